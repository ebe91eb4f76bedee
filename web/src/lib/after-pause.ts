/** A person who types fast makes no longer pause. */
const PAUSE_MS = 120;
/** Who never pauses sees the work done this often all the same; more often, one key in twenty would wait for it. */
const MOST_MS = 4_000;

/**
 * Returns a function that runs work in a pause: what it shows is not worth the time that a typed character would wait for
 * it. Of several works before the pause only the last one runs.
 */
export function afterPause(): (work: () => void) => void {
  let last: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  const run = () => {
    const work = last;
    last = null;
    work?.();
  };
  return (work) => {
    if (last === null) since = performance.now();
    last = work;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(0, Math.min(PAUSE_MS, since + MOST_MS - performance.now())));
  };
}
