import type { IncomingMessage } from 'node:http';
import { bearerToken, hasSession } from './cookies';

/**
 * Whether a request's Origin is this product's own, by scheme as well: what reached a page over http was anybody's. A
 * browser sends cookies with requests of any site, and reports the true origin.
 * @returns null without an Origin, as from programs
 */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, appUrl: string): boolean | null {
  if (origin === undefined) return null;
  const { origin: own, protocol } = new URL(appUrl);
  return origin === own || origin === `${protocol}//${host}`;
}

/**
 * Whether a page of another site may have sent a request with this browser's cookies. Only a session's cookie makes a
 * request one of a browser: a program without one can't act with another user's rights, and neither has a Bearer token,
 * which no browser sends on its own.
 */
export function isFromOtherSite(request: IncomingMessage, appUrl: string): boolean {
  if (bearerToken(request) !== null) return false;
  const own = isOwnOrigin(request, appUrl);
  if (own !== null) return !own;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // a form of another site cannot set a header of its own
  return hasSession(request.headers) && request.headers['x-requested-with'] === undefined;
}
