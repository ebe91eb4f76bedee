import { In } from 'typeorm';
import type { RequestContext } from '../../../context';
import { recordTransitions } from '../../../platform/database/state-machine';
import { publishAll } from '../../../platform/events/events';
import { OrderEntity } from '../order.entity';
import { orderMachine, paymentMachine } from '../order.states';

/**
 * Moves locked pending orders to CANCELLED in a few statements, with their history and events.
 * @param values other columns that change with it
 * @throws ImpossibleTransition for one that is not pending.
 */
export async function closeOrders(
  tx: RequestContext,
  orders: readonly OrderEntity[],
  reason: string,
  values: Partial<Pick<OrderEntity, 'paymentProblem' | 'deletedAt' | 'requestId'>>,
): Promise<void> {
  const to = 'CANCELLED' as const;
  const note = { actor: tx.viewer?.userId ?? null, reason };
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
    { ...values, paymentStatus: to, orderStatus: to },
  );
  await publishAll(
    tx.db,
    orders.map(({ id, userId: owner }) => ({ type: 'order', id, owner })),
  );
}
