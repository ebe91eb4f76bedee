import type { QueryRunner } from 'typeorm';
import { exchangeLockMs } from './give-way';

/**
 * Builds an index while its table is in use; for migrations with `transaction = false`. Repeatable: the remains of a
 * failed attempt are dropped first. It waits for old transactions, such as a backup's, without blocking others.
 */
export async function addIndex(
  runner: QueryRunner,
  name: string,
  definition: string,
  kind: 'index' | 'unique index' = 'index',
): Promise<void> {
  const [built] = (await runner.query('select indisvalid from pg_index where indexrelid = to_regclass($1)', [
    name,
  ])) as {
    indisvalid: boolean;
  }[];
  if (built?.indisvalid) return;
  const table = /^\w+/.exec(definition)?.[0] ?? '';
  if (await isPartitioned(runner, table)) return addIndexOfPartitions(runner, { name, table, definition, kind });
  await waitingForLocks(runner, 0, async () => {
    if (built) await runner.query(`drop index concurrently if exists ${name}`);
    await runner.query(`create ${kind} concurrently ${name} on ${definition}`);
  });
}

const isPartitioned = async (runner: QueryRunner, table: string): Promise<boolean> => {
  const [found] = (await runner.query(`select relkind = 'p' as yes from pg_class where oid = to_regclass($1)`, [
    table,
  ])) as { yes: boolean }[];
  return found?.yes ?? false;
};

interface NewIndex {
  name: string;
  table: string;
  definition: string;
  kind: string;
}

/**
 * Builds an index of a table in partitions, for which PostgreSQL has no `concurrently`: one on the table alone, which has
 * no rows and is locked for a moment, and which new partitions follow, then one on each partition while it is in use. The index is valid with the last of them.
 */
async function addIndexOfPartitions(runner: QueryRunner, { name, table, definition, kind }: NewIndex): Promise<void> {
  await runner.query(`create ${kind} if not exists ${name} on only ${definition}`);
  const missing = (await runner.query(
    `select inhrelid::regclass::text as partition from pg_inherits where inhparent = $1::regclass and not exists (
       select from pg_index join pg_inherits part on part.inhrelid = indexrelid
       where indrelid = pg_inherits.inhrelid and part.inhparent = $2::regclass)`,
    [table, name],
  )) as { partition: string }[];
  for (const { partition } of missing) {
    const own = `${name}_${partition.slice(table.length + 1)}`;
    await addIndex(runner, own, definition.replace(table, partition), kind as 'index');
    await runner.query(`alter index ${name} attach partition ${own}`);
  }
}

/** Runs work whose statements wait for locks for so many milliseconds, 0 without end. */
async function waitingForLocks(runner: QueryRunner, ms: number, work: () => Promise<unknown>): Promise<void> {
  const [timeout] = (await runner.query('show lock_timeout')) as { lock_timeout: string }[];
  await runner.query(`set lock_timeout = ${ms}`);
  try {
    await work();
  } finally {
    await runner.query(`set lock_timeout = '${timeout?.lock_timeout ?? '0'}'`);
  }
}

/** Drops an index while its table, which is not in partitions, is in use; for migrations with `transaction = false`. */
export async function dropIndex(runner: QueryRunner, name: string): Promise<void> {
  await runner.query(`drop index concurrently if exists ${name}`);
}

/**
 * Adds a check constraint, or replaces the one of that name with a wider one, while its table is in use; for migrations
 * with `transaction = false`. Existing rows are validated without a blocking lock.
 */
export async function replaceCheck(runner: QueryRunner, table: string, name: string, rule: string): Promise<void> {
  await runner.query(
    `alter table ${table} drop constraint if exists ${name}, add constraint ${name} check (${rule}) not valid`,
  );
  await runner.query(`alter table ${table} validate constraint ${name}`);
}

interface PartOfTable {
  kind: 'index' | 'foreign key' | 'owner' | 'trigger' | 'grant';
  name: string;
  /** Creates it on the table of that name. */
  sql: string;
}

/** Everything of a table that `create table (like)` does not copy, but the primary key. */
const partsStatement = `
select 'index' as kind, relname as name, pg_get_indexdef(indexrelid) as sql from pg_index join pg_class on pg_class.oid = indexrelid
  where indrelid = $1::regclass and not indisprimary and indisvalid and not relname = any($2)
union all select 'foreign key', conname, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where conrelid = $1::regclass and contype = 'f'
union all select 'owner', '', format('lock table %s in access exclusive mode', confrelid::regclass)
  from pg_constraint where conrelid = $1::regclass and contype = 'f'
union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where tgrelid = $1::regclass and not tgisinternal
union all select 'grant', privilege_type, format('grant %s on %s to %s', privilege_type, $1::regclass,
    case grantee when 0 then 'public' else grantee::regrole::text end)
  from pg_class cross join lateral aclexplode(relacl) where pg_class.oid = $1::regclass and grantee <> relowner`;

/**
 * Turns a table into one in partitions by a time column, while it is in use; for migrations with `transaction = false`. Its
 * rows are not read or moved: they become the one partition `{table}_rest`, which `maintain_partitions` divides. Statements
 * of the release before work on the new table of the same name, and wait for the milliseconds of the exchange. The primary key gets the time as its second column, as a unique key of such a table must contain it.
 * Repeatable.
 * @param without indexes that only the existing rows retain
 */
export async function partitionByTime(
  runner: QueryRunner,
  table: string,
  { column = 'created_at', without = [] }: { column?: string; without?: readonly string[] } = {},
): Promise<void> {
  const [{ kind }] = (await runner.query('select relkind as kind from pg_class where oid = $1::regclass', [table])) as [
    { kind: string },
  ];
  if (kind === 'p') return;
  const rest = `${table}_rest`;
  await addIndex(runner, `pk_${rest}`, `${table} (id, ${column})`, 'unique index');
  const parts = (await runner.query(partsStatement, [table, [`pk_${rest}`, ...without]])) as PartOfTable[];
  const of = (wanted: PartOfTable['kind']) => parts.filter((part) => part.kind === wanted);
  const sql = (wanted: PartOfTable['kind']) => of(wanted).map((part) => part.sql);
  const exchange = [
    // their triggers change with the foreign keys; before the table, as transactions read its owner before they write it
    ...sql('owner'),
    `alter table ${table} rename to ${rest}`,
    `alter table ${rest} drop constraint pk_${table}, add constraint pk_${rest} primary key using index pk_${rest}`,
    ...of('index').map(({ name }) => `alter index ${name} rename to ${name}_rest`),
    ...of('trigger').map(({ name }) => `drop trigger ${name} on ${rest}`),
    `create table ${table} (like ${rest} including all excluding indexes) partition by range (${column})`,
    `alter table ${table} add constraint pk_${table} primary key (id, ${column})`,
    ...sql('foreign key'),
    ...sql('index'),
    `alter table ${table} attach partition ${rest} for values from (minvalue) to (maxvalue)`,
    ...sql('trigger'),
    ...sql('grant'),
  ].join(';\n');
  await waitingForLocks(runner, exchangeLockMs, () => runner.query(exchange));
}
