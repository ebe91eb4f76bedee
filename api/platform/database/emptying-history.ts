import type { EntityManager } from 'typeorm';

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
