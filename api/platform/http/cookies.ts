import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parse, serialize } from 'cookie';
import type { Response } from 'express';

/** The Privacy Policy says what each is for: `privacyDefault`. */
const names = {
  access: 'postloom_session',
  refresh: 'postloom_refresh',
  device: 'postloom_device',
  firstStep: 'postloom_first_step',
  social: 'postloom_social',
  position: 'postloom_position',
};

type CookieName = keyof typeof names;

/**
 * Returns the name of a cookie. Over https it has a prefix with which browsers take a cookie from this host alone; over
 * http they refuse the prefix.
 */
const nameOf = (cookie: CookieName, secure: boolean): string => `${secure ? '__Host-' : ''}${names[cookie]}`;

/** Returns a cookie of a request. */
const readCookie = ({ headers }: Pick<IncomingMessage, 'headers'>, cookie: CookieName, secure: boolean) =>
  parse(headers.cookie ?? '')[nameOf(cookie, secure)];

/** Refresh tokens of 0.1.0, whose cookies have no prefix over https either. No later release issues them. */
const earlierRefresh = /^[\w-]{43}$/;

/**
 * Returns the refresh token of a session that 0.1.0 has begun. Another host of the domain can set this cookie as well,
 * so tokens of later releases do not count in it: its owner can't put a session of their own into another's browser.
 */
function readEarlierRefresh({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const token = parse(headers.cookie ?? '')[names.refresh];
  return token !== undefined && earlierRefresh.test(token) ? token : undefined;
}

/**
 * What the product's cookies share: no script reads them, and forms of other sites do not send them. Lax and not Strict,
 * because a sign-in provider sends the browser back from another site.
 */
const attributes = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

function writeCookie(
  response: Response,
  cookie: CookieName,
  given: { value: string; secure: boolean; maxAge: number },
) {
  const { value, secure, maxAge } = given;
  response.append('set-cookie', serialize(nameOf(cookie, secure), value, { ...attributes, secure, maxAge }));
  if (secure && names[cookie] in parse(response.req.headers.cookie ?? ''))
    response.append('set-cookie', serialize(names[cookie], '', { ...attributes, secure, maxAge: 0 }));
}

/** Returns the session's tokens of a request's cookies. */
export const sessionTokens = (request: IncomingMessage, secure: boolean): { access?: string; refresh?: string } => ({
  access: readCookie(request, 'access', secure),
  refresh: readCookie(request, 'refresh', secure) ?? (secure ? readEarlierRefresh(request) : undefined),
});

/**
 * Returns the token of an `Authorization: Bearer` header, empty when it names none; null without such a header. It
 * wins over cookies. Other schemes are a proxy's.
 */
export function bearerToken({ headers: { authorization } }: Pick<IncomingMessage, 'headers'>): string | null {
  const [scheme = ''] = (authorization ?? '').split(/\s/, 1);
  return scheme.toLowerCase() === 'bearer' ? (authorization ?? '').slice(scheme.length).trim() : null;
}

/** Returns the long-lived id of the browser; it authenticates no account. */
export const deviceCookie = (request: IncomingMessage, secure: boolean): string | null =>
  readCookie(request, 'device', secure) ?? null;

/** Returns the secret of a sign-in whose second step is pending; on its own it authenticates no account. */
export const firstStepCookie = (request: IncomingMessage, secure: boolean): string | null =>
  readCookie(request, 'firstStep', secure) || null;

/** Returns a function that sets or clears the first-step cookie. */
export const firstStepWriter = (response: Response, secure: boolean, seconds: number) => (token: string | null) => {
  if (response.headersSent) return;
  writeCookie(response, 'firstStep', { value: token ?? '', secure, maxAge: token ? seconds : 0 });
};

/** Returns the position of the browser's last change in the database's log; null without a recent one. */
export const positionCookie = (request: IncomingMessage, secure: boolean): string | null =>
  readCookie(request, 'position', secure) ?? null;

/**
 * Returns a function that sets the position. It is not signed: a browser that forges it reads its own changes later, or
 * from the primary.
 */
export const positionWriter = (response: Response, secure: boolean, seconds: number) => (position: string) => {
  if (!response.headersSent) writeCookie(response, 'position', { value: position, secure, maxAge: seconds });
};

/** Returns the signed attempt of a sign-in at an external provider. */
export const socialCookie = (request: IncomingMessage, secure: boolean): string | undefined =>
  readCookie(request, 'social', secure);

/** Sets (or with null clears) the cookie of an attempt to sign in at an external provider. */
export const writeSocialCookie = (response: Response, secure: boolean, attempt: string | null, seconds: number): void =>
  writeCookie(response, 'social', { value: attempt ?? '', secure, maxAge: attempt ? seconds : 0 });

/** Whether a request carries anything that may identify an account. */
export const hasSession = ({ cookie, authorization }: IncomingHttpHeaders): boolean =>
  Boolean(authorization || cookie?.includes(names.access) || cookie?.includes(names.refresh));

/**
 * Whether a request carries no cookie and no authorization of any kind, so that its answer may be stored for everyone: a
 * proxy's own authorization protects a shop that is not public.
 */
export const isAnonymous = ({
  cookie,
  authorization,
}: Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>): boolean =>
  cookie === undefined && authorization === undefined;

export interface CookieLifetimes {
  accessSeconds: number;
  refreshSeconds: number;
  deviceSeconds: number;
}

/** Returns a function that sets or clears the session's cookies. */
export function sessionCookieWriter(response: Response, secure: boolean, lifetimes: CookieLifetimes) {
  const write = (cookie: CookieName, value: string, maxAge: number) =>
    writeCookie(response, cookie, { value, secure, maxAge });
  return (session: { access: string; refresh?: string; device?: string } | null) => {
    if (response.headersSent) return;
    if (!session) {
      write('access', '', 0);
      write('refresh', '', 0);
      // Pictures in the browser's cache belong to the account that has just signed out.
      response.setHeader('clear-site-data', '"cache"');
      return;
    }
    write('access', session.access, lifetimes.accessSeconds);
    if (session.refresh) write('refresh', session.refresh, lifetimes.refreshSeconds);
    if (session.device) write('device', session.device, lifetimes.deviceSeconds);
  };
}
