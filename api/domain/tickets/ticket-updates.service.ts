import type { RequestContext } from '../../context';
import { everybody } from '../../platform/events/events';
import { freshCaller } from '../accounts/sessions/session.service';
import type { UserEntity } from '../accounts/user.entity';
import { AccessError } from '../user-error';
import { signedIn } from '../viewer';
import { TicketEntity } from './ticket.entity';
import { findTicket } from './ticket.service';

/** A change among tickets, as the contract tells it. */
export interface TicketChange {
  ticket: TicketEntity | null;
  viewer: UserEntity;
}

/** Who listens, as the database has them now: an Admin who is one no more hears what is their own alone. */
async function listener(ctx: RequestContext): Promise<UserEntity | null> {
  const caller = await freshCaller(ctx);
  if (caller) ctx.become({ ...signedIn(ctx), role: caller.role });
  return caller;
}

/** A ticket of the caller (any, for an Admin) now and after each change, until the session or the right ends. */
export async function followTicket(ctx: RequestContext, id: string): Promise<AsyncIterableIterator<TicketEntity>> {
  // refused before it starts: an error in the middle would end the whole connection
  await findTicket(ctx, id);
  const read = async () => {
    if (!(await listener(ctx))) return null;
    try {
      return await findTicket(ctx, id);
    } catch (error) {
      if (error instanceof AccessError) return null;
      throw error;
    }
  };
  return ctx.events.follow('ticket', id, read, { now: true });
}

/** What changed, and for whom it is told; each begins with what may have been missed before it was listening. */
const follow = (
  ctx: RequestContext,
  topic: { type: 'tickets' | 'allTickets'; id: string },
  find: (viewer: UserEntity, id: string) => Promise<TicketEntity | null>,
  mayHear: (viewer: UserEntity) => boolean,
): AsyncIterableIterator<TicketChange> =>
  ctx.events.followEach(
    topic.type,
    topic.id,
    async (id) => {
      const viewer = await listener(ctx);
      return viewer && mayHear(viewer) ? { ticket: id ? await find(viewer, id) : null, viewer } : null;
    },
    { now: true },
  );

/** Each change of the caller's own tickets. */
export const followOwnTickets = (ctx: RequestContext): AsyncIterableIterator<TicketChange> =>
  follow(
    ctx,
    { type: 'tickets', id: signedIn(ctx).id },
    (viewer, id) => ctx.db.findOneBy(TicketEntity, { id, userId: viewer.id }),
    () => true,
  );

/** Each change of everybody's tickets, while the caller is an Admin. */
export const followAllTickets = (ctx: RequestContext): AsyncIterableIterator<TicketChange> =>
  follow(
    ctx,
    { type: 'allTickets', id: everybody },
    (_viewer, id) => ctx.db.findOneBy(TicketEntity, { id }),
    ({ role }) => role === 'ADMIN',
  );
