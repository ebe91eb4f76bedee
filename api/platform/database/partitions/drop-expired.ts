import type { ClientBase } from 'pg';
import { expiryComment, partitionsOf } from './partition';
import type { Partition } from './partition';
import type { PartitionedTable } from './partitioned-tables';
import { attach, createTable, inTransaction, lockOwners } from './statements';

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Days between the moment at which a partition is found to expire and its end. A clock that is ahead makes everything
 * expire at once: there is so much time to correct it, after which nothing expires any more.
 */
export const noticeDays = 7;
/** Detaching waits for transactions that use the table, without blocking others; after this the next run finishes it. */
const longestDetachMs = 10_000;

export interface Expiry {
  /** Newly found to expire. */
  expiring: string[];
  dropped: string[];
}

/** Drops detached partitions of a killed or interrupted run. */
async function dropDetached(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and not relispartition and relnamespace = 'public'::regnamespace
       and starts_with(obj_description(oid, 'pg_class'), $1)`,
    [expiryComment(table)],
  );
  for (const { name } of rows) await client.query(`drop table ${name}`);
  return rows.map(({ name }) => name);
}

/** Detaches a partition: readers and writers of the table go on. */
async function detach(
  client: ClientBase,
  table: string,
  { name, isPending }: Partition,
  detachMs: number,
): Promise<void> {
  const { rows } = await client.query<{ lock_timeout: string }>('show lock_timeout');
  await client.query(`set lock_timeout = ${detachMs}`);
  try {
    await client.query(`alter table ${table} detach partition ${name} ${isPending ? 'finalize' : 'concurrently'}`);
  } finally {
    await client.query(`set lock_timeout = '${rows[0]?.lock_timeout ?? '0'}'`);
  }
}

/** Makes an empty first partition in place of a dropped one, for rows of a clock that is behind. */
async function makeFirst(client: ClientBase, table: string): Promise<void> {
  const [oldest] = await partitionsOf(client, table);
  if (!oldest?.from) return;
  const first = { name: `${table}_first`, from: null, until: oldest.from };
  const owners = await lockOwners(client, table);
  await inTransaction(client, [createTable(table, first), ...owners, attach(table, first)]);
}

const hasRows = async (client: ClientBase, { name }: Partition): Promise<boolean> =>
  (await client.query(`select from ${name} limit 1`)).rowCount !== 0;

/**
 * Drops the oldest partition whose rows are all older than the retention, and marks those that are next. One a run, and
 * none that was not marked a week before. Repeatable.
 */
export async function dropExpired(
  client: ClientBase,
  { name: table, days }: PartitionedTable,
  now: Date,
  detachMs = longestDetachMs,
): Promise<Expiry> {
  const dropped = await dropDetached(client, table);
  const expiring: string[] = [];
  if (days === null) return { expiring, dropped };
  const partitions = await partitionsOf(client, table);
  const pending = partitions.find(({ isPending }) => isPending);
  // an empty one without a lower bound goes with the next
  const empty = partitions.find(({ from }) => from === null);
  const before = empty && !(await hasRows(client, empty)) ? empty : null;
  const age = (time: Date) => (now.getTime() - time.getTime()) / dayMs;
  const filled = partitions.filter((partition) => partition !== before);
  for (const { name, until, expiringSince } of filled) {
    const isExpiring = until !== null && age(until) >= days - noticeDays;
    // a mark of the future was made by a clock that was ahead
    if (isExpiring ? expiringSince && expiringSince <= now : !expiringSince) continue;
    const comment = isExpiring ? `'${expiryComment(table)}${now.toISOString()}'` : 'null';
    await client.query(`comment on table ${name} is ${comment}`);
    if (isExpiring) expiring.push(name);
  }
  const over = filled.find(
    ({ until, expiringSince }) => until && age(until) >= days && expiringSince && age(expiringSince) >= noticeDays,
  );
  const chosen = pending ? [pending] : over ? [before, over].filter((one) => one !== null) : [];
  for (const one of chosen) {
    if (one === before)
      await client.query(`comment on table ${one.name} is '${expiryComment(table)}${now.toISOString()}'`);
    await detach(client, table, one, detachMs);
    dropped.push(...(await dropDetached(client, table)));
  }
  await makeFirst(client, table);
  return { expiring, dropped };
}
