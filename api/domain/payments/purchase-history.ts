import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import type { AttemptStatus, OrderStatus, PaymentStatus } from '../../graphql/generated/schema';
import { TransitionEntity } from '../../platform/database/transition.entity';
import { orderMachine, paymentMachine } from '../orders/order.states';
import { PaymentEntity } from './attempts/payment.entity';
import { RefundEntity } from './refunds/refund.entity';
import { mismatchError, mismatchRefundedError } from './attempts/settlement.service';

export interface PurchaseStepRow {
  at: Date;
  paymentStatus: PaymentStatus | null;
  orderStatus: OrderStatus | null;
  reason: string;
}

const stepLoader = (ctx: RequestContext) =>
  new DataLoader<string, PurchaseStepRow[]>(async (orderIds) => {
    const rows = await ctx.dataSource.manager.find(TransitionEntity, {
      where: { subject: In([...orderIds]), machine: In([paymentMachine.name, orderMachine.name]) },
      order: { id: 'ASC' },
    });
    const stepOf = ({ machine, toState, createdAt, reason }: TransitionEntity): PurchaseStepRow => ({
      at: createdAt,
      paymentStatus: machine === paymentMachine.name ? (toState as PaymentStatus) : null,
      orderStatus: machine === orderMachine.name ? (toState as OrderStatus) : null,
      reason,
    });
    return orderIds.map((id) => rows.filter(({ subject }) => subject === id).map(stepOf));
  });

/** Returns the history of an order, oldest first. */
export const historyOf = (ctx: RequestContext, orderId: string) => ctx.once(stepLoader).load(orderId);

const refundLoader = (ctx: RequestContext) =>
  new DataLoader<string, RefundEntity[]>(async (orderIds) => {
    const payments = await ctx.dataSource.manager.find(PaymentEntity, {
      select: { id: true, orderId: true },
      where: { orderId: In([...orderIds]) },
    });
    const refunds = payments.length
      ? await ctx.dataSource.manager.find(RefundEntity, {
          where: { paymentId: In(payments.map(({ id }) => id)) },
          order: { id: 'ASC' },
        })
      : [];
    const orderOf = new Map(payments.map(({ id, orderId }) => [id, orderId]));
    return orderIds.map((id) => refunds.filter(({ paymentId }) => orderOf.get(paymentId) === id));
  });

/** Returns the refunds of an order, oldest first. */
export const refundsOf = (ctx: RequestContext, orderId: string) => ctx.once(refundLoader).load(orderId);

const paymentLoader = (ctx: RequestContext) =>
  new DataLoader<string, PaymentEntity[]>(async (orderIds) => {
    const rows = await ctx.dataSource.manager.find(PaymentEntity, {
      where: { orderId: In([...orderIds]) },
      order: { id: 'ASC' },
    });
    return orderIds.map((id) => rows.filter(({ orderId }) => orderId === id));
  });

/** Returns every attempt to pay an order, oldest first. */
export const paymentsOf = (ctx: RequestContext, orderId: string) => ctx.once(paymentLoader).load(orderId);

/** Maps an attempt to its status in the contract. */
export function attemptStatus({ state, error }: PaymentEntity): AttemptStatus {
  if (error === mismatchError) return 'MISMATCH';
  if (error === mismatchRefundedError) return 'REFUNDED';
  if (state === 'INTENT' || state === 'CREATED') return 'OPEN';
  return state === 'CAPTURING' || state === 'REVIEW' ? 'PROCESSING' : state;
}
