import { Webhook } from 'standardwebhooks';
import { webhookApiVersion } from '../../../contract/webhooks';
import type { WebhookEvent } from '../../../contract/webhooks';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity';

/** The query of the contract that answers more about the object of an event. */
const queries: Record<WebhookEvent, string | null> = {
  'order.paid': 'purchase',
  'order.refunded': 'purchase',
  'order.disputed': 'purchase',
  'order.cancelled': 'purchase',
  'design.succeeded': 'design',
  'design.failed': 'design',
  // no query answers a deleted design
  'design.deleted': null,
  'credits.granted': 'me',
  'ticket.created': 'ticket',
  'ticket.replied': 'ticket',
  'ticket.status_changed': 'ticket',
  'user.registered': 'user',
  'webhook.test': null,
};

type Message = Pick<WebhookDeliveryEntity, 'type' | 'data' | 'createdAt'>;

/** Returns the body of an event, the same at every try: ids only, and the query that answers more. */
export const webhookBody = ({ type, data, createdAt }: Message): string =>
  JSON.stringify({
    type,
    timestamp: createdAt.toISOString(),
    apiVersion: webhookApiVersion,
    data: { ...data, query: queries[type] },
  });

/** Returns the headers of a body at this moment, with a signature for each secret (Standard Webhooks 1.0). */
export function webhookHeaders(eventId: string, body: string, secrets: readonly string[]): Record<string, string> {
  const now = new Date();
  return {
    'content-type': 'application/json',
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, now, body)).join(' '),
  };
}

/** Returns address and headers of a request as text for the log. A signature is cut to enough characters to compare it. */
export function requestHeadOf(url: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    const shown = name === 'webhook-signature' ? value.replaceAll(/(v1,.{8})\S*/g, '$1...') : value;
    return `${name}: ${shown}`;
  });
  return [`POST ${url}`, ...lines].join('\n');
}
