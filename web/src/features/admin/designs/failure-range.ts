import { dayIn, plusDays, startOfDay } from '../../../../../contract/time-zone';
import { days } from '../../../components/list/filter-kinds';

/** How many days are shown, today included, by their words in the address. */
export const lengths = { '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' } as const;
export type Length = keyof typeof lengths;

export const isLength = (text: string | null): text is Length => text !== null && Object.hasOwn(lengths, text);

/**
 * Returns the days of a length that ends today, in the shop's time zone: `asked` for the API, `printed` for the address
 * of the list.
 */
export function rangeOf(
  length: Length,
  zone: string,
  now = new Date(),
): { asked: { from: string; until: string }; printed: string } {
  const to = dayIn(zone, now);
  const from = plusDays(to, 1 - Number(length));
  return {
    asked: { from: startOfDay(zone, from).toISOString(), until: startOfDay(zone, plusDays(to, 1)).toISOString() },
    printed: days.print({ from, to, zone }),
  };
}
