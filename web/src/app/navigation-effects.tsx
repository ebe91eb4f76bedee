import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const scrolling = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** How long sections above an anchor may still find their height. */
const settleMs = 2500;
const ownWill = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Shows an anchor, and again when what loads above it has moved it, until the reader moves on by themselves. */
function followAnchor(id: string): () => void {
  const page = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView({ behavior: scrolling() }));
  const stop = () => {
    page.disconnect();
    clearTimeout(timer);
    for (const sign of ownWill) removeEventListener(sign, stop);
  };
  const timer = setTimeout(stop, settleMs);
  for (const sign of ownWill) addEventListener(sign, stop, { passive: true });
  // answers at once, and after each change of the page's height
  page.observe(document.body);
  return stop;
}

/** How far each visited page was scrolled, by its entry in the history. */
const leftAt = new Map<string, number>();

/** Shows a page where it was left; again while it grows, as long as it is too short for that. */
function followPlace(top: number): () => void {
  const settle = () => {
    scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) stop();
  };
  const page = new ResizeObserver(settle);
  const stop = () => {
    page.disconnect();
    clearTimeout(timer);
    for (const sign of ownWill) removeEventListener(sign, stop);
  };
  const timer = setTimeout(stop, settleMs);
  for (const sign of ownWill) addEventListener(sign, stop, { passive: true });
  page.observe(document.body);
  settle();
  return stop;
}

/** Remembers how far the page of an entry is scrolled. */
function rememberPlace(key: string): () => void {
  const note = () => void leftAt.set(key, window.scrollY);
  addEventListener('scroll', note, { passive: true });
  return () => removeEventListener('scroll', note);
}

/** An anchor that somebody mistyped (#%) is no reason to fail. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * A new page starts at its top and at its main heading, for eyes and for screen readers alike. An anchor
 * (#pricing) is scrolled to instead, and a page that one comes back to stands where it was left.
 */
export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const before = useRef<string | null>(null);

  const entry = useRef(key);
  // before the browser tells how the next page is scrolled
  useLayoutEffect(() => {
    entry.current = key;
    return rememberPlace(key);
  }, [key]);

  useLayoutEffect(() => {
    const first = before.current === null;
    const changed = before.current !== pathname;
    before.current = pathname;
    if (hash) return followAnchor(anchorOf(hash));
    if (first || !changed) return undefined;
    const left = type === NavigationType.Pop ? leftAt.get(entry.current) : undefined;
    const letGo = left === undefined ? undefined : followPlace(left);
    if (!letGo) window.scrollTo({ top: 0, behavior: scrolling() });
    const timer = setTimeout(
      () =>
        (document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector('main'))?.focus({
          preventScroll: true,
        }),
      60,
    );
    return () => {
      clearTimeout(timer);
      letGo?.();
    };
  }, [pathname, hash, type]);

  return null;
}
