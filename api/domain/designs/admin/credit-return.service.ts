import { IsNull } from 'typeorm';
import { z } from 'zod';
import { adminReason } from '../../../../contract/admin-forms';
import type { RequestContext } from '../../../context';
import { audited } from '../../audit/audit.service';
import { findCreditReturn, giveCreditBack } from '../../credits/credit.service';
import { checked, requestId } from '../../input';
import { refuseOtherInput } from '../../idempotency/repeated-request';
import { UserError, notFound } from '../../user-error';
import { DesignEntity } from '../design.entity';
import { findDesign } from '../design.service';
import { designMachine } from '../design.states';

const returnInput = z.object({ reason: adminReason, requestId });

/**
 * Gives the credit of a finished design back to its owner, who reads the reason. A repeated request id is the same
 * return.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, CONFLICT, INVALID_STATE for an unfinished or free design
 * and when the credit was returned before.
 */
export async function returnCredit(
  ctx: RequestContext,
  designId: string,
  given: { reason: string; requestId: string },
): Promise<DesignEntity> {
  const { reason, requestId: request } = checked(returnInput, given);
  const { id } = await findDesign(ctx, designId);
  return ctx.transaction(async (tx) => {
    // the lock makes a second Admin wait, and then see the first one's entry
    const design = await tx.db.findOne(DesignEntity, {
      where: { id, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!design) throw notFound('Design');
    if (design.credits === 0) throw new UserError('INVALID_STATE', 'This design was free: it took no credit.');
    const earlier = await findCreditReturn(tx, id);
    if (earlier?.requestId === request) {
      refuseOtherInput(earlier, { note: reason });
      return design;
    }
    if (earlier) throw new UserError('INVALID_STATE', 'The credit for this design has already been returned.');
    if (designMachine.allowed[design.state].length > 0)
      throw new UserError(
        'INVALID_STATE',
        'This design is not finished. If it fails, its credit is returned automatically.',
      );
    return audited(tx, { action: 'return-credit', subject: `designs/${id}`, reason }, async () => {
      const credits = await giveCreditBack(tx, {
        userId: design.userId,
        designId: id,
        note: reason,
        requestId: request,
      });
      return { before: { credits: credits - 1 }, after: { credits }, result: design };
    });
  });
}
