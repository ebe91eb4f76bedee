import type { WebhookDeliveryFilter, WebhookDeliverySortField } from '../../graphql/generated/schema';
import type { ListDefinition } from '../../platform/lists/definition';
import { pagesOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';

/** The deliveries of one endpoint, which is their owner. */
export const webhookDeliveryList: ListDefinition<
  WebhookDeliveryEntity,
  WebhookDeliveryFilter,
  WebhookDeliverySortField
> = {
  name: 'webhookDeliveries',
  entity: WebhookDeliveryEntity,
  owner: 'endpointId',
  access: 'ownerOnly',
  filters: { status: { anyOf: 'state' }, type: { anyOf: 'type' }, createdAt: { dates: 'createdAt' } },
  // ids are assigned in the order of the events
  sorts: { CREATED_AT: 'id' },
  default: { field: 'CREATED_AT', direction: 'DESC' },
};

export type WebhookDeliveryListPage = ListPage<WebhookDeliveryEntity>;

/** Lists the deliveries of an endpoint. @throws BadListRequest */
export const listWebhookDeliveries = pagesOf(webhookDeliveryList);
