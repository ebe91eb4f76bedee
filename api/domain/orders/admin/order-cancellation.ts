import type { RequestContext } from '../../../context';
import { auditedAll } from '../../audit/audit.service';
import type { OrderEntity } from '../order.entity';
import { closeOrders } from './order-closure';

const cancelledMessage = 'This order was cancelled by our team. Nothing was charged.';

/**
 * Cancels locked pending orders. Open order pages are notified. The caller handles their attempts.
 * @param reason for the audit and the history; the customer does not read it
 * @throws ImpossibleTransition for one that is not pending.
 */
export async function cancelOrders(tx: RequestContext, orders: readonly OrderEntity[], reason: string): Promise<void> {
  if (orders.length === 0) return;
  await auditedAll(tx, 'cancel-order', async () => {
    await closeOrders(tx, orders, `Cancelled by an Admin: ${reason}`, { paymentProblem: cancelledMessage });
    return orders.map(({ id, paymentStatus }) => ({
      subject: `orders/${id}`,
      reason,
      before: { paymentStatus },
      after: { paymentStatus: 'CANCELLED' },
    }));
  });
}
