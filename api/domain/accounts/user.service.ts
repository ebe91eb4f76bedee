import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import type { Membership } from '../../graphql/generated/schema';
import { publish } from '../../platform/events/events';
import { AccessError } from '../user-error';
import { UserEntity } from './user.entity';

const userLoader = (ctx: RequestContext) =>
  new DataLoader<string, UserEntity | null>(async (ids) => {
    const rows = await ctx.dataSource.manager.findBy(UserEntity, { id: In([...ids]) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });

const addressLoader = (ctx: RequestContext) =>
  new DataLoader<string, UserEntity | null>(async (emails) => {
    const rows = await ctx.dataSource.manager.findBy(UserEntity, { email: In([...emails]) });
    const byEmail = new Map(rows.map((row) => [row.email, row]));
    return emails.map((email) => byEmail.get(email) ?? null);
  });

/** Loads an account by id, at most once per request; null when it no longer exists. */
export const loadUser = (ctx: RequestContext, id: string) => ctx.once(userLoader).load(id);

/** Loads the account that has an email address now, with one statement for all of a request; null for none. */
export const loadUserOfAddress = (ctx: RequestContext, email: string) =>
  ctx.once(addressLoader).load(email.toLowerCase());

/** Caches an account for this request that was already read to identify the caller. */
export const rememberUser = (ctx: RequestContext, user: UserEntity): void =>
  void ctx.once(userLoader).prime(user.id, user);

/** Reads accounts from the database; ids of none are left out. */
export const usersById = (ctx: RequestContext, ids: readonly string[]): Promise<UserEntity[]> =>
  ctx.db.findBy(UserEntity, { id: In([...ids]) });

/** Reads the account from the database, without this request's cache. */
export async function freshUser(ctx: RequestContext, id: string): Promise<UserEntity | null> {
  ctx.once(userLoader).clear(id);
  return ctx.db.findOneBy(UserEntity, { id });
}

/** Reads the account that has an email address now, for a transaction; null for none. */
export const freshUserOfAddress = (tx: RequestContext, email: string): Promise<UserEntity | null> =>
  tx.db.findOneBy(UserEntity, { email });

/** Locks the account's row for the transaction; null when it no longer exists. */
export const lockUser = (tx: RequestContext, id: string): Promise<UserEntity | null> =>
  tx.db.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** Returns the membership that follows premium. */
export const membershipAfterPremium = ({ basicAfter }: Pick<UserEntity, 'basicAfter'>): Membership =>
  basicAfter ? 'BASIC' : 'FREE';

/** Returns the membership at a moment: expired premium counts as what the account has without it. */
export function effectiveMembership(
  user: Pick<UserEntity, 'membership' | 'membershipUntil' | 'basicAfter'>,
  now = new Date(),
): Membership {
  const over = user.membership === 'PREMIUM' && user.membershipUntil !== null && user.membershipUntil <= now;
  return over ? membershipAfterPremium(user) : user.membership;
}

/** SQL of the membership that an account has without premium. */
export const withoutPremium = `case when basic_after then 'BASIC' else 'FREE' end`;

/** Stores the result of `effectiveMembership` for expired memberships. Run daily. */
export async function expireMemberships(ctx: RequestContext): Promise<void> {
  await ctx.db.query(
    `update users set membership = ${withoutPremium}, basic_after = false where membership = 'PREMIUM' and membership_until <= now()`,
  );
}

/** Returns the account under its lock. @throws AccessError UNAUTHENTICATED when it no longer exists. */
export async function lockAccount(tx: RequestContext, id: string): Promise<UserEntity> {
  const user = await tx.db.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!user) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  return user;
}

type Description = Pick<UserEntity, 'name' | 'photoUrl' | 'aboutMe' | 'address' | 'city' | 'country' | 'phone'>;

/** Stores an account's profile data and notifies its tabs. */
export async function describeAccount(tx: RequestContext, id: string, description: Description): Promise<UserEntity> {
  await tx.db.update(UserEntity, { id }, { ...description, version: () => 'version + 1' });
  await publish(tx.db, { type: 'account', id });
  return tx.db.findOneByOrFail(UserEntity, { id });
}
