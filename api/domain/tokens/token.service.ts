import type { RequestContext } from '../../context';

/** Ends every personal access token of an account. */
export async function revokeAllTokens(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.query('update api_tokens set revoked_at = now() where user_id = $1 and revoked_at is null', [userId]);
}
