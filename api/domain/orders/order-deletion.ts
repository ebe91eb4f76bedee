import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { recordTransitions } from '../../platform/database/state-machine';
import { publish, publishAll } from '../../platform/events/events';
import { writeAudit, writeAudits } from '../audit/audit.service';
import { OrderEntity } from './order.entity';
import { orderMachine, paymentMachine } from './order.states';

const deletedSentence = 'This order was deleted by our team. Nothing was charged.';

const subjectOf = ({ id }: Pick<OrderEntity, 'id'>) => `orders/${id}`;

/** What is kept of an order that was deleted; who ordered it is said by id alone. */
const told = ({ orderCode, kind, name, total, currency, userId, paymentStatus, createdAt }: OrderEntity) => ({
  orderCode,
  kind,
  name,
  total,
  currency,
  userId,
  paymentStatus,
  createdAt,
});

/** Orders under their locks, in the one order in which several are locked. Ids of none are left out. */
export const lockOrders = (tx: RequestContext, ids: readonly string[]): Promise<OrderEntity[]> =>
  tx.db.find(OrderEntity, {
    where: { id: In([...ids]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });

/**
 * Takes locked pending orders out of everybody's sight. They are cancelled, so that nothing pays them; whoever looks at
 * one is told. Their attempts are their caller's business.
 * @throws ImpossibleTransition for one that is not pending.
 */
export async function deleteOrders(tx: RequestContext, orders: readonly OrderEntity[]): Promise<void> {
  if (orders.length === 0) return;
  const to = 'CANCELLED' as const;
  const note = { actor: tx.viewer?.id ?? null, reason: 'Deleted by an Admin' };
  await recordTransitions(
    tx.db,
    paymentMachine,
    orders.map(({ id, paymentStatus: from }) => ({ ...note, subject: id, from, to })),
  );
  await recordTransitions(
    tx.db,
    orderMachine,
    orders.map(({ id, orderStatus: from }) => ({ ...note, subject: id, from, to })),
  );
  await tx.db.update(
    OrderEntity,
    { id: In(orders.map(({ id }) => id)) },
    {
      paymentStatus: to,
      orderStatus: to,
      deletedAt: new Date(),
      paymentProblem: deletedSentence,
      // whoever orders again from the same page gets an order, and not this one
      requestId: null,
    },
  );
  await writeAudits(
    tx,
    orders.map((order) => ({ action: 'delete-order', subject: subjectOf(order), before: told(order) })),
  );
  await publishAll(
    tx.db,
    orders.map(({ id }) => ({ type: 'order', id })),
  );
}

/** Brings a locked order back that was deleted: money of it has arrived all the same, and people must find it. */
export async function restoreOrder(tx: RequestContext, order: OrderEntity, why: string): Promise<void> {
  await tx.db.update(OrderEntity, { id: order.id }, { deletedAt: null, paymentProblem: null });
  Object.assign(order, { deletedAt: null, paymentProblem: null });
  await writeAudit(tx, { action: 'bring-back-order', subject: subjectOf(order), after: { why } });
  await publish(tx.db, { type: 'order', id: order.id });
}

/** Removes locked orders for good; their history and who deleted them stay written down. */
export const removeOrders = (tx: RequestContext, ids: readonly string[]): Promise<unknown> =>
  tx.db.delete(OrderEntity, { id: In([...ids]) });
