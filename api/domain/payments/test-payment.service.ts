import type { RequestContext } from '../../context';
import type { TestPaymentOutcome } from '../../graphql/generated/schema';
import { requireTestMode } from '../accounts/test-account.service';
import { lockedCredits } from '../credits/credit.service';
import { takeBackCredits } from '../credits/order-credits.service';
import type { OrderEntity } from '../orders/order.entity';
import { lockOrder, moveOrder } from '../orders/order-steps';
import { findOwnPurchase } from '../orders/order.service';
import { UserError } from '../user-error';
import { refuseSecondCapture } from './attempts/second-capture';
import { paymentMessages } from './attempts/payment-messages';
import { fulfil } from './attempts/fulfilment';
import { withdrawOrderPremium } from './refunds/refund-booking.service';
import { returnableUntil, returnMessages } from './refunds/return-period';

/** Placeholder for the ids of PayPal. No payment of the live world has one like it. */
const approvalOf = ({ id }: Pick<OrderEntity, 'id'>): string => `TEST-${id}`;

/** @throws UserError INVALID_STATE unless the order can be paid */
function refuseClosed({ paymentStatus }: OrderEntity): void {
  if (paymentStatus === 'PAID') throw new UserError('INVALID_STATE', paymentMessages.paid);
  if (paymentStatus !== 'PENDING') throw new UserError('INVALID_STATE', paymentMessages.closed);
}

/**
 * Starts the payment of a test account's order: there is nothing to approve.
 * @returns what stands in place of PayPal's order id
 * @throws UserError INVALID_STATE
 */
export function startTestPayment(order: OrderEntity): string {
  refuseClosed(order);
  return approvalOf(order);
}

/** Pays a locked order of a test account, by the rules of a real payment. No money moves, and no invoice is issued. */
async function pay(tx: RequestContext, order: OrderEntity): Promise<OrderEntity> {
  if (order.paymentStatus === 'PAID') return order;
  refuseClosed(order);
  await refuseSecondCapture(tx, order);
  const transactionId = approvalOf(order);
  return fulfil(tx, order, { paidAt: new Date(), transactionId, payerEmail: null, reason: 'Paid in test mode' });
}

/** Refunds a locked, paid order of a test account in full, by the rules of a real refund. */
async function refund(tx: RequestContext, order: OrderEntity, reason: string): Promise<OrderEntity> {
  if (order.paymentStatus === 'REFUNDED') return order;
  if (order.paymentStatus !== 'PAID') throw new UserError('INVALID_STATE', 'Only a paid order can be refunded.');
  const refunded = await moveOrder(tx, order, {
    paymentStatus: 'REFUNDED',
    reason,
    values: { refunded: order.total },
  });
  const subject = { type: 'REFUND', id: order.id } as const;
  await takeBackCredits(tx, { userId: order.userId, orderId: order.id, subject }, order.credit);
  await withdrawOrderPremium(tx, order);
  return refunded;
}

/** Records a declined payment of a locked order: it can be paid again. */
async function decline(tx: RequestContext, order: OrderEntity): Promise<OrderEntity> {
  refuseClosed(order);
  return moveOrder(tx, order, {
    reason: 'Declined in test mode',
    values: { paymentProblem: paymentMessages.declined },
  });
}

/**
 * Gives the caller's order the outcome of a payment, in test mode.
 * @throws UserError TEST_MODE_ONLY, INVALID_STATE; AccessError NOT_FOUND
 */
export async function payTestPurchase(
  ctx: RequestContext,
  id: string,
  outcome: TestPaymentOutcome,
): Promise<OrderEntity> {
  // what is another account's does not exist, in both worlds
  const { id: own } = await findOwnPurchase(ctx, id);
  requireTestMode(ctx);
  return ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, own);
    if (outcome === 'PAID') return pay(tx, order);
    return outcome === 'DECLINED' ? decline(tx, order) : refund(tx, order, 'Refunded in test mode');
  });
}

/** Pays an order whose test payment was started. @throws UserError NOT_FOUND, INVALID_STATE */
export async function captureTestPayment(ctx: RequestContext, { id }: OrderEntity, approval: string) {
  if (approval !== approvalOf({ id })) throw new UserError('NOT_FOUND', paymentMessages.failed, ['paypalOrderId']);
  return ctx.transaction(async (tx) => pay(tx, await lockOrder(tx, id)));
}

/** Refunds an untouched package for its customer, within the days that the shop allows. @throws UserError INVALID_STATE */
export async function returnTestPurchase(ctx: RequestContext, { id }: OrderEntity): Promise<OrderEntity> {
  return ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.paymentStatus === 'REFUNDED') return order;
    if (!(await returnableUntil(tx, order))) throw new UserError('INVALID_STATE', returnMessages.late);
    const credits = await lockedCredits(tx, order.userId);
    if (credits === null || credits < order.credit) throw new UserError('INVALID_STATE', returnMessages.spent);
    return refund(tx, order, 'Returned by the customer');
  });
}
