import type { Pool } from 'pg';
import { partitionFigures } from '../../platform/database/partitions/figures';
import type { PartitionFigures } from '../../platform/database/partitions/figures';
import { cdnUseKey } from '../settings/cdn-use';
import { lastBackupKey } from '../settings/setting-rows';
import { settledNumber } from '../webhooks/events/event.list';

/** The database's figures on waiting and stuck work. Ages are in seconds, 0 where nothing waits. */
export interface StuckWork {
  jobs: { lane: string; oldest: number; failed: number }[];
  /** Seconds since each scheduled job last ran to its end. */
  scheduled: { task: string; age: number }[];
  designs: { oldest: number; queued: number; running: number };
  /**
   * `late`: addresses with an email that has waited for more than 15 minutes, mailings excluded. `unsent`: written
   * without a mail server.
   */
  emails: { oldest: number; queued: number; late: number; failed: number; refused: number; unsent: number };
  payments: { mismatch: number; held: number; capturing: number; unmatched: number };
  /**
   * `unknown`: PayPal does not show them, and is not asked automatically any more. `failed`: PayPal accepted them and then
   * did not make them, and nothing was refunded in their place.
   */
  refunds: { unanswered: number; pending: number; unknown: number; failed: number };
  disputes: number;
  events: { count: number; oldest: number };
  /** Age of the oldest event of an account that is not listed yet, as an earlier transaction still runs. */
  eventsHeldBack: number;
  /** By the last answer of the service; a refusal holds until a success, also while the key is tried again. */
  keys: { usable: number; invalid: number; forbidden: number; needs_billing: number; off: number };
  /** Permanent physical replication slots; `lag` in bytes, null without any. */
  standbys: { active: number; inactive: number; lag: number | null };
  partitions: PartitionFigures[];
  /** Age of the oldest change of public content that the CDN was not purged of, 0 for none; null without a CDN. */
  purgeWaiting: number | null;
  /** `archiveFailing` is null without archiving, `backupAge` (seconds) before the first reported backup. */
  database: { size: number; archiveFailing: number | null; backupAge: number | null };
}

const most = 10_000;
const count = (rest: string) => `(select count(*)::int from (select 1 ${rest} limit ${most}) counted)`;
/** Age of the oldest row, by a time column. */
const age = (column: string, rest: string) =>
  `coalesce((select extract(epoch from now() - ${column})::float ${rest} order by ${column} limit 1), 0)`;

const openRefunds = `from refunds where state in ('INTENT', 'PENDING')`;
/**
 * A month's refunds that PayPal accepted and then did not make, without a later one of as much of the payment: the payer
 * may still expect the money. One that PayPal refused at once is not among them, as the answer to the Admin who asked said so.
 */
export const failedRefunds = `from refunds where state = 'FAILED' and provider_refund_id is not null
  and created_at > now() - interval '30 days' and not exists (select 1 from refunds later
    where later.payment_id = refunds.payment_id and later.state <> 'FAILED' and later.amount >= refunds.amount and later.created_at > refunds.created_at)`;
const openPayments = `from payments where state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW')`;

/**
 * One statement. Each part reads an index that contains only matching rows, or a table that stays small, and counts at
 * most ${most} rows. The queue's own table contains waiting and failed jobs only; the public view has no column for an
 * index on available ones.
 * @param $1 lanes of the jobs' names, as JSON: {"send_mail": "mail"}
 */
const statement = `
with lanes as (select key as job, value as lane from jsonb_each_text($1::jsonb)),
due as (
  select job.task_id, extract(epoch from now() - job.run_at)::float as waits from graphile_worker._private_jobs job
  where job.is_available and job.run_at <= now() order by job.priority, job.run_at limit ${most}),
given_up as (
  select job.task_id from graphile_worker._private_jobs job
  where not job.is_available and job.locked_at is null and job.max_attempts > 1 limit ${most}),
jobs as (
  select lanes.lane, coalesce(max((select max(waits) from due where task_id = task.id)), 0) as oldest,
         coalesce(sum((select count(*) from given_up where task_id = task.id)), 0)::int as failed
  from lanes left join graphile_worker._private_tasks task on task.identifier = lanes.job group by lanes.lane)
select json_build_object(
  'jobs', (select json_agg(jobs) from jobs),
  'scheduled', (select coalesce(json_agg(json_build_object('task', task, 'age', extract(epoch from now() - done_at)::float)), '[]')
    from scheduled_runs),
  'designs', json_build_object(
    'oldest', ${age('created_at', `from designs where state in ('QUEUED', 'RUNNING') and state = 'QUEUED'`)},
    'queued', ${count(`from designs where state = 'QUEUED'`)},
    'running', ${count(`from designs where state = 'RUNNING'`)}),
  'emails', json_build_object(
    'oldest', ${age('created_at', `from outbox where state = 'QUEUED'`)},
    'queued', ${count(`from outbox where state = 'QUEUED'`)},
    'late', (select count(distinct recipient)::int from (select recipient from outbox
      where state = 'QUEUED' and created_at < now() - interval '15 minutes' and mailing_id is null limit ${most}) late),
    'failed', ${count(`from outbox where state = 'FAILED' and created_at > now() - interval '7 days'`)},
    'refused', ${count(`from outbox where state = 'REFUSED' and created_at > now() - interval '7 days'`)},
    'unsent', ${count(`from outbox where state in ('NOT_SENT', 'KEPT') and html <> ''`)}),
  'payments', json_build_object(
    'mismatch', ${count(`from payments where error = 'MISFIT'`)},
    'unmatched', ${count(`from unmatched_payments where state = 'OPEN'`)},
    'held', ${count(`${openPayments} and state = 'REVIEW'`)},
    'capturing', ${count(`${openPayments} and state = 'CAPTURING' and created_at < now() - interval '10 minutes' and not exists (
      select 1 from transitions where subject = payments.id and to_state = 'CAPTURING' and transitions.created_at > now() - interval '10 minutes')`)}),
  'refunds', json_build_object(
    'unanswered', ${count(`${openRefunds} and state = 'INTENT' and unknown_since is null`)},
    'pending', ${count(`${openRefunds} and state = 'PENDING' and unknown_since is null`)},
    'unknown', ${count(`${openRefunds} and unknown_since is not null`)},
    'failed', ${count(failedRefunds)}),
  'disputes', ${count(`from disputes where state = 'OPEN'`)},
  'events', json_build_object(
    'count', ${count(`from provider_events where handled_at is null and outcome is null`)},
    'oldest', ${age('received_at', `from provider_events where handled_at is null and outcome is null`)}),
  'eventsHeldBack', ${age('created_at', `from (select created_at from events where transaction_no >= ${settledNumber} order by transaction_no limit ${most}) held`)},
  'keys', (select json_build_object(
    'usable', count(*) filter (where active and parked_reason is null),
    'invalid', count(*) filter (where active and parked_reason = 'INVALID'),
    'forbidden', count(*) filter (where active and parked_reason = 'FORBIDDEN'),
    'needs_billing', count(*) filter (where active and parked_reason = 'NEEDS_BILLING'),
    'off', count(*) filter (where not active)) from ai_keys),
  'standbys', (select json_build_object(
    'active', count(*) filter (where active),
    'inactive', count(*) filter (where not active),
    'lag', max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)))
    from pg_replication_slots where slot_type = 'physical' and not temporary),
  'partitions', ${partitionFigures(most)},
  'purgeWaiting', (select coalesce((select extract(epoch from now() - created_at)::float
    from graphile_worker._private_jobs where key = 'purge_cdn'), 0) from settings where key = '${cdnUseKey}'),
  'database', json_build_object(
    'size', pg_database_size(current_database()),
    'archiveFailing', (select (last_failed_time > coalesce(last_archived_time, '-infinity'))::int
      from pg_stat_archiver where current_setting('archive_mode') <> 'off'),
    'backupAge', (select extract(epoch from now() - (body ->> 'at')::timestamptz)::float
      from settings where key = '${lastBackupKey}'))) as stuck`;

const timeoutMs = 2_000;

/** Reads the figures. @throws when the database does not answer in time */
export async function readStuckWork(pool: Pool, lanes: Record<string, string>): Promise<StuckWork> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query(`begin read only; set local statement_timeout = ${timeoutMs}`);
    const { rows } = await client.query<{ stuck: StuckWork }>(
      // a server that does not answer at all does not block the connection either
      Object.assign({ text: statement, values: [JSON.stringify(lanes)] }, { query_timeout: timeoutMs + 500 }),
    );
    await client.query('commit');
    if (!rows[0]) throw new Error('No answer about stuck work');
    return rows[0].stuck;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // a connection whose statement failed is closed: its transaction may be open
    client.release(failure);
  }
}
