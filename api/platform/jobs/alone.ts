import type { Pool } from 'pg';

/**
 * Runs the work unless it is already running in any process: a job due every minute may take longer than one. The lock
 * belongs to the connection, so it ends with a killed process.
 * @returns whether it ran here
 */
export async function alone(pool: Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mine', [
      `job ${name}`,
    ]);
    if (!rows[0]?.mine) return false;
    try {
      await work();
      return true;
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [`job ${name}`]).catch(() => undefined);
    }
  } finally {
    client.release();
  }
}
