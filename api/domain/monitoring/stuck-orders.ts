import type { RequestContext } from '../../context';
import { failedRefunds } from './stuck-work';

/** For each kind of stuck work about orders, the order that has waited longest; null where none waits. */
export interface StuckOrders {
  mismatch: string | null;
  held: string | null;
  capturing: string | null;
  refund: string | null;
  unknownRefund: string | null;
  failedRefund: string | null;
  dispute: string | null;
  /** The earliest deadline of an open dispute. */
  respondBy: Date | null;
}

const openPayments = `from payments where state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW')`;
const oldest = (rest: string) => `(select order_id ${rest} order by created_at limit 1)`;
const oldestBy = (payment: string) =>
  `(select order_id from payments where id = (select payment_id ${payment} limit 1))`;

/** Finds the orders in one statement. Each part reads an index that contains only matching rows. */
export async function findStuckOrders(ctx: RequestContext): Promise<StuckOrders> {
  const [row]: StuckOrders[] = await ctx.db.query(`select
    ${oldest(`from payments where error = 'MISFIT'`)} as mismatch,
    ${oldest(`${openPayments} and state = 'REVIEW'`)} as held,
    ${oldest(`${openPayments} and state = 'CAPTURING'`)} as capturing,
    ${oldestBy(`from refunds where state in ('INTENT', 'PENDING') and state = 'INTENT' and unknown_since is null order by created_at`)} as refund,
    ${oldestBy(`from refunds where state in ('INTENT', 'PENDING') and unknown_since is not null order by created_at`)} as "unknownRefund",
    ${oldestBy(`${failedRefunds} order by created_at`)} as "failedRefund",
    ${oldestBy(`from disputes where state = 'OPEN' order by respond_by nulls last, created_at`)} as dispute,
    (select min(respond_by) from disputes where state = 'OPEN') as "respondBy"`);
  return (
    row ?? {
      mismatch: null,
      held: null,
      capturing: null,
      refund: null,
      unknownRefund: null,
      failedRefund: null,
      dispute: null,
      respondBy: null,
    }
  );
}
