import type { RequestContext } from '../../../context';
import { publish } from '../../../platform/events/events';

/** One statement, so that it is atomic and no request can use a remaining credential in between. */
const revokeEverything = `
with password as (update users set password_hash = null, two_step_at = null where id = $1),
  elsewhere as (delete from identities where user_id = $1),
  codes as (delete from recovery_codes where user_id = $1),
  app as (delete from two_step where user_id = $1),
  links as (update single_use_tokens set used_at = now() where user_id = $1 and used_at is null),
  devices as (delete from known_devices where user_id = $1)
update sessions set revoked_at = now() where user_id = $1 and revoked_at is null`;

/**
 * Secures an account whose address is proven for the first time, because its creator never proved it: ends every
 * password, session, identity and token. `attachProvenAddress` is called next and notifies the modules.
 */
export async function reclaimAccount(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.query(revokeEverything, [userId]);
  await tx.accountHooks.accountReclaimed(tx, userId);
}

/** Marks the address as proven and attaches messages that its owner sent before they had an account. */
export async function attachProvenAddress(tx: RequestContext, userId: string): Promise<void> {
  const [rows]: [{ email: string }[], number] = await tx.db.query(
    'update users set email_verified_at = coalesce(email_verified_at, now()) where id = $1 returning email',
    [userId],
  );
  const email = rows[0]?.email;
  if (email) await tx.accountHooks.addressProven(tx, userId, email);
  await publish(tx.db, { type: 'account', id: userId });
}
