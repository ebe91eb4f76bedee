import type { RequestContext } from '../../context';
import { designIdsOf } from '../designs/account-designs.service';
import { orderIdsOf } from '../orders/account-orders.service';
import { ticketIdsOf } from '../tickets/account-tickets.service';

/** Returns the names that the audit has for an account and for what belongs to it. */
export const subjectsOf = async (ctx: RequestContext, userId: string): Promise<string[]> => [
  `users/${userId}`,
  ...(await orderIdsOf(ctx, userId)).map((id) => `orders/${id}`),
  ...(await ticketIdsOf(ctx, userId)).map((id) => `tickets/${id}`),
  ...(await designIdsOf(ctx, userId)).map((id) => `designs/${id}`),
];
