import DataLoader from 'dataloader';
import { In, MoreThan } from 'typeorm';
import { amountOf, sumOf } from '../../../contract/money';
import type { RequestContext } from '../../context';
import type { OrderEntity } from '../orders/order.entity';
import type { AttemptStatus, OrderStatus, PaymentStatus, RefundStatus } from '../../graphql/generated/schema';
import { TransitionEntity } from '../../platform/database/transition.entity';
import { orderMachine, paymentMachine } from '../orders/order.states';
import { PaymentEntity } from './attempts/payment.entity';
import { attemptMachine } from './attempts/payment.states';
import type { PaymentState } from './attempts/payment.entity';
import { DisputeEntity } from './disputes/dispute.entity';
import { RefundEntity } from './refunds/refund.entity';
import { mismatchError, mismatchRefundedError } from './attempts/settlement.service';

export interface PurchaseStepRow {
  at: Date;
  paymentStatus: PaymentStatus | null;
  orderStatus: OrderStatus | null;
  reason: string;
}

const machines = [paymentMachine.name, orderMachine.name, attemptMachine.name];

const transitionLoader = (ctx: RequestContext) =>
  new DataLoader<string, TransitionEntity[]>(async (subjects) => {
    const rows = await ctx.dataSource.manager.find(TransitionEntity, {
      where: { subject: In([...subjects]), machine: In(machines) },
      order: { id: 'ASC' },
    });
    return subjects.map((id) => rows.filter(({ subject }) => subject === id));
  });

/** Returns the transitions of an order, or of an attempt, oldest first. */
export const transitionsOf = (ctx: RequestContext, subject: string) => ctx.once(transitionLoader).load(subject);

/** Returns the history of an order, oldest first. */
export async function historyOf(ctx: RequestContext, orderId: string): Promise<PurchaseStepRow[]> {
  const rows = await transitionsOf(ctx, orderId);
  return rows.map(({ machine, toState, createdAt, reason }) => ({
    at: createdAt,
    paymentStatus: machine === paymentMachine.name ? (toState as PaymentStatus) : null,
    orderStatus: machine === orderMachine.name ? (toState as OrderStatus) : null,
    reason,
  }));
}

const refundLoader = (ctx: RequestContext) =>
  new DataLoader<string, RefundEntity[]>(async (orderIds) => {
    const payments = (await Promise.all(orderIds.map((id) => paymentsOf(ctx, id)))).flat();
    const refunds = payments.length
      ? await ctx.dataSource.manager.find(RefundEntity, {
          where: { paymentId: In(payments.map(({ id }) => id)), amount: MoreThan('0') },
          order: { id: 'ASC' },
        })
      : [];
    const orderOf = new Map(payments.map(({ id, orderId }) => [id, orderId]));
    return orderIds.map((id) => refunds.filter(({ paymentId }) => orderOf.get(paymentId) === id));
  });

/** Returns the refunds of an order, oldest first. */
export const refundsOf = (ctx: RequestContext, orderId: string) => ctx.once(refundLoader).load(orderId);

/**
 * Returns the sum of the refunds that PayPal has not completed, as an exact decimal. It counts what `refundUnderWay`
 * counts under the order's lock, from rows that are loaded once for a page of orders.
 */
export async function amountUnderWay(ctx: RequestContext, orderId: string): Promise<string> {
  const [payments, refunds] = await Promise.all([paymentsOf(ctx, orderId), refundsOf(ctx, orderId)]);
  const paid = payments.find(({ state }) => state === 'SETTLED' || state === 'REFUNDED');
  const open = refunds.filter(
    ({ paymentId, state, requestId }) =>
      paymentId === paid?.id && requestId !== null && (state === 'INTENT' || state === 'PENDING'),
  );
  return amountOf(sumOf(open.map(({ amount }) => amount)));
}

const paymentLoader = (ctx: RequestContext) =>
  new DataLoader<string, PaymentEntity[]>(async (orderIds) => {
    const rows = await ctx.dataSource.manager.find(PaymentEntity, {
      where: { orderId: In([...orderIds]) },
      order: { id: 'ASC' },
    });
    return orderIds.map((id) => rows.filter(({ orderId }) => orderId === id));
  });

const paymentByIdLoader = (ctx: RequestContext) =>
  new DataLoader<string, PaymentEntity>(async (ids) => {
    const rows = await ctx.dataSource.manager.findBy(PaymentEntity, { id: In([...ids]) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error('This payment does not exist'));
  });

/** Returns the amount of an attempt and its currency: what was captured, where that differs from the order. */
export async function paidAmount(
  ctx: RequestContext,
  paymentId: string,
): Promise<{ amount: string; currency: string }> {
  const { amount, currency, capturedAmount, capturedCurrency } = await ctx.once(paymentByIdLoader).load(paymentId);
  return { amount: capturedAmount ?? amount, currency: capturedCurrency ?? currency };
}

/** Returns the PayPal order that paid for an order; null until then. */
export async function paidPayPalOrder(ctx: RequestContext, { id, transactionId }: OrderEntity): Promise<string | null> {
  if (!transactionId) return null;
  const payments = await paymentsOf(ctx, id);
  return payments.find(({ captureId }) => captureId === transactionId)?.providerOrderId ?? null;
}

/** Returns every attempt to pay an order, oldest first. */
export const paymentsOf = (ctx: RequestContext, orderId: string) => ctx.once(paymentLoader).load(orderId);

const disputeLoader = (ctx: RequestContext) =>
  new DataLoader<string, DisputeEntity[]>(async (orderIds) => {
    const payments = await Promise.all(orderIds.map((id) => paymentsOf(ctx, id)));
    const ids = payments.flat().map(({ id }) => id);
    const rows = ids.length
      ? await ctx.dataSource.manager.find(DisputeEntity, { where: { paymentId: In(ids) }, order: { id: 'ASC' } })
      : [];
    return payments.map((own) => rows.filter(({ paymentId }) => own.some(({ id }) => id === paymentId)));
  });

/** Returns the disputes about the payments of an order, oldest first. */
export const disputesOf = (ctx: RequestContext, orderId: string) => ctx.once(disputeLoader).load(orderId);

/** Maps a refund to its status in the contract. */
export const refundStatus = ({ state }: Pick<RefundEntity, 'state'>): RefundStatus =>
  state === 'INTENT' ? 'PENDING' : state;

/** Maps an attempt to its status in the contract. */
export function attemptStatus({ state, error }: PaymentEntity): AttemptStatus {
  if (error === mismatchError) return 'MISMATCH';
  if (error === mismatchRefundedError) return 'REFUNDED';
  return stateStatus(state);
}

/** Maps a state of an attempt to its status in the contract, without what was captured. */
export function stateStatus(state: PaymentState): AttemptStatus {
  if (state === 'INTENT' || state === 'CREATED') return 'OPEN';
  return state === 'CAPTURING' || state === 'REVIEW' ? 'PROCESSING' : state;
}
