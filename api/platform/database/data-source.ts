import 'reflect-metadata';
import { DataSource } from 'typeorm';
import type { MixedList } from 'typeorm';
import { SnakeNaming } from './naming';
import { FirstModel1790000000001 } from './migrations/0001-first-model';
import { ContentEvents1790000000002 } from './migrations/0002-content-events';
import { DesignsAndKeys1790000000004 } from './migrations/0004-designs-and-keys';

export interface DatabaseOptions {
  url: string;
  standbyUrl?: string;
  entities: MixedList<new () => object>;
  /** Most connections this process opens. */
  poolSize?: number;
}

/** Arbitrary but fixed: one process migrates while the others wait for it. */
const migrationLock = 7306418;

/**
 * The one connection pool of a process. Reads go to the primary unless a caller asks for the standby
 * by name, so nobody misses what they have just written.
 */
export function createDataSource({ url, standbyUrl, entities, poolSize = 15 }: DatabaseOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    ...(standbyUrl ? { replication: { defaultMode: 'master', master: { url }, slaves: [{ url: standbyUrl }] } } : { url }),
    entities,
    namingStrategy: new SnakeNaming(),
    migrations: [FirstModel1790000000001, ContentEvents1790000000002, DesignsAndKeys1790000000004],
    migrationsTableName: 'schema_migrations',
    installExtensions: false,
    poolSize,
    extra: { connectionTimeoutMillis: 5_000, idle_in_transaction_session_timeout: 30_000, statement_timeout: 30_000 },
  });
}

/** Brings the database up to date; safe to call from many processes at once. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    await lock.release();
  }
}
