import { IsNull } from 'typeorm';
import type { RequestContext } from '../../context';
import { AccessError, notFound } from '../user-error';
import { requireScope, signedIn, signedInAdmin } from '../viewer';
import { UserEntity } from './user.entity';
import { loadUser } from './user.service';
import type { TokenScope } from '../../graphql/generated/schema';

interface Asked {
  /** The caller's own account when null or undefined. */
  email?: string | null;
  /** What a token needs for another account. */
  scope: TokenScope;
  /** Whether also an Admin is refused another account. */
  isOwn?: boolean;
}

/**
 * Returns the account with an email address, in any case: the caller's own, or another one for an Admin.
 * @returns null for an Admin when no account has the address
 * @throws AccessError FORBIDDEN for another account's address
 */
export async function accountOfEmail(
  ctx: RequestContext,
  { email, scope, isOwn = false }: Asked,
): Promise<UserEntity | null> {
  const own = await loadUser(ctx, signedIn(ctx).userId);
  const asked = email?.trim().toLowerCase();
  if (email == null || asked === own?.email.toLowerCase()) return own;
  if (isOwn) throw new AccessError('FORBIDDEN', 'You have no access to this.');
  requireScope(signedInAdmin(ctx), [scope], true);
  return ctx.db.findOneBy(UserEntity, { email: asked, deletedAt: IsNull() });
}

/** Returns the same. @throws AccessError also NOT_FOUND when no account has the address. */
export async function knownAccountOfEmail(ctx: RequestContext, asked: Asked): Promise<UserEntity> {
  const account = await accountOfEmail(ctx, asked);
  if (!account) throw notFound('User');
  return account;
}
