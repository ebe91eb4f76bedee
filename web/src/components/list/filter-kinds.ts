import { amountOf } from '../../lib/amount';

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

/** Days in the user's time zone as YYYY-MM-DD, the last one included; a missing end is open. */
export interface Days {
  from?: string;
  to?: string;
}

const midnight = (day: string, plusDays = 0): Date => {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + plusDays);
  return date;
};
const dayOr = (text: string | undefined) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(midnight(text).getTime()) ? text : undefined;

/** A range of days: `createdAt=2026-03-01..2026-03-31`; either end may be missing. The API receives timestamps. */
export const days: FilterKind<Days, { from?: string; until?: string }> = {
  parse: (text) => {
    const [first, last] = text.split('..');
    const [from, to] = [dayOr(first), dayOr(last)];
    if ((!from && !to) || (from && to && from > to)) return undefined;
    return { ...(from && { from }), ...(to && { to }) };
  },
  print: ({ from = '', to = '' }) => (from || to ? `${from}..${to}` : ''),
  asked: ({ from, to }) => ({
    ...(from && { from: midnight(from).toISOString() }),
    ...(to && { until: midnight(to, 1).toISOString() }),
  }),
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

/** The same, but it filters only when both ends are set. */
export const wholeDays: typeof days = {
  ...days,
  parse: (text) => {
    const stretch = days.parse(text);
    return stretch?.from && stretch.to ? stretch : undefined;
  },
  print: (stretch) => (stretch.from && stretch.to ? days.print(stretch) : ''),
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const mostIds = 20;

/** Returns a filter kind for ids of people or objects: `owner=0190...`. */
export const ids: FilterKind<string[], string[]> = {
  parse: (text) => {
    const found = text.split(',').filter((id) => uuid.test(id));
    return found.length > 0 && found.length <= mostIds ? found : undefined;
  },
  print: (chosen) => chosen.join(','),
  asked: (chosen) => chosen,
};
