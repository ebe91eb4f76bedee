import type { RequestContext } from '../../../context';
import { checkId, notFound } from '../../user-error';
import { isAdmin, signedIn } from '../../viewer';
import { UserEntity } from '../user.entity';

/** Returns an account that has not been deleted, for an Admin. @throws AccessError NOT_FOUND. */
export async function findManagedUser(ctx: RequestContext, id: string): Promise<UserEntity> {
  const user = await ctx.db.findOneBy(UserEntity, { id: checkId(id, 'User') });
  if (!user || user.deletedAt) throw notFound('User');
  return user;
}

/** Returns the same under its lock, which serialises what Admins and its owner change. @throws AccessError NOT_FOUND. */
export async function lockManagedUser(tx: RequestContext, id: string): Promise<UserEntity> {
  const user = await tx.db.findOne(UserEntity, {
    where: { id: checkId(id, 'User') },
    lock: { mode: 'pessimistic_write' },
  });
  if (!user || user.deletedAt) throw notFound('User');
  return user;
}

/**
 * Returns the account that a call is about: the caller's own, or the one that an Admin names.
 * @throws AccessError NOT_FOUND for another account, unless the caller is an Admin
 */
export async function accountOfCall(ctx: RequestContext, userId: string | null | undefined): Promise<string> {
  const own = signedIn(ctx).userId;
  if (userId == null || userId === own) return own;
  const id = checkId(userId, 'User');
  if (!isAdmin(ctx, 'ADMIN_PEOPLE_WRITE')) throw notFound('User');
  return (await findManagedUser(ctx, id)).id;
}
