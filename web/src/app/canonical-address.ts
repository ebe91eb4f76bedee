import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/** What routes say about how the server treats them. */
export interface RouteHandle {
  status?: number;
  /** Source file of a page that is of use before the app's code has come, from the folder of the client. */
  source?: string;
  /** Rendered as a frame that is the same for everyone. */
  shell?: boolean;
  /** Its address holds a token: not indexed. */
  secret?: boolean;
  /** Search parameters whose presence changes what the server draws; their values never do. */
  search?: readonly string[];
}

/** Where every address that is no page is drawn. */
export const notFoundAddress = '/not-found';

function patternOf(routes: readonly (string | undefined)[]): string {
  return (
    routes.reduce<string>((whole, part) => (!part ? whole : part.startsWith('/') ? part : `${whole}/${part}`), '') ||
    '/'
  );
}

/**
 * The one address under which a page is drawn, kept and known to search engines, whatever else stands in the address
 * it was asked for by: other letters' case, parameters that no route has declared, the id of something that the
 * server does not draw.
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
