import { isCalendarDay } from '../../contract/time-zone';
import type {
  Membership,
  OrderStatus,
  PaymentStatus,
  Role,
  TicketPriority,
  TicketStatus,
} from '../graphql/generated/schema';

/** Whether a date names its zone: Z, UTC or GMT, an offset behind the time, or a zone of North America (RFC 5322). */
const hasZone = (text: string) => /\dz$|\b(?:utc?|gmt|[ecmp][sd]t)\b|:\d.*[+-]\d/i.test(text);

/** Whether the day of a numeric date exists. */
function hasDay(text: string): boolean {
  const [, year, month = '', day = ''] =
    /^(\d{4})-(\d\d?)-(\d\d?)/.exec(text) ?? /^(?=\d\d?[/-]\d\d?[/-](\d{4}))(\d\d?)[/-](\d\d?)/.exec(text) ?? [];
  return year === undefined || isCalendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Returns a date as ISO 8601 in UTC, in which one without a zone is read; null for a text that is no date. */
export function instantOf(text: string): string | null {
  if (!hasDay(text)) return null;
  const utc = /^\d{4}-\d\d-\d\dT/.test(text) ? `${text}Z` : `${text} UTC`;
  const at = Date.parse(hasZone(text) ? text : utc);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** The words of the REST paths for the contract's enums. */
export const roleValues = {
  MEMBER: 'member',
  MODERATOR: 'moderator',
  SELLER: 'Seller',
  ADMIN: 'Admin',
} as const satisfies Record<Role, string>;

export const membershipValues = { FREE: 'free', BASIC: 'basic', PREMIUM: 'premium' } as const satisfies Record<
  Membership,
  string
>;

export const ticketStatusValues = {
  OPEN: 'open',
  IN_PROGRESS: 'in-progress',
  RESOLVED: 'resolved',
  CLOSED: 'closed',
} as const satisfies Record<TicketStatus, string>;

export const ticketPriorityValues = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' } as const satisfies Record<
  TicketPriority,
  string
>;

export const paymentStatusValues = {
  PENDING: 'pending',
  PROCESSING: 'Processing',
  PAID: 'Paid',
  REFUNDED: 'Refunded',
  DISPUTED: 'Disputed',
  CANCELLED: 'Cancelled',
} as const satisfies Record<PaymentStatus, string>;

export const orderStatusValues = {
  PENDING: 'pending',
  PROCESSING: 'Processing',
  SHIPPED: 'Shipped',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
} as const satisfies Record<OrderStatus, string>;

/** Values of the payment settings. Bodies and answers have them in lower case. */
export const payPalModes = ['SANDBOX', 'LIVE'] as const;
export const buttonStyles = {
  layout: ['VERTICAL', 'HORIZONTAL'],
  color: ['GOLD', 'BLUE', 'SILVER', 'WHITE', 'BLACK'],
  shape: ['RECT', 'PILL'],
  label: ['PAYPAL', 'CHECKOUT', 'BUYNOW', 'PAY'],
} as const;
export const currencies = ['USD', 'EUR', 'GBP', 'CAD'] as const;

export const lowerCase = <Value extends string>(value: Value) => value.toLowerCase() as Lowercase<Value>;
