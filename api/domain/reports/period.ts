import { amountOf, costText } from '../../../contract/money';
import { daysBetween, plusDays, startOfDay } from '../../../contract/time-zone';
import type { Currency, FigureStep } from '../../graphql/generated/schema';
import { addFigures, emptyFigures, timeWithin } from './day-figures';
import type { DayFigures } from './day-figures';

/** The figures of some days, as the contract shows them. */
export interface PeriodFiguresRow {
  from: string;
  to: string;
  start: Date;
  end: Date;
  money: { currency: Currency; revenue: string; refunds: string; net: string }[];
  visits: number;
  signUps: number;
  designs: number;
  succeeded: number;
  failed: number;
  failureRate: number | null;
  medianSeconds: number | null;
  slowSeconds: number | null;
  cost: string | null;
  costPerDesign: string | null;
  marginPerDesign: string | null;
  paidOrders: number;
  firstPurchases: number;
  secondPurchases: number;
}

export interface Days {
  from: string;
  to: string;
}

/**
 * Returns the cost of pictures, and what remains of packages after it, for each succeeded design. Both are unknown while
 * the cost of any design of the period is.
 */
function costsOf(sum: DayFigures, currency: string) {
  const isKnown = sum.cost + sum.costed > 0 && sum.costed >= sum.succeeded;
  if (!isKnown) return { cost: null, costPerDesign: null, marginPerDesign: null };
  const { packageRevenue = 0, packageRefunds = 0 } = sum.money.get(currency) ?? {};
  const each = (tenThousandths: number) => (sum.succeeded > 0 ? costText(tenThousandths / sum.succeeded) : null);
  return {
    cost: amountOf(Math.round(sum.cost / 100)),
    costPerDesign: each(sum.cost),
    marginPerDesign: each((packageRevenue - packageRefunds) * 100 - sum.cost),
  };
}

/** Returns the sum of the figures of several days or steps. */
export function sumOf(all: readonly DayFigures[]): DayFigures {
  const sum = emptyFigures();
  for (const figures of all) addFigures(sum, figures);
  return sum;
}

/** Returns the figures of a period from their sum. @param currency the currency of costs */
export function periodFigures({ from, to }: Days, sum: DayFigures, zone: string, currency: string): PeriodFiguresRow {
  const { visits, signUps, designs, succeeded, failed, paidOrders, firstPurchases, secondPurchases } = sum;
  const ended = succeeded + failed;
  return {
    from,
    to,
    start: startOfDay(zone, from),
    end: startOfDay(zone, plusDays(to, 1)),
    money: [...sum.money]
      .sort(([one], [other]) => Number(other === currency) - Number(one === currency) || one.localeCompare(other))
      .map(([code, { revenue, refunds }]) => ({
        currency: code as Currency,
        revenue: amountOf(revenue),
        refunds: amountOf(refunds),
        net: amountOf(revenue - refunds),
      })),
    visits,
    signUps,
    designs,
    succeeded,
    failed,
    failureRate: ended > 0 ? failed / ended : null,
    medianSeconds: timeWithin(sum, 0.5),
    slowSeconds: timeWithin(sum, 0.95),
    ...costsOf(sum, currency),
    paidOrders,
    firstPurchases,
    secondPurchases,
  };
}

/** Maximum number of points of a series. */
export const mostPoints = 92;

/** Returns the step in which a series of so many days has few enough points. */
export function stepOf(days: number): FigureStep {
  if (days <= mostPoints) return 'DAY';
  return days <= (mostPoints - 1) * 7 ? 'WEEK' : 'MONTH';
}

const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the first day after the step that contains the day; weeks begin on Monday. */
function nextStep(day: string, step: FigureStep): string {
  if (step === 'DAY') return plusDays(day, 1);
  if (step === 'WEEK') return plusDays(day, 7 - weekday(day));
  return `${plusDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}

/** Splits a period into its days, weeks or months; the first and last may be cut. */
export function stepsOf({ from, to }: Days, step: FigureStep): Days[] {
  const steps: Days[] = [];
  for (let day = from; day <= to; day = nextStep(day, step)) {
    const last = plusDays(nextStep(day, step), -1);
    steps.push({ from: day, to: last < to ? last : to });
  }
  return steps;
}

/** Returns as many days that end the day before the period. */
export const periodBefore = ({ from, to }: Days): Days => ({
  from: plusDays(from, -1 - daysBetween(from, to)),
  to: plusDays(from, -1),
});
