import { centsOf } from '../../../../contract/money';
import { dayIn, endOfDay, plusDays } from '../../../../contract/time-zone';
import type { RequestContext } from '../../../context';
import type { OrderEntity } from '../../orders/order.entity';
import { readShopSettings } from '../../settings/shop-settings';

/** Why a customer can't return an order. */
export const returnMessages = {
  late: 'This order can no longer be given back. Our Support Team helps you.',
  spent: 'Some of its credits are spent, so it cannot be given back by itself. Our Support Team helps you.',
};

/**
 * Returns until when the customer may return a package: the end of the last day, in the shop's time zone; null when it
 * can't be returned. Does not check whether its credits are unspent.
 */
export async function returnableUntil(ctx: RequestContext, order: OrderEntity): Promise<Date | null> {
  const { returnDays, timeZone } = await readShopSettings(ctx);
  const isWhole = order.kind === 'PACKAGE' && order.paymentStatus === 'PAID' && centsOf(order.refunded) === 0;
  if (!isWhole || !order.paidAt || returnDays === 0) return null;
  const until = endOfDay(timeZone, plusDays(dayIn(timeZone, order.paidAt), returnDays));
  return until > new Date() ? until : null;
}
