import { centsOf } from '../../../contract/money';
import type { RequestContext } from '../../context';
import type { OrderEntity } from '../orders/order.entity';

interface Standing {
  /** Whole cents. */
  underWay: number;
  isDisputed: boolean;
}

/** Returns the facts of the payment that paid the order. Other captures for the order do not affect its credits. */
async function standingOf(tx: RequestContext, orderId: string): Promise<Standing> {
  const [row]: { underWay: string; isDisputed: boolean }[] = await tx.db.query(
    `select coalesce((select sum(amount) from refunds where payment_id = payments.id and state in ('INTENT', 'PENDING') and request_id is not null), 0) as "underWay",
            exists (select 1 from disputes where payment_id = payments.id and state = 'OPEN') as "isDisputed"
     from payments where order_id = $1 and state in ('SETTLED', 'REFUNDED')`,
    [orderId],
  );
  return { underWay: centsOf(row?.underWay ?? 0), isDisputed: row?.isDisputed ?? false };
}

/** Returns the cents of a paid order that refunds started here have requested from PayPal. */
export const refundUnderWay = async (tx: RequestContext, orderId: string): Promise<number> =>
  (await standingOf(tx, orderId)).underWay;

/**
 * Returns how many of an order's credits must be withdrawn in its current state: all of them while a dispute is open,
 * otherwise the share of the money that is refunded or being refunded, rounded in the customer's favour. All code that
 * takes or releases an order's credits calls this after its own change.
 */
export async function creditTarget(
  tx: RequestContext,
  { id, credit, total, refunded }: Pick<OrderEntity, 'id' | 'credit' | 'total' | 'refunded'>,
): Promise<number> {
  const { underWay, isDisputed } = await standingOf(tx, id);
  if (isDisputed) return credit;
  const whole = centsOf(total);
  const back = Math.min(whole, centsOf(refunded) + underWay);
  return Math.floor((credit * back) / whole);
}
