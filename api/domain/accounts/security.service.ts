import { IsNull, MoreThan } from 'typeorm';
import type { RequestContext } from '../../context';
import { UserError, checkId, notFound } from '../user-error';
import { signedIn } from '../viewer';
import { IdentityEntity } from './sign-in/identity.entity';
import { SessionEntity } from './sessions/session.entity';
import { endOtherSessions, lockCaller, revokeFamily } from './sessions/session.service';
import { addressInToken } from './single-use-token.service';
import { recoveryCodesLeft } from './two-step/code.service';
import type { UserEntity } from './user.entity';
import { loadUser } from './user.service';

/** Security state of an account. */
export interface SecurityOf {
  userId: string;
  user: UserEntity;
}

export const securityOf = (user: UserEntity): SecurityOf => ({ userId: user.id, user });

export const pendingEmail = (ctx: RequestContext, userId: string): Promise<string | null> =>
  addressInToken(ctx, userId, 'EMAIL');

export const codesLeft = async (ctx: RequestContext, { userId, user }: SecurityOf): Promise<number> =>
  user.twoStepAt ? recoveryCodesLeft(ctx, userId) : 0;

/** Returns the users of external providers that sign in to this account, oldest first. */
export const identitiesOf = (ctx: RequestContext, userId: string): Promise<IdentityEntity[]> =>
  ctx.db.find(IdentityEntity, { where: { userId }, order: { id: 'ASC' } });

/** Returns the name of an external provider: the configured one, otherwise its host. */
export const providerName = ({ config: { oidc } }: Pick<RequestContext, 'config'>, issuer: string): string =>
  oidc?.issuer === issuer ? oidc.name : new URL(issuer).hostname;

/** Returns the first 20 of them, for the profile. */
export const linkedSignIns = async (ctx: RequestContext, userId: string): Promise<IdentityEntity[]> =>
  (await identitiesOf(ctx, userId)).slice(0, 20);

/** Returns the names of the external providers that sign in to this account. */
export const linkedProviders = async (ctx: RequestContext, userId: string): Promise<string[]> => [
  ...new Set((await identitiesOf(ctx, userId)).map(({ issuer }) => providerName(ctx, issuer))),
];

/**
 * Signs another browser of the caller out.
 * @throws AccessError NOT_FOUND, also when it has signed out by then; UserError INVALID_STATE for the caller's own
 * session.
 */
export async function signOutSession(ctx: RequestContext, id: string): Promise<UserEntity | null> {
  const viewer = signedIn(ctx);
  const family = checkId(id, 'Session');
  const session = await ctx.db.findOneBy(SessionEntity, {
    family,
    revokedAt: IsNull(),
    expiresAt: MoreThan(new Date()),
  });
  if (session?.userId !== viewer.userId) throw notFound('Session');
  if (family === viewer.sessionFamily)
    throw new UserError('INVALID_STATE', 'This is the browser you are using. Please log out instead.');
  await ctx.transaction(async (tx) => {
    await lockCaller(tx);
    await revokeFamily(tx, session);
  });
  return loadUser(ctx, session.userId);
}

export async function signOutOtherSessions(ctx: RequestContext): Promise<UserEntity | null> {
  await ctx.transaction(async (tx) => {
    // a session that another one has ended in the same moment ends no other one in turn
    await lockCaller(tx);
    await endOtherSessions(tx);
  });
  return loadUser(ctx, signedIn(ctx).userId);
}
