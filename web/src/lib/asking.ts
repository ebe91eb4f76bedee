import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

export interface Asked<Question, Answer> {
  question: Question;
  answer: (answer: Answer) => void;
  /** While the dialog does what was confirmed, it stays open when the page below it changes. */
  setBusy: (isBusy: boolean) => void;
}

/**
 * Lets code ask the user something as one awaited call, answered by a dialog that is mounted once. A new question ends
 * the one before with `declined`.
 */
export function createAsking<Question, Answer>(declined: Answer) {
  let asked: Asked<Question, Answer> | null = null;
  let busy = false;
  const listeners = new Set<() => void>();
  const show = (next: typeof asked) => {
    asked = next;
    busy = false;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    ask: (question: Question): Promise<Answer> =>
      new Promise((resolve) => {
        asked?.answer(declined);
        const mine: Asked<Question, Answer> = {
          question,
          setBusy: (isBusy) => {
            if (asked === mine) busy = isBusy;
          },
          answer: (given) => {
            // the work of an earlier question may end while a later one is open
            if (asked === mine) show(null);
            resolve(given);
          },
        };
        show(mine);
      }),
    /**
     * Returns the open question; null when there is none. A question ends with the dialog that shows it, and with the page
     * it was asked on, which the browser's back button can change below it.
     */
    useAsked: () => {
      const { pathname } = useLocation();
      useEffect(() => () => asked?.answer(declined), []);
      useEffect(
        () => () => {
          if (!busy) asked?.answer(declined);
        },
        [pathname],
      );
      return useSyncExternalStore(
        subscribe,
        () => asked,
        () => null,
      );
    },
  };
}
