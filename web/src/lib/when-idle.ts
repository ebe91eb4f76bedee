const latestMs = 2_000;
const withoutIdleMs = 200;

/** Runs the work when the browser has nothing more urgent to do. Returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  // Safari has none
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, withoutIdleMs);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: latestMs });
  return () => cancelIdleCallback(id);
}
