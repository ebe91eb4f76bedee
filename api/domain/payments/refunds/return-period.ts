import { centsOf } from '../../../../contract/money';
import { dayIn, endOfDay, plusDays } from '../../../../contract/time-zone';
import type { RequestContext } from '../../../context';
import type { OrderEntity } from '../../orders/order.entity';
import { readShopSettings } from '../../settings/shop-settings';

/** Why a customer can't return an order. */
export const returnMessages = {
  late: 'This order can no longer be returned. Our Support Team can help you.',
  spent: 'Some of its credits are spent, so it cannot be returned automatically. Our Support Team can help you.',
};

/** Returns the end of the return period of a payment: the end of the last day, in the shop's time zone; null without one. */
export async function returnPeriodEnd(ctx: RequestContext, paidAt: Date): Promise<Date | null> {
  const { returnDays, timeZone } = await readShopSettings(ctx);
  return returnDays === 0 ? null : endOfDay(timeZone, plusDays(dayIn(timeZone, paidAt), returnDays));
}

/**
 * Returns until when the customer may return a package; null when it can't be returned. What the receipt has promised holds
 * also when the settings change. Does not check whether its credits are unspent.
 */
export async function returnableUntil(ctx: RequestContext, order: OrderEntity): Promise<Date | null> {
  const isWhole = order.kind === 'PACKAGE' && order.paymentStatus === 'PAID' && centsOf(order.refunded) === 0;
  if (!isWhole || !order.paidAt) return null;
  const until = order.returnUntil ?? (await returnPeriodEnd(ctx, order.paidAt));
  return until && until > new Date() ? until : null;
}
