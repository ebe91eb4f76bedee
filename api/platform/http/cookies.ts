import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parse, serialize } from 'cookie';
import type { Response } from 'express';

const names = {
  access: 'postloom_session',
  refresh: 'postloom_refresh',
  device: 'postloom_device',
  firstStep: 'postloom_first_step',
};

/** Returns the session's tokens of a request's cookies. */
export function sessionTokens(request: IncomingMessage): { access?: string; refresh?: string } {
  const cookies = parse(request.headers.cookie ?? '');
  return { access: cookies[names.access], refresh: cookies[names.refresh] };
}

/**
 * Returns the token of an `Authorization: Bearer` header, empty when it names none; null without such a header. It
 * wins over cookies. Other schemes are a proxy's.
 */
export const bearerToken = ({ headers: { authorization } }: Pick<IncomingMessage, 'headers'>): string | null =>
  /^bearer(?:\s+(.*))?$/i
    .exec(authorization ?? '')
    ?.slice(1)
    .map((token: string | undefined) => token ?? '')[0] ?? null;

/** Returns the long-lived id of the browser; it authenticates nobody. */
export const deviceCookie = (request: IncomingMessage): string | null =>
  parse(request.headers.cookie ?? '')[names.device] ?? null;

/** Returns the secret of a sign-in whose second step is pending; on its own it authenticates nobody. */
export const firstStepCookie = (request: IncomingMessage): string | null =>
  parse(request.headers.cookie ?? '')[names.firstStep] || null;

/** Returns a function that sets or clears the first-step cookie. */
export const firstStepWriter = (response: Response, secure: boolean, seconds: number) => (token: string | null) => {
  if (response.headersSent) return;
  response.append(
    'set-cookie',
    serialize(names.firstStep, token ?? '', {
      httpOnly: true,
      sameSite: 'lax',
      secure,
      path: '/',
      maxAge: token ? seconds : 0,
    }),
  );
};

/** Whether a request carries anything that may identify an account. */
export const hasSession = ({ cookie, authorization }: IncomingHttpHeaders): boolean =>
  Boolean(authorization || cookie?.includes(names.access) || cookie?.includes(names.refresh));

export interface CookieLifetimes {
  accessSeconds: number;
  refreshSeconds: number;
  deviceSeconds: number;
}

/**
 * Returns a function that sets or clears the session's cookies: unreadable for scripts, and not sent by other sites'
 * forms.
 */
export function sessionCookieWriter(response: Response, secure: boolean, lifetimes: CookieLifetimes) {
  const write = (name: string, value: string, maxAge: number) =>
    response.append(
      'set-cookie',
      serialize(name, value, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge }),
    );
  return (session: { access: string; refresh?: string; device?: string } | null) => {
    if (response.headersSent) return;
    if (!session) {
      write(names.access, '', 0);
      write(names.refresh, '', 0);
      // Pictures in the browser's cache belong to the account that has just signed out.
      response.setHeader('clear-site-data', '"cache"');
      return;
    }
    write(names.access, session.access, lifetimes.accessSeconds);
    if (session.refresh) write(names.refresh, session.refresh, lifetimes.refreshSeconds);
    if (session.device) write(names.device, session.device, lifetimes.deviceSeconds);
  };
}
