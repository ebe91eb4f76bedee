import { useState } from 'react';

/** Runs work for a key, unless work for the same key is still running. @returns null when it was ignored */
export type SingleFlight = <Result>(key: string, work: () => Promise<Result>) => Promise<Result | null>;

/**
 * Lets a change of a row run once at a time: a double click or a repeated key press sends it once. Without it the second
 * request names the version before the first one, and is refused as if another person had changed the row.
 */
export function useSingleFlight(): SingleFlight {
  const [running] = useState(() => new Set<string>());
  return async (key, work) => {
    if (running.has(key)) return null;
    running.add(key);
    try {
      return await work();
    } finally {
      running.delete(key);
    }
  };
}
