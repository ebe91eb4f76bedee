import type { EntityManager } from 'typeorm';

/**
 * Looks each name up in the primary key. The order makes the planner use it: without one it may scan the table when
 * most rows show the same few images.
 */
export const usedNames = `
select upload.name from unnest($1::text[]) upload(name) cross join lateral (
  select 1 from file_uses where file_uses.name = upload.name order by table_name, row_id limit 1) first_use`;

/** Returns which of these names of uploaded images are shown by any row. */
export async function namesInUse(db: EntityManager, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ name: string }[]>(usedNames, [names]);
  return new Set(rows.map(({ name }) => name));
}

/** The key of the lock of an uploaded image's name, which is the first parameter; migration 0234 has the same. */
const lockKey = `hashtext('uploaded image'), hashtext($1)`;

/**
 * SQL that locks an image's name for a transaction that stores the image. Triggers do the same for a transaction that
 * shows it (migration 0234).
 */
export const lockNameShared = `select pg_advisory_xact_lock_shared(${lockKey})`;

/**
 * Locks an image's name for a transaction that deletes the image. What it reads afterwards includes every use and every
 * owner; later ones wait for its end.
 */
export async function lockName(tx: EntityManager, name: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${lockKey})`, [name]);
}
