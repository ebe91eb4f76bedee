import { useEffect, useState } from 'react';

const afterFailureMs = 20_000;
const afterAnotherEndMs = 5_000;

interface Resumable {
  error?: unknown;
  restart: () => void;
  /** Number of times it has completed, as counted by `useEnds`. */
  ends: number;
}

/** Counts how often the server has completed a subscription. */
export function useEnds(): [ends: number, onComplete: () => void] {
  const [ends, setEnds] = useState(0);
  return [ends, () => setEnds((before) => before + 1)];
}

/**
 * Keeps a subscription alive while its component is mounted. One that has completed or failed is restarted after `ask`,
 * which renews the session, or finds that it is over and so unmounts the component.
 */
export function useResume({ error, restart, ends }: Resumable, ask: () => Promise<unknown>): void {
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
