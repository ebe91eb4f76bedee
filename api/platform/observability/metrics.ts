import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { laggingOutcomes } from '../database/standby';
import { scheduledJobs } from '../jobs/definitions';
import { intervalSeconds } from '../jobs/last-runs';
import { stuckGauges } from './stuck-gauges';

/**
 * Why designs fail. `words`: the AI service refuses to draw this prompt. `key`, `billing`, `quota`, `model`, `service`,
 * `request`: what its error is about. `limit`: too many failed calls of the account.
 */
export const designFailureCauses = [
  'words',
  'no_image',
  'unusable_image',
  'no_keys',
  'key',
  'billing',
  'quota',
  'model',
  'service',
  'request',
  'limit',
  'storage',
  'interrupted',
  'internal',
] as const;

/** What calls of the AI service are for: the enum `AiPurpose` of the contract. */
export const aiPurposes = [
  'DRAWING',
  'WRITING',
  'PAINTING',
  'REPAINTING',
  'CHECKING',
  'ENHANCING',
  'WEBSITE',
  'CAPTION',
  'PLAN',
] as const;

/** Creates the product's metrics, in Prometheus' format at /metrics. */
export function createMetrics(process: { version: string; role: string }) {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'postloom_info',
    help: 'The release that runs, and what the process does; always 1.',
    labelNames: ['version', 'role'],
    registers,
  }).set(process, 1);
  const metrics = {
    registry,
    httpSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer an HTTP request.',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    cachedAnswers: new Counter({
      name: 'http_cached_answers_total',
      help: 'Requests answered from the response cache.',
      labelNames: ['route'],
      registers,
    }),
    pagesRefused: new Counter({
      name: 'pages_refused_total',
      help: 'Requests for pages that were refused, as their network asks for too many new ones at once.',
      registers,
    }),
    laggingReads: new Counter({
      name: 'lagging_reads_total',
      help: 'Reads that may lag, by who answered: standby, or the primary as all standbys were behind (or lacked a change of the caller) or unavailable, or as the replay of the log cancelled the read (conflict).',
      labelNames: ['outcome'],
      registers,
    }),
    standbyBehind: new Gauge({
      name: 'database_standby_behind_bytes',
      help: 'Write-ahead log that each standby of DATABASE_STANDBY_URL had not replayed at the last read of this process; absent for one that is not used.',
      labelNames: ['standby'],
      registers,
    }),
    operations: new Counter({
      name: 'graphql_operations_total',
      help: 'GraphQL operations answered, by outcome: ok, refused (its input or caller) or failed (a fault of ours).',
      labelNames: ['operation', 'outcome'],
      registers,
    }),
    designs: new Counter({
      name: 'designs_total',
      help: 'Designs finished, by state.',
      labelNames: ['state'],
      registers,
    }),
    payments: new Counter({
      name: 'payments_total',
      help: "Payment steps, by outcome: the product's own, PayPal's name of a refusal, or other for one that is not known.",
      labelNames: ['outcome'],
      registers,
    }),
    emails: new Counter({
      name: 'emails_total',
      help: 'Tries to send an email, by outcome: sent, retried, failed (given up) or refused (no such recipient).',
      labelNames: ['outcome'],
      registers,
    }),
    emailsDropped: new Counter({
      name: 'emails_dropped_total',
      help: 'Emails that were not queued: their unproven address has had its emails of the hour.',
      registers,
    }),
    webhooksAccepted: new Counter({
      name: 'webhooks_accepted_total',
      help: 'Webhooks of PayPal with a valid signature, repeated ones included.',
      registers,
    }),
    webhooksRefused: new Counter({
      name: 'webhooks_refused_total',
      help: 'Webhooks that were refused, by reason: malformed, signature or rate.',
      labelNames: ['reason'],
      registers,
    }),
    webhookTries: new Counter({
      name: 'webhook_tries_total',
      help: 'Tries to deliver an event to a webhook, by outcome: delivered, retried, failed (sent once, by hand) or switched_off.',
      labelNames: ['outcome'],
      registers,
    }),
    cdnPurges: new Counter({
      name: 'cdn_purges_total',
      help: 'Purges of the CDN, by outcome: purged, or failed and tried again.',
      labelNames: ['outcome'],
      registers,
    }),
    scheduledRuns: new Counter({
      name: 'scheduled_job_runs_total',
      help: 'Runs of scheduled jobs, by outcome: done, or failed and tried again.',
      labelNames: ['task', 'outcome'],
      registers,
    }),
    figureDays: new Counter({
      name: 'figure_days_rolled_up_total',
      help: 'Days whose figures of the dashboard were rolled up, again or for the first time.',
      registers,
    }),
    designsFailed: new Counter({
      name: 'designs_failed_total',
      help: 'Designs that failed, by cause.',
      labelNames: ['cause'],
      registers,
    }),
    monthPlans: new Counter({
      name: 'month_plans_total',
      help: 'Months of posts: planned, or failed because no plan was written',
      labelNames: ['outcome'],
      registers,
    }),
    monthFeedFailures: new Counter({
      name: 'month_feed_failures_total',
      help: 'Months of posts that could not be continued, each tried again within a minute',
      registers,
    }),
    postReminders: new Counter({
      name: 'post_reminders_total',
      help: 'Emails on the day of a planned post: queued, or not wanted',
      labelNames: ['outcome'],
      registers,
    }),
    designCopies: new Counter({
      name: 'design_copies_total',
      help: 'Copies of posts over the same background, which cost no credit',
      registers,
    }),
    designPrintBytes: new Gauge({
      name: 'design_print_bytes',
      help: 'Bytes of stored prints, counted by the last sweep of this worker',
      registers,
    }),
    aiCalls: new Counter({
      name: 'ai_calls_total',
      help: 'Calls of the AI service by what they were for: charged, or failed after all retries.',
      labelNames: ['purpose', 'outcome'],
      registers,
    }),
    designPhotoBytes: new Gauge({
      name: 'design_photo_bytes',
      help: 'Bytes of uploaded photos for designs, counted by the last sweep of this worker',
      registers,
    }),
    designRepaints: new Counter({
      name: 'design_repaints_total',
      help: 'Backgrounds that were painted again because the first one had lettering',
      registers,
    }),
    designStepFailures: new Counter({
      name: 'design_step_failures_total',
      help: 'Steps of designs that failed without ending the design',
      labelNames: ['step'],
      registers,
    }),
    apiRequests: new Counter({
      name: 'api_requests_logged_total',
      help: 'Requests with access tokens, by what became of their row in the log: stored, sampled (left out, very many of one account) or dropped.',
      labelNames: ['outcome'],
      registers,
    }),
    websitesRead: new Counter({
      name: 'websites_read_total',
      help: 'Websites read for brands, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    designPrints: new Counter({
      name: 'design_prints_total',
      help: 'Downloads of prints of posts, by where the print came from',
      labelNames: ['from'],
      registers,
    }),
    testModeSwept: new Counter({
      name: 'test_mode_swept_total',
      help: 'Objects and accounts of test mode that were deleted after a week',
      labelNames: ['kind'],
      registers,
    }),
    designsUnstored: new Gauge({
      name: 'designs_unstored',
      help: 'Finished pictures that wait on the disk of this worker, because the storage of files is away.',
      registers,
    }),
    providerSeconds: new Histogram({
      name: 'provider_call_seconds',
      help: 'Time of calls to PayPal, the AI service and the sign-in provider.',
      labelNames: ['provider', 'operation', 'outcome'],
      buckets: [0.05, 0.2, 0.5, 1, 3, 10, 30, 90],
      registers,
    }),
    ...stuckGauges(registers),
    liveSockets: new Gauge({ name: 'graphql_sockets', help: 'Open WebSocket connections.', registers }),
    liveSubscriptions: new Gauge({ name: 'graphql_subscriptions', help: 'Open subscriptions.', registers }),
    liveRefused: new Counter({
      name: 'live_refused_total',
      help: 'Live connections and subscriptions over a bound, by what it counts (address, account, subscriptions) and who counted (process, all).',
      labelNames: ['bound', 'by'],
      registers,
    }),
  };
  // A counter that starts with its first event has no increase for an alert to detect.
  for (const outcome of ['ok', 'refused', 'failed']) metrics.operations.inc({ operation: 'other', outcome }, 0);
  for (const state of ['SUCCEEDED', 'FAILED', 'CANCELLED']) metrics.designs.inc({ state }, 0);
  for (const outcome of ['settled', 'mismatch', 'silence', 'shop_refused', 'won_after_reversal', 'other'])
    metrics.payments.inc({ outcome }, 0);
  for (const outcome of ['sent', 'retried', 'failed', 'refused']) metrics.emails.inc({ outcome }, 0);
  for (const outcome of ['delivered', 'retried', 'failed', 'switched_off']) metrics.webhookTries.inc({ outcome }, 0);
  for (const outcome of ['purged', 'failed']) metrics.cdnPurges.inc({ outcome }, 0);
  for (const outcome of ['planned', 'failed']) metrics.monthPlans.inc({ outcome }, 0);
  for (const outcome of ['queued', 'unwanted', 'limited']) metrics.postReminders.inc({ outcome }, 0);
  for (const purpose of aiPurposes)
    for (const outcome of ['charged', 'failed']) metrics.aiCalls.inc({ purpose, outcome }, 0);
  // 'job' is Prometheus' own label
  for (const task of scheduledJobs)
    for (const outcome of ['done', 'failed']) metrics.scheduledRuns.inc({ task, outcome }, 0);
  for (const task of scheduledJobs) metrics.scheduledInterval.set({ task }, intervalSeconds(task));
  for (const reason of ['malformed', 'signature', 'rate']) metrics.webhooksRefused.inc({ reason }, 0);
  for (const cause of designFailureCauses) metrics.designsFailed.inc({ cause }, 0);
  for (const step of ['writing', 'checking']) metrics.designStepFailures.inc({ step }, 0);
  for (const outcome of ['stored', 'sampled', 'dropped']) metrics.apiRequests.inc({ outcome }, 0);
  for (const outcome of laggingOutcomes) metrics.laggingReads.inc({ outcome }, 0);
  for (const bound of ['address', 'account', 'subscriptions'])
    for (const by of ['process', 'all']) metrics.liveRefused.inc({ bound, by }, 0);
  for (const from of ['storage', 'printer']) metrics.designPrints.inc({ from }, 0);
  for (const kind of ['object', 'account']) metrics.testModeSwept.inc({ kind }, 0);
  return metrics;
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Adds metrics of the process itself: memory, handles, event loop, garbage collection. Its observers can't be removed
 * and hold the registry for the life of the process, so call it once, at the process's entry point.
 */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
