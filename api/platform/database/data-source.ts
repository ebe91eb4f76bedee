import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, MigrationExecutor } from 'typeorm';
import type { MixedList, QueryRunner } from 'typeorm';
import type { Pool } from 'pg';
import { migrationBounds, untilUnlocked } from './give-way';
import type { Patience } from './give-way';
import { createSchemaIfNew } from './new-database';
import { connectionTimeoutMillis, statementBounds } from './pool';
import { SnakeNaming } from './naming';
import { OldDatabase, versionProblem } from './server-version';
import { allMigrations } from './migrations';

export interface DatabaseOptions {
  entities: MixedList<new () => object>;
  /** Without a pool the data source creates its own from `url`. */
  pool?: Pool;
  url?: string;
  /** Maximum connections of its own pool. */
  poolSize?: number;
}

/** Lets TypeORM, which calls `new driver.Pool()`, use the existing pool. */
function driverOf(pool: Pool) {
  return {
    Pool: function existingPool() {
      return pool;
    },
  };
}

/** Creates the data source on the process's pool; destroying it ends the pool. */
export function createDataSource({ url, entities, poolSize = 15, pool }: DatabaseOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    ...(pool ? { driver: driverOf(pool) } : { url, poolSize, extra: { ...statementBounds, connectionTimeoutMillis } }),
    entities,
    namingStrategy: new SnakeNaming(),
    migrations: allMigrations,
    migrationsTableName: 'schema_migrations',
    installExtensions: false,
  });
}

/** Arbitrary but fixed: one process migrates while the others wait. */
const migrationLock = 7306418;

/**
 * Tries to take the lock without waiting: a statement that waits would keep the holder from building an index
 * concurrently.
 */
async function isLocked(runner: QueryRunner): Promise<boolean> {
  const [row] = (await runner.query('select pg_try_advisory_lock($1) as locked', [migrationLock])) as {
    locked: boolean;
  }[];
  return row?.locked ?? false;
}

/**
 * Migrates the database; an empty one gets the newest schema in one step. Safe to call from many processes at once; they
 * wait for the first. Each migration is a transaction; one that builds an index concurrently sets `transaction = false` and is repeatable.
 * @throws OldDatabase when the server is not supported; nothing has been changed by then.
 */
export async function migrate(dataSource: DataSource, patience: Patience = {}): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    const problem = await versionProblem(runner);
    if (problem) throw new OldDatabase(problem);
    // An index on a large table takes long, and so does waiting for the process that builds it.
    for (const [name, value] of Object.entries(migrationBounds)) await runner.query(`set ${name} = ${value}`);
    while (!(await isLocked(runner))) await sleep(200);
    await untilUnlocked(async () => {
      await createSchemaIfNew(
        runner,
        dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name),
      );
      const executor = new MigrationExecutor(dataSource, runner);
      executor.transaction = 'each';
      return executor.executePendingMigrations();
    }, patience);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    for (const name of Object.keys(migrationBounds)) await runner.query(`reset ${name}`).catch(() => undefined);
    await runner.release();
  }
}
