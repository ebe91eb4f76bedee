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

  /** Runs one job whose handler cuts the connection, and restores it. @returns how often it ran, and what is left in the queue */
  async function runWithout(end: () => void) {
    let runs = 0;
    let queueing = Promise.resolve();
    const runner = await runJobs(
      product.services.directPool,
      {
        ...idleJobs,
        drop_files: async () => {
          runs += 1;
          // a worker may be faster than the answer to the statement that queued the job
          await queueing;
          line.cut();
          await Promise.resolve();
          end();
        },
      },
      createLogger('silent'),
      { atOnce: { designs: 1, checks: 1, mail: 1, payments: 1, upkeep: 2, webhooks: 1 }, drainMs: 50 },
    );
    queueing = enqueue(product.services.dataSource.manager, 'drop_files', { designKeys: [], uploads: [] });
    await queueing;
    // the statement that ends the job has failed by then as well
    for (let failed = 0; failed < 3; failed += Number((await jobs()) === null)) await sleep(10);
    await line.mend();
    let left = await jobs();
    while (!left || left.some(({ isLocked }) => isLocked)) {
      await sleep(50);
      left = await jobs();
    }
    await runner.stop();
    return { runs, left };
  }

  it('is completed when it is back, and does not run again', async () => {
    expect(await runWithout(() => undefined)).toEqual({ runs: 1, left: [] });
  });

  it('waits for its next attempt when it failed', async () => {
    const { runs, left } = await runWithout(() => {
      throw new Error('No files');
    });
    expect([runs, left]).toEqual([1, [{ attempts: 1, isLocked: false }]]);
  });
});
