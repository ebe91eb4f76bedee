import type { RequestContext } from '../../context';
import { allObjects } from '../../platform/events/domain-event';
import { freshCaller } from '../accounts/sessions/session.service';
import type { UserEntity } from '../accounts/user.entity';
import { AccessError } from '../user-error';
import { isAdmin, signedIn } from '../viewer';
import { TicketEntity } from './ticket.entity';
import { findTicket } from './ticket.service';

/** A change among tickets, in the contract's shape. */
export interface TicketChange {
  ticket: TicketEntity | null;
  viewer: UserEntity;
}

/**
 * Subscribes to a ticket of the caller (any, for an Admin): its state now and after each change, until the session or
 * the access ends.
 */
export async function subscribeToTicket(ctx: RequestContext, id: string): Promise<AsyncIterableIterator<TicketEntity>> {
  // refused before the subscription starts: an error during it would end the whole connection
  await findTicket(ctx, id);
  const read = async () => {
    // a former Admin only receives updates of their own tickets
    if (!(await freshCaller(ctx))) return null;
    try {
      return await findTicket(ctx, id);
    } catch (error) {
      if (error instanceof AccessError) return null;
      throw error;
    }
  };
  return ctx.events.watch('ticket', id, read, { now: true });
}

/** Subscribes to who is at a ticket, now and after each change, while the caller is an Admin. */
export async function subscribeToPresence(
  ctx: RequestContext,
  id: string,
): Promise<AsyncIterableIterator<TicketEntity>> {
  await findTicket(ctx, id);
  const read = async () => {
    return (await freshCaller(ctx)) && isAdmin(ctx, 'ADMIN_SUPPORT_READ')
      ? ctx.db.findOneBy(TicketEntity, { id })
      : null;
  };
  return ctx.events.watch('ticketPresence', id, read, { now: true });
}

/** Subscribes to changes for a viewer. The first update covers changes that may have been missed before the start. */
const subscribeTo = (
  ctx: RequestContext,
  topic: { type: 'tickets' | 'allTickets'; id: string },
  find: (viewer: UserEntity, id: string) => Promise<TicketEntity | null>,
  mayReceive: () => boolean,
): AsyncIterableIterator<TicketChange> =>
  ctx.events.watchEach(
    topic.type,
    topic.id,
    async (id) => {
      const viewer = await freshCaller(ctx);
      return viewer && mayReceive() ? { ticket: id ? await find(viewer, id) : null, viewer } : null;
    },
    { now: true },
  );

/** Subscribes to each change of the caller's own tickets. */
export const subscribeToOwnTickets = (ctx: RequestContext): AsyncIterableIterator<TicketChange> =>
  subscribeTo(
    ctx,
    { type: 'tickets', id: signedIn(ctx).userId },
    (viewer, id) => ctx.db.findOneBy(TicketEntity, { id, userId: viewer.id }),
    () => true,
  );

/** Subscribes to each change of all tickets, while the caller is an Admin. */
export const subscribeToAllTickets = (ctx: RequestContext): AsyncIterableIterator<TicketChange> =>
  subscribeTo(
    ctx,
    { type: 'allTickets', id: allObjects },
    (_viewer, id) => ctx.db.findOneBy(TicketEntity, { id }),
    () => isAdmin(ctx, 'ADMIN_SUPPORT_READ'),
  );
