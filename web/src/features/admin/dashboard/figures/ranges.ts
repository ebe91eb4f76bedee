import { daysBetween, isDay, plusDays } from '../../../../../../contract/time-zone';

/** Days of the calendar, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Periods relative to today, by their names in the address. */
export const presetLabels = {
  'last-7-days': '7 days',
  'last-30-days': '30 days',
  'last-90-days': '90 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year',
} as const;

export type Preset = keyof typeof presetLabels;
export const firstPreset: Preset = 'last-30-days';

const isPreset = (text: string): text is Preset => Object.hasOwn(presetLabels, text);

/** Longest period that the API accepts: 5 years. */
const mostDays = 5 * 366;

/** Why the days can't be shown; undefined when they can. */
export function problemOf({ from, to }: Days): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Please choose both days';
  if (from > to) return 'Before the first day';
  return daysBetween(from, to) >= mostDays ? 'At most 5 years' : undefined;
}

/** Reads what the address says: `last-30-days`, or `2026-03-01..2026-03-31`. Anything else is the first preset. */
export function chosenIn(text: string | null): Preset | Days {
  if (text && isPreset(text)) return text;
  const [from = '', to = ''] = (text ?? '').split('..');
  return problemOf({ from, to }) ? firstPreset : { from, to };
}

/** Returns the days of what was chosen. This month and this year end today. */
export function daysOf(chosen: Preset | Days, today: string): Days {
  if (typeof chosen === 'object') return chosen;
  const month = `${today.slice(0, 7)}-01`;
  switch (chosen) {
    case 'last-7-days':
      return { from: plusDays(today, -6), to: today };
    case 'last-30-days':
      return { from: plusDays(today, -29), to: today };
    case 'last-90-days':
      return { from: plusDays(today, -89), to: today };
    case 'this-month':
      return { from: month, to: today };
    case 'last-month':
      return { from: `${plusDays(month, -1).slice(0, 7)}-01`, to: plusDays(month, -1) };
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** Formats as 'the 30 days before', or 'the day before'. */
export function formatBefore({ from, to }: Days): string {
  const days = daysBetween(from, to) + 1;
  return days === 1 ? 'the day before' : `the ${days.toLocaleString('en-US')} days before`;
}
