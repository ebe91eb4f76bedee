import { z } from 'zod';
import { purchaseLimits } from '../../../../contract/limits';
import type { RequestContext } from '../../../context';
import type { UnmatchedPaymentState } from '../../../graphql/generated/schema';
import type { PayPalCapture } from '../../../platform/providers/paypal-answers';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import { requiredText } from '../../input';
import { UserError, checkId, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import { accountOf } from '../paypal-setup/paypal-accounts.service';
import { UnmatchedPaymentEntity } from '../unmatched/unmatched-payment.entity';

export const reasonSchema = z.object({ reason: requiredText(purchaseLimits.reason, 'Please give a reason.') });

const sentences = {
  decided: {
    GRANTED: 'This payment was already granted: its order is shown next to it.',
    REFUNDED: 'This payment was already refunded.',
    REFUNDING: 'This payment is being refunded.',
  },
  unknown: 'PayPal no longer shows this payment. Please look for it in your PayPal account.',
  silence: 'PayPal did not answer, so nothing was changed. Please try again.',
};

/** Finds a payment without an order. @throws AccessError NOT_FOUND. */
export async function findUnmatched(ctx: RequestContext, id: string): Promise<UnmatchedPaymentEntity> {
  const found = await ctx.db.findOneBy(UnmatchedPaymentEntity, { id: checkId(id, 'Payment') });
  if (!found) throw notFound('Payment');
  return found;
}

/** A dismissed payment may still be granted or refunded. @throws UserError INVALID_STATE once money or access moved. */
export function refuseDecided({ state }: { state: UnmatchedPaymentState }): void {
  if (state !== 'OPEN' && state !== 'DISMISSED') throw new UserError('INVALID_STATE', sentences.decided[state]);
}

/** Returns the undecided payment under its lock. @throws UserError INVALID_STATE. */
export async function lockUndecided(tx: RequestContext, id: string): Promise<UnmatchedPaymentEntity> {
  const locked = await tx.db.findOneOrFail(UnmatchedPaymentEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  refuseDecided(locked);
  return locked;
}

/** Reads the capture as PayPal holds it now. @throws UserError INVALID_STATE, PROVIDER_ERROR. */
export async function unmatchedCapture(ctx: RequestContext, row: UnmatchedPaymentEntity): Promise<PayPalCapture> {
  const account = await accountOf(ctx, row);
  try {
    if (account) return await ctx.paypal.getCapture(account, row.captureId);
  } catch (error) {
    if (error instanceof PayPalRefusal && error.status === 404) throw new UserError('INVALID_STATE', sentences.unknown);
    if (!(error instanceof PayPalRefusal || error instanceof ProviderSilence)) throw error;
  }
  throw new UserError('PROVIDER_ERROR', sentences.silence);
}

/** Columns that record the caller's decision. */
export const decision = (tx: RequestContext, reason: string) => ({
  reason,
  decidedBy: signedIn(tx).userId,
  decidedAt: new Date(),
});
