import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page starts at its top and at its main heading, for eyes and for screen readers alike. An anchor
 * (#pricing) is scrolled to instead.
 */
export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const before = useRef<string | null>(null);

  useEffect(() => {
    const first = before.current === null;
    const changed = before.current !== pathname;
    before.current = pathname;
    if (hash) {
      // the section may still be loading its place
      const timer = setTimeout(() => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: 'smooth' }), first ? 300 : 60);
      return () => clearTimeout(timer);
    }
    if (first || !changed) return undefined;
    window.scrollTo({ top: 0, behavior: 'smooth' });
    const timer = setTimeout(() => (document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector('main'))?.focus({ preventScroll: true }), 60);
    return () => clearTimeout(timer);
  }, [pathname, hash, type]);

  return null;
}
