import type { RequestContext } from '../../context';
import type { Resolvers } from '../../graphql/generated/resolvers';
import { payload } from '../payload';
import {
  deleteShopWebhookEndpoint,
  redeliverFailedShopWebhooks,
  redeliverShopWebhook,
  rotateShopWebhookSecret,
  saveShopWebhookEndpoint,
  testShopWebhookEndpoint,
} from './admin/shop-webhooks.service';
import {
  deleteWebhookEndpoint,
  redeliverFailedWebhooks,
  redeliverWebhook,
  rotateWebhookSecret,
  saveWebhookEndpoint,
  testWebhookEndpoint,
} from './own-webhooks.service';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { listWebhookDeliveries } from './webhook-delivery.list';
import type { QueuedAgain } from './sending-by-hand.service';
import { subscribeToEvents, subscribeToShopEvents } from './events/event-feed';
import { cursorOf, listEvents } from './events/event.list';
import { endpointsOf, findEndpoint, wantedEvents, wantedTypes } from './webhook-endpoint.service';
import type { EndpointChange } from './webhook-endpoint.service';
import { triesOf } from './webhook-tries';
import { bodyOfEvent, webhookBody } from './webhook-message';

const changed = (work: () => Promise<EndpointChange>) =>
  payload(
    async () => {
      const { endpoint, secret } = await work();
      return { endpoint, secret };
    },
    { endpoint: null, secret: null },
  );
const deleted = (ctx: RequestContext, id: string, work: (ctx: RequestContext, id: string) => Promise<void>) =>
  payload(
    async () => {
      await work(ctx, id);
      return { deletedId: id };
    },
    { deletedId: null },
  );
const queued = (work: () => Promise<WebhookDeliveryEntity>) =>
  payload(async () => ({ deliveryId: (await work()).id }), { deliveryId: null });
const queuedAgain = (work: () => Promise<QueuedAgain>) => payload(work, { queued: null, left: null });

export const webhookResolvers: Resolvers = {
  Query: {
    webhookEndpoints: (_root, _args, ctx) => endpointsOf(ctx, null),
    webhookEndpoint: (_root, { id }, ctx) => findEndpoint(ctx, id),
    events: (_root, asked, ctx) => listEvents(ctx, asked),
  },
  Mutation: {
    saveWebhookEndpoint: (_root, { id, input, version, requestId }, ctx) =>
      changed(() => saveWebhookEndpoint(ctx, id ?? null, input, version, requestId)),
    deleteWebhookEndpoint: (_root, { id }, ctx) => deleted(ctx, id, deleteWebhookEndpoint),
    rotateWebhookSecret: (_root, { id, version }, ctx) => changed(() => rotateWebhookSecret(ctx, id, version)),
    testWebhookEndpoint: (_root, { id }, ctx) => queued(() => testWebhookEndpoint(ctx, id)),
    redeliverWebhook: (_root, { id }, ctx) => queued(() => redeliverWebhook(ctx, id)),
    redeliverFailedWebhooks: (_root, { endpointId, since }, ctx) =>
      queuedAgain(() => redeliverFailedWebhooks(ctx, endpointId, since)),
    saveShopWebhookEndpoint: (_root, { id, input, version, requestId }, ctx) =>
      changed(() => saveShopWebhookEndpoint(ctx, id ?? null, input, version, requestId)),
    deleteShopWebhookEndpoint: (_root, { id }, ctx) => deleted(ctx, id, deleteShopWebhookEndpoint),
    rotateShopWebhookSecret: (_root, { id, version }, ctx) => changed(() => rotateShopWebhookSecret(ctx, id, version)),
    testShopWebhookEndpoint: (_root, { id }, ctx) => queued(() => testShopWebhookEndpoint(ctx, id)),
    redeliverShopWebhook: (_root, { id }, ctx) => queued(() => redeliverShopWebhook(ctx, id)),
    redeliverFailedShopWebhooks: (_root, { endpointId, since }, ctx) =>
      queuedAgain(() => redeliverFailedShopWebhooks(ctx, endpointId, since)),
  },
  Subscription: {
    eventAdded: {
      subscribe: (_root, asked, ctx) => subscribeToEvents(ctx, asked),
      resolve: (event: unknown) => event as never,
    },
    shopEventAdded: {
      subscribe: (_root, asked, ctx) => subscribeToShopEvents(ctx, asked),
      resolve: (event: unknown) => event as never,
    },
  },
  User: {
    webhookEndpoints: ({ id }, _args, ctx) => endpointsOf(ctx, id),
    events: ({ id }, asked, ctx) => listEvents(ctx, asked, id),
  },
  Event: {
    accountId: ({ userId }) => userId,
    // an account alone reads its events; the shop's list has none of test mode
    body: (event, _args, { viewer }) => bodyOfEvent(event, viewer?.testOf !== undefined),
    cursor: (event, _args, ctx) => cursorOf(ctx, event),
  },
  WebhookEndpoint: {
    // the generated type of an enum with values of its own is null
    events: (endpoint) => wantedEvents(endpoint) as never[],
    types: wantedTypes,
    isActive: ({ active }) => active,
    earlierSecretUntil: ({ earlierSecretUntil: until }) => (until && until > new Date() ? until : null),
    deliveries: ({ id }, asked, ctx) => listWebhookDeliveries(ctx, asked, id),
  },
  WebhookDelivery: {
    status: ({ state }) => state,
    // an account alone reads the deliveries of its endpoints; test mode has no others
    request: (delivery, _args, { viewer }) => webhookBody(delivery, viewer?.testOf !== undefined),
    tries: triesOf,
  },
};
