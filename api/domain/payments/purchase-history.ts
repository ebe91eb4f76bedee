import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import type { OrderStatus, PaymentStatus } from '../../graphql/generated/schema';
import { TransitionEntity } from '../../platform/database/transition.entity';
import { orderMachine, paymentMachine } from '../orders/order.states';
import { PaymentEntity } from './payment.entity';
import { RefundEntity } from './refund.entity';

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

/** What became of an order, oldest first. */
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

/** Money of an order that went back, oldest first. */
export const refundsOf = (ctx: RequestContext, orderId: string) => ctx.once(refundLoader).load(orderId);
