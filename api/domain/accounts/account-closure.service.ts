import type { RequestContext } from '../../context';
import { publish } from '../../platform/events/events';
import { UserError } from '../user-error';
import { UserEntity } from './user.entity';

/**
 * Refuses to remove the last Admin who can sign in, because someone must be able to run the shop. Locks the rows of all
 * Admins, so that two of them cannot remove each other at once.
 * @throws UserError LAST_ADMIN.
 */
export async function refuseLastAdmin(tx: RequestContext, userId: string): Promise<void> {
  const admins: { id: string }[] = await tx.db.query(
    `select id from users where role = 'ADMIN' and disabled_at is null order by id for update`,
  );
  if (admins.length !== 1 || admins[0]?.id !== userId) return;
  const who = tx.viewer?.userId === userId ? 'You are' : 'This is';
  throw new UserError('LAST_ADMIN', `${who} the last Admin. Please make another account an Admin first.`);
}

/**
 * Deletes every credential of an account, every record of where it was used, and what Admins noted about its owner. One
 * statement, so that it is atomic.
 */
const deleteCredentials = `
with elsewhere as (delete from identities where user_id = $1),
  notes as (delete from user_notes where user_id = $1),
  links as (delete from single_use_tokens where user_id = $1),
  devices as (delete from known_devices where user_id = $1),
  codes as (delete from recovery_codes where user_id = $1),
  app as (delete from two_step where user_id = $1)
delete from sessions where user_id = $1`;

/**
 * Reduces an account to the row that orders and ledger refer to: it holds no personal data and can't sign in. Its
 * address is free for a new account.
 */
export async function emptyAccount(tx: RequestContext, id: string): Promise<void> {
  const now = new Date();
  await tx.db.query(deleteCredentials, [id]);
  await tx.db.update(
    UserEntity,
    { id },
    {
      email: `${id}@deleted.invalid`,
      name: 'Deleted account',
      role: 'MEMBER',
      passwordHash: null,
      emailVerifiedAt: null,
      twoStepAt: null,
      unwantedMails: [],
      preferredLettering: null,
      unsubscribedAt: null,
      photoUrl: null,
      aboutMe: null,
      address: null,
      city: null,
      country: null,
      phone: null,
      disabledAt: now,
      deletedAt: now,
    },
  );
  await publish(tx.db, { type: 'account', id });
}

/** Returns accounts deleted recently: data created for them during the deletion may have been written after it. */
export async function recentlyDeleted(ctx: RequestContext): Promise<string[]> {
  const rows: { id: string }[] = await ctx.db.query(
    `select id from users where deleted_at > now() - interval '8 days'`,
  );
  return rows.map(({ id }) => id);
}
