import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { inputFault } from '../platform/http/input-faults';
import { isFromOtherSite } from '../platform/http/own-origin';
import { Body } from './body';
import { RestFailure, invalid } from './failure';
import type { RestRow } from './row';

const deepestBody = 20;
const dangerous = new Set(['__proto__', 'constructor']);
const isBearer = (request: Request) => /^bearer /i.test(request.get('authorization') ?? '');

/** Refuses changes that a page of another site could make with the browser's cookies. @throws RestFailure 403 */
export function refuseOtherSites(request: Request, appUrl: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (isFromOtherSite(request, appUrl))
    throw new RestFailure(
      403,
      'FORBIDDEN',
      "Changes are taken from this site's own pages, with the header X-Requested-With, or with a Bearer token.",
    );
}

/** Lets pages of the configured origins call with a token; cookies of other sites are never allowed. */
export function allowOrigins(request: Request, response: Response, origins: readonly string[]): void {
  if (origins.length === 0) return;
  response.vary('Origin');
  const origin = request.get('origin');
  if (!origin || !origins.includes(origin)) return;
  response.set({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
    'access-control-expose-headers': 'Retry-After, Deprecation, Sunset, Link, X-Postloom-Version, X-Request-Id',
  });
}

/** Why a parsed body can't be used; null when it can. The walk is iterative, as a deep body would exhaust the stack. */
function bodyFault(given: unknown): string | null {
  let level: unknown[] = [given];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestBody) return 'The body is nested too deeply.';
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      for (const [name, part] of Object.entries(value)) {
        if (dangerous.has(name)) return `A field cannot be named ${name}.`;
        next.push(part);
      }
    }
    level = next;
  }
  return inputFault(given);
}

/**
 * Returns JSON with addresses of this site as paths, as its fields store them. Texts that only name one stay, and so does
 * what would be a path that begins with two slashes: browsers read that as the address of another site.
 */
export const withOwnPaths = (json: string, appUrl: string): unknown =>
  JSON.parse(json, (_name, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith(`${appUrl}/`)) return value;
    const path = value.slice(appUrl.length);
    return /^\/[/\\]|\s/.test(path) ? value : path;
  });

/** Returns the body of a row that reads one. @throws RestFailure 400, 415 */
export function bodyOf(request: Request, row: RestRow, appUrl: string): Body {
  const text = request.body as unknown;
  const isEmpty = typeof text !== 'string' || text.trim() === '';
  if (row.method === 'GET' || row.method === 'DELETE' || (row.bodiless && isEmpty)) return new Body({});
  if (!request.is('application/json'))
    throw new RestFailure(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.');
  let given: unknown;
  try {
    given = row.ownPaths ? withOwnPaths(isEmpty ? '' : text, appUrl) : JSON.parse(isEmpty ? '' : text);
  } catch {
    throw new RestFailure(400, 'INVALID_INPUT', 'The body is not JSON.');
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new RestFailure(400, 'INVALID_INPUT', 'The body must be a JSON object.');
  const fault = bodyFault(given);
  if (fault) throw new RestFailure(400, 'INVALID_INPUT', fault);
  return new Body(given as Record<string, unknown>);
}

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const others = { uuid: null, order: /^[A-Z0-9]{8}$/i, item: /^(?![0-9a-f]{24}$)[A-Z0-9]{1,32}$/i } as const;

/** @throws RestFailure 400 for an id of another kind */
export function idOf(request: Request, row: RestRow): string {
  const id = String(request.params['id'] ?? '');
  if (uuid.test(id)) return id.toLowerCase();
  if (!row.path.includes('{id}') || others[row.id ?? 'uuid']?.test(id)) return id;
  throw invalid('id', 'The id is malformed.');
}

/** Returns the key under which a repeated call counts once. @throws RestFailure 400 */
export function requestIdOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7E]{8,64}$/.test(key))
    throw invalid('Idempotency-Key', 'Idempotency-Key must have 8 to 64 characters, without blanks.');
  // the contract takes letters, digits, - and _
  return /^[\w-]+$/.test(key) ? key : createHash('sha256').update(key).digest('base64url');
}

/** @throws RestFailure 401, 403: before the id and the body are read */
export function refuseCaller(request: Request, row: RestRow, isSignedIn: boolean, isAdmin: boolean): void {
  if (!isSignedIn && (row.access !== 'public' || isBearer(request)))
    throw new RestFailure(401, 'UNAUTHENTICATED', 'Please sign in.');
  if (row.access === 'admin' && !isAdmin) throw new RestFailure(403, 'FORBIDDEN', 'You have no access to this.');
}
