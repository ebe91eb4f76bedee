import { faultsOf } from './described-answers';
import type { TestBrowser } from './test-browser';

export interface RestAnswer {
  status: number;
  headers: Headers;
  /** The answer as an object; empty when it is an array. */
  body: Record<string, unknown>;
  /** The answer as an array; empty when it is an object. */
  list: Record<string, unknown>[];
}

/**
 * Calls a REST path as a browser's session, or with the given headers only.
 * @throws when the OpenAPI document describes another answer
 */
export async function rest(
  browser: TestBrowser,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  const response = await browser.fetch(path, {
    method,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? {} : JSON.parse(text);
  const sent = typeof body === 'string' ? undefined : body;
  const faults = faultsOf({ method, path, body: sent, status: response.status, answer });
  if (faults.length > 0) throw new Error(`${method} ${path} is described otherwise: ${faults.join('; ')}`);
  const isList = Array.isArray(answer);
  return {
    status: response.status,
    headers: response.headers,
    body: isList ? {} : (answer as RestAnswer['body']),
    list: isList ? (answer as RestAnswer['list']) : [],
  };
}
