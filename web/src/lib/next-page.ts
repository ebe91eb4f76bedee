import { paths } from './paths';

const parameter = 'next';

/** Goes along to the sign-in page in the browser's history when a session has ended by itself. */
export const sessionEnded = { sessionEnded: true } as const;

/** Whether a page was come to because a session has ended. */
export const isSessionEnded = ({ state }: { state: unknown }): boolean =>
  (state as Partial<typeof sessionEnded> | null)?.sessionEnded === true;

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Address of a sign-in page that remembers where the visitor wanted to go. */
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

/** The remembered page as a path of this site; the dashboard when none is remembered, or one of another site. */
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

/** Keeps the remembered page while moving between sign-in and registration. */
export const carryNextPage = (href: string, search: string): string => {
  const wanted = new URLSearchParams(search).get(parameter);
  return wanted ? `${href}?${parameter}=${encodeURIComponent(wanted)}` : href;
};
