import { randomUUID } from 'node:crypto';
import type { RequestContext, Viewer } from '../../../context';
import { columnsOf, entityOf, readRows } from '../../../platform/database/entity-rows';
import { publish } from '../../../platform/events/events';
import { hashToken } from '../../../platform/secrets/secrets';
import { AccessError } from '../../user-error';
import { signedIn, signedInAdmin } from '../../viewer';
import { deviceHash, rememberDevice } from './device.service';
import { SessionEntity } from './session.entity';
import { isSpent, readAccess, refreshToken, sessionEnd, signAccess } from './session.tokens';
import type { SessionName } from './session.tokens';
import { UserEntity } from '../user.entity';
import { lockAccount, rememberUser } from '../user.service';
import { lacksTwoStep } from '../two-step/two-step-demand';
import { isAdminScope, withIncluded } from '../../../../contract/token-scopes';
import type { Role, TokenScope } from '../../../graphql/generated/schema';

/** Adds a refresh token to a session. */
export const insertRefresh = (
  ctx: RequestContext,
  { userId, family }: SessionName,
  refresh: string,
  { beganAt, provenAt }: Pick<SessionEntity, 'beganAt' | 'provenAt'>,
) =>
  ctx.db.insert(SessionEntity, {
    userId,
    family,
    beganAt,
    provenAt,
    refreshHash: hashToken(refresh),
    device: ctx.device?.slice(0, 200) ?? null,
    expiresAt: sessionEnd(beganAt),
  });

/** Returns a new access token of a session. */
export const accessTo = ({ config }: RequestContext, session: SessionName): string =>
  signAccess(config.sessionSecret, session, config.accessSeconds);

/**
 * Starts a session for an account that has just signed in; the cookies are sent with the answer. Ends the session that
 * the request came with, because its browser can't return to it.
 * @returns whether this device is new to an account that knows others
 */
export async function startSession(ctx: RequestContext, user: { id: string; role: Role }): Promise<boolean> {
  if (ctx.viewer?.sessionFamily)
    await revokeFamily(ctx, { userId: ctx.viewer.userId, family: ctx.viewer.sessionFamily });
  const session = { userId: user.id, family: randomUUID() };
  const refresh = refreshToken(ctx.config.sessionSecret, session.family);
  const now = new Date();
  await insertRefresh(ctx, session, refresh, { beganAt: now, provenAt: now });
  const device = await rememberDevice(ctx, user.id);
  ctx.setSession({ access: accessTo(ctx, session), refresh, device: device.id });
  // most callers are not Admins, and need no further statement
  const isLacking = user.role === 'ADMIN' && ((await callerOf(ctx, session))?.lacksTwoStep ?? true);
  ctx.setViewer({
    kind: 'session',
    userId: user.id,
    ...rightsOf({ user, lacksTwoStep: isLacking }),
    sessionFamily: session.family,
    provenAt: now,
    scopes: null,
  });
  // the account's other devices show the new session in their lists
  await publish(ctx.db, { type: 'account', id: user.id });
  return device.isStrange;
}

/** Ends the session of this request and clears its cookies. Succeeds when there is none. */
export async function endSession(ctx: RequestContext): Promise<void> {
  if (ctx.viewer?.sessionFamily)
    await revokeFamily(ctx, { userId: ctx.viewer.userId, family: ctx.viewer.sessionFamily });
  ctx.setSession(null);
  ctx.setViewer(null);
}

/**
 * Lets the sessions of an account be renewed and ended one after another: a renewal at the same time would add a row
 * that the end does not see.
 */
export const lockSessionsOf = (tx: RequestContext, userId: string): Promise<unknown> =>
  tx.db.query('select from users where id = $1 for no key update', [userId]);

/** Ends a session family. Live updates of the session learn of it through the account's event. */
export const revokeFamily = (ctx: RequestContext, { userId, family }: SessionName): Promise<void> =>
  ctx.transaction(async (tx) => {
    await lockSessionsOf(tx, userId);
    await tx.db.query('update sessions set revoked_at = now() where family = $1 and revoked_at is null', [family]);
    await publish(tx.db, { type: 'account', id: userId });
  });

/**
 * Ends every session of an account, which the caller's transaction has locked, and forgets its devices; the caller
 * publishes the account's event.
 */
export const endAllSessions = (tx: RequestContext, userId: string): Promise<unknown> =>
  tx.db.query(
    'with devices as (delete from known_devices where user_id = $1) update sessions set revoked_at = now() where user_id = $1 and revoked_at is null',
    [userId],
  );

/** Ends every other session of the caller's account, and forgets the other devices, in the caller's transaction. */
export async function endOtherSessions(tx: RequestContext): Promise<void> {
  const { userId: id, sessionFamily } = signedIn(tx);
  await lockSessionsOf(tx, id);
  await tx.db.query(
    `with devices as (delete from known_devices where user_id = $1 and hash is distinct from $3)
     update sessions set revoked_at = now() where user_id = $1 and family is distinct from $2 and revoked_at is null`,
    [id, sessionFamily, deviceHash(tx)],
  );
  await publish(tx.db, { type: 'account', id });
}

/**
 * Returns the caller's account under its lock. What ends sessions and tokens locks it too: none can end from then on.
 * @throws AccessError UNAUTHENTICATED when the caller's has ended since the request began
 */
export async function lockCaller(tx: RequestContext): Promise<UserEntity> {
  const user = await lockAccount(tx, signedIn(tx).userId);
  await requireStillSignedIn(tx);
  return user;
}

/** A caller's account, whether the shop refuses it what Admins may do, and the last proof of its session. */
interface Caller {
  user: UserEntity;
  lacksTwoStep: boolean;
  provenAt: Date | null;
}

const callerQuery = (ctx: RequestContext) => ({
  name: 'caller-of-session',
  text: `select ${columnsOf(ctx.db, UserEntity, 'u')}, (${lacksTwoStep}) as lacks_two_step,
  (select max(proven_at) from sessions where family = $2) as proven_at
from users u where u.id = $1 and u.disabled_at is null and ($2::uuid is null or exists (
  select 1 from sessions s where s.family = $2 and s.user_id = u.id and s.revoked_at is null and s.expires_at > now()))
and ($3::uuid is null or exists (
  select 1 from api_tokens t where t.id = $3 and t.user_id = coalesce(u.test_of, u.id)
    and t.is_test = (u.test_of is not null) and t.revoked_at is null
    and (t.expires_at is null or t.expires_at > now())))
and (u.test_of is null or exists (select 1 from users owner where owner.id = u.test_of and owner.disabled_at is null))`,
});

/** What names a caller: a session, a personal access token, or neither for the process's own contexts. */
interface CallerName {
  userId: string;
  family?: string | null;
  tokenId?: string;
}

/**
 * Returns an account with role and state from the database; null for a disabled account, an ended session or an ended
 * token.
 */
async function callerOf(ctx: RequestContext, { userId, family, tokenId }: CallerName): Promise<Caller | null> {
  const [raw] = await readRows(ctx, callerQuery(ctx), [userId, family ?? null, tokenId ?? null]);
  if (!raw) return null;
  return {
    user: entityOf<UserEntity>(ctx.db, UserEntity, raw),
    lacksTwoStep: raw['lacks_two_step'] === true,
    provenAt: raw['proven_at'] as Date | null,
  };
}

/** Returns what a caller may do: an Admin without the demanded two-step sign-in only what a member may. */
const rightsOf = ({
  user: { role },
  lacksTwoStep: isLacking,
}: Pick<Caller, 'lacksTwoStep'> & { user: Pick<UserEntity, 'role'> }): Pick<Viewer, 'role' | 'lacksTwoStep'> => ({
  role: isLacking ? 'MEMBER' : role,
  lacksTwoStep: isLacking,
});

/**
 * Returns the caller's account as it is in the database now, and gives the context its present rights; null when the
 * session has ended or the account is disabled. Work that lasts longer than a request checks again with this.
 */
export async function freshCaller(ctx: RequestContext): Promise<UserEntity | null> {
  const viewer = signedIn(ctx);
  const { userId, sessionFamily: family, tokenId } = viewer;
  const caller = await callerOf(ctx, { userId, family, tokenId });
  if (!caller) return null;
  const rights = rightsOf(caller);
  const { provenAt } = caller;
  ctx.setViewer({
    ...viewer,
    ...rights,
    provenAt,
    scopes: viewer.scopes && effectiveScopes(viewer.scopes, rights.role),
  });
  return caller.user;
}

/** Refuses to go on with long work once its caller is signed out or disabled. @throws AccessError UNAUTHENTICATED */
export async function requireStillSignedIn(ctx: RequestContext): Promise<void> {
  if (!(await freshCaller(ctx))) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
}

/**
 * Refuses to go on with an Admin's long work once the caller is disabled, signed out or no Admin any more: the end of a
 * stolen session also ends what it has begun.
 * @throws AccessError UNAUTHENTICATED, FORBIDDEN
 */
export async function requireStillAdmin(ctx: RequestContext): Promise<void> {
  await requireStillSignedIn(ctx);
  signedInAdmin(ctx);
}

/** Returns what a token may do for an owner of this role. */
const effectiveScopes = (scopes: readonly TokenScope[], role: Role): TokenScope[] =>
  withIncluded(role === 'ADMIN' ? scopes : scopes.filter((scope) => !isAdminScope(scope)));

/** Returns the caller of a personal access token; null when it has ended or its account is disabled. */
export async function viewerOfToken(
  ctx: RequestContext,
  token: { id: string; userId: string; scopes: readonly TokenScope[] },
): Promise<Viewer | null> {
  const caller = await callerOf(ctx, { userId: token.userId, tokenId: token.id });
  if (!caller) return null;
  rememberUser(ctx, caller.user);
  const rights = rightsOf(caller);
  return {
    kind: 'token',
    userId: caller.user.id,
    ...rights,
    sessionFamily: null,
    tokenId: token.id,
    ...(caller.user.testOf && { testOf: caller.user.testOf }),
    scopes: effectiveScopes(token.scopes, rights.role),
  };
}

/** Returns the caller of a session with current data; null when it has ended or its account is disabled. */
export async function viewerOf(ctx: RequestContext, session: SessionName): Promise<Viewer | null> {
  const caller = await callerOf(ctx, session);
  if (!caller) return null;
  rememberUser(ctx, caller.user);
  return {
    kind: 'session',
    userId: caller.user.id,
    ...rightsOf(caller),
    sessionFamily: session.family,
    provenAt: caller.provenAt,
    scopes: null,
  };
}

export interface SessionTokens {
  access?: string;
  refresh?: string;
}

/**
 * Returns the session that a request's tokens name, without renewal: for answers that can't carry cookies. Does not
 * check that it is live; `viewerOf` does.
 */
export async function sessionOf(ctx: RequestContext, tokens: SessionTokens): Promise<SessionName | null> {
  const named = tokens.access ? readAccess(ctx.config.sessionSecret, tokens.access) : null;
  if (named || !tokens.refresh) return named;
  const row = await ctx.db.findOneBy(SessionEntity, { refreshHash: hashToken(tokens.refresh) });
  return row && !row.revokedAt && row.expiresAt > new Date() && !isSpent(row)
    ? { userId: row.userId, family: row.family }
    : null;
}
