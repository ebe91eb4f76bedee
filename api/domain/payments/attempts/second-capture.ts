import type { RequestContext } from '../../../context';
import { lockedCredits } from '../../credits/credit.service';
import { itemIsBought } from '../../orders/bought-items';
import type { OrderEntity } from '../../orders/order.entity';
import { UserError } from '../../user-error';

/**
 * Refuses a second payment for the same item, also through an older open order. Checked under the account's lock before
 * PayPal is asked to capture, or a payment mismatch is accepted.
 * @throws UserError INVALID_STATE.
 */
export async function refuseSecondCapture(tx: RequestContext, { id, userId, itemId }: OrderEntity): Promise<void> {
  if (!itemId) return;
  await lockedCredits(tx, userId);
  const [other]: unknown[] = await tx.db.query(
    `select 1 from orders where user_id = $1 and item_id = $2 and id <> $3 and (payment_status in ('PAID', 'DISPUTED')
       or exists (select 1 from payments where order_id = orders.id and state in ('CAPTURING', 'REVIEW'))) limit 1`,
    [userId, itemId, id],
  );
  if (other) throw new UserError('INVALID_STATE', itemIsBought);
}
