import type { ClientBase } from 'pg';
import { monthOf, partitionsOf, periodFrom } from './partition';
import { attach, createTable, edge, inTransaction, lockOwners } from './statements';
import type { Bounds } from './statements';
import { monthsAhead } from './partitioned-tables';
import type { PartitionedTable } from './partitioned-tables';

const nameOf = (table: string, from: Date | null) =>
  from ? `${table}_${from.toISOString().slice(0, 7).replace('-', '_')}` : `${table}_first`;

/** Returns the partitions from a time to before another. */
function periodsOf({ name, months }: PartitionedTable, from: Date, until: Date): Bounds[] {
  const periods: Bounds[] = [];
  for (let start = from; start < until; start = monthOf(start, months))
    periods.push({ name: nameOf(name, start), from: start, until: monthOf(start, months) });
  return periods;
}

/**
 * Makes the partitions ahead that are missing, from the rest: its partition becomes the one before them, and an empty one
 * takes its place. When it has rows, because the job has not run for months or the table has just become a partitioned
 * one, it becomes a longer partition; no row is moved. Repeatable.
 * @param client waits for a lock at most as long as writers may wait
 * @returns the names of the new partitions
 */
export async function makeAhead(client: ClientBase, partitioned: PartitionedTable, now: Date): Promise<string[]> {
  const { name: table, column, months } = partitioned;
  const rest = (await partitionsOf(client, table)).find(({ until }) => until === null);
  if (!rest) throw new Error(`${table} has no partition for later rows`);
  const horizon = periodFrom(monthOf(now, monthsAhead + 1), months);
  if (rest.from && rest.from >= horizon) return [];

  const { rows } = await client.query<{ newest: Date | null }>(`select max(${column}) as newest from ${rest.name}`);
  const newest = rows[0]?.newest;
  const later = (one: Date, other: Date) => (one > other ? one : other);
  // With rows, the end is so far ahead that the check refuses no row, even if this process is killed before it is dropped
  // and no other one runs for a month.
  const end = newest
    ? periodFrom(monthOf(later(now, newest), 2), months)
    : later(
        rest.from ? monthOf(rest.from, months) : periodFrom(monthOf(now, 1), months),
        periodFrom(monthOf(now, 1 - months), months),
      );
  const old = { name: nameOf(table, rest.from), from: rest.from, until: end };
  const next = { name: `${rest.name}_next`, from: later(end, horizon), until: null };
  const ahead = periodsOf(partitioned, end, horizon);

  const check = `ck_${table}_range`;
  const dropCheck = (name: string) => `alter table ${name} drop constraint if exists ${check}`;
  try {
    if (newest) {
      // With a validated check the rows are not read under the lock of the exchange.
      const rule = `${rest.from ? `${column} >= ${edge(rest.from, '')} and ` : ''}${column} < ${edge(end, '')}`;
      await client.query(`${dropCheck(rest.name)}, add constraint ${check} check (${rule}) not valid`);
      await client.query(`alter table ${rest.name} validate constraint ${check}`);
    }
    await inTransaction(client, [
      ...[...ahead, next].map((bounds) => createTable(table, bounds)),
      ...(await lockOwners(client, table)),
      // from here on reads and writes of the table wait, for some milliseconds
      `alter table ${table} detach partition ${rest.name}`,
      `alter table ${rest.name} rename to ${old.name}`,
      `alter table ${next.name} rename to ${rest.name}`,
      ...[old, ...ahead, { ...next, name: rest.name }].map((bounds) => attach(table, bounds)),
      dropCheck(old.name),
    ]);
  } catch (error) {
    if (newest) await client.query(dropCheck(rest.name)).catch(() => undefined);
    throw error;
  }
  return [old, ...ahead].map(({ name }) => name);
}
