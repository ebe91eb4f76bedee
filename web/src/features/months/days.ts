import { daysBetween, plusDays } from '../../../../contract/time-zone';

/** A day of the calendar is a text such as 2026-12-01. Dates in UTC keep it the same day everywhere. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const long = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });
const short = formatOf({ day: 'numeric', month: 'short' });
const full = formatOf({ day: 'numeric', month: 'long', year: 'numeric' });
const number = formatOf({ day: 'numeric' });

/** 'Tuesday 1 December' */
export const longDay = (day: string): string => long.format(dateOf(day)).replace(',', '');

/** '1 December 2026' */
export const fullDay = (day: string): string => full.format(dateOf(day));

/** '1 Dec' */
export const shortDay = (day: string): string => short.format(dateOf(day));

/** The number of the day; with its month where a month begins, or where it is the first one that is shown. */
export const dayLabel = (day: string, isFirst: boolean): string =>
  isFirst || day.endsWith('-01') ? short.format(dateOf(day)) : number.format(dateOf(day));

/** Today on this device. */
export function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Days since Monday. */
const weekday = (day: string): number => (dateOf(day).getUTCDay() + 6) % 7;

/** Returns whole weeks, from Monday on, that contain all of the given days and the days between them. */
export function weeksAround(days: readonly string[]): string[][] {
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const start = plusDays(first, -weekday(first));
  const weeks = Math.floor(daysBetween(start, last) / 7) + 1;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => plusDays(start, week * 7 + at)),
  );
}

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
