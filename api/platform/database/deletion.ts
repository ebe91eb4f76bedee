import type { EntityManager } from 'typeorm';

const batch = 5_000;

/**
 * Deletes any number of rows in statements of a bounded size, so that none holds its locks for long.
 * @param statement deletes at most $1 rows
 */
export async function deleteInBatches(db: EntityManager, statement: string): Promise<void> {
  for (let deleted = batch; deleted === batch;) {
    const [, count]: [unknown[], number] = await db.query(statement, [batch]);
    deleted = count;
  }
}

/**
 * Runs work that deletes rows of append-only tables, in the caller's transaction: triggers refuse it everywhere else. For
 * test accounts only.
 */
export async function emptyingHistory<Result>(tx: EntityManager, work: () => Promise<Result>): Promise<Result> {
  await tx.query(`select set_config('postloom.emptying_test_world', 'on', true)`);
  try {
    return await work();
  } finally {
    await tx.query(`select set_config('postloom.emptying_test_world', 'off', true)`).catch(() => undefined);
  }
}

/** Deletes the transitions of these objects; called within `emptyingHistory`. */
export const deleteTransitions = (tx: EntityManager, subjects: readonly string[]): Promise<unknown> =>
  tx.query('delete from transitions where subject = any($1::uuid[])', [subjects]);
