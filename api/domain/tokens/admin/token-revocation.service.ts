import { z } from 'zod';
import { adminReason } from '../../../../contract/admin-forms';
import { isAdminScope } from '../../../../contract/token-scopes';
import type { RequestContext } from '../../../context';
import { audited } from '../../audit/audit.service';
import { checked } from '../../input';
import { checkId, notFound } from '../../user-error';
import { ApiTokenEntity } from '../api-token.entity';
import { endToken } from '../token.service';

const reasonInput = z.object({ reason: adminReason });

/**
 * Ends a token with ADMIN scopes of any account. One that was revoked before is no change.
 * @throws AccessError NOT_FOUND, also for a token without such scopes; UserError INVALID_INPUT.
 */
export async function revokeAdminApiToken(ctx: RequestContext, id: string, given: string): Promise<ApiTokenEntity> {
  const { reason } = checked(reasonInput, { reason: given });
  return ctx.transaction(async (tx) => {
    const token = await tx.db.findOne(ApiTokenEntity, {
      where: { id: checkId(id, 'Access token') },
      lock: { mode: 'pessimistic_write' },
    });
    if (!token?.scopes.some(isAdminScope)) throw notFound('Access token');
    if (token.revokedAt) return token;
    return audited(tx, { action: 'revoke-api-token', subject: `users/${token.userId}`, reason }, async () => {
      const before = { name: token.name, scopes: token.scopes, revokedAt: null };
      const result = await endToken(tx, token);
      return { before, after: { ...before, revokedAt: result.revokedAt }, result };
    });
  });
}
