import { dayIn, plusDays, startOfDay } from '../../../../contract/time-zone';
import type { RequestContext } from '../../../context';
import type { DateRange, DesignFailureGrouping, DesignFilter } from '../../../graphql/generated/schema';
import { conditionsOf } from '../../../platform/lists/conditions';
import { BadListRequest } from '../../../platform/lists/definition';
import { aiKeyNames } from '../../settings/ai-keys.service';
import { readShopSettings } from '../../settings/shop-settings';
import { DesignEntity } from '../design.entity';
import { designList, noneUsed } from '../design.list';

const dayMs = 24 * 60 * 60_000;
const mostDays = 92;
/** A range of 92 days is an hour longer where the clocks are put back within it. */
const longestMs = mostDays * dayMs + 2 * 60 * 60_000;
const mostGroups = 50;

/** SQL of the value by which failed designs are grouped, as `DesignFilter` takes it. */
const groupings: Record<DesignFailureGrouping, string> = {
  CAUSE: `coalesce(failure_cause, 'UNKNOWN')`,
  MODEL: `coalesce(model, '${noneUsed}')`,
  KEY: `coalesce(ai_key_id::text, '${noneUsed}')`,
  STEP: `coalesce(step, '${noneUsed}')`,
};

interface Group {
  value: string;
  name: string | null;
  count: number;
  share: number;
  days: number[];
}

interface Failures {
  finished: number;
  failed: number;
  groups: Group[];
  days: { from: Date; finished: number; failed: number }[];
}

interface Row {
  /** Index of the day in the range. */
  day: number;
  /** Null for the designs that succeeded. */
  value: string | null;
  keyName: string | null;
  count: number;
}

/** Returns the moments at which the days of the range begin, in the shop's time zone; the first is that of the range. */
async function startsOf(ctx: RequestContext, { from, until }: { from: Date; until: Date }): Promise<Date[]> {
  const { timeZone } = await readShopSettings(ctx);
  const starts = [from];
  for (let day = plusDays(dayIn(timeZone, from), 1); ; day = plusDays(day, 1)) {
    const start = startOfDay(timeZone, day);
    if (start >= until) return starts;
    starts.push(start);
  }
}

/** @throws BadListRequest unless the range has both ends, in order, and is not too long. */
export function boundsOf({ from, until }: DateRange): { from: Date; until: Date } {
  if (!from || !until) throw new BadListRequest('Please choose the first and the last day.', ['range']);
  const length = until.getTime() - from.getTime();
  if (length <= 0) throw new BadListRequest('The last day is before the first.', ['range']);
  if (length > longestMs) throw new BadListRequest(`Please choose at most ${mostDays} days.`, ['range']);
  return { from, until };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

async function rowsOf(
  ctx: RequestContext,
  starts: readonly Date[],
  until: Date,
  by: DesignFailureGrouping,
  filter: DesignFilter | null,
): Promise<Row[]> {
  const conditions = conditionsOf(ctx.db.connection.getMetadata(DesignEntity), designList, { filter });
  // the words of the index `ix_designs_generated`: copies of posts were not generated
  conditions.and(`state in ('SUCCEEDED', 'FAILED')`);
  conditions.and(`(state = 'FAILED' or image_key is not null)`);
  const bounds = `cast(${conditions.value(starts)} as timestamptz[])`;
  conditions.and(`finished_at >= ${conditions.value(starts[0])}`);
  conditions.and(`finished_at < ${conditions.value(until)}`);
  return ctx.db.query(
    // buckets count from 1
    `select width_bucket(finished_at, ${bounds}) - 1 as day,
       case when state = 'FAILED' then ${groupings[by]} end as value,
       ${by === 'KEY' ? `max(ai_key_name) filter (where state = 'FAILED')` : 'null'} as "keyName", count(*)::int as count
     from designs ${conditions.where} group by 1, 2`,
    conditions.values,
  );
}

/** Returns the name that each group has on screen. */
async function namesOf(ctx: RequestContext, by: DesignFailureGrouping, failed: readonly Row[]) {
  const stored = new Map(failed.map(({ value, keyName }) => [value, keyName]));
  const current = by === 'KEY' ? await aiKeyNames(ctx) : new Map<string, string>();
  return (value: string): string | null => {
    if (by === 'CAUSE' || by === 'STEP' || value === noneUsed) return null;
    return by === 'MODEL' ? value : (current.get(value) ?? deletedKey(stored.get(value) ?? null));
  };
}

/** Returns the name of a key that was deleted. */
export const deletedKey = (name: string | null): string => (name ? `${name} (deleted)` : 'Deleted key');

/**
 * Groups the designs that failed in a range, with their part of the designs that finished in it, day by day of the
 * shop's time zone.
 * @throws BadListRequest for an invalid range or filter.
 */
export async function designFailures(
  ctx: RequestContext,
  range: DateRange,
  by: DesignFailureGrouping,
  filter: DesignFilter | null,
): Promise<Failures> {
  const bounds = boundsOf(range);
  const starts = await startsOf(ctx, bounds);
  const rows = await rowsOf(ctx, starts, bounds.until, by, filter);
  const failed = rows.filter(({ value }) => value !== null);
  const nameOf = await namesOf(ctx, by, failed);
  const indexes = [...starts.keys()];
  const countOn = (of: readonly Row[], on: number) => sum(of.filter(({ day }) => day === on).map(({ count }) => count));
  const total = sum(rows.map(({ count }) => count));

  const byValue = new Map<string, Row[]>();
  for (const row of failed) byValue.set(row.value ?? '', [...(byValue.get(row.value ?? '') ?? []), row]);
  const groups = [...byValue].map(([value, of]) => {
    const count = sum(of.map((row) => row.count));
    return {
      value,
      name: nameOf(value),
      count,
      share: count / total,
      days: indexes.map((day) => countOn(of, day)),
    };
  });
  return {
    finished: total,
    failed: sum(failed.map(({ count }) => count)),
    groups: groups.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, mostGroups),
    days: starts.map((from, day) => ({
      from,
      finished: countOn(rows, day),
      failed: countOn(failed, day),
    })),
  };
}
