import type { RequestContext } from '../../context';
import type { WebhookEndpointInput } from '../../graphql/generated/schema';
import { requireProof } from '../accounts/admin/admin-proof.service';
import { signedIn } from '../viewer';
import {
  preparedSave,
  queueAgain,
  queueTest,
  removeEndpoint,
  rotateSecret,
  takeHandSending,
} from './webhook-endpoint.service';
import type { EndpointChange } from './webhook-endpoint.service';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity';

/**
 * Adds an endpoint of the caller, or changes one.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, PROOF_REQUIRED, CONFLICT, LIMIT_REACHED.
 */
export async function saveWebhookEndpoint(
  ctx: RequestContext,
  id: string | null,
  input: WebhookEndpointInput,
  version: number,
): Promise<EndpointChange> {
  const save = await preparedSave(ctx, signedIn(ctx).userId, { id, input, version });
  return ctx.transaction(save);
}

/** Deletes an endpoint of the caller. @throws AccessError NOT_FOUND. */
export const deleteWebhookEndpoint = async (ctx: RequestContext, id: string): Promise<void> =>
  ctx.transaction(async (tx) => void (await removeEndpoint(tx, signedIn(tx).userId, id)));

/** Gives an endpoint of the caller a new secret. @throws AccessError NOT_FOUND; UserError PROOF_REQUIRED, CONFLICT. */
export async function rotateWebhookSecret(ctx: RequestContext, id: string, version: number): Promise<EndpointChange> {
  await requireProof(ctx);
  return ctx.transaction((tx) => rotateSecret(tx, signedIn(tx).userId, id, version));
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
