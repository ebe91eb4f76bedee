import { isTimeZone, plusDays, startOfDay } from '../../../../contract/time-zone';
import { amountOf } from '../../lib/format';
import { daysOf, isPeriod } from './periods';
import type { DayRange, Period } from './periods';

/**
 * How a filter is written in the address and sent to the API. Declared as methods, so that kinds with different value
 * types fit one schema.
 */
export interface FilterKind<Value = unknown, Asked = unknown> {
  /** Undefined for invalid text: addresses are edited and shortened by people and programs. */
  parse(text: string): Value | undefined;
  /** Empty for a value that does not filter. */
  print(value: Value): string;
  asked(value: Value): Asked;
  /** True for a value whose meaning changes with the day, such as 'last 7 days'. */
  isRelative?(value: Value): boolean;
}

/** The filters of a list by the API's names for them. */
export type FilterSchema = Record<string, FilterKind>;

/** Returns a filter kind for some of a few words, such as statuses: `paymentStatus=PAID,PENDING`. */
export function choices<Choice extends string>(all: readonly Choice[]): FilterKind<Choice[], Choice[]> {
  return {
    parse: (text) => {
      const chosen = all.filter((choice) => text.split(',').includes(choice));
      return chosen.length > 0 ? chosen : undefined;
    },
    print: (chosen) => all.filter((choice) => chosen.includes(choice)).join(','),
    asked: (chosen) => chosen,
  };
}

/** Days of a calendar, or relative to today. */
export type Days = DayRange | Period;

/** Returns the days of a filter as of today. */
export const rangeOf = (chosen: Days | undefined): DayRange =>
  typeof chosen === 'string' ? daysOf(chosen) : (chosen ?? {});

/** Returns the first moment of a day: of the user's time zone, or of the named one. */
const startOf = (day: string, zone = Intl.DateTimeFormat().resolvedOptions().timeZone): Date => startOfDay(zone, day);
// the day after the last one of the year 9999 can't be written
const dayOr = (text: string | undefined) =>
  text && /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && text < '9999' && !Number.isNaN(Date.parse(text)) ? text : undefined;

/**
 * A range of days: `createdAt=2026-03-01..2026-03-31`, of which either end may be missing, or `createdAt=last-7-days`.
 * The API receives timestamps. A time zone may follow: `createdAt=2026-03-01..2026-03-31@Europe/Lisbon`; without it the
 * days are in the user's time zone.
 */
export const days: FilterKind<Days, { from?: string; until?: string }> = {
  parse: (text) => {
    if (isPeriod(text)) return text;
    const [range = '', zone] = text.split('@');
    const [first, last] = range.split('..');
    const [from, to] = [dayOr(first), dayOr(last)];
    if ((!from && !to) || (from && to && from > to) || (zone !== undefined && !isTimeZone(zone))) return undefined;
    return { ...(from && { from }), ...(to && { to }), ...(zone && { zone }) };
  },
  print: (chosen) => {
    if (typeof chosen === 'string') return chosen;
    const { from = '', to = '', zone } = chosen;
    return from || to ? `${from}..${to}${zone ? `@${zone}` : ''}` : '';
  },
  // the same on each call of a day, so that a query is not sent again at each render
  asked: (chosen) => {
    const { from, to, zone } = rangeOf(chosen);
    return {
      ...(from && { from: startOf(from, zone).toISOString() }),
      ...(to && { until: startOf(plusDays(to, 1), zone).toISOString() }),
    };
  },
  isRelative: (chosen) => typeof chosen === 'string',
};

/** The same, but it filters only when both ends are set. */
export const wholeDays: typeof days = {
  ...days,
  parse: (text) => {
    const stretch = days.parse(text);
    const { from, to } = rangeOf(stretch);
    return from && to ? stretch : undefined;
  },
  print: (stretch) => {
    const { from, to } = rangeOf(stretch);
    return from && to ? days.print(stretch) : '';
  },
};

/** Amounts as decimal strings with two decimals, both ends included; a missing end is open. */
export interface Amounts {
  min?: string;
  max?: string;
}

/** A range of amounts: `total=10.00..50.00`; either end may be missing. */
export const amounts: FilterKind<Amounts, { min?: string; max?: string }> = {
  parse: (text) => {
    const [least, most] = text.split('..');
    const [min, max] = [amountOf(least), amountOf(most)];
    if ((!min && !max) || (min && max && Number(min) > Number(max))) return undefined;
    return { ...(min && { min }), ...(max && { max }) };
  },
  print: ({ min = '', max = '' }) => (min || max ? `${min}..${max}` : ''),
  asked: ({ min, max }) => ({ ...(min && { min }), ...(max && { max }) }),
};

/** Whole numbers, both ends included; a missing end is open. */
export interface Numbers {
  min?: number;
  max?: number;
}

/** Reads a whole number of at most nine digits, which the API's numbers hold; undefined for other text. */
export const wholeNumberOf = (text: string | undefined): number | undefined =>
  text && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;

/** A range of whole numbers: `credits=10..50`; either end may be missing. */
export const numbers: FilterKind<Numbers, Numbers> = {
  parse: (text) => {
    const [least, most] = text.split('..');
    const [min, max] = [wholeNumberOf(least), wholeNumberOf(most)];
    if ((min === undefined && max === undefined) || (min !== undefined && max !== undefined && min > max))
      return undefined;
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  },
  print: ({ min = '', max = '' }) => (min === '' && max === '' ? '' : `${min}..${max}`),
  asked: (chosen) => chosen,
};

/** Whether something holds: `unread=yes` or `unread=no`. */
export const flags: FilterKind<boolean, boolean> = {
  parse: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
  print: (holds) => (holds ? 'yes' : 'no'),
  asked: (holds) => holds,
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const mostIds = 20;

const longestText = 100;

/** Some texts that are not known beforehand, such as names of models: `model=painter-1,painter-2`. */
export const texts: FilterKind<string[], string[]> = {
  parse: (text) => {
    const found = text.split(',').filter((one) => one !== '' && one.length <= longestText);
    return found.length > 0 && found.length <= mostIds ? found : undefined;
  },
  print: (chosen) => chosen.join(','),
  asked: (chosen) => chosen,
};

/** Returns a filter kind for ids of people or objects: `owner=0190...`. */
export const ids: FilterKind<string[], string[]> = {
  parse: (text) => {
    const found = text.split(',').filter((id) => uuid.test(id));
    return found.length > 0 && found.length <= mostIds ? found : undefined;
  },
  print: (chosen) => chosen.join(','),
  asked: (chosen) => chosen,
};
