import type { EntityManager } from 'typeorm';
import { settledNumber } from '../domain/webhooks/events/event.list';

/** Other tests have no transaction that lasts as long. */
const longestHeldBackMs = 60_000;

/** Waits until all events so far are listed: transactions of other tests on the same server hold them back. */
export async function untilEventsAreListed(db: Pick<EntityManager, 'query'>): Promise<void> {
  const heldBack = `select from events where transaction_no >= ${settledNumber} limit 1`;
  const until = Date.now() + longestHeldBackMs;
  while ((await db.query<unknown[]>(heldBack)).length > 0)
    if (Date.now() > until) throw new Error('Events are held back by a transaction that does not end');
}
