import type { RequestContext } from '../../context';
import { dayIn, daysBetween, plusDays } from '../../../contract/time-zone';
import { databaseTime } from '../../platform/database/database-time';
import { forgetShopSettings, readShopSettings } from '../settings/shop-settings';
import { FigureZoneEntity } from './daily-figures.entity';
import { firstMoment, readDays } from './read-days';
import { storeDays } from './stored-days';

/** Days that one transaction rolls up. */
const daysAtOnce = 31;
/** Late changes that one transaction handles. */
const changesAtOnce = 5_000;

/** Days that are read as they are: yesterday and today. The days before them are rolled up. */
const liveDays = 1;

const previousDay = (day: string) => plusDays(day, -1);
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

interface Run {
  draining: Pick<AbortSignal, 'aborted'>;
  now: Date;
}

/** Runs in a transaction, one at a time: a roll-up never overwrites the result of a later one. */
const underLock = <Result>(ctx: RequestContext, work: (tx: RequestContext) => Promise<Result>): Promise<Result> =>
  ctx.transaction(async (tx) => {
    await tx.db.query(`select pg_advisory_xact_lock(hashtext('roll up figures'))`);
    return work(tx);
  });

async function rollUpDays(tx: RequestContext, zone: string, first: string, last: string): Promise<void> {
  await storeDays(tx.db, zone, first, await readDays(tx.db, zone, first, last));
  tx.metrics.figureDays.inc(daysBetween(first, last) + 1);
}

/**
 * Rolls up the days that have ended by the database's clock, or before `at`, the days of late changes, and, when the shop's
 * time zone is new, all days in it. Repeatable at any time: each transaction replaces the figures of whole days. Queries
 * read the previous time zone's days until all days of the new one are stored.
 */
export async function rollUpFigures(
  ctx: RequestContext,
  draining: Pick<AbortSignal, 'aborted'> = { aborted: false },
  at?: Date,
): Promise<void> {
  const now = at ?? (await databaseTime(ctx.pool));
  const run = { draining, now };
  forgetShopSettings(ctx);
  const { timeZone } = await readShopSettings(ctx);
  const zones = await zonesToRollUp(ctx, timeZone);
  await handleChanges(ctx, run);
  for (const zone of zones) await rollUpEndedDays(ctx, zone, run);
  const first = await firstMoment(ctx.db);
  if (await backfill(ctx, timeZone, first, run)) await makeCurrent(ctx, timeZone);
  forgetShopSettings(ctx);
  // the time zone has changed since the job was queued
  if (!draining.aborted && (await readShopSettings(ctx)).timeZone !== timeZone) await rollUpFigures(ctx, draining, at);
}

/** Returns the zones whose rows answer, or will; begins the shop's one and drops those that it has left again. */
async function zonesToRollUp(ctx: RequestContext, timeZone: string): Promise<string[]> {
  return underLock(ctx, async ({ db }) => {
    await db.createQueryBuilder().insert().into(FigureZoneEntity).values({ zone: timeZone }).orIgnore().execute();
    await dropZones(db, 'zone <> $1 and not is_current', timeZone);
    return (await db.find(FigureZoneEntity)).map(({ zone }) => zone);
  });
}

async function dropZones(db: RequestContext['db'], which: string, timeZone: string): Promise<void> {
  const dropped = `select zone from figure_zones where ${which}`;
  await db.query(`delete from daily_figures where zone in (${dropped})`, [timeZone]);
  await db.query(`delete from daily_money where zone in (${dropped})`, [timeZone]);
  await db.query(`delete from figure_zones where ${which}`, [timeZone]);
}

/** Rolls the days of late changes up again, in every zone, in the transaction that deletes the notes about them. */
async function handleChanges(ctx: RequestContext, { draining }: Run): Promise<void> {
  let left = true;
  while (left && !draining.aborted)
    left = await underLock(ctx, async (tx) => {
      const [changes]: [{ at: Date }[], number] = await tx.db.query(
        `delete from figure_changes where id in (select id from figure_changes order by id limit ${changesAtOnce}) returning at`,
      );
      for (const { zone, until } of await tx.db.find(FigureZoneEntity))
        for (const [first, last] of rangesOf(changes.map(({ at }) => dayIn(zone, at))))
          if (until && first < until) await rollUpDays(tx, zone, first, earlier(last, previousDay(until)));
      return changes.length === changesAtOnce;
    });
}

/** Groups days into ranges of at most `daysAtOnce` days. */
function rangesOf(days: readonly string[]): [first: string, last: string][] {
  const ranges: [string, string][] = [];
  for (const day of [...new Set(days)].sort()) {
    const current = ranges.at(-1);
    if (current && daysBetween(current[0], day) < daysAtOnce) current[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}

/** Rolls up the days that have ended since the last run, oldest first. */
async function rollUpEndedDays(ctx: RequestContext, zone: string, { draining, now }: Run): Promise<void> {
  const closed = plusDays(dayIn(zone, now), -liveDays);
  let left = true;
  while (left && !draining.aborted)
    left = await underLock(ctx, async (tx) => {
      const row = await tx.db.findOneByOrFail(FigureZoneEntity, { zone });
      if (!row.until) {
        // nothing is rolled up yet: the days before are the backfill's
        await tx.db.update(FigureZoneEntity, { zone }, { since: closed, until: closed });
        return false;
      }
      if (row.until > closed) {
        // the database's clock was ahead: these days have not ended
        await tx.db.update(FigureZoneEntity, { zone }, { until: closed, since: earlier(row.since ?? closed, closed) });
        tx.logger.warn(
          { zone, until: row.until, closed },
          'days that have not ended were rolled up; they are read again',
        );
      }
      if (row.until >= closed) return false;
      const last = earlier(plusDays(row.until, daysAtOnce - 1), previousDay(closed));
      await rollUpDays(tx, zone, row.until, last);
      await tx.db.update(FigureZoneEntity, { zone }, { until: plusDays(last, 1) });
      tx.logger.info({ zone, first: row.until, last }, 'the figures of ended days were rolled up');
      return last < previousDay(closed);
    });
}

/**
 * Rolls up the days before the first run in the zone, newest first.
 * @returns whether none is left
 */
async function backfill(ctx: RequestContext, zone: string, first: Date | null, { draining }: Run): Promise<boolean> {
  const firstDay = first && dayIn(zone, first);
  while (!draining.aborted) {
    const left = await underLock(ctx, async (tx) => {
      const { since } = await tx.db.findOneByOrFail(FigureZoneEntity, { zone });
      if (!since || !firstDay || since <= firstDay) return false;
      const from = later(plusDays(since, -daysAtOnce), firstDay);
      await rollUpDays(tx, zone, from, previousDay(since));
      await tx.db.update(FigureZoneEntity, { zone }, { since: from });
      tx.logger.info({ zone, first: from, last: previousDay(since) }, 'the figures of earlier days were rolled up');
      return true;
    });
    if (!left) return true;
  }
  return false;
}

/** Makes queries read the rows of this zone, and deletes the previous zone's rows. */
const makeCurrent = (ctx: RequestContext, timeZone: string): Promise<void> =>
  underLock(ctx, async ({ db, logger }) => {
    const row = await db.findOneByOrFail(FigureZoneEntity, { zone: timeZone });
    if (row.isCurrent) return;
    await db.update(FigureZoneEntity, { zone: timeZone }, { isCurrent: true });
    await dropZones(db, 'zone <> $1', timeZone);
    logger.info({ zone: timeZone, since: row.since }, 'the figures of all days are rolled up');
  });
