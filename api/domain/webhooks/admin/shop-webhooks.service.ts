import type { RequestContext } from '../../../context';
import type { WebhookEndpointInput } from '../../../graphql/generated/schema';
import { requireProof } from '../../admin-proof';
import { audited } from '../../audit/audit.service';
import type { WebhookDeliveryEntity } from '../webhook-delivery.entity';
import type { WebhookEndpointEntity } from '../webhook-endpoint.entity';
import { preparedSave, removeEndpoint, wantedTypes } from '../webhook-endpoint.service';
import { isRotated, rotateSecret } from '../secret-rotation.service';
import { queueAgain, queueFailedAgain, queueTest, takeFailedAgain, takeHandSending } from '../sending-by-hand.service';
import type { QueuedAgain } from '../sending-by-hand.service';
import type { EndpointChange } from '../webhook-endpoint.service';

const subjectOf = (id: string) => `webhook-endpoints/${id}`;

/** What the audit stores of an endpoint: of its address the origin, as the rest may be a secret. */
const factsOf = (endpoint: WebhookEndpointEntity | null) =>
  endpoint && { origin: new URL(endpoint.url).origin, events: wantedTypes(endpoint), isActive: endpoint.active };

/**
 * Adds an endpoint of the shop, or changes one. A repeated request id is the same new endpoint.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, PROOF_REQUIRED, CONFLICT, LIMIT_REACHED.
 */
export async function saveShopWebhookEndpoint(
  ctx: RequestContext,
  id: string | null,
  input: WebhookEndpointInput,
  version: number,
  requestId?: string | null,
): Promise<EndpointChange> {
  const save = await preparedSave(ctx, null, { id, input, version, requestId });
  return ctx.transaction(async (tx) => {
    const result = await save(tx);
    // a repeated request, which has changed nothing
    if (!isRotated(result)) return result;
    const before = { endpoint: factsOf(result.before) };
    return audited(tx, { action: 'save-webhook', subject: subjectOf(result.endpoint.id) }, () =>
      Promise.resolve({
        before,
        after: { ...factsOf(result.endpoint), isAddressChanged: result.before?.url !== result.endpoint.url },
        result,
      }),
    );
  });
}

/** Deletes an endpoint of the shop. @throws AccessError NOT_FOUND. */
export const deleteShopWebhookEndpoint = (ctx: RequestContext, id: string): Promise<void> =>
  ctx.transaction((tx) =>
    audited(tx, { action: 'delete-webhook', subject: subjectOf(id) }, async () => {
      const endpoint = await removeEndpoint(tx, null, id);
      return { before: factsOf(endpoint), after: { endpoint: null }, result: undefined };
    }),
  );

/** Gives an endpoint of the shop a new secret. @throws AccessError NOT_FOUND; UserError PROOF_REQUIRED, CONFLICT. */
export async function rotateShopWebhookSecret(
  ctx: RequestContext,
  id: string,
  version: number,
): Promise<EndpointChange> {
  requireProof(ctx);
  return ctx.transaction(async (tx) => {
    const result = await rotateSecret(tx, null, id, version);
    // a repeated request, which has changed nothing
    if (result.before?.version === result.endpoint.version) return result;
    return audited(tx, { action: 'rotate-webhook-secret', subject: subjectOf(id) }, () =>
      Promise.resolve({ before: { version }, after: { version: result.endpoint.version }, result }),
    );
  });
}

/** Sends a test to an endpoint of the shop. @throws AccessError NOT_FOUND; UserError INVALID_STATE, TOO_MANY_REQUESTS. */
export async function testShopWebhookEndpoint(ctx: RequestContext, id: string): Promise<WebhookDeliveryEntity> {
  await takeHandSending(ctx, null, { endpointId: id });
  return ctx.transaction((tx) =>
    audited(tx, { action: 'test-webhook', subject: subjectOf(id) }, async () => {
      const result = await queueTest(tx, null, id);
      return { before: {}, after: { eventId: result.eventId }, result };
    }),
  );
}

/** Sends an event of the shop again. @throws AccessError NOT_FOUND; UserError INVALID_STATE, TOO_MANY_REQUESTS. */
export async function redeliverShopWebhook(ctx: RequestContext, id: string): Promise<WebhookDeliveryEntity> {
  await takeHandSending(ctx, null, { deliveryId: id });
  return ctx.transaction(async (tx) => {
    const result = await queueAgain(tx, null, id);
    return audited(tx, { action: 'redeliver-webhook', subject: subjectOf(result.endpointId) }, () =>
      Promise.resolve({ before: {}, after: { eventId: result.eventId, type: result.type }, result }),
    );
  });
}

/**
 * Sends the failed deliveries of an endpoint of the shop again, at most 1,000.
 * @throws AccessError NOT_FOUND; UserError INVALID_STATE, TOO_MANY_REQUESTS.
 */
export async function redeliverFailedShopWebhooks(ctx: RequestContext, id: string, since: Date): Promise<QueuedAgain> {
  await takeFailedAgain(ctx, null, id);
  return ctx.transaction((tx) =>
    audited(tx, { action: 'redeliver-failed-webhooks', subject: subjectOf(id) }, async () => {
      const result = await queueFailedAgain(tx, null, id, since);
      return { before: {}, after: { since: since.toISOString(), ...result }, result };
    }),
  );
}
