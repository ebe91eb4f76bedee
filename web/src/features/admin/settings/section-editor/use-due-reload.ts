import { useEffect, useEffectEvent } from 'react';

/** Seconds after the moment: a worker publishes at once, or the job of each minute makes up for it. */
const readAfter = [3, 30, 90];
/** The longest time that setTimeout takes. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Reads a section again after the moment for which content is planned, so that the page does not announce what has happened.
 * @param publishAt null when nothing is going to be published
 */
export function useDueReload(publishAt: string | null, reload: () => Promise<unknown>): void {
  // the next reading may succeed
  const read = useEffectEvent(() => void reload().catch(() => undefined));
  useEffect(() => {
    if (publishAt === null) return undefined;
    const wait = Math.max(0, new Date(publishAt).getTime() - Date.now());
    const times = readAfter.map((seconds) => wait + seconds * 1000).filter((ms) => ms <= longestTimerMs);
    const timers = times.map((ms) => setTimeout(() => read(), ms));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [publishAt]);
}
