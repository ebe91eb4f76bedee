import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { preserveScroll } from '../lib/preserve-scroll';
import { scrollBehavior } from '../lib/scroll-behavior';

/** What shows that the user does something. */
const acts = ['keydown', 'pointerdown'] as const;

/** Scrolls to an anchor, and again when content loading above has moved it, until the user scrolls. */
const scrollAnchorIntoView = (id: string) =>
  preserveScroll(() => document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior() }));

/** Scroll position of each visited page, by history entry. */
const leftAt = new Map<string, number>();

/** Restores a page's scroll position; again while it grows, as long as it is too short. */
function restoreScroll(top: number): () => void {
  const restore = () => {
    scrollTo({ top, behavior: 'instant' });
    return window.scrollY >= top - 1;
  };
  // before the first paint
  return restore() ? () => undefined : preserveScroll(restore);
}

/** Stores the scroll position of a history entry. */
function storeScroll(key: string): () => void {
  const note = () => void leftAt.set(key, window.scrollY);
  addEventListener('scroll', note, { passive: true });
  return () => removeEventListener('scroll', note);
}

/** Decodes an anchor; an invalid one (#%) must not throw. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** How long the next page has to show its heading before the focus moves there, in milliseconds. */
export const focusMs = 60;

/**
 * Moves the focus to the next page's main heading, unless the user does something before: what they type would go to
 * the heading. A menu that closes may move the focus as well, so the focused element says nothing.
 */
function focusHeadingSoon(): () => void {
  let hasActed = false;
  const note = () => {
    hasActed = true;
  };
  const stop = () => {
    clearTimeout(timer);
    for (const sign of acts) removeEventListener(sign, note, true);
  };
  const timer = setTimeout(() => {
    stop();
    if (hasActed) return;
    const heading = document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector('main');
    heading?.focus({ preventScroll: true });
  }, focusMs);
  for (const sign of acts) addEventListener(sign, note, true);
  return stop;
}

/**
 * Sets scroll position and focus after a navigation. A new page starts at its top, with the focus on its main heading.
 * An anchor (#pricing) is scrolled to instead; a page with `field` in its address focuses that field itself. A page reached by the back button restores its scroll position.
 */
export function NavigationEffects() {
  const { pathname, hash, key, search } = useLocation();
  const isOfField = new URLSearchParams(search).has('field');
  const type = useNavigationType();
  const before = useRef<string | null>(null);

  const entry = useRef(key);
  // before the browser reports the next page's scroll position
  useLayoutEffect(() => {
    entry.current = key;
    return storeScroll(key);
  }, [key]);

  useLayoutEffect(() => {
    const first = before.current === null;
    const changed = before.current !== pathname;
    before.current = pathname;
    if (hash) return scrollAnchorIntoView(anchorOf(hash));
    if (first || !changed || isOfField) return undefined;
    const left = type === NavigationType.Pop ? leftAt.get(entry.current) : undefined;
    const letGo = left === undefined ? undefined : restoreScroll(left);
    if (!letGo) window.scrollTo({ top: 0, behavior: scrollBehavior() });
    const letFocusBe = focusHeadingSoon();
    return () => {
      letFocusBe();
      letGo?.();
    };
  }, [pathname, hash, type, isOfField]);

  return null;
}
