import DataLoader from 'dataloader';
import { In, MoreThan } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { TicketActivity } from '../../../graphql/generated/schema';
import { publish } from '../../../platform/events/events';
import { signedIn } from '../../viewer';
import type { TicketEntity } from '../ticket.entity';
import { findTicket } from '../ticket.service';
import { TicketPresenceEntity } from './ticket-presence.entity';

/** Stores or renews the caller's presence. Returns whether others see a difference. */
async function renew(tx: RequestContext, ticketId: string, isWriting: boolean): Promise<boolean> {
  const rows: { isSame: boolean | null }[] = await tx.db.query(
    `with before as (select is_writing, expires_at from ticket_presences where ticket_id = $1 and admin_id = $2)
     insert into ticket_presences as p (ticket_id, admin_id, is_writing, expires_at)
     values ($1, $2, $3, now() + interval '30 seconds')
     on conflict (ticket_id, admin_id) do update set is_writing = excluded.is_writing, expires_at = excluded.expires_at,
       since = case when p.expires_at < now() then now() else p.since end
     returning (select is_writing = $3 and expires_at > now() from before) as "isSame"`,
    [ticketId, signedIn(tx).userId, isWriting],
  );
  return rows[0]?.isSame !== true;
}

async function leave(tx: RequestContext, ticketId: string): Promise<boolean> {
  const { affected } = await tx.db.delete(TicketPresenceEntity, { ticketId, adminId: signedIn(tx).userId });
  return affected !== 0;
}

/**
 * Records that the caller reads a ticket or writes an answer, for 30 seconds. Only a difference notifies other Admins:
 * a repeated call costs no event.
 * @throws AccessError NOT_FOUND.
 */
export async function setTicketActivity(
  ctx: RequestContext,
  id: string,
  activity: TicketActivity,
): Promise<TicketEntity> {
  const ticket = await findTicket(ctx, id);
  await ctx.transaction(async (tx) => {
    const isChanged =
      activity === 'AWAY' ? await leave(tx, ticket.id) : await renew(tx, ticket.id, activity === 'WRITING');
    if (isChanged) await publish(tx.db, { type: 'ticketPresence', id: ticket.id });
  });
  return ticket;
}

/** Not cached for the request: a subscription reads again at each event. */
const presenceLoader = (ctx: RequestContext) =>
  new DataLoader<string, TicketPresenceEntity[]>(
    async (ids) => {
      const rows = await ctx.dataSource.manager.find(TicketPresenceEntity, {
        where: { ticketId: In([...ids]), expiresAt: MoreThan(new Date()) },
        order: { since: 'ASC', adminId: 'ASC' },
      });
      return ids.map((id) => rows.filter(({ ticketId }) => ticketId === id));
    },
    { cache: false },
  );

/** Returns the other Admins who have a ticket open; of several tickets in one statement. */
export async function presenceAt(ctx: RequestContext, ticketId: string): Promise<TicketPresenceEntity[]> {
  const { userId } = signedIn(ctx);
  return (await ctx.once(presenceLoader).load(ticketId)).filter(({ adminId }) => adminId !== userId);
}

/** Deletes expired presences. */
export async function dropOldPresences(ctx: RequestContext): Promise<void> {
  await ctx.db.query('delete from ticket_presences where expires_at < now()');
}
