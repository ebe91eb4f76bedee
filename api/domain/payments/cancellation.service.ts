import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { erasedText, eraseReasons } from '../../platform/database/history-erasure';
import type { OrderEntity } from '../orders/order.entity';
import { lockOrder, moveOrder } from '../orders/order-steps';
import { findOwnPurchase } from '../orders/order.service';
import { takeStaleOrders } from '../orders/stale-orders';
import { pendingDays } from '../orders/validity';
import { UserError } from '../user-error';
import { PaymentEntity, openStates } from './attempts/payment.entity';
import { endAttempts } from './attempts/payment-steps';
import { paymentMessages } from './attempts/payment-messages';
import { reconcile } from './attempts/reconcile.service';
import { forgetUnmatchedPayer } from './unmatched/unmatched-payments.service';

/**
 * Cancels a pending order of the caller and ends its attempts, so that a later approval is not captured.
 * @throws UserError INVALID_STATE, PAYMENT_PENDING.
 */
export async function cancelPurchase(ctx: RequestContext, id: string): Promise<OrderEntity> {
  const { id: own } = await findOwnPurchase(ctx, id);
  return ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, own);
    if (order.paymentStatus === 'CANCELLED') return order;
    if (order.paymentStatus === 'PROCESSING')
      throw new UserError('PAYMENT_PENDING', order.paymentProblem ?? paymentMessages.pending);
    if (order.paymentStatus !== 'PENDING')
      throw new UserError('INVALID_STATE', 'Only an unpaid order can be cancelled.');
    return close(tx, order, 'Cancelled by its owner');
  });
}

/**
 * Cancels every unpaid order of an account that is being deleted, and erases who paid.
 * @throws UserError INVALID_STATE while PayPal is reviewing a payment or deciding a dispute.
 */
export async function closeOrdersOf(tx: RequestContext, userId: string): Promise<void> {
  const open: { id: string }[] = await tx.db.query(
    `select id from orders where user_id = $1 and payment_status in ('PENDING', 'PROCESSING', 'DISPUTED') order by id for update`,
    [userId],
  );
  for (const { id } of open) {
    const order = await lockOrder(tx, id);
    if (order.paymentStatus !== 'PENDING') throw new UserError('INVALID_STATE', stillOpen(order));
    await close(tx, order, 'Its account was deleted').catch((error: unknown) => {
      throw error instanceof UserError ? new UserError('INVALID_STATE', stillOpen(order)) : error;
    });
  }
  await tx.db.query(
    'update payments set payer_email = null where payer_email is not null and order_id in (select id from orders where user_id = $1)',
    [userId],
  );
  await forgetUnmatchedPayer(tx, userId);
  await tx.db.query(
    `update refunds set message = null, reason = case when actor is null then reason else $2 end
     where payment_id in (select payments.id from payments join orders on orders.id = order_id where user_id = $1)`,
    [userId, erasedText],
  );
  const subjects: { id: string }[] = await tx.db.query(
    `select id from orders where user_id = $1
     union all select payments.id from payments join orders on orders.id = order_id where user_id = $1`,
    [userId],
  );
  await eraseReasons(
    tx.db,
    subjects.map(({ id }) => id),
    userId,
  );
}

const stillOpen = ({ orderCode, paymentStatus }: OrderEntity) =>
  paymentStatus === 'DISPUTED'
    ? `PayPal has not decided on your complaint about order ${orderCode} yet. Your account can be deleted after that.`
    : `PayPal is still confirming your payment of order ${orderCode}. Your account can be deleted as soon as that is done.`;

/** @throws UserError PAYMENT_PENDING while a capture of it is in progress. */
async function close(tx: RequestContext, order: OrderEntity, reason: string): Promise<OrderEntity> {
  const underWay = await endAttempts(tx, [order.id], reason);
  if (underWay.size > 0) throw new UserError('PAYMENT_PENDING', paymentMessages.pending);
  return moveOrder(tx, order, {
    paymentStatus: 'CANCELLED',
    orderStatus: 'CANCELLED',
    reason,
    values: { paymentProblem: null },
  });
}

/** Cancels orders that are unpaid for a week, each after a last check with PayPal. Run by a job. */
export async function cancelStaleOrders(ctx: RequestContext): Promise<void> {
  for (const id of await takeStaleOrders(ctx)) {
    await cancelStale(ctx, id).catch((error: unknown) => {
      if (!(error instanceof UserError)) ctx.logger.warn({ err: error, order: id }, 'cancelling a stale order failed');
    });
  }
}

async function cancelStale(ctx: RequestContext, id: string): Promise<void> {
  const open = await ctx.db.findOneBy(PaymentEntity, { orderId: id, state: In([...openStates]) });
  if (open) await reconcile(ctx, open);
  await ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.paymentStatus === 'PENDING') await close(tx, order, `Not paid within ${pendingDays} days`);
  });
}
