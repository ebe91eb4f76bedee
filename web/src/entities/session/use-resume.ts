import { useEffect, useState } from 'react';

const afterFailureMs = 20_000;
const afterAnotherEndMs = 5_000;

interface Followed {
  error?: unknown;
  restart: () => void;
  /** How often it has ended, as counted by `useEnds`. */
  ends: number;
}

/** Counts how often a subscription has ended by itself. */
export function useEnds(): [ends: number, onComplete: () => void] {
  const [ends, setEnds] = useState(0);
  return [ends, () => setEnds((before) => before + 1)];
}

/**
 * Keeps a subscription going for as long as its place is on the screen. One that has ended or failed is begun again
 * after `ask`, which renews the session, or finds that it is over and so takes the place away.
 */
export function useResume({ error, restart, ends }: Followed, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (!error && ends === 0) return undefined;
    let gone = false;
    const again = () => {
      if (!gone) restart();
    };
    const timer = setTimeout(
      () => void ask().then(again, again),
      error ? afterFailureMs : ends > 1 ? afterAnotherEndMs : 0,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [error, ends, restart, ask]);
}
