import type { EntityManager } from 'typeorm';

/** Returns the database's time, for what must not happen early: the clock of a worker's machine may be ahead. */
export async function databaseTime(db: Pick<EntityManager, 'query'>): Promise<Date> {
  const [row] = await db.query<{ now: Date }[]>('select clock_timestamp() as now');
  if (!row) throw new Error('No answer about the time');
  return row.now;
}
