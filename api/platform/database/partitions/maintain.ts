import type { ClientBase, Pool } from 'pg';
import { databaseTime } from '../database-time';
import { exchangeLockMs, isLockFailure, untilUnlocked } from '../give-way';
import type { Logger } from '../../observability/logger';
import { dropExpired } from './drop-expired';
import { makeAhead } from './make-ahead';
import type { PartitionedTable } from './partitioned-tables';

interface Maintenance {
  tables: readonly PartitionedTable[];
  logger: Logger;
  /** Tries for its locks within this time; the next run of the job continues. */
  patienceMs?: number;
}

async function maintainTable(
  client: ClientBase,
  table: PartitionedTable,
  { logger, patienceMs = 10_000 }: Maintenance,
): Promise<void> {
  await untilUnlocked(
    async () => {
      const now = await databaseTime(client);
      const partitions = await makeAhead(client, table, now);
      if (partitions.length > 0) logger.info({ table: table.name, partitions }, 'partitions were made');
      const { expiring, dropped } = await dropExpired(client, table, now);
      if (dropped.length > 0)
        logger.info({ table: table.name, partitions: dropped }, 'expired partitions were dropped');
      // autovacuum analyzes partitions, but not the table as a whole
      if (partitions.length + dropped.length > 0) await client.query(`analyze only ${table.name}`);
      if (expiring.length > 1)
        logger.warn(
          { table: table.name, partitions: expiring },
          'several partitions expire at once: is the clock right?',
        );
      else if (expiring.length > 0)
        logger.info({ table: table.name, partitions: expiring }, 'a partition expires soon');
    },
    { patienceMs },
  );
}

/**
 * Makes the partitions of the months ahead and drops the expired ones. A table whose lock a longer transaction holds is
 * left to the next run. Safe to call in several processes at once: one of them works.
 * @param pool connections of the database itself, not of a pooler
 */
export async function maintainPartitions(pool: Pool, maintenance: Maintenance): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout = ${exchangeLockMs}; set statement_timeout = 0`);
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtext('partitions')) as mine`,
    );
    if (!rows[0]?.mine) return;
    for (const table of maintenance.tables)
      await maintainTable(client, table, maintenance).catch((error: unknown) => {
        if (!isLockFailure(error)) throw error;
        maintenance.logger.warn(
          { table: table.name, err: error },
          'a table is in use: its partitions are tried again later',
        );
      });
  } finally {
    // ends its lock and its own bounds: the pool has others
    client.release(true);
  }
}
