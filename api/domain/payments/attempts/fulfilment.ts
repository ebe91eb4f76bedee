import { dayIn } from '../../../../contract/time-zone';
import type { RequestContext } from '../../../context';
import { extendPremium } from '../../accounts/membership.service';
import { grantPurchasedCredits } from '../../credits/order-credits.service';
import type { OrderEntity } from '../../orders/order.entity';
import { moveOrder } from '../../orders/order-steps';
import { membershipEnd } from '../../orders/validity';
import { readShopSettings } from '../../settings/shop-settings';
import { returnPeriodEnd } from '../refunds/return-period';

/** A payment that an order gets. */
export interface PaymentFacts {
  paidAt: Date;
  transactionId: string;
  payerEmail: string | null;
  reason: string;
  /** Amounts that an Admin has accepted in place of the ordered ones. */
  accepted?: Partial<OrderEntity>;
}

/** Marks a locked order as paid and gives its customer what it sells: membership and credits. */
export async function fulfil(
  tx: RequestContext,
  order: OrderEntity,
  { paidAt, transactionId, payerEmail, reason, accepted = {} }: PaymentFacts,
): Promise<OrderEntity> {
  const { timeZone } = await readShopSettings(tx);
  const isPackage = order.kind === 'PACKAGE';
  // PayPal or an Admin may have decided days after the capture: the customer loses none of them
  const now = new Date();
  const grantedAt = dayIn(timeZone, now) > dayIn(timeZone, paidAt) ? now : paidAt;
  const membershipUntil = isPackage ? membershipEnd(order, grantedAt, timeZone) : null;
  // without a return period it has ended, as one that the shop introduces later is not promised
  const returnUntil = isPackage ? ((await returnPeriodEnd(tx, grantedAt)) ?? paidAt) : null;
  const values = { ...accepted, paidAt, transactionId, payerEmail, membershipUntil, returnUntil, paymentProblem: null };
  const paid = await moveOrder(tx, order, { paymentStatus: 'PAID', orderStatus: 'COMPLETED', reason, values });
  if (membershipUntil) await extendPremium(tx, order.userId, membershipUntil);
  await grantPurchasedCredits(tx, order.userId, order.id, order.credit);
  return paid;
}
