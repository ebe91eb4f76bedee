import type { RequestContext } from '../../context';
import { WebhookEndpointEntity } from './webhook-endpoint.entity';
import { endpointsOf, giveUpWaiting } from './webhook-endpoint.service';

/** Returns the endpoints of an account as its archive shows them: without secrets. */
export const webhooksOf = async (ctx: RequestContext, userId: string) =>
  (await endpointsOf(ctx, userId)).map(({ url, events, active, createdAt }) => ({ url, events, active, createdAt }));

/** Deletes the endpoints of an account: it is deleted, or its owner has reclaimed it from somebody else. */
export async function deleteWebhooksOf(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.delete(WebhookEndpointEntity, { userId });
  await stopWebhooksOfAdmin(tx, userId);
}

/** Switches off the endpoints of the shop that a former Admin had saved last: that Admin may still read their answers. */
export async function stopWebhooksOfAdmin(tx: RequestContext, userId: string): Promise<void> {
  const [stopped]: [{ id: string }[], number] = await tx.db.query(
    `update webhook_endpoints set active = false, off_reason = 'ADMIN_LEFT', off_at = now(), version = version + 1
     where admin_id = $1 and active returning id`,
    [userId],
  );
  for (const { id } of stopped) await giveUpWaiting(tx, id);
}
