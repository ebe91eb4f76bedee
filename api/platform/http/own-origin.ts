import type { IncomingMessage } from 'node:http';

/**
 * Whether a request's Origin is this product's own. A browser sends cookies along with the requests of any site,
 * and says truly which site that is.
 * @returns null where none was sent, as by programs
 */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, appUrl: string): boolean | null {
  if (origin === undefined) return null;
  return URL.canParse(origin) && (origin === new URL(appUrl).origin || new URL(origin).host === host);
}
