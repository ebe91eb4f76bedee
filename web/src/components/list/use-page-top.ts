import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { scrollBehavior } from '../../lib/scroll-behavior';

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
    const element = rows.current;
    if (!element) return;
    // the inbox scrolls its rows within a frame on a desktop
    element.scrollTop = 0;
    const isAbove = element.getBoundingClientRect().top < 0;
    if (isAbove) element.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, [page]);
  return rows;
}
