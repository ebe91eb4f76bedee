import { Logger as WorkerLogger, makeWorkerUtils, run } from 'graphile-worker';
import type { Runner, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import type { Logger } from '../observability/logger';

/** Names of the durable jobs and what each is given. */
export interface Jobs {
  generate_design: { designId: string };
  reap_designs: Record<string, never>;
  send_mail: { outboxId: string };
  reconcile_payments: Record<string, never>;
  handle_provider_event: { eventId: string };
  cancel_stale_orders: Record<string, never>;
  expire_memberships: Record<string, never>;
  clean_up: Record<string, never>;
}

export type JobName = keyof Jobs;
export type JobHandlers = { [Name in JobName]: (payload: Jobs[Name], signal: AbortSignal) => Promise<void> };

/** Enqueues a job in the caller's transaction: it runs if and only if that commits. */
export async function enqueue<Name extends JobName>(tx: EntityManager, name: Name, payload: Jobs[Name], options: { key?: string; maxAttempts?: number } = {}): Promise<void> {
  await tx.query(`select graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => $4)`, [name, JSON.stringify(payload), options.key ?? null, options.maxAttempts ?? 5]);
}

/** Creates or updates the queue's own tables. */
export async function migrateJobs(pool: Pool): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: pool, logger: quietLogger });
  await utils.migrate();
  await utils.release();
}

const quietLogger = new WorkerLogger(() => () => undefined);

/** Each line: minute hour day month weekday task. */
const schedule = ['* * * * * reap_designs', '* * * * * reconcile_payments', '17 * * * * cancel_stale_orders', '7 0 * * * expire_memberships', '23 3 * * * clean_up'].join('\n');

/** Runs jobs until stopped. `concurrency` jobs run side by side in this process. */
export async function runJobs(pool: Pool, handlers: JobHandlers, logger: Logger, concurrency: number): Promise<Runner> {
  const stopping = new AbortController();
  const taskList = Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      async (payload: unknown) => {
        await (handler as (payload: unknown, signal: AbortSignal) => Promise<void>)(payload, stopping.signal);
      },
    ]),
  ) as TaskList;
  const runner = await run({
    pgPool: pool,
    taskList,
    crontab: schedule,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: new WorkerLogger((scope) => (level, message, meta) => {
      if (level === 'error' || level === 'warning') logger.warn({ job: scope.taskIdentifier, meta: meta?.['failedMigration'] }, message);
    }),
  });
  const stop = runner.stop.bind(runner);
  runner.stop = async () => {
    stopping.abort();
    await stop();
  };
  return runner;
}
