import type { RequestContext } from '../../context';
import type { OrderStatus, PaymentStatus } from '../../graphql/generated/schema';
import { recordTransition } from '../../platform/database/state-machine';
import { publish } from '../../platform/events/events';
import { OrderEntity } from './order.entity';
import { orderMachine, paymentMachine } from './order.states';

interface Step {
  paymentStatus?: PaymentStatus;
  orderStatus?: OrderStatus;
  reason: string;
  /** Other columns that change with it. */
  values?: Partial<OrderEntity>;
}

/**
 * Returns the order under its lock. Code that changes its payment takes this lock first, and the attempt's lock after
 * it.
 */
export const lockOrder = (tx: RequestContext, id: string) =>
  tx.db.findOneOrFail(OrderEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

/**
 * Moves a locked order to new states: history rows, the change and its event, in the caller's transaction. A state it
 * already has is not a transition.
 * @returns the updated order.
 * @throws ImpossibleTransition
 */
export async function moveOrder(
  tx: RequestContext,
  order: OrderEntity,
  { paymentStatus = order.paymentStatus, orderStatus = order.orderStatus, reason, values = {} }: Step,
): Promise<OrderEntity> {
  const note = { subject: order.id, actor: tx.viewer?.userId ?? null, reason };
  if (paymentStatus !== order.paymentStatus)
    await recordTransition(tx.db, paymentMachine, order.paymentStatus, paymentStatus, note);
  if (orderStatus !== order.orderStatus)
    await recordTransition(tx.db, orderMachine, order.orderStatus, orderStatus, note);
  await tx.db.update(OrderEntity, { id: order.id }, { ...values, paymentStatus, orderStatus });
  await publish(tx.db, { type: 'order', id: order.id, owner: order.userId });
  return Object.assign(order, values, { paymentStatus, orderStatus });
}
