import type { RequestContext } from '../../context';
import { endpointsOf, wantedTypes } from './webhook-endpoint.service';

/** Returns the endpoints of an account as its archive shows them: without secrets. */
export const webhooksOf = async (ctx: RequestContext, userId: string) =>
  (await endpointsOf(ctx, userId)).map(({ url, description, active, createdAt, ...types }) => ({
    url,
    description,
    events: wantedTypes(types),
    active,
    createdAt,
  }));

/**
 * Disables the shop's endpoints that an account saved last as an Admin: its owner may still read what is sent there.
 * Pending deliveries are cancelled.
 */
const stopOfShop = `
stopped as (
  update webhook_endpoints set active = false, off_reason = 'ADMIN_LEFT', off_at = now(), version = version + 1
  where admin_id = $1 and active returning id
), given_up as (
  update webhook_deliveries set state = 'FAILED', next_attempt_at = null, given_up = 'The webhook was switched off.'
  where state = 'WAITING' and endpoint_id in (select id from stopped)
)`;

/** Deletes the endpoints of an account: it is deleted, or its owner has reclaimed it from another person. */
export async function deleteWebhooksOf(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.query(`with ${stopOfShop} delete from webhook_endpoints where user_id = $1`, [userId]);
}

/** Disables the shop's endpoints that a former Admin saved last. */
export async function stopWebhooksOfAdmin(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.query(`with ${stopOfShop} select`, [userId]);
}
