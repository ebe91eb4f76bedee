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

/** An account by id, read at most once per request; null when it is gone. */
export const loadUser = (ctx: RequestContext, id: string) => ctx.once(userLoader).load(id);

/** Spares this request reading an account again that was read to know who asks. */
export const rememberUser = (ctx: RequestContext, user: UserEntity): void =>
  void ctx.once(userLoader).prime(user.id, user);

/** The account as the database has it now, past this request's loader. */
export async function freshUser(ctx: RequestContext, id: string): Promise<UserEntity | null> {
  ctx.once(userLoader).clear(id);
  return ctx.db.findOneBy(UserEntity, { id });
}

/** The membership in force at a moment: premium whose time has passed counts as free. */
export function effectiveMembership(
  user: Pick<UserEntity, 'membership' | 'membershipUntil'>,
  now = new Date(),
): Membership {
  const over = user.membership === 'PREMIUM' && user.membershipUntil !== null && user.membershipUntil <= now;
  return over ? 'FREE' : user.membership;
}

/** Writes back what `effectiveMembership` already reads. Run daily. */
export async function expireMemberships(ctx: RequestContext): Promise<void> {
  await ctx.db.query(`update users set membership = 'FREE' where membership = 'PREMIUM' and membership_until <= now()`);
}

/** The account under its lock. @throws AccessError UNAUTHENTICATED when it is gone. */
export async function lockAccount(tx: RequestContext, id: string): Promise<UserEntity> {
  const user = await tx.db.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!user) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  return user;
}

type Description = Pick<UserEntity, 'name' | 'photoUrl' | 'aboutMe' | 'address' | 'city' | 'country' | 'phone'>;

/** Writes what an account says of itself, and tells every tab of it. */
export async function describeAccount(tx: RequestContext, id: string, description: Description): Promise<UserEntity> {
  await tx.db.update(UserEntity, { id }, description);
  await publish(tx.db, { type: 'account', id });
  return tx.db.findOneByOrFail(UserEntity, { id });
}
