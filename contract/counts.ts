/** Upper bound of counts of waiting work: larger counts need not be exact. */
export const countsEnd = { activity: 1_000, attention: 10_000 } as const;

/** Formats a count as '998', and one that has ended as '999+'. */
export const formatBoundedCount = (count: number, end: number): string =>
  count < end ? count.toLocaleString('en-US') : `${(end - 1).toLocaleString('en-US')}+`;
