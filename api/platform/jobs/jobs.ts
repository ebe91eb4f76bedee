import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { run, runMigrations } from 'graphile-worker';
import type { Runner, Task, TaskList, WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import { migrationBounds, untilUnlocked } from '../database/give-way';
import type { Patience } from '../database/give-way';
import { createPool } from '../database/pool';
import { willSendEvents, publish } from '../events/events';
import type { Events } from '../events/events';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import { currentRequest, inRequest } from '../observability/request-scope';
import { alone } from './alone';
import { checkedPayload, cronOf, laneOfJobs, lanes, priorityOf } from './definitions';
import type { JobInput, JobName, JobPayload, LaneName } from './definitions';
import { recordRun } from './last-runs';
import { patientPool } from './patient-pool';
import { queueLogger, quietLogger } from './queue-logger';

/** Signals to a job that its process is stopping. */
export interface Stopping {
  /** Aborted when nothing new may start. */
  draining: AbortSignal;
  /** Aborted when running work must stop. */
  hurry: AbortSignal;
}

export type JobHandlers = { [Name in JobName]: (payload: JobPayload<Name>, stopping: Stopping) => Promise<void> };

/** Job keys of scheduled jobs: a new job replaces a waiting one with its key, so at most one of a kind waits. */
const scheduleOf = (names: readonly JobName[]) =>
  names.flatMap((name) => (cronOf(name) ? [`${cronOf(name)} ${name} ?jobKey=${name}`] : [])).join('\n');

export interface EnqueueOptions {
  /** A new job replaces a waiting one with the same key. */
  key?: string;
  maxAttempts?: number;
  /** Earliest start; a waiting job with the same key retains its own. */
  notBefore?: Date;
}

/**
 * Attempts before a job is given up. The pauses between them grow from seconds to six hours, three days in total, so
 * that a service may be down for a weekend.
 */
export const mostAttempts = 21;

/**
 * Inserts a job without the queue's own notification, which would wake every lane of every worker, and whose commit would
 * wait for all others that notify. The workers of its lane are woken with the transaction's events.
 * @returns false where another transaction has just made the job known to the queue
 */
async function insertSilently(tx: EntityManager, name: JobName, payload: string, most: number): Promise<boolean> {
  const inserted: unknown[] = await tx.query(
    `with unknown as (
       insert into graphile_worker._private_tasks (identifier) select $1
       where not exists (select from graphile_worker._private_tasks where identifier = $1)
       on conflict do nothing returning id)
     insert into graphile_worker._private_jobs (task_id, payload, max_attempts)
     select id, $2::json, $3 from (
       select id from graphile_worker._private_tasks where identifier = $1 union all select id from unknown) task
     returning id`,
    [name, payload, most],
  );
  if (inserted.length === 0) return false;
  await publish(tx, { type: 'jobs', id: laneOfJobs[name] ?? '' });
  return true;
}

/**
 * Enqueues a job in the caller's transaction: it runs only if the transaction commits. One that has published events wakes
 * the workers with them.
 * @throws ZodError for a payload that its handler could not read
 */
export async function enqueue<Name extends JobName>(
  tx: EntityManager,
  name: Name,
  payload: JobInput<Name>,
  { key, maxAttempts = mostAttempts, notBefore }: EnqueueOptions = {},
): Promise<void> {
  const text = JSON.stringify({ ...checkedPayload(name, payload), meta: { requestId: currentRequest()?.requestId } });
  const priority = priorityOf(name);
  const isPlain = key === undefined && notBefore === undefined && priority === 0;
  if (isPlain && willSendEvents(tx) && (await insertSilently(tx, name, text, maxAttempts))) return;
  await tx.query(
    `select graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => $4, run_at => $5, job_key_mode => $6,
       priority => $7)`,
    [
      name,
      text,
      key ?? null,
      maxAttempts,
      notBefore ?? null,
      notBefore && key ? 'preserve_run_at' : 'replace',
      priority,
    ],
  );
}

/** Creates or migrates the queue's own tables on a connection that yields to others, as the product's migrations do. */
export async function migrateJobs({ options }: Pool, patience: Patience = {}): Promise<void> {
  const pool = createPool({ url: options.connectionString ?? '', connections: 1 }, migrationBounds);
  try {
    await untilUnlocked(() => runMigrations({ pgPool: pool, logger: quietLogger }), patience);
  } finally {
    await pool.end();
  }
}

export interface RunningJobs {
  /** Takes no new jobs, lets running ones finish for the drain time, then aborts them. */
  stop(): Promise<void>;
}

export interface JobOptions {
  /** Concurrency per lane in this process. */
  atOnce: Record<LaneName, number>;
  drainMs: number;
  /** Wakes a lane when a job was queued for it; without it, the queue's own notification does, or the next look. */
  events?: Pick<Events, 'listen'>;
  /** Counts the runs of scheduled jobs: a failed one is replaced by the next, so that the queue never gives it up. */
  scheduledRuns?: Pick<Metrics['scheduledRuns'], 'inc'>;
}

/**
 * A lane asks for jobs with one statement for all of its slots. New jobs wake it; this pause is how late a job with a
 * start time, such as the next try of an email, may start.
 */
const pollMs = 2_000;
/** Jobs that were fetched while every slot was busy return to the database after this time, for other processes. */
const unclaimedMs = 1_000;

/** Runs the jobs of each lane separately until stopped. */
export async function runJobs(
  pool: Pool,
  handlers: JobHandlers,
  logger: Logger,
  { atOnce, drainMs, events, scheduledRuns }: JobOptions,
): Promise<RunningJobs> {
  const [draining, hurry] = [new AbortController(), new AbortController()];
  const stopping: Stopping = { draining: draining.signal, hurry: hurry.signal };
  const runners: Runner[] = [];
  const stopListening: (() => void)[] = [];
  // One after the other: each needs connections of the pool while it starts.
  for (const [lane, names] of lanes) {
    const slots = atOnce[lane];
    const ofQueue: WorkerEvents = new EventEmitter();
    ofQueue.on('pool:create', ({ workerPool }) => {
      const wake = () => workerPool.nudge(1);
      if (events) stopListening.push(events.listen('jobs', lane, wake));
    });
    ofQueue.on('pool:listen:success', ({ workerPool, client }) => holdLifeLock(client, workerPool.id));
    const runner = await run({
      pgPool: patientPool(pool),
      taskList: tasksOf(pool, { handlers, logger, lane, scheduledRuns }, names, stopping),
      crontab: scheduleOf(names),
      noHandleSignals: true,
      logger: queueLogger(logger, lane),
      events: ofQueue,
      preset: {
        worker: { concurrentJobs: slots, pollInterval: pollMs, localQueue: { size: slots, ttl: unclaimedMs } },
      },
    });
    runners.push(runner);
  }
  return {
    async stop() {
      draining.abort();
      for (const stop of stopListening) stop();
      const enough = setTimeout(() => hurry.abort(), drainMs);
      await Promise.all(runners.map((runner) => runner.stop()));
      clearTimeout(enough);
    },
  };
}

type Handler = (payload: object, stopping: Stopping) => Promise<void>;

/** What a queued job carries in addition to its payload. */
interface Carried {
  meta?: { requestId?: string };
}

interface Lane {
  handlers: JobHandlers;
  logger: Logger;
  lane: string;
  scheduledRuns: JobOptions['scheduledRuns'];
}

const tasksOf = (
  pool: Pool,
  { handlers, logger, lane, scheduledRuns }: Lane,
  names: readonly JobName[],
  stopping: Stopping,
): TaskList =>
  Object.fromEntries(
    names.map((name) => {
      const handle = (payload: object) => (handlers[name] as Handler)(checkedPayload(name, payload), stopping);
      const task: Task = async (given, { job }) => {
        const { meta, ...payload } = (given ?? {}) as Carried;
        const requestId = meta?.requestId ?? `job-${randomUUID()}`;
        await inRequest({ requestId, job: name }, async () => {
          try {
            if (!cronOf(name)) await handle(payload);
            else if (await alone(pool, name, () => handle({}))) {
              await recordRun(pool, name);
              scheduledRuns?.inc({ task: name, outcome: 'done' });
            }
          } catch (error) {
            if (cronOf(name)) scheduledRuns?.inc({ task: name, outcome: 'failed' });
            const { attempts, max_attempts: most } = job;
            logger.warn({ err: error, lane, attempts, most }, 'a job failed');
            throw error;
          }
        });
      };
      return [name, task];
    }),
  );

/** First key of the locks by which others know that a lane is alive; the second is the lane's id in the queue. */
const lifeLock = 'lane of jobs';

/**
 * Holds a lane's lock as long as its connection for notifications, which is opened again after each loss. The lock is
 * shared, so that a new connection does not wait for a lost one that the database still believes in.
 */
function holdLifeLock(client: PoolClient, laneId: string): void {
  client
    .query('select pg_advisory_lock_shared(hashtext($1), hashtext($2))', [lifeLock, laneId])
    // a lost connection, after which the queue opens another one
    .catch(() => undefined);
}

/** A lane that has lost its connection, but works, has it again by then. */
const releasedAfter = '1 minute';
/** Longer than any job except generating designs. */
const forgottenAfter = '15 minutes';

/**
 * Releases jobs that a killed process had locked, which its lanes' locks tell, and those that hang: the queue itself would
 * hold them for hours. Designs have their own leases.
 */
export async function releaseForgottenJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
     where task_identifier <> 'generate_design' and locked_at < now() - interval '${releasedAfter}'
       and pg_try_advisory_xact_lock(hashtext($1), hashtext(locked_by)) having count(*) > 0`,
    [lifeLock],
  );
  // One by one: all jobs of a living lane have the same locked_by, and those that were fetched later are still running.
  await pool.query(
    `update graphile_worker._private_jobs job set locked_at = null, locked_by = null from graphile_worker._private_tasks task
     where task.id = job.task_id and task.identifier <> 'generate_design'
       and job.locked_at < now() - interval '${forgottenAfter}'`,
  );
  await pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where locked_at < now() - interval '1 day' and task_identifier = 'generate_design' having count(*) > 0`,
  );
}

/**
 * Resets the attempts of every job that was given up, so that it starts again now.
 * @returns how many
 */
export async function retryFailedJobs(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select graphile_worker.reschedule_jobs(array[id], run_at => now(), attempts => 0) from graphile_worker.jobs
     where attempts >= max_attempts and locked_at is null and max_attempts > 1`,
  );
  return rowCount ?? 0;
}

/** Deletes jobs that were given up a month ago. */
export async function dropOldFailedJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days' having count(*) > 0`,
  );
}
