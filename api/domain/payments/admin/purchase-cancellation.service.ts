import { z } from 'zod';
import { purchaseLimits } from '../../../../contract/limits';
import type { RequestContext } from '../../../context';
import type { PurchaseTarget } from '../../../graphql/generated/schema';
import type { BulkResult } from '../../bulk';
import { checked, requiredText } from '../../input';
import { cancelOrders } from '../../orders/admin/order-cancellation';
import { endPending } from './pending-purchases';

const reasonSchema = requiredText(purchaseLimits.reason, 'Please give a reason.');

/**
 * Cancels pending orders for an Admin, by ids or by a filter, at most 500 a call. The call can be repeated.
 * @throws UserError INVALID_INPUT, CONFLICT; AccessError NOT_FOUND when none of the ids names an order.
 */
export async function cancelPurchases(
  ctx: RequestContext,
  target: PurchaseTarget,
  expected: number,
  given: string,
): Promise<BulkResult> {
  const { reason } = checked(z.object({ reason: reasonSchema }), { reason: given });
  return endPending(ctx, target, expected, {
    verb: 'cancel',
    attemptReason: 'Its order was cancelled',
    isEnded: ({ paymentStatus, deletedAt }) => paymentStatus === 'CANCELLED' && deletedAt === null,
    end: (tx, orders) => cancelOrders(tx, orders, reason),
  });
}
