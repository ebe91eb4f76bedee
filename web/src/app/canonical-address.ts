import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/** Metadata of a route for the server. */
export interface RouteHandle {
  status?: number;
  /** Source file of a page that is usable before the app's code has loaded, relative to the client's folder. */
  source?: string;
  /** Rendered as a layout that is the same for everyone. */
  shell?: boolean;
  /** The address contains a token: not indexed. */
  secret?: boolean;
  /** Search parameters whose presence, but not value, changes the server-rendered page. */
  search?: readonly string[];
}

/** Address under which all unknown addresses are rendered. */
export const notFoundAddress = '/not-found';

function patternOf(routes: readonly (string | undefined)[]): string {
  return (
    routes.reduce<string>((whole, part) => (!part ? whole : part.startsWith('/') ? part : `${whole}/${part}`), '') ||
    '/'
  );
}

/**
 * Returns the canonical address of a page: the one for rendering, caching and search engines. It drops differences in
 * letter case, parameters that no route has declared, and ids of pages that the server does not render individually.
 */
export function canonicalAddress(routes: RouteObject[], url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://postloom.invalid');
  const matches = matchRoutes(routes, pathname) ?? [];
  const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
  const last = matches.at(-1);
  if (!last || handles.at(-1)?.status === 404) return notFoundAddress;
  const pattern = patternOf(matches.map(({ route }) => route.path));
  const isDrawn = pattern.includes(':') && !handles.some((handle) => handle?.shell);
  const given = (handles.at(-1)?.search ?? []).filter((name) => searchParams.get(name));
  return `${isDrawn ? last.pathname : pattern}${given.length > 0 ? `?${given.map((name) => `${name}=given`).join('&')}` : ''}`;
}
