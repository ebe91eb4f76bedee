import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabaseConnection } from '../../test/database-connection';
import type { DatabaseConnection } from '../../test/database-connection';
import { startTestProduct, idleJobs } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { createLogger } from '../observability/logger';
import { enqueue, runJobs } from './jobs';

describe('a job that ends while the database is away', () => {
  let line: DatabaseConnection;
  let product: TestProduct;

  beforeAll(async () => {
    line = await openDatabaseConnection();
    product = await startTestProduct({ line });
  });
  afterAll(async () => {
    await product.stop();
    line.close();
  });

  const jobs = () =>
    product.services.dataSource
      .query<{ attempts: number; isLocked: boolean }[]>(
        `select attempts, locked_at is not null as "isLocked" from graphile_worker.jobs where task_identifier = 'drop_files'`,
      )
      .catch(() => null);

  /** Runs one job whose handler cuts the connection, and restores it. @returns how often it ran, and what is queued */
  async function runWithout(end: () => void) {
    let runs = 0;
    const runner = await runJobs(
      product.services.directPool,
      {
        ...idleJobs,
        drop_files: async () => {
          runs += 1;
          line.cut();
          await Promise.resolve();
          end();
        },
      },
      createLogger('silent'),
      { atOnce: { designs: 1, checks: 1, mail: 1, payments: 1, upkeep: 2, webhooks: 1 }, drainMs: 50 },
    );
    await enqueue(product.services.dataSource.manager, 'drop_files', { designKeys: [], uploads: [] });
    while (runs === 0) await sleep(10);
    // the statement that ends the job has failed by then as well
    for (let failed = 0; failed < 3; failed += Number((await jobs()) === null)) await sleep(10);
    await line.mend();
    let queued = await jobs();
    while (!queued || queued.some(({ isLocked }) => isLocked)) {
      await sleep(50);
      queued = await jobs();
    }
    await runner.stop();
    return { runs, queued };
  }

  it('is completed when it is back, and does not run again', async () => {
    expect(await runWithout(() => undefined)).toEqual({ runs: 1, queued: [] });
  });

  it('waits for its next attempt when it failed', async () => {
    const { runs, queued } = await runWithout(() => {
      throw new Error('No files');
    });
    expect([runs, queued]).toEqual([1, [{ attempts: 1, isLocked: false }]]);
  });
});
