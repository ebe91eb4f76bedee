import { figureRows } from '../../../../../../contract/figure-rows';
import type { FigureRows } from '../../../../../../contract/figure-rows';
import { formatMoney } from '../../../../lib/format';
import { paths } from '../../../../lib/paths';
import { settingsHref } from '../../settings/menu/tabs';
import type { DashboardFiguresQuery, FiguresOfPeriodFragment } from './figures.generated';

export type DashboardFigures = DashboardFiguresQuery['dashboard'];
export type Period = FiguresOfPeriodFragment;

/** What the values of a figure mean besides the figure itself. */
export interface Frame {
  /** Currency of revenue and refunds. */
  currency: string;
  /** Currency of costs. */
  costCurrency: string;
}

export interface FigureKind {
  title: string;
  /** Null where it is unknown. */
  value: (period: Period, frame: Frame) => number | null;
  format: (value: number, frame: Frame) => string;
  /** Shorter, for the axis of the chart; `format` when omitted. */
  axis?: (value: number, frame: Frame) => string;
  /** Shown below the figure. */
  hint?: (period: Period, frame: Frame) => string | undefined;
  /** Where to go when `value` is unknown, in place of rows behind the hint. */
  hintHref?: (period: Period) => string | undefined;
  /** Whether an increase is good; null if neither good nor bad. */
  moreIsGood: boolean | null;
  /** The rows behind the figure. */
  rows: FigureRows;
  /** What the link to them does. */
  rowsText: string;
  /** The rows behind the number of the hint. */
  hintRows?: FigureRows;
  /** What the figure or its hint counts, but the rows lack, as they were deleted since. */
  deleted?: keyof DashboardFigures['deletedSince'];
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const moneyOf = ({ money }: Period, { currency }: Frame) => money.find((sums) => sums.currency === currency);
const amount = (text: string | undefined) => Number(text ?? 0);
const inShop = (value: number, { currency }: Frame) => formatMoney(value.toFixed(2), currency);
const inCosts = (value: number, { costCurrency }: Frame) => formatMoney(value.toFixed(2), costCurrency);
const shortMoney = (value: number, currency: string) =>
  value.toLocaleString('en-US', {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
const shopAxis = (value: number, { currency }: Frame) => shortMoney(value, currency);
const costAxis = (value: number, { costCurrency }: Frame) => shortMoney(value, costCurrency);
const exactly = (value: number, { costCurrency }: Frame) =>
  value.toLocaleString('en-US', { style: 'currency', currency: costCurrency, maximumFractionDigits: 4 });
const numberOr = (text: string | null | undefined) => (text == null ? null : Number(text));
const seconds = (value: number) =>
  value < 60 ? `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} s` : `${(value / 60).toFixed(1)} min`;

const setCosts = 'Enter the cost of each model';

/** The figures of the dashboard, in the order of their cards. */
export const figureKinds = {
  revenue: {
    title: 'Revenue',
    value: (period, frame) => amount(moneyOf(period, frame)?.revenue),
    format: inShop,
    axis: shopAxis,
    hint: ({ paidOrders, money }) =>
      `${whole(paidOrders)} paid ${paidOrders === 1 ? 'order' : 'orders'}${money.length > 1 ? ' in all currencies' : ''}`,
    moreIsGood: true,
    rows: figureRows.revenue,
    rowsText: 'Show the paid orders',
    hintRows: figureRows.paidOrders,
  },
  refunds: {
    title: 'Refunds',
    value: (period, frame) => amount(moneyOf(period, frame)?.refunds),
    format: inShop,
    axis: shopAxis,
    hint: (period, frame) => `${inShop(amount(moneyOf(period, frame)?.net), frame)} remains`,
    moreIsGood: false,
    rows: figureRows.refunds,
    rowsText: 'Show the refunded orders',
  },
  signUps: {
    title: 'Sign-ups',
    value: ({ signUps }) => signUps,
    format: whole,
    moreIsGood: true,
    rows: figureRows.signUps,
    rowsText: 'Show the accounts',
    deleted: 'signUps',
  },
  designs: {
    title: 'Designs',
    value: (period) => period.designs,
    format: whole,
    hint: ({ succeeded }) => `${whole(succeeded)} succeeded`,
    moreIsGood: true,
    rows: figureRows.designs,
    rowsText: 'Show the designs',
    hintRows: figureRows.succeeded,
    deleted: 'designs',
  },
  failureRate: {
    title: 'Failure rate',
    value: ({ failureRate }) => (failureRate == null ? null : failureRate * 100),
    format: (value) => `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`,
    hint: ({ failed }) => `${whole(failed)} failed`,
    moreIsGood: false,
    rows: figureRows.failed,
    rowsText: 'Show the failed designs',
    hintRows: figureRows.failed,
    deleted: 'failed',
  },
  timeToPicture: {
    title: 'Time to picture',
    value: ({ medianSeconds }) => medianSeconds ?? null,
    format: seconds,
    hint: ({ slowSeconds }) => (slowSeconds == null ? undefined : `95% within ${seconds(slowSeconds)}`),
    moreIsGood: false,
    rows: figureRows.succeeded,
    rowsText: 'Show the finished designs',
    deleted: 'succeeded',
  },
  cost: {
    title: 'Cost of designs',
    value: ({ cost }) => numberOr(cost),
    format: inCosts,
    axis: costAxis,
    hint: ({ costPerDesign, succeeded }, frame) =>
      costPerDesign ? `${exactly(Number(costPerDesign), frame)} each` : succeeded > 0 ? setCosts : undefined,
    hintHref: ({ costPerDesign }) => (costPerDesign ? undefined : settingsHref('keys', 'imageModels.0.cost')),
    moreIsGood: null,
    rows: figureRows.designs,
    rowsText: 'Show the designs',
    deleted: 'designs',
  },
  margin: {
    title: 'Margin per design',
    value: ({ marginPerDesign }) => numberOr(marginPerDesign),
    format: inCosts,
    axis: costAxis,
    hint: ({ marginPerDesign }) => (marginPerDesign ? 'Packages less refunds and cost' : undefined),
    moreIsGood: true,
    rows: figureRows.succeeded,
    rowsText: 'Show the finished designs',
    deleted: 'succeeded',
  },
} as const satisfies Record<string, FigureKind>;

const deletedLabels: Record<keyof DashboardFigures['deletedSince'], string> = {
  signUps: 'of these accounts',
  designs: 'of these designs',
  succeeded: 'of the succeeded designs',
  failed: 'of the failed designs',
};

/** Says how many of the rows behind a figure no list shows any more; null for none. */
export function deletedSince({ deletedSince: all }: DashboardFigures, deleted: FigureKind['deleted']): string | null {
  const count = deleted ? all[deleted] : 0;
  if (!deleted || count === 0) return null;
  return `${whole(count)} ${deletedLabels[deleted]} ${count === 1 ? 'was' : 'were'} deleted since`;
}

export type FigureName = keyof typeof figureKinds;
export const figureNames = Object.keys(figureKinds) as FigureName[];
export const kindOf = (name: FigureName): FigureKind => figureKinds[name];
export const isFigure = (text: string | null): text is FigureName => text !== null && Object.hasOwn(figureKinds, text);

const lists = { purchases: paths.admin.orders, users: paths.admin.users, designs: paths.admin.designs } as const;

interface OfPeriod {
  period: Pick<Period, 'from' | 'to'>;
  timeZone: string;
  /** For figures of one currency. */
  currency?: string;
}

/** Returns the address of a list with the rows of a period; its days are in the shop's time zone. */
export function rowsHref(
  { list, days, filter = {}, isOfCurrency }: FigureRows,
  { period: { from, to }, timeZone, currency }: OfPeriod,
): string {
  const isHere = timeZone === new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const parts = [
    ...Object.entries(filter).map(([name, values]) => `${name}=${values.join(',')}`),
    ...(isOfCurrency && currency ? [`currency=${currency}`] : []),
    `${days}=${from}..${to}${isHere ? '' : `@${timeZone}`}`,
  ];
  return `${lists[list].getHref()}?${parts.join('&')}`;
}
