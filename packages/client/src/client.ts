import { createClient as createSocket } from 'graphql-ws';
import { hasRequestId, isMutation, textOf } from './documents.js';
import type { PostloomEvent, TypedDocument } from './documents.js';
import { PostloomError, errorOf } from './errors.js';
import type { AnswerError } from './errors.js';
import { followEvents } from './events.js';
import type { FollowOptions } from './events.js';
import { dataOf, send } from './requests.js';
import type { RequestOptions } from './requests.js';

export interface ClientOptions {
  /** Address of the shop, such as `https://shop.example`. */
  url: string;
  /** A personal access token (`plm_...`). */
  token: string;
  /** Replaces the global one. */
  fetch?: typeof globalThis.fetch;
  /** Replaces the global one, which Node has from version 22: the class `WebSocket` of the package `ws`. */
  webSocket?: unknown;
  /** Longest wait that the server may ask for before another try, in seconds; 60 when omitted. */
  longestWait?: number;
}

/** A page of a list, as the API answers it. */
export interface Page<Item> {
  items: readonly Item[];
  pageInfo: { endCursor?: string | null; hasNextPage: boolean };
}

export type Client = ReturnType<typeof createClient>;

type Variables = Readonly<Record<string, unknown>>;

/** Creates a client of a shop for the account of a token. */
export function createClient(options: ClientOptions) {
  const { token, webSocket = globalThis.WebSocket, longestWait = 60 } = options;
  const url = options.url.replace(/\/+$/, '');
  const sending = { url, token, longestWait, fetch: options.fetch ?? globalThis.fetch };

  /**
   * Runs a query or mutation. A mutation is repeated only with a `requestId`, with which the shop does it once.
   * @throws PostloomError
   */
  async function request<Data, Given extends object = Variables>(
    document: string | TypedDocument<Data, Given>,
    variables?: Given,
    requestOptions: RequestOptions = {},
  ): Promise<Data> {
    const query = textOf(document);
    const mayRepeat = !isMutation(query) || hasRequestId(variables);
    const body = JSON.stringify({ query, variables });
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    return (await dataOf(await send(sending, '/graphql', init, { ...requestOptions, mayRepeat }))) as Data;
  }

  /** Yields every item of a list, page by page: the document takes the cursor as the variable `after`. */
  async function* allPages<Data, Given extends object, Item>(
    document: string | TypedDocument<Data, Given>,
    variables: Omit<Given, 'after'>,
    pageOf: (data: Data) => Page<Item> | null | undefined,
    requestOptions: RequestOptions = {},
  ): AsyncGenerator<Item, void, void> {
    for (let after: string | null = null; ;) {
      const page: Page<Item> | null | undefined = pageOf(
        await request(document, { ...variables, after } as unknown as Given, requestOptions),
      );
      yield* page?.items ?? [];
      const next: string | null | undefined = page?.pageInfo.endCursor;
      if (!page?.pageInfo.hasNextPage || !next) return;
      after = next;
    }
  }

  /** Runs a mutation that takes one file: a variable that is a Blob or File. Never repeated. @throws PostloomError */
  async function upload<Data, Given extends object = Variables>(
    document: string | TypedDocument<Data, Given>,
    variables: Given,
    requestOptions: RequestOptions = {},
  ): Promise<Data> {
    const [name, file] = Object.entries(variables).find(([, value]) => value instanceof Blob) ?? [];
    if (!(file instanceof Blob)) throw new PostloomError('BAD_USER_INPUT', 'No variable holds a file.');
    const form = new FormData();
    form.set(
      'operations',
      JSON.stringify({ query: textOf(document), variables: { ...variables, [name ?? '']: null } }),
    );
    form.set('map', JSON.stringify({ 0: [`variables.${name}`] }));
    form.set('0', file);
    const init = { method: 'POST', body: form };
    return (await dataOf(await send(sending, '/graphql', init, { ...requestOptions, mayRepeat: false }))) as Data;
  }

  /** Reads a path of the shop, such as the `pngUrl` of a print. @throws PostloomError for any status but 200 to 299. */
  async function download(path: string, requestOptions: RequestOptions = {}): Promise<Response> {
    const response = await send(sending, path, {}, { ...requestOptions, mayRepeat: true });
    if (!response.ok)
      throw new PostloomError('HTTP', `${path} answered ${response.status}.`, { status: response.status });
    return response;
  }

  /**
   * Yields what a subscription sends. Ends with the server's end, and when the caller breaks its loop.
   * @param retries how often a broken connection is opened again, after which changes may have been missed; 5 when omitted
   * @throws PostloomError
   */
  async function* subscribe<Data, Given extends object = Variables>(
    document: string | TypedDocument<Data, Given>,
    variables?: Given,
    { retries = 5, signal }: RequestOptions = {},
  ): AsyncGenerator<Data, void, void> {
    if (!webSocket)
      throw new PostloomError(
        'NO_WEBSOCKET',
        'This Node.js has no WebSocket: pass the one from the ws package as webSocket.',
      );
    const socket = createSocket({
      url: `${url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: webSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: retries,
      keepAlive: 15_000,
    });
    const stop = () => void socket.terminate();
    signal?.addEventListener('abort', stop, { once: true });
    const answers = socket.iterate<Data>({
      query: textOf(document),
      variables: variables as Record<string, unknown> | undefined,
    });
    try {
      for await (const { data, errors } of answers) {
        if (errors) throw errorOf(errors, { data });
        if (data) yield data;
      }
    } catch (error) {
      if (error instanceof PostloomError) throw error;
      if (Array.isArray(error)) throw errorOf(error as readonly AnswerError[]);
      throw socketError(error);
    } finally {
      signal?.removeEventListener('abort', stop);
      await socket.dispose();
    }
  }

  /** Yields the events of the account as they happen, in order and without gaps, also over lost connections. */
  const events = (follow: FollowOptions = {}): AsyncGenerator<PostloomEvent, void, void> =>
    followEvents({ request, subscribe }, follow);

  return { url, request, allPages, upload, download, subscribe, events };
}

/** Codes of `graphql-transport-ws` for a caller that may not connect. */
const refused = [4401, 4403];

function socketError(error: unknown): PostloomError {
  const { code, reason } = (error ?? {}) as { code?: number; reason?: string };
  if (code !== undefined && refused.includes(code))
    return new PostloomError('UNAUTHENTICATED', reason || 'The token is not valid.', { status: 401 });
  return new PostloomError('NETWORK', 'The connection was lost.', { cause: error });
}
