import type { UserError } from '../caller';
import type { Requested } from '../facts';
import type { Random } from '../random';
import { newRequestId, pause } from '../world';
import type { Customer, World } from '../world';

interface Payload {
  ticket: { id: string } | null;
  errors: UserError[];
}

/** A customer writes a ticket, or goes on with one. */
export async function writeTicket({ facts }: World, random: Random, customer: Customer): Promise<void> {
  const { caller, tickets, marker } = customer;
  await caller.ask('Tickets', { page: { number: 1, size: 10 } });
  await pause(random, 4);
  const [known] = tickets;
  const isReply = known !== undefined && random.chance(0.5);
  const requestId = newRequestId(random);
  const requested: Requested = { kind: isReply ? 'reply' : 'ticket', requestId, userId: customer.id };
  facts.requested.push(requested);
  const message = `My question is ${marker}.`;
  const send = async () =>
    isReply
      ? (await caller.ask<{ replyToTicket: Payload }>('ReplyToTicket', { id: known, input: { requestId, message } }))
          .replyToTicket
      : (
          await caller.ask<{ createTicket: Payload }>('CreateTicket', {
            input: { requestId, subject: `About ${marker}`, message },
          })
        ).createTicket;
  const { ticket } = await send();
  if (!ticket) return;
  requested.id = ticket.id;
  if (!isReply) tickets.push(ticket.id);
  if (random.chance(0.2) && (await send()).ticket?.id !== ticket.id) facts.broken.push(`${requestId} twice`);
  await caller.ask('Ticket', { id: ticket.id });
}

/** An Admin answers a ticket of a customer. */
export async function answerTicket({ facts, admin, customers }: World, random: Random): Promise<void> {
  const { caller } = admin;
  await caller.ask('InboxTickets', { page: { number: 1, size: 20 } });
  const waiting = customers.filter(({ tickets }) => tickets.length > 0);
  if (waiting.length === 0) return;
  const [id = ''] = random.pick(waiting).tickets;
  await caller.ask('InboxTicketFacts', { id });
  await pause(random, 4);
  const requestId = newRequestId(random);
  const requested: Requested = { kind: 'answer', requestId, userId: admin.id };
  facts.requested.push(requested);
  const { answerTicket: done } = await caller.ask<{ answerTicket: Payload }>('AnswerTicket', {
    id,
    input: { requestId, message: 'We look into it.' },
  });
  if (done.ticket) requested.id = done.ticket.id;
  if (random.chance(0.3)) await caller.ask('SetTicketStatus', { id, status: random.pick(['CLOSED', 'IN_PROGRESS']) });
}
