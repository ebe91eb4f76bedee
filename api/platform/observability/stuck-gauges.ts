import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/**
 * Creates the gauges of waiting and stuck work. Counts end at 10,000. All labels are from closed lists. A gauge has no
 * series until it is set, as an alert would take 0 for a measured value.
 */
export function stuckGauges(registers: Registry[]) {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) => {
    const created = new Gauge<Label>({ name, help, labelNames, registers });
    if (labelNames.length === 0) created.remove();
    return created;
  };
  return {
    figuresRead: gauge(
      'figures_read',
      '1 when the figures of the database are no older than 15 s, 0 when it did not answer.',
    ),
    oldestJob: gauge('jobs_oldest_waiting_seconds', 'How long the oldest job that is due has waited, by lane.', [
      'lane',
    ]),
    jobsFailed: gauge('jobs_failed', 'Jobs that were given up within 30 days, by lane.', ['lane']),
    scheduledAge: gauge('scheduled_job_age_seconds', 'How long ago a scheduled job last ran to its end.', ['task']),
    scheduledInterval: gauge('scheduled_job_interval_seconds', 'Time between two starts of a scheduled job.', ['task']),
    oldestDesign: gauge('designs_oldest_waiting_seconds', 'How long the oldest design has waited for a worker.'),
    designsUnfinished: gauge('designs_unfinished', 'Designs by state: queued or running.', ['state']),
    emailsUnsent: gauge(
      'emails_unsent',
      'Emails by state: queued; failed (given up) and refused (no such recipient) of the last 7 days; unsent (written without a mail server).',
      ['state'],
    ),
    oldestEmail: gauge('emails_oldest_queued_seconds', 'Age of the oldest email that is still to be sent.'),
    lateRecipients: gauge(
      'emails_late_recipients',
      'Addresses whose emails have waited for more than 15 minutes, those of mailings aside.',
    ),
    paymentsStuck: gauge(
      'payments_stuck',
      'Payments: mismatch (money that does not fit its order), unmatched (at PayPal, without an order), held (in review at PayPal), capturing (for more than 10 minutes).',
      ['reason'],
    ),
    refundsOpen: gauge(
      'refunds_open',
      'Refunds: unanswered (PayPal has not answered), pending (PayPal has not decided), unknown (PayPal has not shown them for two weeks) or failed (accepted and then not made, within 30 days).',
      ['state'],
    ),
    disputesOpen: gauge('disputes_open', 'Disputes that PayPal has not decided.'),
    eventsUnhandled: gauge('provider_events_unhandled', 'Events of PayPal that were not handled.'),
    oldestEvent: gauge('provider_events_oldest_unhandled_seconds', 'Age of the oldest event that was not handled.'),
    eventsHeldBack: gauge(
      'events_held_back_seconds',
      'Age of the oldest event that is not listed yet, because a transaction that began to write earlier still runs.',
    ),
    aiKeys: gauge(
      'ai_keys',
      'AI keys by state: usable, off, or resting (by reason) from a refusal until the next success.',
      ['state'],
    ),
    partitionsAhead: gauge(
      'partitions_ahead_months',
      'Whole months that a table has partitions for after the current one; absent before the first.',
      ['table'],
    ),
    partitionRest: gauge('partition_rest_rows', 'Rows of a table that are later than its last month.', ['table']),
    partitionsExpiring: gauge('partitions_expiring', 'Partitions of a table that are marked to be dropped.', ['table']),
    purgeWaiting: gauge(
      'cdn_purge_waiting_seconds',
      'Age of the oldest change of public content that the CDN was not purged of; absent without CDN_PURGE_URL.',
    ),
    databaseSize: gauge('database_size_bytes', 'Size of the database on disk, without its write-ahead log.'),
    standbys: gauge(
      'database_standbys',
      'Permanent physical replication slots: active or inactive (nothing reads it).',
      ['state'],
    ),
    standbyLag: gauge(
      'database_standby_lag_bytes',
      'Write-ahead log that the slowest standby has not received; absent without a replication slot.',
    ),
    archiveFailing: gauge(
      'database_archive_failing',
      '1 when the last try to archive a WAL segment failed; absent without archiving.',
    ),
    backupAge: gauge(
      'database_backup_age_seconds',
      'Age of the last backup that was reported by "tasks.js record-backup"; absent before the first.',
    ),
    databaseConnections: gauge('database_pool_connections', "Connections of this process's pool: total or idle.", [
      'state',
    ]),
    valkeyUp: gauge(
      'valkey_up',
      '1 while this process uses Valkey, 0 while PostgreSQL does its work; absent without VALKEY_URL.',
    ),
    poolerUp: gauge(
      'database_pooler_up',
      '1 while a new connection by DATABASE_URL answers, 0 while it does not; absent without DATABASE_DIRECT_URL.',
    ),
    poolerSeconds: gauge(
      'database_pooler_seconds',
      'How long a new connection by DATABASE_URL took to answer; absent without an answer or DATABASE_DIRECT_URL.',
    ),
    directUp: gauge(
      'database_direct_up',
      '1 while a new connection by DATABASE_DIRECT_URL answers, 0 while it does not; absent without it.',
    ),
    databaseWaiting: gauge('database_pool_waiting', 'Callers in this process that wait for a connection.'),
    databaseSpace: gauge(
      'database_has_space',
      '0 after PostgreSQL had no disk or memory for a statement of this process.',
    ),
    filesFree: gauge('files_free_ratio', 'Free part of the disk that files are stored on; absent with S3.'),
    imagesWaiting: gauge('image_processes_waiting', 'Images that wait for a process, by use.', ['use']),
  };
}
