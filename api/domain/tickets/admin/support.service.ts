import type { RequestContext } from '../../../context';
import type { TicketPriority, TicketReplyInput, TicketStatus } from '../../../graphql/generated/schema';
import { recordTransition } from '../../../platform/database/state-machine';
import { freshUser, lockAccount } from '../../accounts/user.service';
import { audited } from '../../audit/audit.service';
import { UserError, isId } from '../../user-error';
import { signedIn } from '../../viewer';
import { announceAnswer } from '../answer-mail.service';
import { addReply, insertReply } from '../reply.service';
import type { ReplySide, TicketWrite } from '../reply.service';
import type { TicketEntity } from '../ticket.entity';
import { changeTicket, findTicket, lockTicket } from '../ticket.service';
import { ticketMachine } from '../ticket.states';

/**
 * Adds support's answer to any ticket and marks the ticket as read for support. The same request id is the same answer.
 * @throws UserError as replyToTicket, INVALID_STATE also when the ticket is closed.
 */
export async function answerTicket(ctx: RequestContext, id: string, input: TicketReplyInput): Promise<TicketWrite> {
  const { id: ticketId } = await findTicket(ctx, id);
  return addReply(ctx, ticketId, answer, input);
}

const answer: ReplySide = {
  sender: 'ADMIN',
  limit: 'answerPerAccount',
  store: async (tx, ticket, reply) => {
    if (ticket.status === 'CLOSED')
      throw new UserError('INVALID_STATE', 'This ticket is closed. Set another status before you reply.');
    return audited(tx, { action: 'answer-ticket', subject: `tickets/${ticket.id}` }, async () => {
      const before = { replies: ticket.replies };
      const next = await insertReply(tx, ticket, reply);
      const { message, imageIds } = reply;
      await announceAnswer(tx, ticket, { message, position: next.replies, images: imageIds.length });
      // a reply implies that its author has read the earlier messages
      const read = { unreadByUser: ticket.unreadByUser + 1, unreadBySupport: 0 };
      const result = await changeTicket(tx, ticket, { ...next, ...read });
      return { before, after: { replies: result.replies }, result };
    });
  },
};

/**
 * Sets the status of a ticket, for support. Setting the present status changes nothing.
 * @throws AccessError NOT_FOUND; UserError INVALID_STATE for a merged ticket.
 */
export const setTicketStatus = (ctx: RequestContext, id: string, status: TicketStatus): Promise<TicketWrite> =>
  changeAsSupport(ctx, id, 'status', status, (tx, ticket) => {
    if (ticket.mergedInto) throw new UserError('INVALID_STATE', 'This ticket is merged. Separate it first.');
    return recordTransition(tx.db, ticketMachine, ticket.status, status, {
      subject: ticket.id,
      actor: signedIn(tx).userId,
      reason: 'Set by an Admin',
    });
  });

/** Sets the priority of a ticket; null removes it. */
export const setTicketPriority = (
  ctx: RequestContext,
  id: string,
  priority: TicketPriority | null,
): Promise<TicketWrite> => changeAsSupport(ctx, id, 'priority', priority, () => Promise.resolve());

/**
 * Assigns a ticket to an Admin; null removes the assignment.
 * @throws AccessError NOT_FOUND; UserError NOT_FOUND at the field for an account that is no Admin.
 */
export const assignTicket = (ctx: RequestContext, id: string, adminId: string | null): Promise<TicketWrite> =>
  ctx.transaction(async (tx) => {
    const isKnown = adminId !== null && isId(adminId) && (await freshUser(tx, adminId)) !== null;
    // an Admin who is leaving has the lock, and takes the tickets off
    const admin = isKnown ? await lockAccount(tx, adminId) : null;
    if (adminId !== null && (admin?.role !== 'ADMIN' || admin.disabledAt))
      throw new UserError('NOT_FOUND', 'This account is not an Admin (any more).', ['adminId']);
    return changeAsSupport(tx, id, 'assignee', admin?.id ?? null, () => Promise.resolve());
  });

/** Sets one property of a ticket for an Admin, and records it in the audit. */
function changeAsSupport<Name extends 'status' | 'priority' | 'assignee'>(
  ctx: RequestContext,
  id: string,
  name: Name,
  value: TicketEntity[Name],
  record: (tx: RequestContext, ticket: TicketEntity) => Promise<void>,
): Promise<TicketWrite> {
  return ctx.transaction(async (tx) => {
    const ticket = await lockTicket(tx, (await findTicket(tx, id)).id);
    if (ticket[name] === value) return { ticket, isChanged: false };
    return audited(tx, { action: `set-ticket-${name}`, subject: `tickets/${ticket.id}` }, async () => {
      const before = { [name]: ticket[name] };
      await record(tx, ticket);
      const result = { ticket: await changeTicket(tx, ticket, { [name]: value }), isChanged: true };
      return { before, after: { [name]: value }, result };
    });
  });
}
