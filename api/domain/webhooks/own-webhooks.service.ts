import type { RequestContext } from '../../context';
import type { WebhookEndpointInput } from '../../graphql/generated/schema';
import { requireProofOfSession } from '../admin-proof';
import { queueNotice } from '../accounts/notices';
import { lockCaller } from '../accounts/sessions/session.service';
import { nameOfCallersToken } from '../tokens/token.service';
import { tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { endpointOf, preparedSave, removeEndpoint } from './webhook-endpoint.service';
import { isRotated, rotateSecret } from './secret-rotation.service';
import { queueAgain, queueFailedAgain, queueTest, takeFailedAgain, takeHandSending } from './sending-by-hand.service';
import type { QueuedAgain } from './sending-by-hand.service';
import type { EndpointChange } from './webhook-endpoint.service';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity';

/** Counts a save or a rotation: each may send an email. @throws UserError TOO_MANY_REQUESTS. */
async function takeSave(ctx: RequestContext, userId: string): Promise<void> {
  const wait = await ctx.limits.take('webhookSavePerAccount', userId);
  if (wait > 0) throw tooManyRequests('You have changed webhooks many times.', wait);
}

/**
 * Adds an endpoint of the caller, or changes one. The caller gets an email when events go to an address that they did
 * not go to before. A repeated request id is the same new endpoint.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, PROOF_REQUIRED, CONFLICT, LIMIT_REACHED, TOO_MANY_REQUESTS.
 */
export async function saveWebhookEndpoint(
  ctx: RequestContext,
  id: string | null,
  input: WebhookEndpointInput,
  version: number,
  requestId?: string | null,
): Promise<EndpointChange> {
  const { userId } = signedIn(ctx);
  const save = await preparedSave(ctx, userId, { id, input, version, requestId });
  await takeSave(ctx, userId);
  return ctx.transaction(async (tx) => {
    const owner = await lockCaller(tx);
    const change = await save(tx);
    if (change.before?.url !== change.endpoint.url)
      await queueNotice(tx, owner, 'WEBHOOK_ADDRESS', await nameOfCallersToken(tx));
    return change;
  });
}

/** Deletes an endpoint of the caller. @throws AccessError NOT_FOUND. */
export const deleteWebhookEndpoint = async (ctx: RequestContext, id: string): Promise<void> =>
  ctx.transaction(async (tx) => void (await removeEndpoint(tx, signedIn(tx).userId, id)));

/**
 * Gives an endpoint of the caller a new secret. The owner gets an email when a token does it: no proof was asked for.
 * @throws AccessError NOT_FOUND; UserError PROOF_REQUIRED, CONFLICT, TOO_MANY_REQUESTS.
 */
export async function rotateWebhookSecret(ctx: RequestContext, id: string, version: number): Promise<EndpointChange> {
  requireProofOfSession(ctx);
  const { userId } = signedIn(ctx);
  await endpointOf(ctx, userId, id);
  await takeSave(ctx, userId);
  return ctx.transaction(async (tx) => {
    const token = await nameOfCallersToken(tx);
    const owner = await lockCaller(tx);
    const change = await rotateSecret(tx, userId, id, version);
    if (token !== null && isRotated(change)) await queueNotice(tx, owner, 'WEBHOOK_SECRET', token);
    return change;
  });
}

/** Sends a test to an endpoint of the caller. @throws AccessError NOT_FOUND; UserError INVALID_STATE, TOO_MANY_REQUESTS. */
export async function testWebhookEndpoint(ctx: RequestContext, id: string): Promise<WebhookDeliveryEntity> {
  await takeHandSending(ctx, signedIn(ctx).userId, { endpointId: id });
  return ctx.transaction((tx) => queueTest(tx, signedIn(tx).userId, id));
}

/** Sends an event of the caller again. @throws AccessError NOT_FOUND; UserError INVALID_STATE, TOO_MANY_REQUESTS. */
export async function redeliverWebhook(ctx: RequestContext, id: string): Promise<WebhookDeliveryEntity> {
  await takeHandSending(ctx, signedIn(ctx).userId, { deliveryId: id });
  return ctx.transaction((tx) => queueAgain(tx, signedIn(tx).userId, id));
}

/**
 * Sends the failed deliveries of an endpoint of the caller again, at most 1,000.
 * @throws AccessError NOT_FOUND; UserError INVALID_STATE, TOO_MANY_REQUESTS.
 */
export async function redeliverFailedWebhooks(ctx: RequestContext, id: string, since: Date): Promise<QueuedAgain> {
  const { userId } = signedIn(ctx);
  await takeFailedAgain(ctx, userId, id);
  return ctx.transaction((tx) => queueFailedAgain(tx, userId, id, since));
}
