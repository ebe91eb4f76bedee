import { PostloomError, errorOf } from './errors.js';
import type { AnswerError } from './errors.js';

export interface RequestOptions {
  signal?: AbortSignal;
  /** How often a refused or failed request is sent again; 3 when omitted. */
  retries?: number;
}

export interface Sending {
  url: string;
  token: string;
  fetch: typeof globalThis.fetch;
  /** Longest wait for another try in seconds: a longer one is left to the caller. */
  longestWait: number;
}

/** The server has not run these requests, or asks to send them again. */
const toRepeat = [429, 503];
const usualRetries = 3;

/** Returns the seconds that an answer asks to wait: by `Retry-After` in seconds or as a date, else 1, 2, 4. */
export function waitOf(retryAfter: string | null, attempt: number): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  if (retryAfter?.trim() && Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(retryAfter ?? '');
  return Number.isNaN(date) ? 2 ** attempt : Math.max(0, (date - Date.now()) / 1_000);
}

/** Waits; rejects as soon as the signal aborts. */
export const pause = (seconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, seconds * 1_000);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });

/**
 * Sends a request with the token, again after 429 and 503 as `Retry-After` says, and after a failure of the network.
 * @param path within the shop; the token is sent nowhere else
 * @param mayRepeat whether doing it twice does no harm
 * @throws PostloomError NETWORK when no answer came
 */
export async function send(
  { url, token, fetch, longestWait }: Sending,
  path: string,
  init: RequestInit,
  { signal, retries = usualRetries, mayRepeat }: RequestOptions & { mayRepeat: boolean },
): Promise<Response> {
  const target = new URL(path, `${url}/`);
  if (target.origin !== new URL(url).origin)
    throw new PostloomError('BAD_USER_INPUT', `${path} does not belong to this shop.`);
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  for (let attempt = 0; ; attempt += 1) {
    const isLast = !mayRepeat || attempt >= retries;
    try {
      const response = await fetch(target, { ...init, headers, ...(signal && { signal }) });
      const wait = waitOf(response.headers.get('retry-after'), attempt);
      if (!toRepeat.includes(response.status) || isLast || wait > longestWait) return response;
      await response.body?.cancel();
      await pause(wait, signal);
    } catch (error) {
      if (signal?.aborted || error instanceof PostloomError) throw error;
      if (isLast) throw new PostloomError('NETWORK', `${target.origin} did not answer.`, { cause: error });
      await pause(2 ** attempt / 4, signal);
    }
  }
}

interface Answer {
  data?: unknown;
  errors?: readonly AnswerError[];
  message?: string;
  code?: string;
}

/** Returns the data of a GraphQL answer. @throws PostloomError for errors, and for anything else than JSON. */
export async function dataOf(response: Response): Promise<unknown> {
  const { status } = response;
  const text = await response.text();
  let answer: Answer | null = null;
  try {
    answer = JSON.parse(text) as Answer | null;
  } catch {
    // a proxy has answered
  }
  if (answer?.errors?.length) throw errorOf(answer.errors, { status, data: answer.data });
  if (response.ok && answer && 'data' in answer) return answer.data;
  throw new PostloomError(answer?.code ?? 'HTTP', answer?.message ?? `The server answered ${status}.`, { status });
}
