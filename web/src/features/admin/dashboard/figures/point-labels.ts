import type { FigureStep } from '../../../../gql/schema';
import type { Period } from './figure-kinds';

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const dayAndMonth = format({ day: 'numeric', month: 'short' });
const monthAndYear = format({ month: 'short', year: 'numeric' });
const wholeDay = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** Short label of a point: '3 Mar', or 'Mar 2026'. */
export const pointLabel = ({ from }: Pick<Period, 'from'>, step: FigureStep): string =>
  (step === 'MONTH' ? monthAndYear : dayAndMonth).format(utc(from));

/** Full label of a point: 'Tue, 3 Mar 2026', '2 Mar to 8 Mar' or 'Mar 2026'. */
export function pointName(point: Pick<Period, 'from' | 'to'>, step: FigureStep): string {
  if (step === 'MONTH') return pointLabel(point, step);
  if (point.from === point.to) return wholeDay.format(utc(point.from));
  return `${dayAndMonth.format(utc(point.from))} to ${dayAndMonth.format(utc(point.to))}`;
}

const longDay = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** Formats as '1 Mar 2026 to 31 Mar 2026'. */
export const periodName = ({ from, to }: Pick<Period, 'from' | 'to'>): string =>
  from === to ? longDay.format(utc(from)) : `${longDay.format(utc(from))} to ${longDay.format(utc(to))}`;
