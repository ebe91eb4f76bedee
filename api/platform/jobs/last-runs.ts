import type { Pool } from 'pg';
import { cronOf, scheduledJobs } from './definitions';
import type { JobName } from './definitions';

/** Records that a scheduled job has run to its end, by the clock of the database. */
export async function recordRun(pool: Pool, task: JobName): Promise<void> {
  await pool.query(
    `insert into scheduled_runs (task, done_at) values ($1, now()) on conflict (task) do update set done_at = excluded.done_at`,
    [task],
  );
}

/** Counts the time of each scheduled job that has never run from now on. */
export async function expectRuns(pool: Pool): Promise<void> {
  await pool.query(
    'insert into scheduled_runs (task, done_at) select unnest($1::text[]), now() on conflict (task) do nothing',
    [scheduledJobs],
  );
}

const [minute, hour, day] = [60, 60 * 60, 24 * 60 * 60];

/** Returns the units between two starts of a field of cron; null where it names one moment of the next longer unit. */
const unitsOf = (field: string): number | null => (field === '*' ? 1 : Number(/^\*\/(\d+)$/.exec(field)?.[1]) || null);

/** Seconds between two starts of a job. Its schedule has a minute and an hour, as a moment or an interval. */
export function intervalSeconds(task: JobName): number {
  const [minutes = '*', hours = '*'] = cronOf(task)?.split(' ') ?? [];
  const [ofMinutes, ofHours] = [unitsOf(minutes), unitsOf(hours)];
  if (ofMinutes !== null) return ofMinutes * minute;
  return ofHours === null ? day : ofHours * hour;
}

/** A job that is late by less, as a part of its interval, may still be running. */
const lateness = 0.1;

/**
 * Returns the jobs of each hour or rarer whose last start was missed, as by a worker that was down or restarted at that
 * moment: the queue does not make up for it, and a nightly job would wait for the next night.
 */
export async function missedRuns(pool: Pool): Promise<JobName[]> {
  const rare = scheduledJobs.filter((task) => intervalSeconds(task) >= hour);
  const { rows } = await pool.query<{ task: JobName }>(
    `select task from scheduled_runs join unnest($1::text[], $2::int[]) rare (name, seconds) on name = task
     where done_at < now() - seconds * interval '1 second' order by task`,
    [rare, rare.map((task) => Math.ceil(intervalSeconds(task) * (1 + lateness)))],
  );
  return rows.map(({ task }) => task);
}
