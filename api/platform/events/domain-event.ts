/** An event that every replica receives after a transaction has committed. Carries ids, never personal data. */
export type DomainEvent =
  | { type: 'design'; id: string; owner: string }
  | { type: 'account'; id: string }
  /** With its owner if the owner sees the change: the lists of the account contain it. */
  | { type: 'order'; id: string; owner?: string }
  | { type: 'ticket'; id: string; owner: string | null }
  | { type: 'ticketPresence'; id: string }
  /** `record_webhook_event` in the database sends it; the id is the account's. */
  | { type: 'events'; id: string }
  | { type: 'content'; id: string }
  /** A job was queued; the id is its lane. */
  | { type: 'jobs'; id: string };

/** Cached pages must not outlive a change of their content, so its events are sent with the commit. */
export const mustCommit = (text: string): boolean => (JSON.parse(text) as DomainEvent).type === 'content';

/** Subscription topics: the object itself, all objects of its owner, or all objects. */
export type Topic = DomainEvent['type'] | 'designs' | 'tickets' | 'allTickets' | 'allEvents' | 'shop';

/** The id for subscriptions to all objects. */
export const allObjects = 'all';

/** Returns the name of a topic in this process. */
export const nameOf = ({ type, id }: { type: Topic; id: string }) => `${type}:${id}`;

/** Returns the further topics of an event, beside the object's own. */
export function widerTopics(event: DomainEvent): { type: Topic; id: string }[] {
  const shop = { type: 'shop' as const, id: allObjects };
  if (event.type === 'content' || event.type === 'ticketPresence' || event.type === 'jobs') return [];
  if (event.type === 'events') return [{ type: 'allEvents', id: allObjects }];
  if (event.type === 'order') return event.owner ? [shop, { type: 'account', id: event.owner }] : [shop];
  if (event.type === 'design') return [{ type: 'designs', id: event.owner }, shop];
  if (event.type !== 'ticket') return [shop];
  return [
    shop,
    { type: 'allTickets', id: allObjects },
    ...(event.owner ? [{ type: 'tickets' as const, id: event.owner }] : []),
  ];
}
