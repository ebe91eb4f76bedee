import { useEffect, useState } from 'react';

/** Returns true while a condition holds and has held for a time in milliseconds. */
export function useLasting(holds: boolean, ms: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => setIsLong(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [holds, ms]);
  return holds && isLong;
}
