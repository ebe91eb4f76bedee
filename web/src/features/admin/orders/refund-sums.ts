import { amountOf, centsOf } from '../../../../../contract/money';
import type { AdminPurchaseFragment } from './admin-orders.generated';

type Sums = Pick<AdminPurchaseFragment, 'total' | 'refunded' | 'refundUnderWay'>;

/** Returns the cents of an order that are refunded or being refunded. */
export const centsGivenBack = ({ refunded, refundUnderWay }: Sums): number =>
  centsOf(refunded) + centsOf(refundUnderWay);

/** Returns the part of an order's total that is neither refunded nor being refunded, as an exact decimal. */
export const leftToRefund = (order: Sums): string =>
  amountOf(Math.max(0, centsOf(order.total) - centsGivenBack(order)));

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
  const before = centsGivenBack(order);
  const credits = reached(before + centsOf(amount)) - reached(before);
  const taken =
    credits === 0
      ? 'No credits are taken back'
      : `Up to ${credits} unspent ${credits === 1 ? 'credit is' : 'credits are'} taken back`;
  return isWhole ? `${taken}, and the premium days of this order end.` : `${taken}. The premium days stay.`;
}

/** Says that PayPal has accepted a refund whose money it moves later. */
export const acceptedRefund = (sum: string): string =>
  `${sum}: PayPal has accepted the refund and will move the money later.`;
