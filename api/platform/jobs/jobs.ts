import { randomUUID } from 'node:crypto';
import { run, runMigrations } from 'graphile-worker';
import type { Runner, Task, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { migrationBounds, untilUnlocked } from '../database/give-way';
import type { Patience } from '../database/give-way';
import { createPool } from '../database/pool';
import type { Logger } from '../observability/logger';
import { currentRequest, inRequest } from '../observability/request-scope';
import { alone } from './alone';
import { queueLogger, quietLogger } from './queue-logger';

type Nothing = Record<string, never>;

/** Names and payloads of the durable jobs. */
export interface Jobs {
  /** Wakes a worker, which then decides which design it generates. */
  generate_design: Nothing;
  reap_designs: Nothing;
  purge_designs: Nothing;
  sweep_files: Nothing;
  /**
   * Deletes the files left in the storage by an account, permanently deleted designs, or pictures that were never sent:
   * files of designs and of ticket pictures by their keys, images by their addresses. Jobs of releases before pictures
   * in tickets have no `ticketKeys`.
   */
  drop_files: { designKeys: string[]; ticketKeys?: string[]; uploads: string[] };
  purge_ticket_images: Nothing;
  ask_ai_models: Nothing;
  send_mail: { outboxId: string };
  /** Queues the next emails of a mailing. */
  send_mailing: { mailingId: string };
  tell_of_answers: { ticketId: string };
  /** Publishes the planned content of sections that is due. */
  publish_sections: Nothing;
  /** Sends the events that are due to an endpoint; also queued by `record_webhook_event` in the database. */
  deliver_webhooks: { endpointId: string };
  wake_webhooks: Nothing;
  reconcile_payments: Nothing;
  handle_provider_event: { eventId: string };
  cancel_stale_orders: Nothing;
  requeue_lost_work: Nothing;
  expire_memberships: Nothing;
  /** Rolls up the figures of the dashboard. */
  roll_up_figures: Nothing;
  clean_up: Nothing;
}

export type JobName = keyof Jobs;

/** Signals to a job that its process is stopping. */
export interface Stopping {
  /** Aborted when nothing new may start. */
  draining: AbortSignal;
  /** Aborted when running work must stop. */
  hurry: AbortSignal;
}

export type JobHandlers = { [Name in JobName]: (payload: Jobs[Name], stopping: Stopping) => Promise<void> };

/** Jobs of a lane wait only for each other. A job that is not listed here does not run. */
const lanes = {
  designs: ['generate_design'],
  mail: ['send_mail', 'tell_of_answers', 'send_mailing'],
  webhooks: ['deliver_webhooks'],
  payments: ['reconcile_payments', 'handle_provider_event', 'cancel_stale_orders'],
  upkeep: [
    'reap_designs',
    'purge_designs',
    'sweep_files',
    'drop_files',
    'purge_ticket_images',
    'ask_ai_models',
    'expire_memberships',
    'requeue_lost_work',
    'publish_sections',
    'wake_webhooks',
    'roll_up_figures',
    'clean_up',
  ],
} satisfies Record<string, JobName[]>;

export type LaneName = keyof typeof lanes;

/** The lane of each job by name. */
export const laneOfJobs: Record<string, string> = Object.fromEntries(
  Object.entries(lanes).flatMap(([lane, names]) => names.map((name) => [name, lane])),
);

/** Cron schedule of jobs: minute hour day month weekday. */
const timetable: Partial<Record<JobName, string>> = {
  reap_designs: '* * * * *',
  purge_designs: '* * * * *',
  publish_sections: '* * * * *',
  wake_webhooks: '* * * * *',
  reconcile_payments: '* * * * *',
  cancel_stale_orders: '17 * * * *',
  requeue_lost_work: '29 * * * *',
  purge_ticket_images: '37 * * * *',
  roll_up_figures: '3 * * * *',
  expire_memberships: '7 0 * * *',
  clean_up: '23 3 * * *',
  sweep_files: '41 2 * * *',
  ask_ai_models: '53 */6 * * *',
};

/** Job keys of scheduled jobs: a new job replaces a waiting one with its key, so at most one of a kind waits. */
const scheduleOf = (names: readonly JobName[]) =>
  names.flatMap((name) => (timetable[name] ? [`${timetable[name]} ${name} ?jobKey=${name}`] : [])).join('\n');

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

/** Enqueues a job in the caller's transaction: it runs only if the transaction commits. */
export async function enqueue<Name extends JobName>(
  tx: EntityManager,
  name: Name,
  payload: Jobs[Name],
  { key, maxAttempts = mostAttempts, notBefore }: EnqueueOptions = {},
): Promise<void> {
  await tx.query(
    `select graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => $4, run_at => $5, job_key_mode => $6)`,
    [
      name,
      JSON.stringify({ ...payload, meta: { requestId: currentRequest()?.requestId } }),
      key ?? null,
      maxAttempts,
      notBefore ?? null,
      notBefore && key ? 'preserve_run_at' : 'replace',
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
  { atOnce, drainMs }: JobOptions,
): Promise<RunningJobs> {
  const [draining, hurry] = [new AbortController(), new AbortController()];
  const stopping: Stopping = { draining: draining.signal, hurry: hurry.signal };
  const runners: Runner[] = [];
  // One after the other: each needs connections of the pool while it starts.
  for (const [lane, names] of Object.entries(lanes)) {
    const slots = atOnce[lane as LaneName];
    const runner = await run({
      pgPool: pool,
      taskList: tasksOf(pool, { handlers, logger, lane }, names, stopping),
      crontab: scheduleOf(names),
      noHandleSignals: true,
      logger: queueLogger(logger, lane),
      preset: {
        worker: { concurrentJobs: slots, pollInterval: pollMs, localQueue: { size: slots, ttl: unclaimedMs } },
      },
    });
    runners.push(runner);
  }
  return {
    async stop() {
      draining.abort();
      const enough = setTimeout(() => hurry.abort(), drainMs);
      await Promise.all(runners.map((runner) => runner.stop()));
      clearTimeout(enough);
    },
  };
}

type Handler = (payload: unknown, stopping: Stopping) => Promise<void>;

/** What a queued job carries in addition to its payload. */
interface Carried {
  meta?: { requestId?: string };
}

interface Lane {
  handlers: JobHandlers;
  logger: Logger;
  lane: string;
}

const tasksOf = (
  pool: Pool,
  { handlers, logger, lane }: Lane,
  names: readonly JobName[],
  stopping: Stopping,
): TaskList =>
  Object.fromEntries(
    names.map((name) => {
      const handle = (payload: unknown) => (handlers[name] as Handler)(payload, stopping);
      const task: Task = async (given, { job }) => {
        const { meta, ...payload } = (given ?? {}) as Carried;
        const requestId = meta?.requestId ?? `job-${randomUUID()}`;
        await inRequest({ requestId, job: name }, async () => {
          try {
            await (timetable[name] ? alone(pool, name, () => handle({})) : handle(payload));
          } catch (error) {
            const { attempts, max_attempts: most } = job;
            logger.warn({ err: error, lane, attempts, most }, 'a job failed');
            throw error;
          }
        });
      };
      return [name, task];
    }),
  );

/** Longer than any job except generating designs. */
const forgottenAfter = '15 minutes';

/**
 * Releases jobs that a killed process had locked: the queue itself would hold them for hours. Designs have their own
 * leases.
 */
export async function releaseForgottenJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
     where locked_at < now() - interval '${forgottenAfter}' and task_identifier <> 'generate_design' having count(*) > 0`,
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
