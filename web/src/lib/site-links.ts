import { matchPath } from 'react-router-dom';
import { paths } from './paths';

/** Anchors of the home page (specification, public site, 'Home page'). */
const homeAnchors = ['about', 'pricing', 'testimonial'];

const patterns = (part: object): string[] =>
  Object.values(part).flatMap((value: object) => ('path' in value ? [String(value.path)] : patterns(value)));

const pages = patterns(paths).filter((path) => !path.startsWith('/admin'));

/**
 * Returns whether a link of this site leads to no page or place that exists. Links to other sites and '#', which leads
 * nowhere on purpose, do not; nor does an address with an id, which only the server knows.
 */
export function leadsNowhere(link: string): boolean {
  if (link === '#' || !/^(\/(?!\/)|#)/.test(link)) return false;
  const { pathname, hash } = new URL(link.startsWith('#') ? `/${link}` : link, 'http://site.invalid');
  if (!pages.some((pattern) => matchPath(pattern, pathname))) return true;
  return pathname === '/' && hash.length > 1 && !homeAnchors.includes(hash.slice(1));
}
