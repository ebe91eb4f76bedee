import type { WebhookEventType, WebhookOffReason } from '../../gql/schema';

/** Events in the words of a shopkeeper, in the order of the form. */
export const eventLabels: Record<WebhookEventType, string> = {
  ORDER_CREATED: 'Order placed',
  ORDER_PAID: 'Order paid',
  ORDER_REFUNDED: 'Order refunded',
  ORDER_DISPUTED: 'Payment disputed',
  ORDER_CANCELLED: 'Order cancelled',
  DESIGN_SUCCEEDED: 'Design finished',
  DESIGN_FAILED: 'Design failed',
  DESIGN_DELETED: 'Design deleted',
  CREDITS_GRANTED: 'Credits given',
  CREDITS_LOW: 'Credits running low',
  TICKET_CREATED: 'Ticket created',
  TICKET_REPLIED: 'Reply in a ticket',
  TICKET_STATUS_CHANGED: 'Ticket status changed',
  USER_REGISTERED: 'Account created',
  WEBHOOK_TEST: 'Test',
};

const chosen = (Object.keys(eventLabels) as WebhookEventType[]).filter((event) => event !== 'WEBHOOK_TEST');

/** The events that a webhook of an account, or of the shop, can get. */
export const eventsOf = {
  account: chosen.filter((event) => event !== 'USER_REGISTERED'),
  shop: chosen,
} as const;

/** Stands for all events, also those that are added later. */
export const everyEvent = '*';

/** Whose webhooks a screen shows. */
export type WebhookScope = keyof typeof eventsOf;

export const offReasonLabels: Record<WebhookOffReason, string> = {
  OWNER: 'Switched off. Nothing is sent.',
  GONE: 'Switched off, because the address answered that it is gone (410).',
  FAILING: 'Switched off, because an event could not be delivered for three days.',
  ADMIN_LEFT: 'Switched off, because the Admin who saved it is no longer an Admin.',
};
