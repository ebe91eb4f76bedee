import { formatAmount, formatDate } from '../../lib/format';
import type { Amounts, Days, Numbers } from './filter-kinds';
import { periodLabels } from './periods';

/** Formats as 'Paid, Pending'. */
export const formatChoices = <Choice extends string>(
  options: readonly { value: Choice; label: string }[],
  chosen: readonly Choice[] | undefined,
): string =>
  options
    .filter(({ value }) => chosen?.includes(value))
    .map(({ label }) => label)
    .join(', ');

/**
 * Formats as '01/11/2026 to 22/11/2026', 'from 01/11/2026', 'until 22/11/2026' or 'Last 7 days'; a time zone follows when
 * it is not the user's own.
 */
export function formatDays(days: Days = {}): string {
  if (typeof days === 'string') return periodLabels[days];
  return `${formatRangeOfDays(days)}${days.zone ? ` (${days.zone.replaceAll('_', ' ')})` : ''}`;
}

function formatRangeOfDays({ from, to }: Exclude<Days, string>): string {
  if (from && to) return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
  if (from) return `from ${formatDay(from)}`;
  return to ? `until ${formatDay(to)}` : '';
}
const formatDay = (day: string) => formatDate(`${day}T00:00:00`);

/**
 * Formats as '$5.00 to $20.00', 'from $5.00' or 'up to $20.00': every currency with a $ (specification, admin area,
 * section 9).
 */
export const formatAmounts = ({ min, max }: Amounts = {}): string =>
  formatRange(min, max, (amount) => formatAmount(amount, 'USD'));

/** Formats as '10 to 1,200', 'from 10' or 'up to 1,200'. */
export const formatNumbers = ({ min, max }: Numbers = {}): string =>
  formatRange(min, max, (number) => number.toLocaleString('en-US'));

function formatRange<End>(min: End | undefined, max: End | undefined, inWords: (end: End) => string): string {
  if (min !== undefined && max !== undefined) return min === max ? inWords(min) : `${inWords(min)} to ${inWords(max)}`;
  if (min !== undefined) return `from ${inWords(min)}`;
  return max === undefined ? '' : `up to ${inWords(max)}`;
}
