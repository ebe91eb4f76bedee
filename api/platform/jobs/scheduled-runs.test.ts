import { setTimeout as sleep } from 'node:timers/promises';
import { idleJobs, startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { createLogger } from '../observability/logger';
import { cronOf, scheduledJobs } from './definitions';
import { runJobs } from './jobs';
import { expectRuns, intervalSeconds, missedRuns, recordRun } from './last-runs';
import { runSteps } from './steps';

describe('scheduled jobs', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('are counted by their outcome: the queue replaces a failed one by the next, and never gives it up', async () => {
    const { directPool, metrics } = product.services;
    let runs = 0;
    const handlers = {
      ...idleJobs,
      clean_up: async () => {
        runs += 1;
        if (runs === 1) throw new Error('The first run fails');
      },
    };
    const atOnce = { designs: 1, checks: 1, mail: 1, payments: 1, upkeep: 1, webhooks: 1 };
    const jobs = await runJobs(directPool, handlers, createLogger('silent'), {
      atOnce,
      drainMs: 50,
      scheduledRuns: metrics.scheduledRuns,
    });
    await directPool.query(`select graphile_worker.add_job('clean_up', job_key => 'clean_up')`);
    const counted = async () =>
      (await metrics.scheduledRuns.get()).values
        .filter(({ labels }) => labels.task === 'clean_up')
        .map(({ labels, value }) => `${labels.outcome} ${value}`);
    // the second attempt comes after seconds
    while (runs < 2) {
      await directPool.query(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`);
      await sleep(50);
    }
    await jobs.stop();
    expect(await counted()).toEqual(['done 1', 'failed 1']);
    const { rows } = await directPool.query(
      `select done_at > now() - interval '1 minute' as "isNew" from scheduled_runs`,
    );
    expect(rows).toEqual([{ isNew: true }]);
  });

  it('record their last run to its end, and one that has never run counts from the first start', async () => {
    const { directPool } = product.services;
    const ages = async () =>
      new Map(
        (
          await directPool.query<{ task: string; minutes: number }>(
            `select task, round(extract(epoch from now() - done_at) / 60)::int as minutes from scheduled_runs`,
          )
        ).rows.map(({ task, minutes }) => [task, minutes]),
      );
    await expectRuns(directPool);
    expect([...(await ages()).keys()].sort()).toEqual([...scheduledJobs].sort());
    await directPool.query(`update scheduled_runs set done_at = now() - interval '2 hours'`);
    await expectRuns(directPool);
    await recordRun(directPool, 'clean_up');
    const known = await ages();
    expect([known.get('clean_up'), known.get('sweep_files')]).toEqual([0, 120]);
  });

  it('of each hour or rarer are named when their last start was missed', async () => {
    const { directPool } = product.services;
    await expectRuns(directPool);
    const ranBefore = (age: string) =>
      directPool.query('update scheduled_runs set done_at = now() - $1::interval', [age]);
    // the one of this hour may be running
    await ranBefore('65 minutes');
    expect(await missedRuns(directPool)).toEqual([]);
    await ranBefore('67 minutes');
    const hourly = await missedRuns(directPool);
    expect(hourly).toContain('requeue_lost_work');
    expect(hourly).not.toContain('clean_up');
    expect(hourly).not.toContain('reconcile_payments');
    await ranBefore('27 hours');
    expect(await missedRuns(directPool)).toEqual(
      expect.arrayContaining(['clean_up', 'expire_memberships', 'sweep_files']),
    );
  });

  it('start again within an interval that alerts know', () => {
    const intervals = Object.fromEntries(scheduledJobs.map((task) => [task, intervalSeconds(task)]));
    expect(intervals).toMatchObject({
      reconcile_payments: 60,
      remind_of_posts: 600,
      requeue_lost_work: 3_600,
      ask_ai_models: 21_600,
      clean_up: 86_400,
    });
    // a schedule of days or months would need another rule
    for (const task of scheduledJobs) expect(cronOf(task)).toMatch(/ \* \* \*$/);
  });

  it('run all of their steps, also behind one that fails', async () => {
    const done: number[] = [];
    const step = (number: number, fails: boolean) => async () => {
      done.push(number);
      if (fails) throw new Error(`step ${number}`);
    };
    await expect(runSteps([step(1, true), step(2, false)])).rejects.toThrow('step 1');
    await expect(runSteps([step(3, true), step(4, true), step(5, false)])).rejects.toThrow('2 steps of the job failed');
    await runSteps([step(6, false)]);
    expect(done).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
