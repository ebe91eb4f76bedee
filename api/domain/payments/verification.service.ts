import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { ProviderSilence } from '../../platform/providers/provider-fetch';
import type { OrderEntity } from '../orders/order.entity';
import { findPurchase, findPurchaseByKey } from '../orders/order.service';
import { UserError } from '../user-error';
import { signedIn } from '../viewer';
import { PaymentEntity, openStates } from './attempts/payment.entity';
import { CaptureUnanswered } from './attempts/capture-outcomes';
import { isAbandoned } from './attempts/payment-steps';
import { reconcile } from './attempts/reconcile.service';

/** What is known about a purchase's payment. */
export interface Verification {
  purchase: OrderEntity;
  /** Whether its state is PayPal's of this moment: PayPal has answered, or nothing is open there. */
  isVerified: boolean;
}

/** Whether PayPal answered about an open attempt. An outcome that is not a payment is an answer, too. */
async function isAnswered(ctx: RequestContext, payment: PaymentEntity): Promise<boolean> {
  try {
    await reconcile(ctx, payment);
    return true;
  } catch (error) {
    const isSilence = error instanceof ProviderSilence || error instanceof CaptureUnanswered;
    if (error instanceof UserError && !isSilence) return true;
    if (!isSilence) throw error;
    ctx.logger.warn({ err: error, payment: payment.id }, 'PayPal did not answer a question about a payment');
    return false;
  }
}

/**
 * Asks PayPal about the open attempt of a purchase, named by its id or code, and settles it when PayPal holds a completed
 * capture. PayPal is asked at a limited rate about a purchase and for an account; a call in between returns the stored
 * state.
 * @throws AccessError NOT_FOUND for another account's purchase.
 */
export async function verifyPurchase(ctx: RequestContext, id: string): Promise<Verification> {
  const before = await findPurchaseByKey(ctx, id);
  const [open] = await ctx.db.findBy(PaymentEntity, { orderId: before.id, state: In([...openStates]) });
  if (!open) return { purchase: before, isVerified: true };
  const isBusy = open.state === 'CAPTURING' && !isAbandoned(open);
  if (
    isBusy ||
    (await ctx.limits.take('verificationPerOrder', before.id)) > 0 ||
    (await ctx.limits.take('verificationPerAccount', signedIn(ctx).userId)) > 0
  )
    return { purchase: before, isVerified: false };
  const isVerified = await isAnswered(ctx, open);
  return { purchase: await findPurchase(ctx, before.id), isVerified };
}
