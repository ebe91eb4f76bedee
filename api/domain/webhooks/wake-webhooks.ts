import type { RequestContext } from '../../context';
import { enqueue } from '../../platform/jobs/jobs';

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
