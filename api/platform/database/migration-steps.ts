import type { QueryRunner } from 'typeorm';

/**
 * Builds an index while its table is in use; for migrations with `transaction = false`. May be repeated: what a broken
 * try left is dropped first. It waits for old transactions, such as a backup's, and keeps nobody waiting meanwhile.
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

/** Drops it while its table is in use; for migrations with `transaction = false`. */
export async function dropIndex(runner: QueryRunner, name: string): Promise<void> {
  await runner.query(`drop index concurrently if exists ${name}`);
}

/**
 * Adds a check, or replaces the one of that name by a wider one, while its table is in use; for migrations with
 * `transaction = false`. Rows of before are looked through without a lock that keeps others waiting.
 */
export async function replaceCheck(runner: QueryRunner, table: string, name: string, rule: string): Promise<void> {
  await runner.query(
    `alter table ${table} drop constraint if exists ${name}, add constraint ${name} check (${rule}) not valid`,
  );
  await runner.query(`alter table ${table} validate constraint ${name}`);
}
