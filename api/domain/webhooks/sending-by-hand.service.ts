import { randomUUID } from 'node:crypto';
import { testEvent } from '../../../contract/webhooks';
import type { RequestContext } from '../../context';
import { enqueue } from '../../platform/jobs/jobs';
import { UserError, checkId, notFound, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import type { WebhookEndpointEntity } from './webhook-endpoint.entity';
import { endpointOf, lockEndpoint } from './webhook-endpoint.service';
import type { EndpointOwner } from './webhook-endpoint.service';

/**
 * Counts that the caller sends something by hand: a test to an endpoint, or a delivery again. What is not there counts
 * nothing.
 * @throws AccessError NOT_FOUND; UserError TOO_MANY_REQUESTS.
 */
export async function takeHandSending(
  ctx: RequestContext,
  owner: EndpointOwner,
  what: { endpointId: string } | { deliveryId: string },
): Promise<void> {
  const [name, id] =
    'endpointId' in what ? (['Webhook', what.endpointId] as const) : (['Delivery', what.deliveryId] as const);
  const found: unknown[] = await ctx.db.query(
    name === 'Webhook'
      ? `select 1 from webhook_endpoints where id = $1 and user_id is not distinct from $2`
      : `select 1 from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
         where d.id = $1 and e.user_id is not distinct from $2`,
    [checkId(id, name), owner],
  );
  if (found.length === 0) throw notFound(name);
  const wait = await ctx.limits.take('webhookByHandPerAccount', signedIn(ctx).userId);
  if (wait > 0) throw tooManyRequests('You have resent many events.', wait);
}

const refuseOff = ({ active }: WebhookEndpointEntity) => {
  if (!active) throw new UserError('INVALID_STATE', 'This webhook is off. Please switch it on first.');
};

/** Ends the rest of an endpoint for what is sent by hand; it remains a slow one, and may rest again after a run that is open. */
const endRest = (tx: RequestContext, id: string) =>
  tx.db.query('update webhook_endpoints set rest_until = now() where id = $1 and rest_until > now()', [id]);

/**
 * Makes a delivery that is sent by hand the next of its endpoint: its sender waits for it, and what waits already may take
 * hours with a slow endpoint. Returns it as it is then.
 */
async function sendNext(tx: RequestContext, { endpointId, id }: { endpointId: string; id: string }) {
  await tx.db.query(
    `update webhook_deliveries set next_attempt_at = least(now(), (
       select min(next_attempt_at) - interval '1 microsecond' from webhook_deliveries
       where endpoint_id = $1 and state = 'WAITING' and id <> $2))
     where id = $2`,
    [endpointId, id],
  );
  await endRest(tx, endpointId);
  await enqueue(tx.db, 'deliver_webhooks', { endpointId });
  return tx.db.findOneByOrFail(WebhookDeliveryEntity, { id });
}

/** Queues a test event, in the caller's transaction. @throws AccessError NOT_FOUND; UserError INVALID_STATE. */
export async function queueTest(
  tx: RequestContext,
  owner: EndpointOwner,
  endpointId: string,
): Promise<WebhookDeliveryEntity> {
  const endpoint = await lockEndpoint(tx, owner, endpointId);
  refuseOff(endpoint);
  const eventId = randomUUID();
  const { identifiers } = await tx.db.insert(WebhookDeliveryEntity, {
    endpointId,
    eventId,
    type: testEvent,
    data: { id: endpointId, accountId: endpoint.userId },
    once: true,
  });
  return sendNext(tx, { endpointId, id: identifiers[0]?.['id'] as string });
}

/**
 * Queues a delivery again, in the caller's transaction: its next try is now, and when it has ended it is one more.
 * @throws AccessError NOT_FOUND; UserError INVALID_STATE.
 */
export async function queueAgain(tx: RequestContext, owner: EndpointOwner, id: string): Promise<WebhookDeliveryEntity> {
  const known = await tx.db.findOneBy(WebhookDeliveryEntity, { id: checkId(id, 'Delivery') });
  if (!known) throw notFound('Delivery');
  refuseOff(await lockEndpoint(tx, owner, known.endpointId));
  const delivery = await tx.db.findOne(WebhookDeliveryEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!delivery) throw notFound('Delivery');
  const hasEnded = delivery.state !== 'WAITING';
  const next = { state: 'WAITING' as const, nextAttemptAt: new Date(), once: delivery.once || hasEnded, givenUp: null };
  await tx.db.update(WebhookDeliveryEntity, { id }, next);
  return sendNext(tx, delivery);
}

/** Deliveries that one call queues again. */
const mostAgain = 1_000;

/** What came of queuing failed deliveries again: how many are queued, and how many of the same time still are failed. */
export interface QueuedAgain {
  queued: number;
  left: number;
}

/**
 * Counts that the caller sends the failed deliveries of an endpoint again.
 * @throws AccessError NOT_FOUND; UserError TOO_MANY_REQUESTS.
 */
export async function takeFailedAgain(ctx: RequestContext, owner: EndpointOwner, endpointId: string): Promise<void> {
  await endpointOf(ctx, owner, endpointId);
  const wait = await ctx.limits.take('webhookFailedAgainPerAccount', signedIn(ctx).userId);
  if (wait > 0) throw tooManyRequests('You have resent failed events many times.', wait);
}

const failedSince = `endpoint_id = $1 and state = 'FAILED' and created_at >= $2 and type <> '${testEvent}'`;

/**
 * Queues the failed deliveries of an endpoint once more, oldest first and at most 1,000, in the caller's transaction.
 * Those that wait already stay as they are, so a repeated call queues none twice.
 * @throws AccessError NOT_FOUND; UserError INVALID_STATE.
 */
export async function queueFailedAgain(
  tx: RequestContext,
  owner: EndpointOwner,
  endpointId: string,
  since: Date,
): Promise<QueuedAgain> {
  refuseOff(await lockEndpoint(tx, owner, endpointId));
  const [, queued] = await tx.db.query<[unknown, number]>(
    `with due as (
       select id from webhook_deliveries where ${failedSince} order by created_at, id limit ${mostAgain} for update
     ), ordered as (select id, row_number() over (order by id) as position from due)
     update webhook_deliveries d set state = 'WAITING', once = true, given_up = null,
       next_attempt_at = now() + ordered.position * interval '1 microsecond'
     from ordered where d.id = ordered.id`,
    [endpointId, since],
  );
  if (queued === 0) return { queued, left: 0 };
  const [{ left } = { left: 0 }] = await tx.db.query<{ left: number }[]>(
    `select count(*)::integer as left from webhook_deliveries where ${failedSince}`,
    [endpointId, since],
  );
  await endRest(tx, endpointId);
  await enqueue(tx.db, 'deliver_webhooks', { endpointId });
  return { queued, left };
}
