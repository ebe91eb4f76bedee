/** Figures are added up as whole numbers: money in cents, costs in ten-thousandths. */
export interface MoneyOfDay {
  revenue: number;
  packageRevenue: number;
  refunds: number;
  packageRefunds: number;
}

/** What happened on one day, or on several that were added up. */
export interface DayFigures {
  visits: number;
  signUps: number;
  designs: number;
  succeeded: number;
  failed: number;
  /** Succeeded designs whose cost is known. */
  costed: number;
  cost: number;
  /** Succeeded designs by the time they took, see `timeBounds`. */
  makingTimes: number[];
  paidOrders: number;
  firstPurchases: number;
  secondPurchases: number;
  /** By currency. */
  money: Map<string, MoneyOfDay>;
}

/** Seconds between the classes of times to picture: class 0 is below the first bound, the last one from the last bound on. */
export const timeBounds = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 50, 60, 75, 90, 120, 180, 300, 600,
] as const;

const noTimes = () => new Array<number>(timeBounds.length + 1).fill(0);
const noMoney = (): MoneyOfDay => ({ revenue: 0, packageRevenue: 0, refunds: 0, packageRefunds: 0 });

/** Returns the figures of a day without events. */
export const emptyFigures = (): DayFigures => ({
  visits: 0,
  signUps: 0,
  designs: 0,
  succeeded: 0,
  failed: 0,
  costed: 0,
  cost: 0,
  makingTimes: noTimes(),
  paidOrders: 0,
  firstPurchases: 0,
  secondPurchases: 0,
  money: new Map(),
});

/** Returns the money of a currency, to be added to. */
export function moneyIn({ money }: DayFigures, currency: string): MoneyOfDay {
  const known = money.get(currency) ?? noMoney();
  money.set(currency, known);
  return known;
}

const counts = [
  'visits',
  'signUps',
  'designs',
  'succeeded',
  'failed',
  'costed',
  'cost',
  'paidOrders',
  'firstPurchases',
  'secondPurchases',
] as const satisfies readonly (keyof DayFigures)[];

/** Adds the figures of a day to others. */
export function addFigures(sum: DayFigures, day: DayFigures): void {
  for (const name of counts) sum[name] += day[name];
  day.makingTimes.forEach((count, at) => {
    sum.makingTimes[at] = (sum.makingTimes[at] ?? 0) + count;
  });
  for (const [currency, money] of day.money) {
    const total = moneyIn(sum, currency);
    total.revenue += money.revenue;
    total.packageRevenue += money.packageRevenue;
    total.refunds += money.refunds;
    total.packageRefunds += money.packageRefunds;
  }
}

/** Whether nothing happened on the day. */
export const isEmptyDay = (day: DayFigures): boolean => counts.every((name) => day[name] === 0) && day.money.size === 0;

/**
 * Returns the time within which this share of the pictures were made, in seconds: exact to the class that it falls into,
 * within which times count as evenly spread. Null without pictures.
 */
export function timeWithin({ makingTimes }: Pick<DayFigures, 'makingTimes'>, share: number): number | null {
  const total = makingTimes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let before = 0;
  for (const [at, count] of makingTimes.entries()) {
    const wanted = share * total - before;
    if (count > 0 && wanted <= count) {
      const from = timeBounds[at - 1] ?? 0;
      const until = timeBounds[at] ?? from;
      return Math.round((from + (until - from) * (wanted / count)) * 10) / 10;
    }
    before += count;
  }
  return timeBounds.at(-1) ?? null;
}
