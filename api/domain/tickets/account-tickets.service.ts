import { In, IsNull, LessThan } from 'typeorm';
import type { RequestContext } from '../../context';
import { TicketImageEntity } from './ticket-image.entity';
import { filesOfTicketImages } from './ticket-image.service';
import { TicketReplyEntity } from './ticket-reply.entity';
import { TicketEntity } from './ticket.entity';

export interface TicketWithReplies {
  ticket: TicketEntity;
  replies: TicketReplyEntity[];
  /** Pictures of all its messages, in the order of each message. */
  images: TicketImageEntity[];
}

/** Yields every ticket of an account with its replies, oldest first. */
export async function* ticketsOf(ctx: RequestContext, userId: string): AsyncGenerator<TicketWithReplies> {
  const tickets = await ctx.db.find(TicketEntity, { where: { userId }, order: { id: 'ASC' } });
  for (const ticket of tickets) {
    const ofTicket = { ticketId: ticket.id };
    const replies = await ctx.db.find(TicketReplyEntity, { where: ofTicket, order: { id: 'ASC' } });
    const images = await ctx.db.find(TicketImageEntity, { where: ofTicket, order: { position: 'ASC' } });
    yield { ticket, replies, images };
  }
}

/**
 * Yields every picture that an account may see or has uploaded: in its tickets, and unsent ones. A picture that it sent
 * as support belongs to another account's ticket.
 */
export async function* ticketImagesOf(ctx: RequestContext, userId: string): AsyncGenerator<TicketImageEntity> {
  for await (const { images } of ticketsOf(ctx, userId)) yield* images;
  yield* await unsentOf(ctx, userId);
}

const unsentOf = (ctx: RequestContext, userId: string) =>
  ctx.db.findBy(TicketImageEntity, { userId, ticketId: IsNull() });

/**
 * Deletes every ticket of an account with its replies and pictures, in the caller's transaction. Tickets that it looked
 * after as an Admin are no longer assigned.
 * @returns the keys of the pictures' files, to be deleted after the commit
 */
export async function deleteTicketsOf(tx: RequestContext, userId: string): Promise<string[]> {
  const tickets = await tx.db.find(TicketEntity, { select: { id: true }, where: { userId } });
  const images = [
    ...(await tx.db.findBy(TicketImageEntity, { ticketId: In(tickets.map(({ id }) => id)) })),
    ...(await unsentOf(tx, userId)),
  ];
  await tx.db.delete(TicketImageEntity, { id: In(images.map(({ id }) => id)) });
  await tx.db.delete(TicketEntity, { userId });
  await unassignTicketsOf(tx, userId);
  return filesOfTicketImages(images);
}

/**
 * Deletes the tickets that an account wrote before a moment with their pictures, in the caller's transaction.
 * @returns how many, and the keys of the pictures' files, to be deleted after the commit
 */
export async function deleteOldTicketsOf(
  tx: RequestContext,
  userId: string,
  before: Date,
): Promise<{ count: number; keys: string[] }> {
  const tickets = await tx.db.findBy(TicketEntity, { userId, createdAt: LessThan(before) });
  const ids = tickets.map(({ id }) => id);
  const images = await tx.db.findBy(TicketImageEntity, { ticketId: In(ids) });
  await tx.db.delete(TicketEntity, { id: In(ids) });
  return { count: tickets.length, keys: filesOfTicketImages(images) };
}

/** Unassigns the tickets of a former Admin, so that other Admins see and answer them. */
export async function unassignTicketsOf(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.query(
    `with gone as (delete from ticket_presences where admin_id = $1)
     update tickets set assignee = null where assignee = $1`,
    [userId],
  );
}

/** Returns the ids of all tickets of an account. */
export const ticketIdsOf = async (ctx: RequestContext, userId: string): Promise<string[]> =>
  (await ctx.db.find(TicketEntity, { select: { id: true }, where: { userId } })).map(({ id }) => id);
