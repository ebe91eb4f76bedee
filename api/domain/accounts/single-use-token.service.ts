import type { RequestContext } from '../../context';
import { hashToken, randomToken } from '../../platform/secrets/secrets';
import { SingleUseTokenEntity } from './single-use-token.entity';

type Purpose = SingleUseTokenEntity['purpose'];

const lifetimeMs: Record<Purpose, number> = { RESET: 30 * 60_000, VERIFY: 3 * 24 * 60 * 60_000 };

/** A token for one e-mail; only its hash is stored. */
export async function issueToken(tx: RequestContext, userId: string, purpose: Purpose): Promise<string> {
  const token = randomToken();
  await tx.db.insert(SingleUseTokenEntity, {
    userId,
    purpose,
    hash: hashToken(token),
    expiresAt: new Date(Date.now() + lifetimeMs[purpose]),
  });
  return token;
}

/** Whose token this is, without using it up; null when it is worth nothing (any more). */
export async function ownerOfToken(ctx: RequestContext, token: string, purpose: Purpose): Promise<string | null> {
  const rows: { user_id: string }[] = await ctx.db.query(
    'select user_id from single_use_tokens where hash = $1 and purpose = $2 and used_at is null and expires_at > now()',
    [hashToken(token), purpose],
  );
  return rows[0]?.user_id ?? null;
}

/** Uses a token of this account up. @returns false when it is unknown, another account's, was used, or has run out */
export async function redeemToken(
  tx: RequestContext,
  token: string,
  purpose: Purpose,
  userId: string,
): Promise<boolean> {
  const [, count]: [unknown[], number] = await tx.db.query(
    'update single_use_tokens set used_at = now() where hash = $1 and purpose = $2 and user_id = $3 and used_at is null and expires_at > now() returning id',
    [hashToken(token), purpose, userId],
  );
  return count > 0;
}

/** Older links of the same kind to the same mailbox are worth nothing any more. */
export const spendTokens = (tx: RequestContext, userId: string, purpose: Purpose): Promise<unknown> =>
  tx.db.query('update single_use_tokens set used_at = now() where user_id = $1 and purpose = $2 and used_at is null', [
    userId,
    purpose,
  ]);
