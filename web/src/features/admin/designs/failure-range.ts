import { days } from '../../../components/list/filter-kinds';
import type { DayRange } from '../../../components/list/periods';

/** How many days are shown, today included, by their words in the address. */
export const lengths = { '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' } as const;
export type Length = keyof typeof lengths;

export const isLength = (text: string | null): text is Length => text !== null && Object.hasOwn(lengths, text);

const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Returns the days of a length that ends today: `asked` for the API, `printed` for the address of the list. */
export function rangeOf(
  length: Length,
  now = new Date(),
): { asked: { from?: string; until?: string }; printed: string } {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(length) + 1);
  const range: DayRange = { from: dayOf(first), to: dayOf(now) };
  return { asked: days.asked(range), printed: days.print(range) };
}
