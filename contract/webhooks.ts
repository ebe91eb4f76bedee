import { z } from 'zod';
import { atMost } from './text';

/** Types of events as they are stored and sent. */
export const webhookEvents = [
  'order.created',
  'order.paid',
  'order.refunded',
  'order.disputed',
  'order.cancelled',
  'design.succeeded',
  'design.failed',
  'design.deleted',
  'credits.granted',
  'credits.low',
  'ticket.created',
  'ticket.replied',
  'ticket.status_changed',
  'user.registered',
] as const;

/** Form of the bodies of events: the day of the last change after which receivers have to read them differently. */
export const webhookApiVersion = '2026-11-27';

/** An event that the test of an endpoint sends; no endpoint asks for it. */
export const testEvent = 'webhook.test';

export type WebhookEvent = (typeof webhookEvents)[number] | typeof testEvent;

/** Events about the shop as a whole: an account has none of its own. */
export const shopOnlyEvents: readonly WebhookEvent[] = ['user.registered'];

const everyType = '*';
const areaOf = (type: string) => `${type.split('.', 1)[0]}.*`;

/** Whether a text is a wildcard: `*` for all types, or such as `order.*` for the types of an area. */
export const isPattern = (text: string): boolean => text === everyType || text.endsWith('.*');

/**
 * Returns the types that a type or wildcard stands for at present; none for an unknown one.
 * @param known types to choose from
 */
export const typesMatching = (pattern: string, known: readonly WebhookEvent[] = webhookEvents): WebhookEvent[] =>
  known.filter((type) => [everyType, areaOf(type), type].includes(pattern));

/** What follows an unknown type or wildcard in messages. */
export const knownTypes = `Known are ${webhookEvents.join(', ')}, and wildcards such as order.* and *.`;

export const webhookLimits = { url: 500, description: 200, types: 50, perAccount: 5, perShop: 20 };

const missing = 'Please enter the address, such as https://example.com/webhooks.';

/** What the form of an endpoint checks; the server checks the address's host as well. */
export const webhookEndpointForm = z.object({
  url: z
    .string()
    .trim()
    .min(1, missing)
    .max(webhookLimits.url, atMost(webhookLimits.url))
    .refine((text) => /^https?:\/\/[^/]/i.test(text) && URL.canParse(text), missing)
    .refine((text) => {
      const { username, password } = URL.canParse(text) ? new URL(text) : { username: '', password: '' };
      return !username && !password;
    }, 'Please remove the name and password from the address.'),
  description: z.string().trim().max(webhookLimits.description, atMost(webhookLimits.description)).nullish(),
  events: z.array(z.string()).min(1, 'Please choose at least one event type.'),
});
