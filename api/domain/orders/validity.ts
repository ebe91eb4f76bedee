import { dayIn } from '../../../contract/time-zone';
import type { OrderEntity } from './order.entity';

const dayMs = 24 * 60 * 60 * 1000;

/** Pending orders are cancelled after this many days. */
export const pendingDays = 7;

/**
 * Returns when the membership of an order ends: its creation plus its days, or its payment plus its days when it was
 * paid on a later day of the shop's time zone.
 * @param paidAt when it was paid, or when PayPal or an Admin decided on a later day that it is
 */
export function membershipEnd(
  { createdAt, validityDays }: Pick<OrderEntity, 'createdAt' | 'validityDays'>,
  paidAt: Date,
  timeZone: string,
): Date {
  const start = dayIn(timeZone, paidAt) > dayIn(timeZone, createdAt) ? paidAt : createdAt;
  return new Date(start.getTime() + validityDays * dayMs);
}

/** Returns the page where a pending order is paid. */
export const payPageOf = (appUrl: string, { id, kind }: Pick<OrderEntity, 'id' | 'kind'>) =>
  `${appUrl}/${kind === 'ITEM' ? 'item-pay-now' : 'pay-now'}/${id}`;

/** Returns when a pending order is cancelled if it stays unpaid. */
export const pendingUntil = ({ createdAt }: Pick<OrderEntity, 'createdAt'>) =>
  new Date(createdAt.getTime() + pendingDays * dayMs);
