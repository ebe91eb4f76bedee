import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

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
    if (hash) return followAnchor(anchorOf(hash));
    if (first || !changed) return undefined;
    window.scrollTo({ top: 0, behavior: scrolling() });
    const timer = setTimeout(
      () =>
        (document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector('main'))?.focus({
          preventScroll: true,
        }),
      60,
    );
    return () => clearTimeout(timer);
  }, [pathname, hash, type]);

  return null;
}
