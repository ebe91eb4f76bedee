import { In } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { PurchaseKind, PurchaseTarget } from '../../../graphql/generated/schema';
import type { BulkResult } from '../../bulk';
import { deleteOrders } from '../../orders/admin/order-deletion';
import { findPurchaseByKey } from '../../orders/order.service';
import { UserError } from '../../user-error';
import { removeOrders } from '../../orders/deleted-orders';
import { PaymentEntity } from '../attempts/payment.entity';
import { endPending, perTransaction } from './pending-purchases';
import type { Ending } from './pending-purchases';

const deletion: Ending = {
  verb: 'delete',
  attemptReason: 'Its order was deleted',
  isEnded: ({ deletedAt }) => deletedAt !== null,
  end: deleteOrders,
};

/**
 * Deletes pending orders for an Admin, by ids or by a filter, at most 500 a call. The call can be repeated.
 * @throws UserError INVALID_INPUT, CONFLICT; AccessError NOT_FOUND when none of the ids names an order.
 */
export const deletePurchases = (ctx: RequestContext, target: PurchaseTarget, expected: number): Promise<BulkResult> =>
  endPending(ctx, target, expected, deletion);

/**
 * Deletes one pending order, named by its id or code.
 * @param kind the kind that it must have, if any
 * @returns its id
 * @throws AccessError NOT_FOUND; UserError INVALID_STATE when it may not be deleted.
 */
export async function deletePurchase(ctx: RequestContext, key: string, kind?: PurchaseKind | null): Promise<string> {
  const { id } = await findPurchaseByKey(ctx, key, kind);
  // one that is deleted at the same moment is gone, as one that was deleted before
  const { refusals } = await endPending(ctx, { ids: [id] }, 1, { ...deletion, isEnded: () => false });
  if (refusals[0]) throw new UserError(refusals[0].code, refusals[0].message);
  return id;
}

/** Retention of deleted orders in days. PayPal drops uncaptured orders within days, so none is needed after that. */
const retentionDays = 30;

/**
 * Removes deleted orders permanently after the retention time, with their attempts. An order with a captured (and
 * refunded) attempt stays for the accounting. Run by a job.
 */
export async function purgeDeletedPurchases(ctx: RequestContext): Promise<void> {
  for (let purged = perTransaction; purged === perTransaction;)
    purged = await ctx.transaction(async (tx) => {
      const old: { id: string }[] = await tx.db.query(
        `select id from orders
         where deleted_at < now() - make_interval(days => $1)
           and not exists (select 1 from payments where order_id = orders.id and capture_id is not null)
         order by deleted_at limit $2 for update skip locked`,
        [retentionDays, perTransaction],
      );
      const ids = old.map(({ id }) => id);
      if (ids.length > 0) {
        await tx.db.delete(PaymentEntity, { orderId: In(ids) });
        await removeOrders(tx, ids);
      }
      return ids.length;
    });
}
