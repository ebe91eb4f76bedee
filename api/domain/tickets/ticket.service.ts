import { MoreThan } from 'typeorm';
import { z } from 'zod';
import { ticketForm } from '../../../contract/ticket';
import { ticketImageIds } from '../../../contract/ticket-image';
import type { RequestContext } from '../../context';
import type { CreateTicketInput } from '../../graphql/generated/schema';
import { publish } from '../../platform/events/events';
import { loadUser } from '../accounts/user.service';
import { findOwnDesign } from '../designs/design.service';
import { checked, requestId } from '../input';
import { findOwnPurchase } from '../orders/order.service';
import { refuseOtherInput } from '../idempotency/repeated-request';
import { AccessError, UserError, checkId, notFound, tooManyRequests } from '../user-error';
import { isAdmin, signedIn } from '../viewer';
import { attachImages, imagesWith, storedIds } from './ticket-image.service';
import { TicketReplyEntity } from './ticket-reply.entity';
import { TicketEntity } from './ticket.entity';

/** Returns a ticket of the caller, or any for an Admin. @throws AccessError NOT_FOUND. */
export async function findTicket(ctx: RequestContext, id: string): Promise<TicketEntity> {
  const viewer = signedIn(ctx);
  const ticket = await ctx.db.findOneBy(TicketEntity, { id: checkId(id, 'Ticket') });
  if (!ticket || (ticket.userId !== viewer.userId && !isAdmin(ctx, 'ADMIN_SUPPORT_READ'))) throw notFound('Ticket');
  return ticket;
}

/** Returns the caller's own ticket, for Admins too. @throws AccessError NOT_FOUND. */
export async function findOwnTicket(ctx: RequestContext, id: string): Promise<TicketEntity> {
  const ticket = await findTicket(ctx, id);
  if (ticket.userId !== signedIn(ctx).userId) throw notFound('Ticket');
  return ticket;
}

/**
 * Returns the ticket under its lock, which serialises its replies, status changes and read marks.
 * @throws AccessError NOT_FOUND, as its account may have been deleted since it was found.
 */
export async function lockTicket(tx: RequestContext, id: string): Promise<TicketEntity> {
  const ticket = await tx.db.findOne(TicketEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!ticket) throw notFound('Ticket');
  return ticket;
}

/** Changes a locked ticket and notifies its subscribers, in the caller's transaction. */
export async function changeTicket(
  tx: RequestContext,
  ticket: TicketEntity,
  values: Partial<TicketEntity>,
): Promise<TicketEntity> {
  await tx.db.update(TicketEntity, { id: ticket.id }, values);
  await publish(tx.db, { type: 'ticket', id: ticket.id, owner: ticket.userId });
  return Object.assign(ticket, values);
}

type NewTicket = Pick<TicketEntity, 'userName' | 'userEmail' | 'userRole' | 'subject' | 'message'> &
  Partial<TicketEntity>;

/** Stores an open ticket and notifies subscribers. Returns its id; null when its request id is known. */
export async function openTicket(tx: RequestContext, values: NewTicket): Promise<string | null> {
  const inserted = await tx.db
    .createQueryBuilder()
    .insert()
    .into(TicketEntity)
    .values(values)
    .orIgnore()
    .returning('id')
    .execute();
  const id = (inserted.raw as { id: string }[])[0]?.id;
  if (id) await publish(tx.db, { type: 'ticket', id, owner: values.userId ?? null });
  return id ?? null;
}

/** Returns the id of an object of the caller's own, also for an Admin. @throws UserError NOT_FOUND at the field. */
async function ownThing(
  ctx: RequestContext,
  id: string | null | undefined,
  find: (ctx: RequestContext, id: string) => Promise<{ id: string; userId: string }>,
  refusal: UserError,
): Promise<string | null> {
  if (id === null || id === undefined) return null;
  try {
    const thing = await find(ctx, id);
    if (thing.userId === signedIn(ctx).userId) return thing.id;
  } catch (error) {
    if (!(error instanceof AccessError)) throw error;
  }
  throw refusal;
}

const noDesign = () => new UserError('NOT_FOUND', 'This design is not among yours any more.', ['designId']);
const noPurchase = () => new UserError('NOT_FOUND', 'This order is not among yours any more.', ['purchaseId']);

/** What a repeated ticket is about, as far as that still exists: the ticket forgets a design or order that is deleted. */
const stillThere = (
  { designId, orderId }: TicketEntity,
  given: Pick<CreateTicketInput, 'designId' | 'purchaseId'>,
): { designId?: string | null; orderId?: string | null } => ({
  ...(designId && { designId: given.designId?.toLowerCase() }),
  ...(orderId && { orderId: given.purchaseId?.toLowerCase() }),
});

/** Whether the object of the ticket was deleted between the check and the insert. */
const isGone = (error: unknown, constraint: string) =>
  (error as { driverError?: { constraint?: string } }).driverError?.constraint === constraint;

/**
 * Starts a conversation of the caller with support. A repeated request id returns the same ticket.
 * @throws UserError INVALID_INPUT, CONFLICT, NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function createTicket(ctx: RequestContext, input: CreateTicketInput): Promise<TicketEntity> {
  const { userId } = signedIn(ctx);
  const shape = z.object({ requestId, ...ticketForm.shape, imageIds: ticketImageIds });
  const { requestId: request, imageIds, ...words } = checked(shape, input);
  const requested = async (at: RequestContext) => {
    const known = await at.db.findOneBy(TicketEntity, { userId, requestId: request });
    if (known) {
      const images = await imagesWith(at, { ticketId: known.id, replyId: null });
      refuseOtherInput(
        { ...known, imageIds: images },
        { ...words, ...stillThere(known, input), imageIds: storedIds(imageIds) },
      );
    }
    return known;
  };
  const known = await requested(ctx);
  if (known) return known;
  const user = await loadUser(ctx, userId);
  if (!user) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  const designId = await ownThing(ctx, input.designId, findOwnDesign, noDesign());
  const orderId = await ownThing(ctx, input.purchaseId, findOwnPurchase, noPurchase());
  const wait = await ctx.limits.take('ticketPerAccount', userId);
  if (wait > 0) throw tooManyRequests('You have created several tickets.', wait);
  try {
    return await ctx.transaction(async (tx) => {
      const id = await openTicket(tx, {
        ...words,
        userId,
        requestId: request,
        userName: user.name,
        userEmail: user.email,
        userRole: user.role,
        userPhotoUrl: user.photoUrl,
        phone: user.phone,
        designId,
        orderId,
      });
      if (id) await attachImages(tx, { ticketId: id, replyId: null }, imageIds);
      const earlier = id ? null : await requested(tx);
      return earlier ?? tx.db.findOneByOrFail(TicketEntity, id ? { id } : { userId, requestId: request });
    });
  } catch (error) {
    if (isGone(error, 'fk_tickets_design')) throw noDesign();
    if (isGone(error, 'fk_tickets_order')) throw noPurchase();
    throw error;
  }
}

/**
 * Records what the caller has been shown: the first message and this many replies. Later ones, in another tab or during
 * the call, stay unread. An Admin reads for support, the owner for themselves.
 */
export async function markTicketRead(ctx: RequestContext, id: string, replies: number): Promise<TicketEntity> {
  const ticket = await findTicket(ctx, id);
  const reader = { owner: ticket.userId === signedIn(ctx).userId, support: isAdmin(ctx, 'ADMIN_SUPPORT_READ') };
  const nothingNew = (!reader.owner || ticket.unreadByUser === 0) && (!reader.support || ticket.unreadBySupport === 0);
  if (nothingNew) return ticket;
  return ctx.transaction(async (tx) => {
    const locked = await lockTicket(tx, ticket.id);
    const since = (sender: 'USER' | 'ADMIN') =>
      tx.db.countBy(TicketReplyEntity, { ticketId: ticket.id, sender, position: MoreThan(Math.max(0, replies)) });
    const left = {
      unreadByUser: reader.owner ? Math.min(locked.unreadByUser, await since('ADMIN')) : locked.unreadByUser,
      unreadBySupport: reader.support ? Math.min(locked.unreadBySupport, await since('USER')) : locked.unreadBySupport,
    };
    const isSame = left.unreadByUser === locked.unreadByUser && left.unreadBySupport === locked.unreadBySupport;
    return isSame ? locked : changeTicket(tx, locked, left);
  });
}
