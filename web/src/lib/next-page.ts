import { paths } from './paths';

const parameter = 'next';

/** History state of the sign-in page after a session has expired. */
export const sessionEnded = { sessionEnded: true } as const;

/** Returns whether a page was reached because a session has expired. */
export const isSessionEnded = ({ state }: { state: unknown }): boolean =>
  (state as Partial<typeof sessionEnded> | null)?.sessionEnded === true;

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Returns the address of a sign-in page that remembers the requested page. */
export const withNextPage = (signInPage: string, wanted: Place): string => {
  const target = `${wanted.pathname}${wanted.search}${wanted.hash}`;
  return target === paths.user.dashboard.getHref()
    ? signInPage
    : `${signInPage}?${parameter}=${encodeURIComponent(target)}`;
};

function parse(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Returns the remembered page as a path of this site; the dashboard when there is none, or one of another site. */
export function nextPage(search: string): string {
  const wanted = new URLSearchParams(search).get(parameter);
  const fallback = paths.user.dashboard.getHref();
  if (!wanted || !wanted.startsWith('/')) return fallback;
  const own = 'https://postloom.invalid';
  const parsed = parse(wanted, own);
  if (!parsed || parsed.origin !== own || parsed.pathname.startsWith('//')) return fallback;
  const signInPages: string[] = [paths.login.path, paths.register.path];
  return signInPages.includes(parsed.pathname) ? fallback : `${parsed.pathname}${parsed.search}${parsed.hash}`;
}

/** Carries the remembered page between sign-in and registration. */
export const carryNextPage = (href: string, search: string): string => {
  const wanted = new URLSearchParams(search).get(parameter);
  return wanted ? `${href}?${parameter}=${encodeURIComponent(wanted)}` : href;
};
