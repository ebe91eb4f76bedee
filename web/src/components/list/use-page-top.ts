import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Brings the beginning of a list into sight when another of its pages is shown: the buttons that turn the pages are below
 * the rows, and a reader would begin at the last one.
 * @returns the ref of the element that holds the rows
 */
export function usePageTop<Rows extends HTMLElement>(page: number): RefObject<Rows | null> {
  const rows = useRef<Rows>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // the inbox scrolls its rows within a frame on a desktop
    if (rows.current) rows.current.scrollTop = 0;
    const isAbove = (rows.current?.getBoundingClientRect().top ?? 0) < 0;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isAbove) rows.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  }, [page]);
  return rows;
}
