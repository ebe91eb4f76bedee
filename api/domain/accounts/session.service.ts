import { createSecretKey, randomUUID } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { RequestContext, SetSession, Viewer } from '../../context';
import { hashToken, randomToken } from '../../platform/secrets/secrets';
import { signedIn } from '../viewer';
import { SessionEntity } from './session.entity';
import { UserEntity } from './user.entity';
import { freshUser, rememberUser } from './user.service';
import type { Role } from '../../graphql/generated/schema';

/** Lifetimes in seconds. */
export const accessSeconds = 15 * 60;
export const refreshSeconds = 60 * 24 * 60 * 60;
/** A browser's parallel requests may carry the token that the first of them has just rotated. */
const rotationGraceMs = 30_000;

interface AccessClaims {
  sub: string;
  fam: string;
}

const keys = new Map<string, KeyObject>();

/** The secret as a key: jsonwebtoken would try to read a string as a public key first, on every request. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

const signAccess = (secret: string, userId: string, family: string) =>
  jwt.sign({ fam: family }, keyOf(secret), { subject: userId, expiresIn: accessSeconds, algorithm: 'HS256' });

function readAccess(secret: string, token: string): AccessClaims | null {
  try {
    const claims = jwt.verify(token, keyOf(secret), { algorithms: ['HS256'] });
    return typeof claims === 'object' && claims.sub && typeof claims['fam'] === 'string' ? { sub: claims.sub, fam: claims['fam'] } : null;
  } catch {
    return null;
  }
}

async function insertRefresh(ctx: RequestContext, userId: string, family: string): Promise<string> {
  const refresh = randomToken();
  await ctx.db.insert(SessionEntity, {
    userId,
    family,
    refreshHash: hashToken(refresh),
    device: ctx.device?.slice(0, 200) ?? null,
    expiresAt: new Date(Date.now() + refreshSeconds * 1000),
  });
  return refresh;
}

/** Starts a session for an account that has just proven who it is; the cookies go out with the answer. */
export async function startSession(ctx: RequestContext, user: { id: string; role: Role }): Promise<void> {
  const family = randomUUID();
  const refresh = await insertRefresh(ctx, user.id, family);
  ctx.setSession({ access: signAccess(ctx.config.sessionSecret, user.id, family), refresh });
  ctx.become({ id: user.id, role: user.role, sessionFamily: family });
}

/** Ends the session of this request and clears its cookies. Succeeds when there is none. */
export async function endSession(ctx: RequestContext): Promise<void> {
  if (ctx.viewer?.sessionFamily) await revokeFamily(ctx, ctx.viewer.sessionFamily);
  ctx.setSession(null);
  ctx.become(null);
}

const revokeFamily = (ctx: RequestContext, family: string) =>
  ctx.db.query('update sessions set revoked_at = now() where family = $1 and revoked_at is null', [family]);

/** Role and state come from the database; a disabled account or an ended session is nobody. */
const userOfSession = (ctx: RequestContext, { sub, fam }: AccessClaims): Promise<UserEntity | null> =>
  ctx.dataSource.manager
    .createQueryBuilder(UserEntity, 'user')
    .where('user.id = :id and user.disabledAt is null', { id: sub })
    .andWhere('exists (select 1 from sessions s where s.family = :family and s.user_id = user.id and s.revoked_at is null and s.expires_at > now())', { family: fam })
    .getOne();

/**
 * Who asks, as the database has them now; null when their session has ended or their account is disabled. What
 * lasts longer than a request asks again by this.
 */
export async function freshCaller(ctx: RequestContext): Promise<UserEntity | null> {
  const { id, sessionFamily } = signedIn(ctx);
  if (sessionFamily) return userOfSession(ctx, { sub: id, fam: sessionFamily });
  const user = await freshUser(ctx, id);
  return user?.disabledAt ? null : user;
}

async function readViewer(ctx: RequestContext, claims: AccessClaims): Promise<Viewer | null> {
  const user = await userOfSession(ctx, claims);
  if (!user) return null;
  rememberUser(ctx, user);
  return { id: user.id, role: user.role, sessionFamily: claims.fam };
}

export interface SessionTokens {
  access?: string;
  refresh?: string;
}

/**
 * The caller behind a request's tokens. An access token that has run out is renewed from the refresh
 * token, which rotates; a refresh token that was used before ends its whole family, as it may be stolen.
 */
export async function resolveViewer(ctx: RequestContext, tokens: SessionTokens, setSession: SetSession): Promise<Viewer | null> {
  const claims = tokens.access ? readAccess(ctx.config.sessionSecret, tokens.access) : null;
  if (claims) return readViewer(ctx, claims);
  if (!tokens.refresh) return null;

  const refreshHash = hashToken(tokens.refresh);
  const session = await ctx.transaction(async (tx) => {
    const row = await tx.db.findOne(SessionEntity, { where: { refreshHash }, lock: { mode: 'pessimistic_write' } });
    if (!row || row.revokedAt || row.expiresAt <= new Date()) return null;
    if (!row.rotatedAt) {
      const refresh = await insertRefresh(tx, row.userId, row.family);
      await tx.db.update(SessionEntity, { id: row.id }, { rotatedAt: new Date() });
      return { row, refresh };
    }
    if (Date.now() - row.rotatedAt.getTime() < rotationGraceMs) return { row, refresh: undefined };
    await revokeFamily(tx, row.family);
    tx.logger.warn({ userId: row.userId, family: row.family }, 'a used refresh token came back: session ended');
    return null;
  });
  if (!session) {
    setSession(null);
    return null;
  }
  const { row, refresh } = session;
  const viewer = await readViewer(ctx, { sub: row.userId, fam: row.family });
  if (viewer) setSession({ access: signAccess(ctx.config.sessionSecret, row.userId, row.family), refresh });
  return viewer;
}
