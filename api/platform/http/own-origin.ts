import type { IncomingMessage } from 'node:http';

/**
 * Whether a request's Origin is this product's own. A browser sends cookies with requests of any site, and reports the
 * true origin.
 * @returns null without an Origin, as from programs
 */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, appUrl: string): boolean | null {
  if (origin === undefined) return null;
  return URL.canParse(origin) && (origin === new URL(appUrl).origin || new URL(origin).host === host);
}
