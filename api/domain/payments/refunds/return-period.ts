import { centsOf } from '../../../../contract/money';
import type { RequestContext } from '../../../context';
import type { OrderEntity } from '../../orders/order.entity';
import { readShopSettings } from '../../settings/shop-settings';

const day = 24 * 60 * 60 * 1000;

/**
 * Returns until when the customer may return a package; null when it can't be returned. Does not check whether its
 * credits are unspent.
 */
export async function returnableUntil(ctx: RequestContext, order: OrderEntity): Promise<Date | null> {
  const { returnDays } = await readShopSettings(ctx);
  const isWhole = order.kind === 'PACKAGE' && order.paymentStatus === 'PAID' && centsOf(order.refunded) === 0;
  if (!isWhole || !order.paidAt || returnDays === 0) return null;
  const until = new Date(order.paidAt.getTime() + returnDays * day);
  return until > new Date() ? until : null;
}
