/** Upper bound of counts of waiting work: larger counts need not be exact. */
export const countsEnd = { activity: 1_000, attention: 10_000 } as const;

/** Formats a count as '998', and one that has ended as '999+'. */
export const formatBoundedCount = (count: number, end: number): string =>
  count < end ? count.toLocaleString('en-US') : `${(end - 1).toLocaleString('en-US')}+`;

/**
 * A list's total is exact below this number; from here on it may be some seconds old, and differ slightly between
 * servers.
 */
export const exactBelow = 20_000;

/** Formats as '1,234', or 'about 1,234,000' for an inexact total. */
export function formatTotal(total: number): string {
  if (total < exactBelow) return total.toLocaleString('en-US');
  return `about ${(Math.floor(total / 1_000) * 1_000).toLocaleString('en-US')}`;
}
