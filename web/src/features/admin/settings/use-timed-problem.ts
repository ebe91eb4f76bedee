import { useEffect, useState } from 'react';

/** Holds a sentence about a failure; it disappears after `shownMs`, if given. */
export function useTimedProblem(shownMs: number | undefined) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (problem === null || shownMs === undefined) return undefined;
    const timer = setTimeout(() => setProblem(null), shownMs);
    return () => clearTimeout(timer);
  }, [problem, shownMs]);
  return [problem, setProblem] as const;
}
