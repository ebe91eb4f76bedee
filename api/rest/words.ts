import type {
  Membership,
  OrderStatus,
  PaymentStatus,
  Role,
  TicketPriority,
  TicketStatus,
} from '../graphql/generated/schema';

/** The words of the REST paths for the contract's enums. */
export const roleWords: Record<Role, string> = {
  MEMBER: 'member',
  MODERATOR: 'moderator',
  SELLER: 'Seller',
  ADMIN: 'Admin',
};

export const membershipWords: Record<Membership, string> = { FREE: 'free', BASIC: 'basic', PREMIUM: 'premium' };

export const ticketStatusWords: Record<TicketStatus, string> = {
  OPEN: 'open',
  IN_PROGRESS: 'in-progress',
  RESOLVED: 'resolved',
  CLOSED: 'closed',
};

export const ticketPriorityWords: Record<TicketPriority, string> = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' };

export const paymentStatusWords: Record<PaymentStatus, string> = {
  PENDING: 'pending',
  PROCESSING: 'Processing',
  PAID: 'Paid',
  REFUNDED: 'Refunded',
  DISPUTED: 'Disputed',
  CANCELLED: 'Cancelled',
};

export const orderStatusWords: Record<OrderStatus, string> = {
  PENDING: 'pending',
  PROCESSING: 'Processing',
  SHIPPED: 'Shipped',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
};

/** Returns the contract's values by their words in lower case, for bodies. */
export const valuesOf = <Value extends string>(words: Record<Value, string>): Record<string, Value> =>
  Object.fromEntries(Object.entries<string>(words).map(([value, word]) => [word.toLowerCase(), value as Value]));
