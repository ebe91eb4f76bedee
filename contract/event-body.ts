import { webhookApiVersion } from './webhooks';
import type { WebhookEvent } from './webhooks';

/** The query of the contract that answers more about the object of an event. */
const queries: Record<WebhookEvent, string | null> = {
  'order.created': 'purchase',
  'order.paid': 'purchase',
  'order.refunded': 'purchase',
  'order.disputed': 'purchase',
  'order.cancelled': 'purchase',
  'design.succeeded': 'design',
  'design.failed': 'design',
  // no query answers a deleted design
  'design.deleted': null,
  'credits.granted': 'me',
  'credits.low': 'me',
  'ticket.created': 'ticket',
  'ticket.replied': 'ticket',
  'ticket.status_changed': 'ticket',
  'user.registered': 'user',
  'webhook.test': null,
};

/**
 * Returns the body of an event: ids only, and the query that answers more.
 * @param isTest whether it happened in test mode
 */
export const eventBody = (type: WebhookEvent, happenedAt: Date, data: object, isTest: boolean) => ({
  type,
  timestamp: happenedAt.toISOString(),
  apiVersion: webhookApiVersion,
  test: isTest,
  data: { ...data, query: queries[type] },
});
