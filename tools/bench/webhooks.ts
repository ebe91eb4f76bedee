import { setTimeout as sleep } from 'node:timers/promises';
import { createTicket } from '../../api/domain/tickets/ticket.service';
import { saveWebhookEndpoint } from '../../api/domain/webhooks/own-webhooks.service';
import { runJobs } from '../../api/platform/jobs/jobs';
import { startTestProduct } from '../../api/test/test-product';
import type { TestProduct } from '../../api/test/test-product';
import { startWebhookReceiver } from '../../api/test/webhook-receiver';
import type { WebhookReceiver } from '../../api/test/webhook-receiver';
import { jobHandlers, jobOptions } from '../../api/wiring/job-handlers';
import type { Row } from './table';

const endpoints = 10;
const eventsAMinute = 1_000;
/** How long events are caused, in milliseconds. */
const spanMs = 60_000;
/** Longest wait for the last delivery afterwards. */
const patienceMs = 30_000;

interface Delays {
  /** Milliseconds from an event to its arrival, sorted. */
  sorted: number[];
  expected: number;
  /** How long it took to cause the events, in milliseconds. */
  causingMs: number;
}

/** Returns the delays of what a receiver got: each message carries the time of its event. */
const delaysAt = (receiver: WebhookReceiver): number[] =>
  receiver.received.map(
    ({ body, receivedAt }) => receivedAt - Date.parse((JSON.parse(body) as { timestamp: string }).timestamp),
  );

/** Causes events evenly, each of the next account, and waits until all but the first endpoint's have arrived. */
async function measure(product: TestProduct, hangs: boolean): Promise<Delays> {
  const receivers = await Promise.all(Array.from({ length: endpoints }, startWebhookReceiver));
  const [first] = receivers;
  if (first && hangs) first.status = null;
  const contexts = await Promise.all(
    receivers.map(async ({ url }) => {
      const ctx = product.ctx(await product.addUser());
      await saveWebhookEndpoint(ctx, null, { url, events: ['ticket.created'], isActive: true }, 0);
      return ctx;
    }),
  );
  const count = (eventsAMinute * spanMs) / 60_000;
  const begun = performance.now();
  for (let event = 0; event < count; event += 1) {
    const due = begun + (event * spanMs) / count;
    await sleep(Math.max(0, due - performance.now()));
    const ctx = contexts[event % endpoints];
    if (ctx) await createTicket(ctx, { subject: 'Subject', message: 'Message', requestId: crypto.randomUUID() });
  }
  const causingMs = performance.now() - begun;
  const counted = receivers.slice(hangs ? 1 : 0);
  const expected = (count / endpoints) * counted.length;
  const end = performance.now() + patienceMs;
  const arrived = () => counted.reduce((sum, { received }) => sum + received.length, 0);
  while (arrived() < expected && performance.now() < end) await sleep(50);
  const sorted = counted.flatMap(delaysAt).sort((a, b) => a - b);
  await Promise.all(receivers.map((receiver) => receiver.stop()));
  await product.services.dataSource.query('delete from webhook_endpoints');
  return { sorted, expected, causingMs };
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Infinity;

/** Compares the delays of nine endpoints, 1,000 events a minute for ten of them, when the tenth hangs with when it answers. */
export async function benchWebhooks(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct({ environment: { WEBHOOKS_LOCAL: '1' }, endlessAttempts: true });
  const { services } = product;
  const jobs = await runJobs(services.directPool, jobHandlers(services), services.logger, {
    ...jobOptions(services),
    drainMs: 0,
  });
  try {
    const usual = await measure(product, false);
    const beside = await measure(product, true);
    const aMinute = ({ sorted, causingMs }: Delays) => (sorted.length * 60_000) / causingMs;
    const row = (what: string, share: number, aim: string): Row => ({
      what: `webhooks: ${what}, one of ten hangs`,
      beside: 'none hangs',
      ours: `${percentile(beside.sorted, share)} ms`,
      theirs: `${percentile(usual.sorted, share)} ms`,
      ratio: percentile(beside.sorted, share) / percentile(usual.sorted, share),
      aim,
    });
    return [
      row('delay p50', 0.5, '<= 1.5'),
      row('delay p95', 0.95, '<= 1.5'),
      row('longest delay', 0.9999, ''),
      {
        what: 'webhooks: deliveries a minute to the nine, one of ten hangs',
        beside: 'to ten',
        ours: aMinute(beside).toFixed(0),
        theirs: aMinute(usual).toFixed(0),
        ratio: aMinute(beside) / aMinute(usual),
        aim: '>= 0.89 (9 of 10)',
      },
      {
        what: `webhooks: arrived of ${beside.expected} within ${patienceMs / 1_000} s`,
        beside: `of ${usual.expected}`,
        ours: String(beside.sorted.length),
        theirs: String(usual.sorted.length),
        ratio: beside.sorted.length / beside.expected,
        aim: '>= 1',
      },
    ];
  } finally {
    await jobs.stop();
    await product.stop();
  }
}
