import { useEffect, useReducer } from 'react';

/** Renders again when a new day begins, while something shown is relative to today. */
export function useNewDay(isRelative: boolean): void {
  const [day, begin] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isRelative) return undefined;
    const midnight = new Date();
    midnight.setHours(24, 0, 0, 0);
    const timer = setTimeout(begin, midnight.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [isRelative, day]);
}
