import { ServerError } from '@apollo/client/errors';
import { errorCode, errorMessage } from '../../lib/errors';
import type { PurchaseKind } from '../../gql/schema';
import { formatDate } from '../../lib/format';

export const packageNameOr = (name: string | null | undefined): string => name?.trim() || 'Unnamed Package';

/** Returns the name of a purchase; the specification's words where it has none. */
export const nameOf = ({ kind, name }: { kind: PurchaseKind; name: string | null | undefined }): string =>
  name?.trim() || (kind === 'ITEM' ? 'Unnamed Item' : 'Unnamed Package');

/** Returns the premium days of an order, with their end once they run. For an unpaid order, the days it would give. */
export function premiumOf(
  {
    validityDays,
    membershipUntil,
    paymentStatus,
  }: { validityDays: number; membershipUntil: string | null; paymentStatus: string },
  now = Date.now(),
): string {
  const days = `${validityDays} ${validityDays === 1 ? 'day' : 'days'}`;
  if (paymentStatus !== 'PAID' || !membershipUntil) return days;
  return new Date(membershipUntil).getTime() > now
    ? `${days}, until ${formatDate(membershipUntil)}`
    : `${days}, Expired`;
}

/** Says why orders could not be loaded, in the words of the specification (user area, section 8). */
export function ordersMessage(error: unknown): string {
  if (ServerError.is(error)) return `HTTP error! Status: ${error.statusCode}`;
  if (errorCode(error) === 'UNAUTHENTICATED') return 'User email not found';
  return `Failed to fetch data: ${errorMessage(error)}`;
}
