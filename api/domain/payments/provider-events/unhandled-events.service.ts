import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../context';
import { enqueue } from '../../../platform/jobs/jobs';

/** Returns the key that makes one job at a time handle an event. */
export const eventJobKey = (eventId: string) => `provider-event:${eventId}`;

const batch = 500;
const mostBatches = 20;

const requeue = (db: EntityManager, eventId: string) =>
  enqueue(db, 'handle_provider_event', { eventId }, { key: eventJobKey(eventId) });

/**
 * Queues unhandled events again that are older than an hour and have no job: its retries are used up, or it was lost.
 * Run by a job.
 * @returns how many
 */
export async function requeueLostEvents(ctx: RequestContext): Promise<number> {
  let requeued = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const lost: { id: string }[] = await ctx.db.query(
      `select id from provider_events event
       where handled_at is null and outcome is null and received_at < now() - interval '1 hour' and not exists
         (select 1 from graphile_worker.jobs where key = 'provider-event:' || event.id and attempts < max_attempts)
       order by received_at limit ${batch}`,
    );
    for (const { id } of lost) await requeue(ctx.db, id);
    requeued += lost.length;
    if (lost.length < batch) break;
  }
  if (requeued > 0) ctx.logger.warn({ events: requeued }, 'events of PayPal without a job were queued again');
  return requeued;
}

/**
 * Queues every unhandled event again, including events about unknown payments, which releases without the list of them
 * left unhandled.
 * @returns how many
 */
export async function retryEvents(ctx: RequestContext): Promise<number> {
  return ctx.transaction(async (tx) => {
    const [rows]: [{ id: string }[], number] = await tx.db.query(
      `update provider_events set outcome = null, attempts = 0 where handled_at is null and body is not null returning id`,
    );
    for (const { id } of rows) await requeue(tx.db, id);
    return rows.length;
  });
}

/**
 * Erases the bodies of events that were handled a week ago, because they name payers; the outcomes stay. Gives up events
 * that could not be handled within 90 days: payments are read from PayPal itself by then. Run nightly.
 */
export async function forgetWhatEventsSaid(ctx: RequestContext): Promise<void> {
  const [given]: [{ id: string; type: string }[], number] = await ctx.db.query(
    `update provider_events set handled_at = now(), outcome = coalesce(outcome, 'not handled within 90 days'), body = null
     where id in (select id from provider_events
                  where handled_at is null and body is not null and received_at < now() - interval '90 days' limit ${batch * mostBatches})
     returning id, type`,
  );
  for (const { id, type } of given)
    ctx.logger.error({ event: id, type }, 'an event of PayPal was given up: it could not be handled within 90 days');
  await ctx.db.query(
    `update provider_events set body = null where body is not null and handled_at < now() - interval '7 days'`,
  );
}
