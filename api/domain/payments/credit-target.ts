import type { RequestContext } from '../../context';
import type { OrderEntity } from '../orders/order.entity';

interface Standing {
  underWay: number;
  isDisputed: boolean;
}

/** Of the payment that paid the order. What else was captured for it has no part in its credits. */
async function standingOf(tx: RequestContext, orderId: string): Promise<Standing> {
  const [row]: { underWay: string; isDisputed: boolean }[] = await tx.db.query(
    `select coalesce((select sum(amount) from refunds where payment_id = payments.id and state in ('INTENT', 'PENDING') and request_id is not null), 0) as "underWay",
            exists (select 1 from disputes where payment_id = payments.id and state = 'OPEN') as "isDisputed"
     from payments where order_id = $1 and state in ('SETTLED', 'REFUNDED')`,
    [orderId],
  );
  return { underWay: Number(row?.underWay ?? 0), isDisputed: row?.isDisputed ?? false };
}

/** Money of a paid order that refunds which began here have asked PayPal to give back. */
export const refundUnderWay = async (tx: RequestContext, orderId: string): Promise<number> =>
  (await standingOf(tx, orderId)).underWay;

/**
 * How many of an order's credits are to be gone, as it stands now: all of them while a dispute is open, otherwise those
 * of the money that is back or on its way back, rounded in the customer's favour. Everything that takes credits of an
 * order or gives them back asks this, after it has changed what it came to change.
 */
export async function creditTarget(
  tx: RequestContext,
  { id, credit, total, refunded }: Pick<OrderEntity, 'id' | 'credit' | 'total' | 'refunded'>,
): Promise<number> {
  const { underWay, isDisputed } = await standingOf(tx, id);
  if (isDisputed) return credit;
  const whole = Math.round(Number(total) * 100);
  const back = Math.min(whole, Math.round((Number(refunded) + underWay) * 100));
  return Math.floor((credit * back) / whole);
}
