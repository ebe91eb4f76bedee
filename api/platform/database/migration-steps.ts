import type { QueryRunner } from 'typeorm';

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
  const [timeout] = (await runner.query('show lock_timeout')) as { lock_timeout: string }[];
  await runner.query('set lock_timeout = 0');
  try {
    if (built) await runner.query(`drop index concurrently if exists ${name}`);
    await runner.query(`create ${kind} concurrently ${name} on ${definition}`);
  } finally {
    await runner.query(`set lock_timeout = '${timeout?.lock_timeout ?? '0'}'`);
  }
}

/** Drops an index while its table is in use; for migrations with `transaction = false`. */
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
