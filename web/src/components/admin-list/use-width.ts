import { useCallback, useState } from 'react';

/** Measures the width of an element in pixels, now and after each change; undefined until it is mounted. */
export function useWidth() {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // the first measurement comes before the first paint, and not while the grid is initialising
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
