import type { EntityManager } from 'typeorm';
import { dayIn, daysBetween, isDay, plusDays } from '../../../contract/time-zone';
import type { RequestContext, Services } from '../../context';
import type { Currency, FigureStep } from '../../graphql/generated/schema';
import { BadListRequest } from '../../platform/lists/definition';
import { readPayPalSettings } from '../settings/paypal-settings';
import { readShopSettings } from '../settings/shop-settings';
import { FigureZoneEntity } from './daily-figures.entity';
import { addFigures, emptyFigures } from './day-figures';
import type { DayFigures } from './day-figures';
import { deletedSince } from './deleted-since';
import type { DeletedSinceRow } from './deleted-since';
import { periodBefore, periodFigures, stepOf, stepsOf, sumOf } from './period';
import type { Days, PeriodFiguresRow } from './period';
import { hasNoEvents, readDays } from './read-days';
import { storedSteps } from './stored-days';

export interface DashboardRow {
  timeZone: string;
  today: string;
  currency: Currency;
  isRecomputing: boolean;
  isEmpty: boolean;
  step: FigureStep;
  period: PeriodFiguresRow;
  deletedSince: DeletedSinceRow;
  before: PeriodFiguresRow | null;
  series: PeriodFiguresRow[];
  seriesBefore: PeriodFiguresRow[] | null;
}

/** Longest period: 5 years. */
export const mostDays = 5 * 366;

/** Maximum number of days that are read as they are: usually yesterday and today. */
const mostLiveDays = 9;

/** @throws BadListRequest for an invalid day, and for a reversed or too long range */
function checkRange({ from, to }: Days): void {
  for (const [name, day] of Object.entries({ from, to }))
    if (!isDay(day)) throw new BadListRequest('Please give a day such as 2026-03-01.', ['range', name]);
  if (from > to) throw new BadListRequest('The last day is before the first.', ['range', 'to']);
  if (daysBetween(from, to) >= mostDays) throw new BadListRequest('Please choose at most 5 years.', ['range', 'from']);
}

interface Read {
  zone: string;
  today: string;
  /** One for each step. */
  figures: DayFigures[];
  isRecomputing: boolean;
}

/** Reads the figures of consecutive steps: what is rolled up, and the days since then from the rows themselves. */
async function readSteps(ctx: RequestContext, steps: readonly Days[], now: Date): Promise<Read> {
  const { timeZone } = await readShopSettings(ctx);
  // one database answers all of it: how far the figures are rolled up belongs to the figures
  return ctx.lagging((db) => readStepsFrom(db, timeZone, steps, now));
}

async function readStepsFrom(db: EntityManager, timeZone: string, steps: readonly Days[], now: Date): Promise<Read> {
  const [first, last] = [steps[0]?.from ?? '', steps.at(-1)?.to ?? ''];
  const zones = await db.find(FigureZoneEntity);
  const answering = zones.find(({ isCurrent }) => isCurrent) ?? zones.find(({ zone }) => zone === timeZone);
  const zone = answering?.zone ?? timeZone;
  const today = dayIn(zone, now);
  const rolledUntil = answering?.until ?? today;
  const oldestLive = plusDays(today, 1 - mostLiveDays);
  const liveFrom = later(rolledUntil, oldestLive);
  const starts = steps.map(({ from }) => from);
  const figures = await storedSteps(db, zone, starts, earlier(liveFrom, plusDays(last, 1)));
  const [firstLive, lastLive] = [later(first, liveFrom), earlier(last, today)];
  if (firstLive <= lastLive)
    for (const [at, day] of (await readDays(db, zone, firstLive, lastLive)).entries()) {
      const date = plusDays(firstLive, at);
      addFigures(figures[steps.findIndex(({ from, to }) => from <= date && date <= to)] ?? emptyFigures(), day);
    }
  return {
    zone,
    today,
    figures,
    isRecomputing: !answering?.isCurrent || zone !== timeZone || rolledUntil < oldestLive,
  };
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/**
 * Reads the figures of a period as they are now. The number of statements does not depend on the period, and what they
 * read not on the number of orders.
 * @throws BadListRequest for an invalid range
 */
export async function readDashboard(
  ctx: RequestContext,
  range: Days,
  compare: boolean,
  now = new Date(),
): Promise<DashboardRow> {
  checkRange(range);
  const before = compare ? periodBefore(range) : null;
  const step = stepOf(daysBetween(range.from, range.to) + 1);
  const [stepsBefore, steps] = [before ? stepsOf(before, step) : [], stepsOf(range, step)];
  const { zone, today, figures, isRecomputing } = await readSteps(ctx, [...stepsBefore, ...steps], now);
  const { currency } = await readPayPalSettings(ctx);
  const shown = (days: Days, sum: DayFigures = emptyFigures()) => periodFigures(days, sum, zone, currency);
  const [sumsBefore, sums] = [figures.slice(0, stepsBefore.length), figures.slice(stepsBefore.length)];
  const period = shown(range, sumOf(sums));
  return {
    timeZone: zone,
    today,
    currency,
    isRecomputing,
    isEmpty: await ctx.lagging(hasNoEvents),
    step,
    period,
    deletedSince: await ctx.lagging((db) => deletedSince(db, period)),
    before: before && shown(before, sumOf(sumsBefore)),
    series: steps.map((days, at) => shown(days, sums[at])),
    seriesBefore: before && stepsBefore.map((days, at) => shown(days, sumsBefore[at])),
  };
}

/** Maximum age of an answer: however many Admins look, a process reads the figures of a period once in this time. */
const freshMs = 15_000;
const mostCached = 20;

interface Reading {
  at: number;
  dashboard: Promise<DashboardRow>;
}
const readings = new WeakMap<Services['pool'], Map<string, Reading>>();

/** Returns the figures of a period; at most 15 seconds old. @throws BadListRequest for an invalid range */
export function dashboard(ctx: RequestContext, { from, to }: Days, compare: boolean): Promise<DashboardRow> {
  const known = readings.get(ctx.pool) ?? new Map<string, Reading>();
  readings.set(ctx.pool, known);
  const now = performance.now();
  for (const [key, { at }] of known) if (now - at >= freshMs || known.size > mostCached) known.delete(key);
  const key = JSON.stringify([from, to, compare]);
  const cached = known.get(key);
  if (cached) return cached.dashboard;
  const reading = { at: now, dashboard: readDashboard(ctx, { from, to }, compare) };
  known.set(key, reading);
  // a failure is not an answer
  reading.dashboard.catch(() => known.delete(key));
  return reading.dashboard;
}
