import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../context';
import { ConcurrencyLimit } from '../../platform/http/concurrency-limit';
import { postOutgoing, OutgoingFailure } from '../../platform/http/outgoing';
import type { OutgoingAnswer } from '../../platform/http/outgoing';
import { enqueue } from '../../platform/jobs/jobs';
import type { Stopping } from '../../platform/jobs/jobs';
import { isTestAccount } from '../accounts/test-account.service';
import { recordFailure, recordSuccess, restAfterAcceptedMs } from './delivery-outcome';
import type { Sent } from './delivery-outcome';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { WebhookEndpointEntity } from './webhook-endpoint.entity';
import { giveUpWaiting, secretsOf, outgoingRules } from './webhook-endpoint.service';
import { requestHeadOf, webhookBody, webhookHeaders } from './webhook-message';

/** A run ends after that many deliveries or that time, so that many events of one endpoint do not hold its place. */
const mostAtOnce = 100;
const longestRunMs = 5_000;
/** Pause after a run of that time, in which the jobs of the endpoint's older events end at once. */
const pauseAfterRunMs = 1_000;
/** Pause before a slow endpoint looks again for a place. */
const placeAgainMs = 5_000;
/** Places of the lane that slow endpoints may occupy in a process, half of all, and one account's among them. */
const slowAtOnce = { process: 10, account: 2 };

/** Limits the runs of slow endpoints at a time, so that the others always find a place in the lane. */
export class SlowPlaces {
  private readonly process = new ConcurrencyLimit(slowAtOnce.process);
  private readonly account = new ConcurrencyLimit(slowAtOnce.account);

  /** @returns the function that leaves the place, or null when none is free */
  enter(owner: string): (() => void) | null {
    const leaveAccount = this.account.take(owner);
    const leaveProcess = leaveAccount && this.process.take('all');
    if (!leaveProcess) {
      leaveAccount?.();
      return null;
    }
    return () => {
      leaveProcess();
      leaveAccount();
    };
  }
}
/** Characters of an answer that are stored. */
const storedAnswer = 4_096;

/**
 * Claims an endpoint for a run, for longer than a try takes, and reads what is due next, oldest first. One run at a time
 * sends to an endpoint: one that hangs occupies one place of the lane. No row when another run has it, when it rests, or is
 * switched off. One that had to rest within ten minutes is slow.
 */
const claim = `
with claimed as (
  update webhook_endpoints set busy_by = $2, busy_until = now() + interval '30 seconds'
  where id = $1 and active and (busy_by is null or busy_by = $2 or busy_until < now())
    and (rest_until is null or rest_until <= now())
  returning id, user_id, rest_until
)
select due.id, users.disabled_at is not null as "isDisabled", coalesce(claimed.user_id, claimed.id) as owner,
  coalesce(claimed.rest_until > now() - interval '10 minutes', false) as "isSlow"
from claimed left join users on users.id = claimed.user_id left join lateral (
  select id from webhook_deliveries
  where endpoint_id = claimed.id and state = 'WAITING' and next_attempt_at <= now()
  order by next_attempt_at limit 1
) due on true`;

interface Claimed {
  id: string | null;
  isDisabled: boolean;
  /** The account, or the endpoint of the shop. */
  owner: string;
  isSlow: boolean;
}

/**
 * Sends what is due to an endpoint, one after the other, until something fails or is slow. An event whose outcome was not
 * stored, as after a crash, is sent again with the same id.
 */
export async function deliverWebhooks(
  ctx: RequestContext,
  endpointId: string,
  { draining }: Pick<Stopping, 'draining'>,
  places = new SlowPlaces(),
): Promise<void> {
  const run = randomUUID();
  const until = Date.now() + longestRunMs;
  const claimNext = async () => (await ctx.db.query<Claimed[]>(claim, [endpointId, run]))[0];
  let claimed = draining.aborted ? undefined : await claimNext();
  if (!claimed) return;
  const leave = claimed.isSlow ? places.enter(claimed.owner) : () => undefined;
  if (!leave) return release(ctx, { endpointId, run, pauseMs: placeAgainMs });
  let restMs = 0;
  let pauseMs = 0;
  try {
    for (let count = 1; claimed; count += 1) {
      // its events are recorded again once the account is enabled
      if (claimed.isDisabled) await giveUpWaiting(ctx, endpointId);
      const durationMs: number | null = claimed.isDisabled || !claimed.id ? null : await tryOnce(ctx, claimed.id);
      if (durationMs === null) break;
      restMs = restAfterAcceptedMs(durationMs);
      pauseMs = Date.now() < until ? 0 : pauseAfterRunMs;
      claimed = restMs > 0 || pauseMs > 0 || count === mostAtOnce || draining.aborted ? undefined : await claimNext();
    }
  } finally {
    leave();
  }
  await release(ctx, { endpointId, run, restMs, pauseMs });
}

interface Release {
  endpointId: string;
  run: string;
  /** Rest of a slow endpoint, in milliseconds. */
  restMs?: number;
  /** Time for which the claim remains, so that other jobs of the endpoint end at once; it is not the back-off of a slow one. */
  pauseMs?: number;
}

/**
 * Ends the claim, and queues the next run for what is due next, if anything waits: behind the jobs that wait by now. An
 * event that is stored at the same time is seen by one of the two.
 */
async function release(ctx: RequestContext, { endpointId, run, restMs = 0, pauseMs = 0 }: Release): Promise<void> {
  await ctx.db.query(
    `update webhook_endpoints set
       busy_by = case when $4::float8 > 0 then busy_by end,
       busy_until = case when $4::float8 > 0 then now() + $4::float8 * interval '1 millisecond' end,
       rest_until = case when $3::float8 > 0 then greatest(rest_until, now() + $3::float8 * interval '1 millisecond') else rest_until end
     where id = $1 and busy_by = $2`,
    [endpointId, run, restMs, pauseMs],
  );
  const [next]: { at: Date; isDue: boolean }[] = await ctx.db.query(
    `select greatest(at, now()) as at, at <= now() as "isDue" from (
       select greatest(min(next_attempt_at), (select greatest(rest_until, busy_until) from webhook_endpoints where id = $1)) as at
       from webhook_deliveries where endpoint_id = $1 and state = 'WAITING' having count(*) > 0) next`,
    [endpointId],
  );
  // an event that is stored during a pause without a next run would wait for the next minute
  if (!next && pauseMs > 0) await release(ctx, { endpointId, run });
  if (next)
    await enqueue(
      ctx.db,
      'deliver_webhooks',
      { endpointId },
      { key: `webhooks:${endpointId}:${next.isDue ? 'due' : next.at.getTime()}`, notBefore: next.at },
    );
}

/** @returns the milliseconds it took; null when the next one may not be sent */
async function tryOnce(ctx: RequestContext, deliveryId: string): Promise<number | null> {
  const delivery = await ctx.db.findOneBy(WebhookDeliveryEntity, { id: deliveryId });
  const endpoint = delivery && (await ctx.db.findOneBy(WebhookEndpointEntity, { id: delivery.endpointId }));
  if (!endpoint) return null;
  const { sent, retryAfter } = await send(ctx, endpoint, delivery);
  const isAccepted = sent.responseStatus !== null && sent.responseStatus >= 200 && sent.responseStatus < 300;
  const facts = {
    endpoint: endpoint.id,
    delivery: delivery.id,
    event: delivery.eventId,
    type: delivery.type,
    attempt: delivery.attempts + 1,
    status: sent.responseStatus,
    durationMs: sent.durationMs,
  };
  if (isAccepted) {
    await recordSuccess(ctx, endpoint, delivery, sent);
    ctx.logger.debug(facts, 'a webhook was delivered');
    return sent.durationMs;
  }
  const outcome = await recordFailure(ctx, endpoint, delivery, { sent, retryAfter });
  ctx.logger.info({ ...facts, outcome, reason: sent.error }, 'a webhook was not delivered');
  return null;
}

async function send(
  ctx: RequestContext,
  endpoint: WebhookEndpointEntity,
  delivery: WebhookDeliveryEntity,
): Promise<{ sent: Sent; retryAfter: string | null }> {
  const isTest = endpoint.userId !== null && (await isTestAccount(ctx, endpoint.userId));
  const body = webhookBody(delivery, isTest);
  const headers = {
    ...webhookHeaders(delivery.eventId, body, secretsOf(ctx, endpoint)),
    'user-agent': `Postloom-Webhooks/${ctx.version}`,
  };
  const begun = performance.now();
  const took = () => ({
    attemptedAt: new Date(),
    durationMs: Math.round(performance.now() - begun),
    requestHead: requestHeadOf(endpoint.url, headers),
  });
  try {
    const { status, text, retryAfter } = await postOutgoing(endpoint.url, headers, body, outgoingRules(ctx));
    return { sent: { ...took(), responseStatus: status, response: storable(text), error: null }, retryAfter };
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    const sent = { ...took(), responseStatus: null, response: null, error: error.message };
    return { sent, retryAfter: null };
  }
}

/** PostgreSQL stores no zero character. */
const storable = (text: OutgoingAnswer['text']) => text.replaceAll('\0', '').slice(0, storedAnswer);

/** Wakes the workers for endpoints that should be getting something and are not, as after a crash. */
export async function wakeWebhooks(ctx: RequestContext): Promise<void> {
  const idle: { id: string }[] = await ctx.db.query(
    `select id from webhook_endpoints e
     where active and (busy_until is null or busy_until < now()) and (rest_until is null or rest_until < now())
       and exists (select from webhook_deliveries where endpoint_id = e.id and state = 'WAITING'
                     and next_attempt_at < now() - interval '10 seconds')`,
  );
  for (const { id } of idle)
    await enqueue(ctx.db, 'deliver_webhooks', { endpointId: id }, { key: `webhooks:${id}:idle` });
}
