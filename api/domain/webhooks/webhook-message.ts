import { Webhook } from 'standardwebhooks';
import { eventBody } from '../../../contract/event-body';
import { printAddressesOf } from '../../../studio/posts/sizes';
import type { Lettering } from '../../graphql/generated/schema';
import type { EventEntity } from './events/event.entity';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity';

type Message = Pick<WebhookDeliveryEntity, 'type' | 'data' | 'createdAt'>;

/** Adds the paths of the pictures to the event of a finished design; events of releases before say no lettering. */
function withAddresses(data: object): object {
  const { id, lettering } = data as { id?: string; lettering?: Lettering };
  if (!id || !lettering) return data;
  return { ...data, imageUrl: `/designs/${id}/image`, prints: lettering === 'SET' ? printAddressesOf(id) : [] };
}

/**
 * Returns the body of an event, the same at every try.
 * @param isTest whether its account is a test account
 */
export const webhookBody = ({ type, data, createdAt }: Message, isTest: boolean): string =>
  JSON.stringify(eventBody(type, createdAt, withAddresses(data), isTest));

/** Returns the body that deliveries of an event have. */
export const bodyOfEvent = ({ type, data, createdAt, userId: accountId }: EventEntity, isTest: boolean): string =>
  webhookBody({ type, createdAt, data: { ...data, accountId } }, isTest);

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
