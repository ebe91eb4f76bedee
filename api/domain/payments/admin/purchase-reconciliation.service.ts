import { In } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { PaymentStatus } from '../../../graphql/generated/schema';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import { audited } from '../../audit/audit.service';
import type { OrderEntity } from '../../orders/order.entity';
import { findPurchase } from '../../orders/order.service';
import { UserError, tooManyRequests } from '../../user-error';
import { PaymentEntity, openStates } from '../attempts/payment.entity';
import { endForgotten } from '../attempts/capture-outcomes';
import { isAbandoned } from '../attempts/payment-steps';
import { reconcile } from '../attempts/reconcile.service';
import { reconcileRefund, refundMessages } from '../refunds/refund-at-paypal';
import { RefundEntity } from '../refunds/refund.entity';

const silence = 'PayPal did not answer. We check again automatically, and you can check again in a moment.';

/** What an Admin reads about a capture that may have reached PayPal, and that PayPal does not know. */
const forgotten = {
  waiting:
    'PayPal does not show this payment any more. Please look for it in your PayPal account. From two weeks after it was started, checking again closes the order.',
  ended: 'PayPal has not shown this payment for two weeks, so the order is closed.',
};

const states: Record<PaymentStatus, string> = {
  PENDING: 'PayPal has no payment for this order, so it is not paid.',
  PROCESSING: 'PayPal has not decided yet. We check again automatically.',
  PAID: 'The order is paid.',
  DISPUTED: 'The payer has disputed the payment at PayPal, and PayPal has not decided yet.',
  REFUNDED: 'The order is refunded.',
  CANCELLED: 'PayPal has no payment for this order, which is cancelled.',
};

/** Checks an open attempt with PayPal. An outcome that is not a payment is an answer, too. @throws UserError. */
async function askAbout(ctx: RequestContext, payment: PaymentEntity): Promise<void> {
  try {
    await reconcile(ctx, payment);
  } catch (error) {
    if (error instanceof ProviderSilence) throw new UserError('PROVIDER_ERROR', silence);
    if (!(error instanceof UserError)) throw error;
  }
}

/** Says what was found, when the open attempt and refunds of an order have been checked. */
async function sentenceOf(ctx: RequestContext, before: OrderEntity, after: OrderEntity): Promise<string> {
  if (after.paymentStatus === 'PROCESSING' && after.paymentProblem !== before.paymentProblem)
    return `PayPal has answered, and the customer was told: ${after.paymentProblem ?? ''}`;
  const refunds = await openRefunds(ctx, after.id);
  if (refunds.length === 0) return states[after.paymentStatus];
  if (refunds.some(({ unknownSince }) => unknownSince))
    return `${states[after.paymentStatus]} ${refundMessages.unknown}`;
  const isAccepted = refunds.every(({ state }) => state === 'PENDING');
  return `${states[after.paymentStatus]} ${isAccepted ? refundMessages.accepted : 'PayPal has not decided on a refund yet.'}`;
}

const openRefunds = (ctx: RequestContext, orderId: string): Promise<RefundEntity[]> =>
  ctx.db
    .createQueryBuilder(RefundEntity, 'refund')
    .where(`refund.state in ('INTENT', 'PENDING')`)
    .andWhere('refund.paymentId in (select id from payments where order_id = :orderId)', { orderId })
    .orderBy('refund.id')
    .take(10)
    .getMany();

/**
 * Asks PayPal now about the open attempt of an order, and about its undecided refunds, by the services of the jobs that
 * do so in the background. PayPal is called outside transactions, and at most every ten seconds for an order.
 * @throws AccessError NOT_FOUND; UserError TOO_MANY_REQUESTS, PROVIDER_ERROR.
 */
export async function reconcilePurchase(
  ctx: RequestContext,
  id: string,
): Promise<{ purchase: OrderEntity; found: string }> {
  const before = await findPurchase(ctx, id);
  const wait = await ctx.limits.take('reconcilePerOrder', before.id);
  if (wait > 0) throw tooManyRequests('This order was checked with PayPal a moment ago.', wait);
  const [open] = await ctx.db.findBy(PaymentEntity, { orderId: before.id, state: In([...openStates]) });
  const isBusy = open?.state === 'CAPTURING' && !isAbandoned(open);
  if (open && !isBusy) await askAbout(ctx, open);
  const { isForgotten, isEnded } =
    open && !isBusy ? await endForgotten(ctx, open) : { isForgotten: false, isEnded: false };
  for (const refund of await openRefunds(ctx, before.id)) await reconcileRefund(ctx, refund.id);
  const purchase = await findPurchase(ctx, before.id);
  const found = isBusy
    ? 'PayPal is taking this payment right now. Please check again in a minute.'
    : isForgotten
      ? forgotten[isEnded ? 'ended' : 'waiting']
      : await sentenceOf(ctx, before, purchase);
  await ctx.transaction((tx) =>
    audited(tx, { action: 'reconcile-order', subject: `orders/${before.id}` }, () =>
      Promise.resolve({
        before: { paymentStatus: before.paymentStatus, refunded: before.refunded },
        after: { paymentStatus: purchase.paymentStatus, refunded: purchase.refunded },
        result: undefined,
      }),
    ),
  );
  return { purchase, found };
}
