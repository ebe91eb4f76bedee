import { useEffect, useEffectEvent, useState } from 'react';
import type { MonthPartsFragment as Month } from './months.generated';

/** Whether a month shows that a change was made. */
type IsDone = (month: Month) => boolean;

const ASK_MS = 5_000;

/**
 * Finds out what became of a change whose answer was lost: the month is loaded again until it shows the change.
 * @param reload resolves to the stored month; null when it could not be loaded
 */
export function useLostChange(reload: () => Promise<Month | null>, onFound: () => void) {
  const [lost, setLost] = useState<IsDone | null>(null);
  const look = async (isDone: IsDone): Promise<Month | null> => {
    const month = await reload();
    return month && isDone(month) ? month : null;
  };
  const lookAgain = useEffectEvent(async (isDone: IsDone) => {
    if (!(await look(isDone))) return;
    // another change may have been lost since
    setLost((now: IsDone | null) => (now === isDone ? null : now));
    onFound();
  });
  useEffect(() => {
    if (!lost) return undefined;
    const timer = setInterval(() => void lookAgain(lost), ASK_MS);
    return () => clearInterval(timer);
  }, [lost]);
  return {
    /** Remembers a lost change. @returns the month if it shows the change already */
    lose: async (isDone: IsDone): Promise<Month | null> => {
      const month = await look(isDone);
      setLost(month ? null : () => isDone);
      return month;
    },
    /** Resolves to the month if the lost change turns out to have been made; null without a lost change. */
    find: lost && (() => look(lost)),
    forgetLost: () => setLost(null),
  };
}
