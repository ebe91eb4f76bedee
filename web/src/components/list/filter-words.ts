import { formatAmount, formatDate } from '../../lib/format';
import type { Amounts, Days } from './filter-kinds';

/** Formats as 'Paid, Pending'. */
export const choicesInWords = <Choice extends string>(
  options: readonly { value: Choice; label: string }[],
  chosen: readonly Choice[] | undefined,
): string =>
  options
    .filter(({ value }) => chosen?.includes(value))
    .map(({ label }) => label)
    .join(', ');

/** Formats as '01/11/2026 to 22/11/2026', 'from 01/11/2026' or 'until 22/11/2026'. */
export function daysInWords({ from, to }: Days = {}): string {
  if (from && to) return from === to ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(to)}`;
  if (from) return `from ${dayInWords(from)}`;
  return to ? `until ${dayInWords(to)}` : '';
}
const dayInWords = (day: string) => formatDate(`${day}T00:00:00`);

/**
 * Formats as '$5.00 to $20.00', 'from $5.00' or 'up to $20.00': every currency with a $ (specification, admin area,
 * section 9).
 */
export function amountsInWords({ min, max }: Amounts = {}): string {
  const amountInWords = (amount: string) => formatAmount(amount, 'USD');
  if (min && max) return min === max ? amountInWords(min) : `${amountInWords(min)} to ${amountInWords(max)}`;
  if (min) return `from ${amountInWords(min)}`;
  return max ? `up to ${amountInWords(max)}` : '';
}
