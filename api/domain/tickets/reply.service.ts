import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { z } from 'zod';
import { ticketLimits, ticketMessage } from '../../../contract/ticket';
import { ticketImageIds } from '../../../contract/ticket-image';
import type { RequestContext } from '../../context';
import type { TicketReplyInput, TicketSender } from '../../graphql/generated/schema';
import { recordTransition } from '../../platform/database/state-machine';
import { checked, requestId } from '../input';
import { refuseOtherInput } from '../idempotency/repeated-request';
import { UserError, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { attachImages, imagesWith, storedIds } from './ticket-image.service';
import { TicketReplyEntity } from './ticket-reply.entity';
import type { TicketEntity } from './ticket.entity';
import { changeTicket, findOwnTicket, findTicket, lockTicket } from './ticket.service';
import { ticketMachine } from './ticket.states';

/**
 * Adds the owner's reply, which reopens the ticket (IN_PROGRESS), also a closed one. The same request id is the same
 * reply.
 * @throws UserError INVALID_INPUT, CONFLICT, INVALID_STATE, NOT_FOUND for a picture that can't be sent,
 * TOO_MANY_REQUESTS.
 */
export async function replyToTicket(ctx: RequestContext, id: string, input: TicketReplyInput): Promise<TicketWrite> {
  const { id: ticketId } = await findOwnTicket(ctx, id);
  return addReply(ctx, ticketId, ownersReply, input);
}

/** A ticket after a call, and whether that call has changed it: of calls at the same moment, one does. */
export interface TicketWrite {
  ticket: TicketEntity;
  isChanged: boolean;
}

type NewReply = Pick<TicketReplyEntity, 'sender' | 'authorId' | 'requestId' | 'message'> & { imageIds: string[] };

/** Differences between the replies of the owner and of support. */
export interface ReplySide {
  sender: TicketSender;
  limit: 'replyPerAccount' | 'answerPerAccount';
  /** Stores a reply that is not known yet, at a locked ticket that is not full. */
  store: (tx: RequestContext, ticket: TicketEntity, reply: NewReply) => Promise<TicketEntity>;
}

/** Adds a reply of one side. The same request id is the same reply. */
export async function addReply(
  ctx: RequestContext,
  ticketId: string,
  { sender, limit, store }: ReplySide,
  input: TicketReplyInput,
): Promise<TicketWrite> {
  const { userId: authorId } = signedIn(ctx);
  const shape = z.object({ requestId, message: ticketMessage, imageIds: ticketImageIds });
  const reply = { sender, authorId, ...checked(shape, input) };
  const isKnown = async (at: RequestContext) => {
    const known = await at.db.findOneBy(TicketReplyEntity, { ticketId, authorId, requestId: reply.requestId });
    if (!known) return false;
    const imageIds = await imagesWith(at, { ticketId, replyId: known.id });
    refuseOtherInput({ ...known, imageIds }, { message: reply.message, imageIds: storedIds(reply.imageIds) });
    return true;
  };
  if (await isKnown(ctx)) return { ticket: await findTicket(ctx, ticketId), isChanged: false };
  const wait = await ctx.limits.take(limit, authorId);
  if (wait > 0) throw tooManyRequests('You have sent many messages.', wait);

  return ctx.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    // sent twice at once: the first one holds the lock until it is stored
    if (await isKnown(tx)) return { ticket, isChanged: false };
    if (ticket.mergedInto)
      throw new UserError('INVALID_STATE', 'This ticket continues in another one. Please write there.');
    if (ticket.replies >= ticketLimits.replies)
      throw new UserError('INVALID_STATE', 'This conversation is full. Please create a new ticket to continue.');
    return { ticket: await store(tx, ticket, reply), isChanged: true };
  });
}

/** Inserts a reply at the end of a locked ticket. Returns what changes at the ticket, whichever side replies. */
export async function insertReply(
  tx: RequestContext,
  { id: ticketId, replies }: TicketEntity,
  { imageIds, ...values }: NewReply,
): Promise<Pick<TicketEntity, 'replies' | 'lastMessageAt'>> {
  const position = replies + 1;
  const { identifiers } = await tx.db.insert(TicketReplyEntity, { ticketId, position, ...values });
  await attachImages(tx, { ticketId, replyId: identifiers[0]?.['id'] as string }, imageIds);
  return { replies: position, lastMessageAt: new Date() };
}

const ownersReply: ReplySide = {
  sender: 'USER',
  limit: 'replyPerAccount',
  store: async (tx, ticket, reply) => {
    const next = await insertReply(tx, ticket, reply);
    if (ticket.status !== 'IN_PROGRESS')
      await recordTransition(tx.db, ticketMachine, ticket.status, 'IN_PROGRESS', {
        subject: ticket.id,
        actor: reply.authorId,
        reason: 'Replied to by its owner',
      });
    return changeTicket(tx, ticket, { ...next, status: 'IN_PROGRESS', unreadBySupport: ticket.unreadBySupport + 1 });
  },
};

/** Not cached for the request: a subscription reads again at each event. */
const replyLoader = (ctx: RequestContext) =>
  new DataLoader<string, TicketReplyEntity[]>(
    async (ids) => {
      const rows = await ctx.dataSource.manager.find(TicketReplyEntity, {
        where: { ticketId: In([...ids]) },
        order: { position: 'ASC' },
      });
      return ids.map((id) => rows.filter(({ ticketId }) => ticketId === id));
    },
    { cache: false },
  );

/** Returns the replies of a ticket, oldest first; of several tickets in one statement. */
export const repliesOf = (ctx: RequestContext, ticketId: string) => ctx.once(replyLoader).load(ticketId);
