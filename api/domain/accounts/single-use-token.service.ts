import { firstStepSeconds } from '../../../contract/sign-in';
import type { RequestContext } from '../../context';
import { hashToken, randomToken } from '../../platform/secrets/secrets';
import { SingleUseTokenEntity } from './single-use-token.entity';

type Purpose = SingleUseTokenEntity['purpose'];

const minute = 60_000;
const day = 24 * 60 * minute;
const lifetimeMs: Record<Purpose, number> = {
  RESET: 30 * minute,
  VERIFY: 3 * day,
  EMAIL: day,
  UNDO_EMAIL: 7 * day,
  RECOVER: 7 * day,
  PROOF: 10 * minute,
  SIGN_IN: firstStepSeconds * 1000,
  DOWNLOAD: 10 * minute,
};

interface Issued {
  /** The secret, for codes that people type; a random one otherwise. */
  token?: string;
  /** The address that it sets. */
  email?: string;
}

/** Issues a token of an account; only its hash is stored. */
export async function issueToken(
  tx: RequestContext,
  userId: string,
  purpose: Purpose,
  { token = randomToken(), email }: Issued = {},
): Promise<string> {
  await tx.db.insert(SingleUseTokenEntity, {
    userId,
    purpose,
    hash: hashToken(token),
    email: email ?? null,
    expiresAt: new Date(Date.now() + lifetimeMs[purpose]),
  });
  return token;
}

/** Returns the owner of a token without consuming it; null when it is not valid (any more). */
export async function ownerOfToken(ctx: RequestContext, token: string, purpose: Purpose): Promise<string | null> {
  const rows: { user_id: string }[] = await ctx.db.query(
    'select user_id from single_use_tokens where hash = $1 and purpose = $2 and used_at is null and expires_at > now()',
    [hashToken(token), purpose],
  );
  return rows[0]?.user_id ?? null;
}

/** Returns the address that an unused token of this account sets; null when there is none. */
export async function addressInToken(ctx: RequestContext, userId: string, purpose: Purpose): Promise<string | null> {
  const rows: { email: string }[] = await ctx.db.query(
    'select email from single_use_tokens where user_id = $1 and purpose = $2 and used_at is null and expires_at > now() order by id desc limit 1',
    [userId, purpose],
  );
  return rows[0]?.email ?? null;
}

/** Consumes a token of this account. @returns its data; null as for `redeemToken` */
export async function redeemed(
  tx: RequestContext,
  token: string,
  purpose: Purpose,
  userId: string,
): Promise<{ email: string | null; createdAt: Date } | null> {
  const [rows]: [{ email: string | null; created_at: Date }[], number] = await tx.db.query(
    'update single_use_tokens set used_at = now() where hash = $1 and purpose = $2 and user_id = $3 and used_at is null and expires_at > now() returning email, created_at',
    [hashToken(token), purpose, userId],
  );
  return rows[0] ? { email: rows[0].email, createdAt: rows[0].created_at } : null;
}

/** Consumes a token of this account. @returns false when it is unknown, another account's, was used, or has expired */
export async function redeemToken(
  tx: RequestContext,
  token: string,
  purpose: Purpose,
  userId: string,
): Promise<boolean> {
  return (await redeemed(tx, token, purpose, userId)) !== null;
}

/** Makes a token that was just consumed valid again, unless it has expired or a newer one of its kind was issued. */
export const restoreToken = (ctx: RequestContext, token: string, purpose: Purpose, userId: string): Promise<unknown> =>
  ctx.db.query(
    `update single_use_tokens token set used_at = null
     where hash = $1 and purpose = $2 and user_id = $3 and expires_at > now() and not exists
       (select 1 from single_use_tokens newer where newer.user_id = $3 and newer.purpose = $2 and newer.id > token.id)`,
    [hashToken(token), purpose, userId],
  );

/** Invalidates older tokens of the same kinds of the account. */
export const spendTokens = (tx: RequestContext, userId: string, ...purposes: Purpose[]): Promise<unknown> =>
  tx.db.query(
    'update single_use_tokens set used_at = now() where user_id = $1 and purpose = any($2) and used_at is null',
    [userId, purposes],
  );

/**
 * Invalidates every unused token of the account, except recovery links that were sent before. The mailbox of such a
 * link belonged to the account before the current one.
 */
export const spendTokensSince = (tx: RequestContext, userId: string, since: Date): Promise<unknown> =>
  tx.db.query(
    `update single_use_tokens set used_at = now() where user_id = $1 and used_at is null
       and (purpose not in ('UNDO_EMAIL', 'RECOVER') or created_at >= $2)`,
    [userId, since],
  );

/** Whether another account can still reclaim this address, which it had less than a week ago. */
export async function addressIsReserved(ctx: RequestContext, email: string, userId: string): Promise<boolean> {
  const rows: unknown[] = await ctx.db.query(
    `select 1 from single_use_tokens where email = $1 and purpose = 'UNDO_EMAIL' and user_id <> $2
       and used_at is null and expires_at > now() limit 1`,
    [email, userId],
  );
  return rows.length > 0;
}

/** Returns how many unused tokens of a kind the account has. */
export async function countTokens(ctx: RequestContext, userId: string, purpose: Purpose): Promise<number> {
  const rows: { count: number }[] = await ctx.db.query(
    'select count(*)::int as count from single_use_tokens where user_id = $1 and purpose = $2 and used_at is null and expires_at > now()',
    [userId, purpose],
  );
  return rows[0]?.count ?? 0;
}

/** Returns the stored tokens of an account, oldest first; they are deleted a week after their end. */
export const tokensOf = (ctx: RequestContext, userId: string): Promise<SingleUseTokenEntity[]> =>
  ctx.db.find(SingleUseTokenEntity, { where: { userId }, order: { id: 'ASC' } });
