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
