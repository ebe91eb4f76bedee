import { z } from 'zod';
import type { RequestContext } from '../../../context';
import { publish } from '../../../platform/events/events';
import { audited } from '../../audit/audit.service';
import { checked, requiredText } from '../../input';
import { UserError, checkId, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import { requireProof } from '../../admin-proof';
import { queueNotice } from '../notices';
import { forgetTwoStep } from '../two-step/two-step.service';
import { UserEntity } from '../user.entity';

const resetInput = z.object({ reason: requiredText(300, 'Please enter a reason.') });

/**
 * Switches two-step sign-in off for an owner who has lost their authenticator app, or who was locked out by a thief.
 * For Admins, with a recorded reason; the account's owner gets an email.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT without a reason, PROOF_REQUIRED, INVALID_STATE while it is
 * off and for the Admin's own account.
 */
export async function resetTwoStep(ctx: RequestContext, userId: string, reason: string): Promise<UserEntity> {
  const id = checkId(userId, 'User');
  const input = checked(resetInput, { reason });
  if (id === signedIn(ctx).userId)
    throw new UserError('INVALID_STATE', 'Please switch it off for your own account in your profile.');
  requireProof(ctx);
  return ctx.transaction(async (tx) => {
    const user = await tx.db.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!user) throw notFound('User');
    if (!user.twoStepAt) throw new UserError('INVALID_STATE', 'Two-step sign-in is off.');
    const before = { twoStepSince: user.twoStepAt };
    return audited(tx, { action: 'reset-two-step', subject: `users/${id}`, ...input }, async () => {
      await forgetTwoStep(tx, id);
      await queueNotice(tx, user, 'TWO_STEP_RESET');
      await publish(tx.db, { type: 'account', id });
      const result = await tx.db.findOneByOrFail(UserEntity, { id });
      return { before, after: { twoStepSince: result.twoStepAt }, result };
    });
  });
}
