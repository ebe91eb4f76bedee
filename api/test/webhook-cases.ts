import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../context';
import { saveShopWebhookEndpoint, testShopWebhookEndpoint } from '../domain/webhooks/admin/shop-webhooks.service';
import { saveWebhookEndpoint, testWebhookEndpoint } from '../domain/webhooks/own-webhooks.service';
import { WebhookDeliveryEntity } from '../domain/webhooks/webhook-delivery.entity';
import { WebhookEndpointEntity } from '../domain/webhooks/webhook-endpoint.entity';
import type { AdminCase, AdministeredProduct } from './administered-product';
import type { ClientCase } from './client-operations';
import type { FilledProduct } from './filled-product';

const input = () => ({ url: `https://example.com/${randomUUID()}`, events: ['ORDER_PAID'], isActive: true });
/** The same as services take it. */
export const storedInput = () => ({ ...input(), events: ['order.paid' as const] });

/** An endpoint of the member; endpoints of earlier calls are deleted, as an account may have few. */
async function ofMember({ product, member }: FilledProduct): Promise<{ id: string; ctx: RequestContext }> {
  const ctx = product.ctx(member);
  await ctx.db.delete(WebhookEndpointEntity, { userId: member.id });
  return { id: (await saveWebhookEndpoint(ctx, null, storedInput(), 0)).endpoint.id, ctx };
}

/** An endpoint of the shop; likewise. */
async function ofShop({ product, admin }: AdministeredProduct): Promise<{ id: string; ctx: RequestContext }> {
  const ctx = product.ctx(admin);
  await ctx.db.query('delete from webhook_endpoints where user_id is null');
  return { id: (await saveShopWebhookEndpoint(ctx, null, storedInput(), 0)).endpoint.id, ctx };
}

/** Adds a failed delivery to an endpoint. */
async function withFailed<Endpoint extends { id: string; ctx: RequestContext }>(endpoint: Endpoint): Promise<Endpoint> {
  await endpoint.ctx.db.insert(WebhookDeliveryEntity, {
    endpointId: endpoint.id,
    eventId: randomUUID(),
    type: 'order.paid',
    data: { id: randomUUID() },
    state: 'FAILED',
    nextAttemptAt: null,
  });
  return endpoint;
}

/** The client's operations on the webhooks of an account. Those by hand are counted. */
export const webhookCases: Record<string, ClientCase> = {
  OwnWebhooks: { member: 2 },
  // And the last ones that were sent.
  WebhookLog: { member: 3, variables: async (filled) => ({ id: (await ofMember(filled)).id }) },
  // And an email about a new address.
  SaveWebhookEndpoint: {
    member: 15,
    variables: async (filled) => {
      await ofMember(filled);
      return { input: input(), version: 0 };
    },
  },
  RotateWebhookSecret: { member: 11, variables: async (filled) => ({ id: (await ofMember(filled)).id, version: 1 }) },
  DeleteWebhookEndpoint: { member: 5, variables: async (filled) => ({ id: (await ofMember(filled)).id }) },
  TestWebhookEndpoint: { member: 11, variables: async (filled) => ({ id: (await ofMember(filled)).id }) },
  RedeliverFailedWebhooks: {
    member: 10,
    variables: async (filled) => ({ endpointId: (await withFailed(await ofMember(filled))).id, since: new Date(0) }),
  },
  RedeliverWebhook: {
    member: 13,
    variables: async (filled) => {
      const { id, ctx } = await ofMember(filled);
      return { id: (await testWebhookEndpoint(ctx, id)).id };
    },
  },
};

/** Admin operations on the webhooks of the shop. */
export const webhookAdminCases: Record<string, AdminCase> = {
  webhookEndpoints: { budget: 4 },
  // The rows and their count.
  events: { budget: 5, variables: () => ({ filter: { types: ['order.created'] } }) },
  saveShopWebhookEndpoint: {
    budget: 11,
    variables: async (filled) => {
      await ofShop(filled);
      return { id: null, input: input(), version: 0 };
    },
  },
  rotateShopWebhookSecret: {
    budget: 8,
    variables: async (filled) => ({ id: (await ofShop(filled)).id, version: 1 }),
  },
  deleteShopWebhookEndpoint: { budget: 6, variables: async (filled) => ({ id: (await ofShop(filled)).id }) },
  testShopWebhookEndpoint: { budget: 12, variables: async (filled) => ({ id: (await ofShop(filled)).id }) },
  redeliverFailedShopWebhooks: {
    budget: 11,
    variables: async (filled) => ({ endpointId: (await withFailed(await ofShop(filled))).id, since: new Date(0) }),
  },
  redeliverShopWebhook: {
    budget: 14,
    variables: async (filled) => {
      const { id, ctx } = await ofShop(filled);
      return { id: (await testShopWebhookEndpoint(ctx, id)).id };
    },
  },
};
