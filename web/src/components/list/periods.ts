/** Days as YYYY-MM-DD, the last one included; a missing end is open. */
export interface DayRange {
  from?: string;
  to?: string;
  /** The time zone of the days when it is not the user's own. */
  zone?: string;
}

/** Ranges of days relative to today, by their names in the address. */
export const periodLabels = {
  today: 'Today',
  yesterday: 'Yesterday',
  'last-7-days': 'Last 7 days',
  'last-30-days': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
} as const;

export type Period = keyof typeof periodLabels;

export const isPeriod = (text: string): text is Period => Object.hasOwn(periodLabels, text);

const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Returns a period's days. 'Last 7 days' are today and the six days before. */
export function daysOf(period: Period, now = new Date()): Required<Omit<DayRange, 'zone'>> {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const range = (from: Date, to: Date) => ({ from: dayOf(from), to: dayOf(to) });
  const since = (daysBack: number, until = 0) =>
    range(new Date(year, month, day - daysBack), new Date(year, month, day - until));
  switch (period) {
    case 'today':
      return since(0);
    case 'yesterday':
      return since(1, 1);
    case 'last-7-days':
      return since(6);
    case 'last-30-days':
      return since(29);
    case 'this-month':
      return range(new Date(year, month, 1), new Date(year, month + 1, 0));
    case 'last-month':
      return range(new Date(year, month - 1, 1), new Date(year, month, 0));
  }
}
