import type { RequestContext } from '../../context';
import { hashToken, randomToken } from '../../platform/secrets/secrets';
import { SingleUseTokenEntity } from './single-use-token.entity';

type Purpose = SingleUseTokenEntity['purpose'];

const lifetimeMs: Record<Purpose, number> = { RESET: 30 * 60_000, VERIFY: 3 * 24 * 60 * 60_000 };

/** A token for one e-mail; only its hash is stored. */
export async function issueToken(tx: RequestContext, userId: string, purpose: Purpose): Promise<string> {
  const token = randomToken();
  await tx.db.insert(SingleUseTokenEntity, { userId, purpose, hash: hashToken(token), expiresAt: new Date(Date.now() + lifetimeMs[purpose]) });
  return token;
}

/** Uses a token up. @returns whose it was; null when it is unknown, was used, or has run out. */
export async function redeemToken(tx: RequestContext, token: string, purpose: Purpose): Promise<string | null> {
  const [rows]: [{ user_id: string }[], number] = await tx.db.query(
    'update single_use_tokens set used_at = now() where hash = $1 and purpose = $2 and used_at is null and expires_at > now() returning user_id',
    [hashToken(token), purpose],
  );
  return rows[0]?.user_id ?? null;
}
