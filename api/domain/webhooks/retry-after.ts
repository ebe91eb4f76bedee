/** The longest pause that a receiver can ask for, in milliseconds. */
const longestMs = 24 * 60 * 60 * 1000;

/**
 * Returns how long a receiver asks to wait by its header Retry-After (RFC 9110, section 10.2.3), in milliseconds: 0
 * without a valid one, at most 24 hours.
 * @param value a number of seconds, or an HTTP date
 */
export function retryAfterMs(value: string | null, now: number): number {
  const text = value?.trim() ?? '';
  const askedMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(askedMs) ? 0 : Math.min(Math.max(askedMs, 0), longestMs);
}
