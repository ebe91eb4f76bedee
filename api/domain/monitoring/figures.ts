import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../../context';
import { laneOfJobs, scheduledJobs } from '../../platform/jobs/definitions';
import { databaseWays } from './database-ways';
import { readStuckWork } from './stuck-work';
import type { StuckWork } from './stuck-work';

/** Maximum age of the database's figures: however often they are requested, they are read once in this time. */
const freshMs = 15_000;
/** Maximum time a scrape waits for the database. */
const patienceMs = 3_000;

type Metrics = Services['metrics'];

function show(metrics: Metrics, stuck: StuckWork): void {
  for (const { lane, oldest, failed } of stuck.jobs) {
    metrics.oldestJob.set({ lane }, oldest);
    metrics.jobsFailed.set({ lane }, failed);
  }
  metrics.scheduledAge.reset();
  // a row of another release is not used as a label
  for (const { task, age } of stuck.scheduled)
    if (scheduledJobs.some((name) => name === task)) metrics.scheduledAge.set({ task }, age);
  const { designs, emails, payments, refunds, events, keys } = stuck;
  metrics.oldestDesign.set(designs.oldest);
  metrics.designsUnfinished.set({ state: 'queued' }, designs.queued);
  metrics.designsUnfinished.set({ state: 'running' }, designs.running);
  metrics.oldestEmail.set(emails.oldest);
  metrics.lateRecipients.set(emails.late);
  for (const state of ['queued', 'failed', 'refused', 'unsent'] as const)
    metrics.emailsUnsent.set({ state }, emails[state]);
  for (const reason of ['mismatch', 'unmatched', 'held', 'capturing'] as const)
    metrics.paymentsStuck.set({ reason }, payments[reason]);
  for (const state of ['unanswered', 'pending', 'unknown', 'failed'] as const)
    metrics.refundsOpen.set({ state }, refunds[state]);
  metrics.disputesOpen.set(stuck.disputes);
  metrics.eventsUnhandled.set(events.count);
  metrics.oldestEvent.set(events.oldest);
  metrics.eventsHeldBack.set(stuck.eventsHeldBack);
  metrics.aiKeys.set({ state: 'usable' }, keys.usable);
  metrics.aiKeys.set({ state: 'off' }, keys.off);
  for (const reason of ['invalid', 'forbidden', 'needs_billing'] as const)
    metrics.aiKeys.set({ state: `resting_${reason}` }, keys[reason]);
  metrics.partitionsAhead.reset();
  for (const { table, ahead, rest, expiring } of stuck.partitions) {
    if (ahead !== null) metrics.partitionsAhead.set({ table }, ahead);
    metrics.partitionRest.set({ table }, rest);
    metrics.partitionsExpiring.set({ table }, expiring);
  }
  metrics.databaseSize.set(stuck.database.size);
  for (const state of ['active', 'inactive'] as const) metrics.standbys.set({ state }, stuck.standbys[state]);
  setOrRemove(metrics.purgeWaiting, stuck.purgeWaiting);
  setOrRemove(metrics.standbyLag, stuck.standbys.lag);
  setOrRemove(metrics.archiveFailing, stuck.database.archiveFailing);
  setOrRemove(metrics.backupAge, stuck.database.backupAge);
}

/** Sets a gauge, or removes its series where there is nothing to measure. */
function setOrRemove(gauge: Metrics['standbyLag'], value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}

/** Removes the figures when there is no answer: no figure is better than an old one. */
function hide(metrics: Metrics): void {
  for (const gauge of [
    metrics.oldestJob,
    metrics.jobsFailed,
    metrics.scheduledAge,
    metrics.designsUnfinished,
    metrics.emailsUnsent,
    metrics.paymentsStuck,
    metrics.refundsOpen,
    metrics.aiKeys,
    metrics.standbys,
    metrics.partitionsAhead,
    metrics.partitionRest,
    metrics.partitionsExpiring,
  ])
    gauge.reset();
  // a gauge without labels would be 0 after a reset
  for (const gauge of [
    metrics.oldestDesign,
    metrics.oldestEmail,
    metrics.lateRecipients,
    metrics.disputesOpen,
    metrics.eventsUnhandled,
    metrics.oldestEvent,
    metrics.eventsHeldBack,
    metrics.databaseSize,
    metrics.purgeWaiting,
    metrics.standbyLag,
    metrics.archiveFailing,
    metrics.backupAge,
  ])
    gauge.remove();
}

/** Updates the figures that this process knows without a query. */
async function showProcess(services: Services, ways: ReturnType<typeof databaseWays>): Promise<void> {
  const { metrics, pool, valkey, databaseSpace, images, config, laggingReads } = services;
  metrics.standbyBehind.reset();
  for (const [at, bytes] of laggingReads.lag.entries())
    if (bytes !== null) metrics.standbyBehind.set({ standby: String(at + 1) }, bytes);
  metrics.databaseConnections.set({ state: 'total' }, pool.totalCount);
  metrics.databaseConnections.set({ state: 'idle' }, pool.idleCount);
  metrics.databaseWaiting.set(pool.waitingCount);
  setOrRemove(metrics.valkeyUp, valkey && Number(valkey.isUsable));
  const answers = await ways?.();
  setOrRemove(metrics.poolerUp, answers ? Number(answers.pooled !== null) : null);
  setOrRemove(metrics.poolerSeconds, answers?.pooled ?? null);
  setOrRemove(metrics.directUp, answers ? Number(answers.direct !== null) : null);
  metrics.databaseSpace.set(databaseSpace.isLacking ? 0 : 1);
  metrics.imagesWaiting.set({ use: 'uploads' }, images.uploads.waiting);
  metrics.imagesWaiting.set({ use: 'designs' }, images.designs.waiting);
  metrics.imagesWaiting.set({ use: 'prints' }, images.prints.waiting);
  const disk = config.s3 ? null : await statfs(config.dataFolder).catch(() => null);
  setOrRemove(metrics.filesFree, disk && disk.bavail / disk.blocks);
}

/**
 * Returns a function that updates the gauges of waiting and stuck work for a scrape. The database is read by one
 * statement at a time and at most every 15 seconds; when it does not answer in time, its figures are absent and
 * `figures_read` is 0.
 */
export function figuresOf(services: Services): () => Promise<void> {
  const { metrics, pool, logger } = services;
  const ways = databaseWays(services);
  let reading: Promise<boolean> | undefined;
  let readAt = -Infinity;
  const read = (): Promise<boolean> =>
    readStuckWork(pool, laneOfJobs).then(
      (stuck) => {
        show(metrics, stuck);
        readAt = performance.now();
        return true;
      },
      (error: unknown) => {
        logger.warn({ err: error }, 'the figures of stuck work could not be read');
        return false;
      },
    );
  return async () => {
    await showProcess(services, ways);
    if (performance.now() - readAt >= freshMs)
      reading ??= read().finally(() => {
        reading = undefined;
      });
    const over = new AbortController();
    const late = delay(patienceMs, false, { signal: over.signal, ref: false }).catch(() => false);
    const isRead = reading ? await Promise.race([reading, late]) : true;
    over.abort();
    metrics.figuresRead.set(isRead ? 1 : 0);
    if (!isRead) hide(metrics);
  };
}
