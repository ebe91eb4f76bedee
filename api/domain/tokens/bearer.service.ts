import type { RequestContext, Viewer } from '../../context';
import type { TokenScope } from '../../graphql/generated/schema';
import { hashToken } from '../../platform/secrets/secrets';
import { sessionOf, viewerOf, viewerOfToken } from '../accounts/sessions/session.service';
import { logWrongToken } from '../security-log';
import { AccessError } from '../user-error';
import { hasTokenPrefix, isTokenFormat } from './token-format';

/** The refusal of a bearer token that identifies no account. It is never treated as anonymous. */
export const invalidToken = () =>
  new AccessError('UNAUTHENTICATED', 'This access token is wrong, has expired or was revoked.');

/** What a statement reads of a token. */
interface KnownToken {
  id: string;
  /** The account that it acts for: its owner's, or the test account of its owner. */
  userId: string;
  scopes: TokenScope[];
  isUseStale: boolean;
}

/** Time between two writes of the last use. */
const useAccuracy = '1 minute';

/** Finds a live token by its secret. */
async function findLive(ctx: RequestContext, token: string): Promise<KnownToken | null> {
  const [known] = await ctx.db.query<KnownToken[]>(
    `select id, scopes,
       case when is_test then (select id from users where test_of = user_id) else user_id end as "userId",
       last_used_at is null or last_used_at < now() - interval '${useAccuracy}' as "isUseStale"
     from api_tokens where hash = $1 and revoked_at is null and (expires_at is null or expires_at > now())`,
    [hashToken(token)],
  );
  return known ?? null;
}

/** Records a use. Of requests at the same time one writes. */
const recordUse = (ctx: RequestContext, id: string): Promise<unknown> =>
  ctx.db.query(
    `update api_tokens set last_used_at = now()
     where id = $1 and (last_used_at is null or last_used_at < now() - interval '${useAccuracy}')`,
    [id],
  );

async function callerOfToken(ctx: RequestContext, token: string): Promise<Viewer | null> {
  const known = isTokenFormat(token) ? await findLive(ctx, token) : null;
  const viewer = known && (await viewerOfToken(ctx, known));
  if (viewer && known.isUseStale) await recordUse(ctx, known.id);
  return viewer;
}

/**
 * Returns the caller of a bearer token: of a personal access token, or of a session by its access token.
 * @throws AccessError UNAUTHENTICATED for one that is wrong, has expired or was revoked
 */
export async function bearerViewer(ctx: RequestContext, bearer: string): Promise<Viewer> {
  const isPersonal = hasTokenPrefix(bearer);
  const session = isPersonal ? null : await sessionOf(ctx, { access: bearer });
  const viewer = isPersonal ? await callerOfToken(ctx, bearer) : session && (await viewerOf(ctx, session));
  if (!viewer) {
    logWrongToken(ctx);
    throw invalidToken();
  }
  return viewer;
}

/** Returns when a token ends: its expiry, null when it has none, or 'ended' when it can't be used any more. */
export async function tokenEnd(ctx: RequestContext, id: string): Promise<Date | null | 'ended'> {
  const [token] = await ctx.db.query<{ expiresAt: Date | null }[]>(
    `select t.expires_at as "expiresAt" from api_tokens t where t.id = $1 and t.revoked_at is null
       and (t.expires_at is null or t.expires_at > now())`,
    [id],
  );
  return token ? token.expiresAt : 'ended';
}
