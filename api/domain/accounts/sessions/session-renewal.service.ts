import { IsNull } from 'typeorm';
import type { RequestContext, SetSession, Viewer } from '../../../context';
import { hashToken } from '../../../platform/secrets/secrets';
import { SessionEntity } from './session.entity';
import { accessTo, insertRefresh, lockSessionsOf, revokeFamily, viewerOf } from './session.service';
import type { SessionTokens } from './session.service';
import { familyOf, isSpent, readAccess, sessionEnd, successorOf } from './session.tokens';
import type { SessionName } from './session.tokens';

/**
 * Returns the caller of a request's tokens. An expired access token is renewed from the refresh token, which rotates; a
 * refresh token that was used before ends its whole family, because it may be stolen.
 */
export async function resolveViewer(
  ctx: RequestContext,
  tokens: SessionTokens,
  setSession: SetSession,
): Promise<Viewer | null> {
  const named = tokens.access ? readAccess(ctx.config.sessionSecret, tokens.access) : null;
  if (named) return viewerOf(ctx, named);
  if (!tokens.refresh) return null;

  const session = await rotate(ctx, tokens.refresh);
  if (!session) {
    setSession(null);
    return null;
  }
  const viewer = await viewerOf(ctx, session);
  if (viewer) setSession({ access: accessTo(ctx, session), refresh: session.refresh });
  return viewer;
}

/** Rotates a refresh token. @returns its session and the successor token; null for an invalid token. */
function rotate(ctx: RequestContext, token: string): Promise<(SessionName & { refresh?: string }) | null> {
  const refreshHash = hashToken(token);
  return ctx.transaction(async (tx) => {
    const given = await tx.db.findOneBy(SessionEntity, { refreshHash });
    if (!given) return endCopied(tx, token);
    await lockSessionsOf(tx, given.userId);
    const row = await tx.db.findOneBy(SessionEntity, { refreshHash });
    const now = new Date();
    if (!row || row.revokedAt || row.expiresAt <= now || sessionEnd(row.beganAt) <= now) return null;
    const session = { userId: row.userId, family: row.family };
    if (isSpent(row)) return endUsedTwice(tx, session);
    const refresh = successorOf(ctx.config.sessionSecret, row.family, token);
    if (!row.rotatedAt) {
      await insertRefresh(tx, session, refresh, row);
      await tx.db.update(SessionEntity, { id: row.id }, { rotatedAt: new Date() });
      return { ...session, refresh };
    }
    // made under another server secret, the successor is unknown here: the browser keeps its token
    const known = await tx.db.existsBy(SessionEntity, { refreshHash: hashToken(refresh) });
    return known ? { ...session, refresh } : session;
  });
}

/** Ends a session of which one refresh token was used by two: one of them has copied it. */
async function endUsedTwice(tx: RequestContext, session: SessionName): Promise<null> {
  await revokeFamily(tx, session);
  tx.logger.warn({ ...session }, 'a used refresh token came back: session ended');
  return null;
}

/** Ends the live session of a token whose row was deleted a day after its use: a copy of it was used first. */
async function endCopied(tx: RequestContext, token: string): Promise<null> {
  const family = familyOf(tx.config.sessionSecret, token);
  const newest = family && (await tx.db.findOneBy(SessionEntity, { family, rotatedAt: IsNull(), revokedAt: IsNull() }));
  return newest ? endUsedTwice(tx, { userId: newest.userId, family: newest.family }) : null;
}
