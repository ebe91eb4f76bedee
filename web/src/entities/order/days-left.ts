const dayMs = 24 * 60 * 60 * 1000;

/** Returns the whole days until a membership ends, rounded up; 'Expired' when not positive, 'N/A' without a date. */
export function daysLeft(until: string | null | undefined, now = Date.now()): string {
  if (!until) return 'N/A';
  const days = Math.ceil((new Date(until).getTime() - now) / dayMs);
  if (days <= 0) return 'Expired';
  return `${days} ${days === 1 ? 'day' : 'days'} left`;
}

/** Returns the remaining days of an order: only a paid, unrefunded one has any. */
export const daysLeftOf = (
  order: { paymentStatus: string; membershipUntil: string | null },
  now = Date.now(),
): string => daysLeft(order.paymentStatus === 'PAID' ? order.membershipUntil : null, now);
