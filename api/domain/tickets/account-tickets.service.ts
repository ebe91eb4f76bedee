import type { RequestContext } from '../../context';
import { TicketReplyEntity } from './ticket-reply.entity';
import { TicketEntity } from './ticket.entity';

export interface TicketWithReplies {
  ticket: TicketEntity;
  replies: TicketReplyEntity[];
}

/** Every ticket of an account with its replies, oldest first. */
export async function* ticketsOf(ctx: RequestContext, userId: string): AsyncGenerator<TicketWithReplies> {
  const tickets = await ctx.db.find(TicketEntity, { where: { userId }, order: { id: 'ASC' } });
  for (const ticket of tickets) {
    const replies = await ctx.db.find(TicketReplyEntity, { where: { ticketId: ticket.id }, order: { id: 'ASC' } });
    yield { ticket, replies };
  }
}

/** Deletes every ticket of an account with its replies, in the caller's transaction. */
export async function deleteTicketsOf(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.delete(TicketEntity, { userId });
}
