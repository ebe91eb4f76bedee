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
