import { In } from 'typeorm';
import type { RequestContext } from '../../../context';
import { auditedAll } from '../../audit/audit.service';
import { OrderEntity } from '../order.entity';
import { closeOrders } from './order-closure';
import { removePackage } from '../../catalog/admin/package-editing.service';
import type { PackageEntity } from '../../catalog/package.entity';

const deletedMessage = 'This order was deleted by our team. Nothing was charged.';

/** Audit data of a deleted order; it names its customer by id only. */
const auditFacts = ({ orderCode, kind, name, total, currency, userId, paymentStatus, createdAt }: OrderEntity) => ({
  orderCode,
  kind,
  name,
  total,
  currency,
  userId,
  paymentStatus,
  createdAt,
});

/** Locks orders in the global lock order. Unknown ids are left out. */
export const lockOrders = (tx: RequestContext, ids: readonly string[]): Promise<OrderEntity[]> =>
  tx.db.find(OrderEntity, {
    where: { id: In([...ids]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });

/**
 * Hides locked pending orders. They are cancelled, so that they can't be paid, and open order pages are notified. The
 * caller handles their attempts.
 * @throws ImpossibleTransition for one that is not pending.
 */
export async function deleteOrders(tx: RequestContext, orders: readonly OrderEntity[]): Promise<void> {
  if (orders.length === 0) return;
  await auditedAll(tx, 'delete-order', async () => {
    await closeOrders(tx, orders, 'Deleted by an Admin', {
      deletedAt: new Date(),
      paymentProblem: deletedMessage,
      // a new order from the same page must not return this one
      requestId: null,
    });
    return orders.map((order) => ({
      subject: `orders/${order.id}`,
      before: auditFacts(order),
      after: { paymentStatus: 'CANCELLED' },
    }));
  });
}

/**
 * Deletes a package that was never ordered.
 * @throws AccessError NOT_FOUND; UserError CONFLICT, IN_USE.
 */
export const deletePackage = (ctx: RequestContext, id: string, version: number): Promise<PackageEntity> =>
  ctx.transaction((tx) => removePackage(tx, id, version, (packageId) => tx.db.existsBy(OrderEntity, { packageId })));
