import type { ClientBase, Pool } from 'pg';

/** Returns the database's time, for what must not happen early: the clock of a worker's machine may be ahead. */
export async function databaseTime(client: ClientBase | Pool): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  if (!rows[0]) throw new Error('No answer about the time');
  return rows[0].now;
}
