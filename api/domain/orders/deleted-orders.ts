import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { publish } from '../../platform/events/events';
import { audited } from '../audit/audit.service';
import { OrderEntity } from './order.entity';

/** Restores a deleted order: money for it has arrived nevertheless, and people must find it. */
export async function restoreOrder(tx: RequestContext, order: OrderEntity, why: string): Promise<void> {
  Object.assign(
    order,
    await audited(tx, { action: 'bring-back-order', subject: `orders/${order.id}` }, async () => {
      const result = { deletedAt: null, paymentProblem: null };
      await tx.db.update(OrderEntity, { id: order.id }, result);
      return { after: { why }, result };
    }),
  );
  await publish(tx.db, { type: 'order', id: order.id, owner: order.userId });
}

/** Removes locked orders permanently; their history and the audit of the deletion remain. */
export const removeOrders = (tx: RequestContext, ids: readonly string[]): Promise<unknown> =>
  tx.db.delete(OrderEntity, { id: In([...ids]) });

/**
 * Deletes a test account's orders, which no payment and no invoice refers to; after its ledger.
 * @param before only the ones placed before this moment; null for all
 * @returns how many
 */
export async function deleteTestOrders(tx: RequestContext, userId: string, before: Date | null): Promise<number> {
  const [, deleted]: [unknown, number] = await tx.db.query(
    `delete from orders where user_id = $1 and ($2::timestamptz is null or created_at < $2)`,
    [userId, before],
  );
  return deleted;
}
