import { useCallback, useState } from 'react';

/** How wide an element is, in pixels, now and whenever it changes; undefined until it is on the page. */
export function useWidth() {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // the first measure comes before the first paint, and not while the grid is still setting itself up
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
