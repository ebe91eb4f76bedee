import { IsNull } from 'typeorm';
import { z } from 'zod';
import { isAdminScope, longestTokenName, mostTokens } from '../../../contract/token-scopes';
import { testCredits } from '../../../contract/limits';
import type { RequestContext } from '../../context';
import { deleteInBatches } from '../../platform/database/deletion';
import type { CreateApiTokenInput, TokenLifetime, TokenScope } from '../../graphql/generated/schema';
import { publish } from '../../platform/events/events';
import { hashToken } from '../../platform/secrets/secrets';
import { requireProof } from '../admin-proof';
import { queueNotice } from '../accounts/notices';
import { testAccountOf } from '../accounts/test-account.service';
import { lockCaller } from '../accounts/sessions/session.service';
import { grantCredits } from '../credits/credit.service';
import { createdOnce, otherRequest } from '../idempotency/repeated-request';
import { checked, requiredLine } from '../input';
import { UserError, checkId, notFound, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { ApiTokenEntity } from './api-token.entity';
import { newToken } from './token-format';

const isLive = 'revoked_at is null and (expires_at is null or expires_at > now())';

/** Deletes every personal access token of an account that is being deleted. */
export const deleteTokensOf = async (tx: RequestContext, userId: string): Promise<void> =>
  void (await tx.db.query('delete from api_tokens where user_id = $1', [userId]));

/** Revokes every personal access token of an account; the caller publishes the account's event. */
export async function revokeAllTokens(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.query('update api_tokens set revoked_at = now() where user_id = $1 and revoked_at is null', [userId]);
}

/** Revokes the tokens with ADMIN scopes of an account that is no Admin any more; the caller publishes its event. */
export async function revokeAdminTokens(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.query(
    `update api_tokens set revoked_at = now() where user_id = $1 and revoked_at is null and ${withAdminScopes}`,
    [userId],
  );
}

const withAdminScopes = `exists (select 1 from unnest(scopes) scope where scope like 'ADMIN\\_%')`;

const tokenInput = z.object({
  name: requiredLine(longestTokenName, 'Please give the token a name.'),
  scopes: z.array(z.custom<TokenScope>()).min(1, 'Please choose at least one scope.'),
});

const daysOf = { DAYS_30: 30, DAYS_90: 90, DAYS_365: 365, ENDLESS: null } satisfies Record<
  TokenLifetime,
  number | null
>;

function expiryOf(lifetime: TokenLifetime): Date | null {
  const days = daysOf[lifetime];
  return days === null ? null : new Date(Date.now() + days * 24 * 60 * 60 * 1000);
}

async function refuseOneTooMany(tx: RequestContext, userId: string): Promise<void> {
  const [{ count } = { count: 0 }] = await tx.db.query<{ count: number }[]>(
    `select count(*)::int as count from api_tokens where user_id = $1 and ${isLive}`,
    [userId],
  );
  if (count >= mostTokens)
    throw new UserError('LIMIT_REACHED', `You have ${mostTokens} access tokens. Please revoke one first.`);
}

/** Adds the test account of a locked account before its first test token. */
async function prepareTestAccount(tx: RequestContext, ownerId: string): Promise<void> {
  const { id, isNew } = await testAccountOf(tx, ownerId);
  if (isNew) await grantCredits(tx, id, testCredits, 'Test mode');
}

/**
 * Gives a token a new secret for a repeated request: the answer with the first one may be lost.
 * @throws UserError CONFLICT for a token that was used or revoked.
 */
async function renewSecret(tx: RequestContext, id: string, secret: Pick<ApiTokenEntity, 'hash' | 'hint'>) {
  const unused = { id, lastUsedAt: IsNull(), revokedAt: IsNull() };
  const { affected } = await tx.db.update(ApiTokenEntity, unused, secret);
  if (!affected) throw otherRequest();
}

/**
 * Creates a personal access token for the caller, who gets an email. A repeated request id is the same token.
 * @returns the token itself, which is not stored, and its row
 * @throws UserError INVALID_INPUT, PROOF_REQUIRED, LIMIT_REACHED, TOO_MANY_REQUESTS, CONFLICT
 */
export async function createApiToken(
  ctx: RequestContext,
  input: CreateApiTokenInput,
): Promise<{ token: string; apiToken: ApiTokenEntity }> {
  const { userId } = signedIn(ctx);
  const { name, scopes } = checked(tokenInput, { name: input.name, scopes: input.scopes });
  requireProof(ctx);
  const wait = await ctx.limits.take('apiTokenPerAccount', userId);
  if (wait > 0) throw tooManyRequests('You have made many access tokens.', wait);
  const isTest = input.mode === 'TEST';
  const token = newToken(input.mode ?? 'LIVE');
  return ctx.transaction(async (tx) => {
    // under this lock each of several calls counts the tokens of the ones before
    const owner = await lockCaller(tx);
    if (isTest && scopes.some(isAdminScope))
      throw new UserError('INVALID_INPUT', 'A test token can have no scopes of Admins.', ['scopes']);
    // the role of this moment: another Admin may have changed it since the request began
    if (scopes.some(isAdminScope) && (owner.role !== 'ADMIN' || tx.viewer?.role !== 'ADMIN'))
      throw new UserError('INVALID_INPUT', 'Only tokens of Admins can have these scopes.', ['scopes']);
    const secret = { hash: hashToken(token), hint: token.slice(-4) };
    const { requestId, ...values } = input;
    let isNew = false;
    const id = await createdOnce(tx, { operation: 'createApiToken', requestId, input: values }, async () => {
      isNew = true;
      await refuseOneTooMany(tx, userId);
      if (isTest) await prepareTestAccount(tx, userId);
      const made = await tx.db.insert(ApiTokenEntity, {
        userId,
        name,
        isTest,
        scopes: [...new Set(scopes)].sort(),
        ...secret,
        expiresAt: expiryOf(input.lifetime ?? 'DAYS_90'),
      });
      await queueNotice(tx, owner, 'API_TOKEN_MADE');
      return made.identifiers[0]?.['id'] as string;
    });
    if (!isNew) await renewSecret(tx, id, secret);
    await publish(tx.db, { type: 'account', id: userId });
    return { token, apiToken: await tx.db.findOneByOrFail(ApiTokenEntity, { id }) };
  });
}

/** Ends a token whose row is locked; the sockets that use it are closed by the account's event. */
export async function endToken(tx: RequestContext, token: ApiTokenEntity): Promise<ApiTokenEntity> {
  if (token.revokedAt) return token;
  const revokedAt = new Date();
  await tx.db.update(ApiTokenEntity, { id: token.id }, { revokedAt });
  await publish(tx.db, { type: 'account', id: token.userId });
  return Object.assign(token, { revokedAt });
}

/** Ends one of the caller's tokens. @throws AccessError NOT_FOUND. */
export async function revokeApiToken(ctx: RequestContext, id: string): Promise<ApiTokenEntity> {
  const { userId } = signedIn(ctx);
  return ctx.transaction(async (tx) => {
    const token = await tx.db.findOne(ApiTokenEntity, {
      where: { id: checkId(id, 'Access token'), userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!token) throw notFound('Access token');
    return endToken(tx, token);
  });
}

/** Lists the tokens of an account, newest first: the live ones, and those that ended within 30 days. */
export const apiTokensOf = (ctx: RequestContext, userId: string): Promise<ApiTokenEntity[]> =>
  ctx.db
    .createQueryBuilder(ApiTokenEntity, 'token')
    .where({ userId })
    .andWhere(`coalesce(least(token.revoked_at, token.expires_at), now()) > now() - interval '30 days'`)
    .orderBy('token.created_at', 'DESC')
    .addOrderBy('token.id', 'DESC')
    .limit(200)
    .getMany();

/** Lists the live tokens of all accounts with ADMIN scopes, newest first. */
export const liveAdminTokens = (ctx: RequestContext): Promise<ApiTokenEntity[]> =>
  ctx.db
    .createQueryBuilder(ApiTokenEntity, 'token')
    .where(isLive)
    .andWhere(withAdminScopes)
    .orderBy('token.created_at', 'DESC')
    .addOrderBy('token.id', 'DESC')
    .limit(500)
    .getMany();

/** Returns the name of the token that the caller uses; null for a session. */
export async function nameOfCallersToken(ctx: RequestContext): Promise<string | null> {
  const { tokenId } = signedIn(ctx);
  if (!tokenId) return null;
  const token = await ctx.db.findOne(ApiTokenEntity, { select: { name: true }, where: { id: tokenId } });
  return token?.name ?? null;
}

/** Deletes tokens that ended more than 30 days ago. */
export const dropEndedTokens = (ctx: RequestContext): Promise<void> =>
  deleteInBatches(
    ctx.db,
    `delete from api_tokens where id in
       (select id from api_tokens where least(revoked_at, expires_at) < now() - interval '30 days' limit $1)`,
  );
