import { amountOf, centsOf } from '../../../../../contract/money';
import { formatCredits } from '../../../lib/format';
import type { AdminPurchaseFragment } from './admin-orders.generated';

type Sums = Pick<AdminPurchaseFragment, 'total' | 'refunded'>;

/** Returns the part of an order's total that is not refunded yet, as an exact decimal. */
export const leftToRefund = ({ total, refunded }: Sums): string => amountOf(centsOf(total) - centsOf(refunded));

/** Returns whether an Admin can refund money of this order. */
export const isRefundable = (order: Sums & Pick<AdminPurchaseFragment, 'paymentStatus'>): boolean =>
  order.paymentStatus === 'PAID' && centsOf(leftToRefund(order)) > 0;

/**
 * Says what a refund takes from the customer: credits in proportion, rounded in the customer's favor; all remaining
 * ones for a full refund.
 */
export function takenBack(order: AdminPurchaseFragment, amount: string): string {
  const isWhole = centsOf(amount) >= centsOf(leftToRefund(order));
  if (order.__typename !== 'Order')
    return isWhole ? 'The customer can no longer open this item.' : 'The customer keeps the item.';
  const reached = (sum: number) => Math.floor((order.credit * sum) / centsOf(order.total));
  const credits = reached(centsOf(order.refunded) + centsOf(amount)) - reached(centsOf(order.refunded));
  const taken = `${formatCredits(credits)} leave the account, as far as they are unspent`;
  return isWhole ? `${taken}, and the premium days of this order end.` : `${taken}. The premium days stay.`;
}
