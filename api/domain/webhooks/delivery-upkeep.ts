import type { RequestContext } from '../../context';
import { enqueue } from '../../platform/jobs/jobs';

const rowsAtOnce = 1_000;

/** Deletes what was sent, or should have been, 30 days ago. */
export async function dropOldDeliveries(ctx: RequestContext): Promise<void> {
  for (let count = rowsAtOnce; count === rowsAtOnce;) {
    [, count] = await ctx.db.query<[unknown, number]>(
      `delete from webhook_deliveries where id = any(array(
         select id from webhook_deliveries where created_at < now() - interval '30 days'
         order by created_at limit ${rowsAtOnce}))`,
    );
  }
}

/** Wakes the workers for endpoints that should be getting something and are not, as after a crash. */
export async function wakeWebhooks(ctx: RequestContext): Promise<void> {
  const idle: { id: string }[] = await ctx.db.query(
    `select id from webhook_endpoints e
     where active and (busy_until is null or busy_until < now()) and (rest_until is null or rest_until < now())
       and exists (select from webhook_deliveries where endpoint_id = e.id and state = 'WAITING'
                     and next_attempt_at < now() - interval '10 seconds')`,
  );
  for (const { id } of idle)
    await enqueue(ctx.db, 'deliver_webhooks', { endpointId: id }, { key: `webhooks:${id}:idle` });
}
