import type { RequestContext } from '../../context';

/** Deletes every personal access token of an account that is being deleted. */
export const deleteTokensOf = async (tx: RequestContext, userId: string): Promise<void> =>
  void (await tx.db.query('delete from api_tokens where user_id = $1', [userId]));

/** Revokes every personal access token of an account. */
export async function revokeAllTokens(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.query('update api_tokens set revoked_at = now() where user_id = $1 and revoked_at is null', [userId]);
}
