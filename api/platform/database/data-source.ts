import 'reflect-metadata';
import { DataSource, MigrationExecutor } from 'typeorm';
import type { MixedList, QueryRunner } from 'typeorm';
import { SnakeNaming } from './naming';
import { FirstModel1790000000001 } from './migrations/0001-first-model';
import { ContentEvents1790000000002 } from './migrations/0002-content-events';
import { TheDoor1790000000003 } from './migrations/0003-the-door';
import { DesignsAndKeys1790000000004 } from './migrations/0004-designs-and-keys';
import { PaymentOutcomes1790000000005 } from './migrations/0005-payment-outcomes';
import { Lists1790000000006 } from './migrations/0006-lists';
import { Purchases1790000000007 } from './migrations/0007-purchases';
import { Tickets1790000000008 } from './migrations/0008-tickets';
import { AccountSafety1790000000009 } from './migrations/0009-account-safety';
import { AfterPayment1790000000010 } from './migrations/0010-after-payment';
import { Gallery1790000000011 } from './migrations/0011-gallery';
import { FavoritePrompts1790000000012 } from './migrations/0012-favorite-prompts';
import { Steps1790000000013 } from './migrations/0013-steps';
import { LettersAndSteps1790000000014 } from './migrations/0014-letters-and-steps';
import { DeletedOrders1790000000015 } from './migrations/0015-deleted-orders';
import { OwedCreditSubject1790000000025 } from './migrations/0025-owed-credit-subject';
import { OneOpenOrderAnItem1790000000026 } from './migrations/0026-one-open-order-an-item';
import { OpenItemIndex1790000000027 } from './migrations/0027-open-item-index';
import { ReceiptsWithoutAccess1790000000028 } from './migrations/0028-receipts-without-access';

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
    ...(standbyUrl
      ? { replication: { defaultMode: 'master', master: { url }, slaves: [{ url: standbyUrl }] } }
      : { url }),
    entities,
    namingStrategy: new SnakeNaming(),
    migrations: [
      FirstModel1790000000001,
      ContentEvents1790000000002,
      TheDoor1790000000003,
      DesignsAndKeys1790000000004,
      PaymentOutcomes1790000000005,
      Lists1790000000006,
      Purchases1790000000007,
      Tickets1790000000008,
      AccountSafety1790000000009,
      AfterPayment1790000000010,
      Gallery1790000000011,
      FavoritePrompts1790000000012,
      Steps1790000000013,
      LettersAndSteps1790000000014,
      DeletedOrders1790000000015,
      OwedCreditSubject1790000000025,
      OneOpenOrderAnItem1790000000026,
      OpenItemIndex1790000000027,
      ReceiptsWithoutAccess1790000000028,
    ],
    migrationsTableName: 'schema_migrations',
    installExtensions: false,
    poolSize,
    extra: { connectionTimeoutMillis: 5_000, idle_in_transaction_session_timeout: 30_000, statement_timeout: 30_000 },
  });
}

/** Asks again and again: a statement that waits for the lock would keep the holder from building an index concurrently. */
async function isLocked(runner: QueryRunner): Promise<boolean> {
  const [row] = (await runner.query('select pg_try_advisory_lock($1) as locked', [migrationLock])) as {
    locked: boolean;
  }[];
  return row?.locked ?? false;
}

const timeouts = ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'];

/**
 * Brings the database up to date; safe to call from many processes at once, which wait for the first. A migration
 * that builds an index concurrently says `transaction = false`.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    // an index on a large table takes its time, and so does waiting for whoever builds it
    for (const timeout of timeouts) await runner.query(`set ${timeout} = 0`);
    while (!(await isLocked(runner))) await new Promise((resolve) => setTimeout(resolve, 200));
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    for (const timeout of timeouts) await runner.query(`reset ${timeout}`).catch(() => undefined);
    await runner.release();
  }
}
