import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { ticketLimits } from '../../../../contract/ticket';
import type { RequestContext } from '../../../context';
import type { TicketStatus } from '../../../graphql/generated/schema';
import { recordTransition } from '../../../platform/database/state-machine';
import { audited, wasAudited } from '../../audit/audit.service';
import { UserError } from '../../user-error';
import { signedIn } from '../../viewer';
import { TicketEntity } from '../ticket.entity';
import { changeTicket, findTicket, lockTicket } from '../ticket.service';
import { ticketMachine } from '../ticket.states';

/** Locks two tickets in the order of their ids, so that concurrent merges of the same two wait for each other. */
async function lockBoth(tx: RequestContext, first: string, second: string): Promise<[TicketEntity, TicketEntity]> {
  const [low, high] = [first, second].sort() as [string, string];
  const locked = [await lockTicket(tx, low), await lockTicket(tx, high)] as [TicketEntity, TicketEntity];
  return locked[0].id === first ? locked : [locked[1], locked[0]];
}

/** Anonymous messages have the same owner when they have the same address, which one person will prove. */
const hasSameOwner = (one: TicketEntity, other: TicketEntity): boolean =>
  one.userId === other.userId && (one.userId !== null || one.userEmail.toLowerCase() === other.userEmail.toLowerCase());

const refuse = (message: string) => new UserError('INVALID_STATE', message);

async function setStatus(tx: RequestContext, ticket: TicketEntity, status: TicketStatus, reason: string) {
  if (ticket.status === status) return;
  await recordTransition(tx.db, ticketMachine, ticket.status, status, {
    subject: ticket.id,
    actor: signedIn(tx).userId,
    reason,
  });
}

/**
 * Closes a ticket and continues its conversation in another one of the same owner. Its messages stay where they are,
 * so that nothing is rewritten and the merge can be undone; those merged into it before follow it.
 * @returns the ticket that goes on
 * @throws AccessError NOT_FOUND; UserError INVALID_STATE, LIMIT_REACHED.
 */
export async function mergeTickets(ctx: RequestContext, id: string, into: string): Promise<TicketEntity> {
  const [{ id: sourceId }, { id: targetId }] = [await findTicket(ctx, id), await findTicket(ctx, into)];
  if (sourceId === targetId) throw refuse('A ticket can’t be merged into itself.');
  return ctx.transaction(async (tx) => {
    const [source, target] = await lockBoth(tx, sourceId, targetId);
    if (source.mergedInto === target.id) return target;
    if (source.mergedInto) throw refuse('This ticket is merged already. Separate it first.');
    if (target.mergedInto) throw refuse('The other ticket is merged as well. Choose the one in which it continues.');
    if (!hasSameOwner(source, target)) throw refuse('Only tickets of the same user can be merged.');
    const alreadyMerged = await tx.db.findBy(TicketEntity, { mergedInto: source.id });
    const present = await tx.db.countBy(TicketEntity, { mergedInto: target.id });
    if (present + alreadyMerged.length + 1 > ticketLimits.merged)
      throw new UserError('LIMIT_REACHED', `At most ${ticketLimits.merged} tickets can be merged into one.`);
    const facts = { action: 'merge-ticket', subject: `tickets/${source.id}` };
    return audited(tx, facts, async () => {
      const before = { status: source.status, mergedInto: null };
      await setStatus(tx, source, 'CLOSED', 'Merged into another ticket');
      // who merges has read it
      await changeTicket(tx, source, {
        status: 'CLOSED',
        statusBeforeMerge: source.status,
        mergedInto: target.id,
        unreadBySupport: 0,
      });
      for (const earlier of alreadyMerged) await changeTicket(tx, earlier, { mergedInto: target.id });
      const lastMessageAt = new Date(Math.max(source.lastMessageAt.getTime(), target.lastMessageAt.getTime()));
      const result = await changeTicket(tx, target, { lastMessageAt });
      return { before, after: { status: 'CLOSED', mergedInto: target.id }, result };
    });
  });
}

/** Returns when the newest message of a ticket was written, messages of tickets that are merged into it included. */
async function newestMessageAt(tx: RequestContext, ticketId: string): Promise<Date> {
  const [row]: { at: Date }[] = await tx.db.query(
    `select greatest(max(tickets.created_at), max(ticket_replies.created_at)) as at
     from tickets left join ticket_replies on ticket_id = tickets.id where tickets.id = $1 or merged_into = $1`,
    [ticketId],
  );
  return row?.at ?? new Date();
}

/** A repetition of a call within this time is that call, such as after a lost answer. */
const repetitionMs = 15 * 60_000;

/**
 * Undoes a merge: the ticket has its earlier status again. A repetition by the same Admin changes nothing.
 * @throws AccessError NOT_FOUND; UserError INVALID_STATE for a ticket that is not merged.
 */
export async function separateTicket(ctx: RequestContext, id: string): Promise<TicketEntity> {
  const { id: ticketId } = await findTicket(ctx, id);
  return ctx.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    const { mergedInto, status, statusBeforeMerge } = ticket;
    const facts = { action: 'separate-ticket', subject: `tickets/${ticket.id}` };
    if (!mergedInto) {
      if (await wasAudited(tx, facts, new Date(Date.now() - repetitionMs))) return ticket;
      throw refuse('This ticket is not merged.');
    }
    return audited(tx, facts, async () => {
      const next = statusBeforeMerge ?? 'OPEN';
      await setStatus(tx, ticket, next, 'Separated from another ticket');
      const result = await changeTicket(tx, ticket, { status: next, statusBeforeMerge: null, mergedInto: null });
      await changeTicket(tx, await lockTicket(tx, mergedInto), {
        lastMessageAt: await newestMessageAt(tx, mergedInto),
      });
      return { before: { status, mergedInto }, after: { status: next, mergedInto: null }, result };
    });
  });
}

/** Not cached for the request: a subscription reads again at each event. */
const mergedLoader = (ctx: RequestContext) =>
  new DataLoader<string, TicketEntity[]>(
    async (ids) => {
      const where = { mergedInto: In([...ids]) };
      const rows = await ctx.dataSource.manager.find(TicketEntity, { where, order: { id: 'ASC' } });
      return ids.map((id) => rows.filter(({ mergedInto }) => mergedInto === id));
    },
    { cache: false },
  );

const targetLoader = (ctx: RequestContext) =>
  new DataLoader<string, TicketEntity | null>(
    async (ids) => {
      const rows = await ctx.dataSource.manager.findBy(TicketEntity, { id: In([...ids]) });
      return ids.map((id) => rows.find((row) => row.id === id) ?? null);
    },
    { cache: false },
  );

/** Returns the tickets that were merged into one, oldest first; of several tickets in one statement. */
export const mergedInto = (ctx: RequestContext, id: string): Promise<TicketEntity[]> => ctx.once(mergedLoader).load(id);

/** Returns the ticket that a merged one was merged into; of several tickets in one statement. */
export const mergeTarget = (ctx: RequestContext, { mergedInto: id }: TicketEntity): Promise<TicketEntity | null> =>
  id ? ctx.once(targetLoader).load(id) : Promise.resolve(null);
