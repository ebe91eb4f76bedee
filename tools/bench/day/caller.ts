import { setTimeout as sleep } from 'node:timers/promises';
import { print } from 'graphql';
import { clientOperations } from '../../../api/test/client-operations';
import { TestBrowser } from '../../../api/test/test-browser';
import { imageUpload } from '../../../contract/uploads';
import type { Answers } from './answers';
import type { Facts } from './facts';

/** A marker that is in all private data of an account, and in no other's. */
const markers = /mk[0-9a-f]{12}/g;
const patienceMs = 180_000;
const answerMs = 65_000;
const longestPauseMs = 15_000;

/** A player stops trying: what a person does after three minutes of failures. */
export class GaveUp extends Error {}

export interface Received {
  status: number;
  text: string;
}

export interface UserError {
  code: string;
  message: string;
}

const texts = new Map<string, string>();
/** Returns the text of one of the client's own operations. */
export function textOf(name: string): string {
  const document = clientOperations[name];
  if (!document) throw new Error(`The client has no operation ${name}`);
  const text = texts.get(name) ?? print(document);
  texts.set(name, text);
  return text;
}

interface CallerOptions {
  url: string;
  /** Network address, as a proxy reports it. */
  address: string;
  /** The player's own marker; null for Admins, who see all. */
  marker: string | null;
  answers: Answers;
  facts: Facts;
}

/** A client that retries as ours does, times each answer and looks for the data of others in it. */
export class Caller {
  readonly browser: TestBrowser;
  /** A personal access token that is sent in place of cookies. */
  token: string | undefined;

  constructor(private readonly options: CallerOptions) {
    this.browser = new TestBrowser(options.url, { 'x-forwarded-for': options.address });
  }

  /**
   * Sends one of the client's operations, or another one, until it is answered. Each can be repeated: it reads, or has
   * a request id, or is repeatable by contract.
   * @throws GaveUp after three minutes of failures, Error for a refusal of the operation as a whole
   */
  async ask<Data = Record<string, never>>(
    name: string,
    variables: Record<string, unknown> = {},
    query = textOf(name),
  ): Promise<Data> {
    const body = JSON.stringify({ operationName: name, query, variables });
    const headers = { 'content-type': 'application/json', ...this.bearer() };
    const { text } = await this.send(name, '/graphql', { method: 'POST', headers, body });
    const answer = JSON.parse(text) as { data?: Data; errors?: { message: string; extensions: { code: string } }[] };
    const [error] = answer.errors ?? [];
    if (error || !answer.data) throw new Error(`${name}: ${error?.extensions.code} ${error?.message}`);
    return answer.data;
  }

  /** Reads a path until it is answered. @param withinMs how long one answer may take */
  read(kind: string, path: string, withinMs = answerMs): Promise<Received> {
    return this.send(kind, path, { headers: this.bearer() }, withinMs);
  }

  /** Sends a form until it is answered. @throws Error for a refusal */
  async post(kind: string, path: string, body: FormData | URLSearchParams): Promise<Received> {
    const headers = { ...this.bearer(), [imageUpload.ownHeader]: 'XMLHttpRequest' };
    const received = await this.send(kind, path, { method: 'POST', headers, body });
    if (received.status !== 200) throw new Error(`${kind}: ${received.status} ${received.text.slice(0, 100)}`);
    return received;
  }

  /** Headers with which a live connection is opened: the session's cookies, and the address that a proxy reports. */
  liveHeaders(): Record<string, string> {
    const cookie = [...this.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { cookie, 'x-forwarded-for': this.options.address };
  }

  private bearer(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }

  private async send(kind: string, path: string, init: RequestInit, withinMs = answerMs): Promise<Received> {
    const end = Date.now() + patienceMs;
    for (let tries = 0; Date.now() < end; tries += 1) {
      const { received, retryAfter } = await this.once(kind, path, { ...init, signal: AbortSignal.timeout(withinMs) });
      if (received) return received;
      await sleep(Math.min(longestPauseMs, retryAfter ? retryAfter * 1_000 : 300 * 2 ** Math.min(tries, 5)));
    }
    throw new GaveUp(`${kind} was not answered`);
  }

  /** Sends a request once. @returns nothing where it has to be sent again, and after how many seconds */
  private async once(
    kind: string,
    path: string,
    init: RequestInit,
  ): Promise<{ received?: Received; retryAfter?: number }> {
    const at = Date.now();
    const begun = performance.now();
    const record = (status: number, bytes = 0, code?: string) =>
      this.options.answers.all.push({ kind, at, ms: performance.now() - begun, bytes, status, code });
    try {
      const answer = await this.browser.fetch(path, init);
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      const code = answer.status === 200 && path !== '/graphql' ? undefined : errorCodeIn(text);
      record(answer.status, Number(answer.headers.get('content-length') ?? text.length), code);
      this.look(kind, text);
      if ([429, 502, 503, 504].includes(answer.status) || code === 'SERVICE_UNAVAILABLE')
        return { retryAfter: Number(answer.headers.get('retry-after') ?? 0) };
      return { received: { status: answer.status, text: Buffer.from(text, 'latin1').toString() } };
    } catch {
      record(0);
      return {};
    }
  }

  /** Looks for the data of others in what came. */
  look(kind: string, text: string): void {
    const { marker, facts } = this.options;
    if (marker === null) return;
    for (const [found] of text.matchAll(markers))
      if (found !== marker) facts.leaks.push(`${kind}: ${marker} saw ${found}`);
  }
}

/** Code of the first error of a GraphQL answer or refusal. */
const errorCodeIn = (text: string): string | undefined =>
  text.startsWith('{"errors"') || text.startsWith('{"success":false') || text.startsWith('{"message"')
    ? /"code":"([A-Z_]+)"/.exec(text)?.[1]
    : undefined;
