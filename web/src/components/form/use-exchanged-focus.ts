import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to the first control of a part when the focused one was removed with its content, such as a button
 * that has opened a form: the browser would move it to the body.
 * @param content names what the part shows now
 * @returns the part's ref
 */
export function useExchangedFocus<Part extends HTMLElement>(content: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element && part.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (!isLost || !part.current) return;
    const first = part.current.querySelector<HTMLElement>('input, textarea, select, button:not(:disabled), a');
    if (!first) part.current.tabIndex = -1;
    (first ?? part.current).focus();
  }, [content]);
  return part;
}
