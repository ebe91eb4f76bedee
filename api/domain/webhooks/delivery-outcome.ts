import type { RequestContext } from '../../context';
import { countLiveWork } from '../accounts/test-account.service';
import { emailHtml } from '../../platform/mail/email-html';
import { queueMail } from '../../platform/mail/mail';
import { freshUser } from '../accounts/user.service';
import { readEmailBrand } from '../settings/appearance';
import { WebhookDeliveryEntity, earlierAnswer } from './webhook-delivery.entity';
import { WebhookEndpointEntity } from './webhook-endpoint.entity';
import { giveUpWaiting } from './webhook-endpoint.service';

/** The last try as a delivery stores it. */
export type Sent = Pick<
  WebhookDeliveryEntity,
  'attemptedAt' | 'durationMs' | 'requestHead' | 'responseStatus' | 'response' | 'error'
>;

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** The longest pause that a receiver can ask for, in milliseconds. */
const longestAskedMs = 24 * 60 * 60 * 1000;

/**
 * Returns how long a receiver asks to wait by its header Retry-After (RFC 9110, section 10.2.3), in milliseconds: 0
 * without a valid one, at most 24 hours.
 * @param value a number of seconds, or an HTTP date
 */
export function retryAfterMs(value: string | null, now: number): number {
  const text = value?.trim() ?? '';
  const askedMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(askedMs) ? 0 : Math.min(Math.max(askedMs, 0), longestAskedMs);
}

/** Pauses between the tries of a delivery, in milliseconds: ten tries within three days and four hours. */
export const pausesMs: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/**
 * How long an endpoint may fail without any success. It counts where a great many events wait, so that none of them
 * would reach its last try.
 */
const longestFailureMs = pausesMs.reduce((sum, pause) => sum + pause, 0) + hour;

/** Back-off of an endpoint after a delivery that was sent once by hand has failed. */
const restByHandMs = 5 * second;

/** Longest back-off of an endpoint after a failure, unless its answer asks for a longer one. */
const longestRestMs = minute;

/** A delivery that takes longer is slow, accepted or not. */
const slowMs = second;

/** Returns the back-off of an endpoint after a failure of this duration, in milliseconds: 0 after a fast one. */
export const restAfterFailureMs = (durationMs: number): number =>
  durationMs < slowMs ? 0 : Math.min(0.6 * second * (durationMs / second) ** 2, longestRestMs);

/** Likewise after it has accepted a delivery: half of the time is for the others. */
export const restAfterAcceptedMs = (durationMs: number): number => (durationMs < slowMs ? 0 : durationMs);

/** Stores the try before as one of the earlier ones: sent again by hand, a delivery may have any number of tries. */
const appendLastTry = `case when attempts = 0 then earlier_tries else
  (case when jsonb_array_length(earlier_tries) >= 20 then earlier_tries - 0 else earlier_tries end)
  || jsonb_build_object('number', attempts, 'attemptedAt', attempted_at, 'durationMs', duration_ms, 'requestHead', request_head,
       'responseStatus', response_status, 'response', left(response, ${earlierAnswer}), 'error', error) end`;

/** Stores a try, unless another run has already stored it. @returns whether it was stored */
async function storeTry(
  tx: RequestContext,
  { id, attempts }: WebhookDeliveryEntity,
  values: Partial<WebhookDeliveryEntity>,
): Promise<boolean> {
  const { affected } = await tx.db.update(
    WebhookDeliveryEntity,
    { id, attempts, state: 'WAITING' },
    { ...values, attempts: attempts + 1, earlierTries: () => appendLastTry },
  );
  return affected === 1;
}

/** Counts a try. An endpoint without an account is the shop's. */
async function countTry(ctx: RequestContext, { userId }: WebhookEndpointEntity, outcome: string): Promise<void> {
  if (userId === null) ctx.metrics.webhookTries.inc({ outcome });
  else await countLiveWork(ctx, userId, ctx.metrics.webhookTries, { outcome });
}

/** Records an accepted delivery. The endpoint is written only when it had failed before. */
export async function recordSuccess(
  ctx: RequestContext,
  endpoint: WebhookEndpointEntity,
  delivery: WebhookDeliveryEntity,
  sent: Sent,
): Promise<void> {
  await countTry(ctx, endpoint, 'delivered');
  await storeTry(ctx, delivery, { ...sent, state: 'SUCCEEDED', nextAttemptAt: null });
  if (endpoint.failures > 0)
    await ctx.db.update(
      WebhookEndpointEntity,
      { id: endpoint.id, url: endpoint.url },
      { failures: 0, failingSince: null },
    );
}

type Outcome = 'retried' | 'failed' | 'switched off';

/**
 * Records a failed try. It is repeated after a pause, a longer one if the receiver asks for it by Retry-After, or was the
 * last one: then, and after 410 Gone, the endpoint is switched off and its owner gets an email. Something that is sent once
 * by hand leaves the endpoint on. An endpoint that was moved to another address by then is tried there at once.
 */
export async function recordFailure(
  ctx: RequestContext,
  endpoint: WebhookEndpointEntity,
  delivery: WebhookDeliveryEntity,
  { sent, retryAfter }: { sent: Sent; retryAfter: string | null },
): Promise<Outcome> {
  const now = Date.now();
  const askedMs = retryAfterMs(retryAfter, now);
  const slowRestMs = restAfterFailureMs(sent.durationMs ?? 0);
  const pause = pausesMs[delivery.attempts];
  const isGone = sent.responseStatus === 410;
  const outcome = await ctx.transaction<Outcome>(async (tx) => {
    // the endpoint before its deliveries, as where an endpoint is switched off by hand
    const current = await tx.db.findOne(WebhookEndpointEntity, {
      where: { id: endpoint.id },
      lock: { mode: 'for_no_key_update' },
    });
    if (current && current.url !== endpoint.url) {
      // it was moved while the earlier address was tried, which says nothing of the new one
      await storeTry(tx, delivery, { ...sent, nextAttemptAt: new Date(now) });
      return 'retried';
    }
    const { failures: before, failingSince } = current ?? endpoint;
    const since = failingSince ?? new Date(now);
    const isOver = !delivery.once && (pause === undefined || now - since.getTime() > longestFailureMs);
    const result = isGone || isOver ? 'switched off' : delivery.once ? 'failed' : 'retried';
    const next =
      result === 'retried'
        ? { nextAttemptAt: new Date(now + Math.max(pause ?? 0, askedMs)) }
        : { state: 'FAILED' as const, nextAttemptAt: null };
    if (!(await storeTry(tx, delivery, { ...sent, ...next }))) return result;
    if (result === 'switched off') await switchOff(tx, endpoint, isGone ? 'GONE' : 'FAILING');
    // many that are sent again by hand do not occupy a worker with an endpoint that hangs
    if (result === 'failed')
      await tx.db.update(
        WebhookEndpointEntity,
        { id: endpoint.id },
        { restUntil: new Date(now + Math.max(restByHandMs, slowRestMs, askedMs)) },
      );
    if (result !== 'retried') return result;
    const failures = before + 1;
    const restMs = Math.min(second * 2 ** Math.min(failures - 1, 10), longestRestMs);
    const restUntil = new Date(now + Math.max(restMs, slowRestMs, askedMs));
    await tx.db.update(WebhookEndpointEntity, { id: endpoint.id }, { failures, failingSince: since, restUntil });
    return result;
  });
  await countTry(ctx, endpoint, outcome.replace(' ', '_'));
  return outcome;
}

const reasons = {
  GONE: 'It answered 410 Gone, which means that it no longer accepts events.',
  FAILING: 'It rejected an event for three days, despite repeated attempts.',
};

/** Disables an endpoint and emails its owner, or for one of the shop the Admin who saved it last. */
async function switchOff(
  tx: RequestContext,
  { id, url, userId, adminId }: WebhookEndpointEntity,
  offReason: keyof typeof reasons,
): Promise<void> {
  const offAt = new Date();
  const { affected } = await tx.db.update(
    WebhookEndpointEntity,
    { id, active: true },
    { active: false, offReason, offAt, version: () => 'version + 1' },
  );
  if (affected !== 1) return;
  await giveUpWaiting(tx, id);
  tx.logger.warn({ endpoint: id, reason: offReason }, 'a webhook was switched off');
  const owner = userId ?? adminId;
  const user = owner && (await freshUser(tx, owner));
  if (!user) return;
  const page = userId ? '/update-profile?tab=webhooks' : '/admin/settings';
  await queueMail(tx, {
    to: user.email,
    subject: 'Your webhook was switched off',
    html: emailHtml(await readEmailBrand(tx), {
      greeting: user.emailVerifiedAt ? `Hello ${user.name}` : 'Hello',
      text: `We have switched off your webhook at ${new URL(url).host}. ${reasons[offReason]} New events are not sent to it. Once it works again, switch it on in your settings; you can then resend the events that it missed.`,
      action: { text: 'View the webhook', href: `${tx.config.appUrl}${page}` },
    }),
    dedupeKey: `webhook-off:${id}:${offAt.getTime()}`,
    toProvenAddress: user.emailVerifiedAt !== null,
  });
}
