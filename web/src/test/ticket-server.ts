import { aPage } from './orders';
import type { Overrides } from './test-api';
import { aReply, aTicket } from './tickets';
import type { TestTicket } from './tickets';

export interface AskedTickets {
  filter: { status?: string[]; createdAt?: { from?: string; until?: string } };
}

/** A ticket with an unread answer. */
export const answered = aTicket({
  id: 't-2',
  subject: 'Wide pictures',
  status: 'IN_PROGRESS',
  createdAt: '2026-03-02T12:00:00.000Z',
  replies: [aReply({ id: 'r-1' }), aReply({ id: 'r-2', sender: 'USER', message: 'Found it.' })],
  unreadByUser: 1,
});
/** A closed ticket without unread answers. */
export const quiet = aTicket({ id: 't-1', subject: 'An invoice', status: 'CLOSED' });

/** Answers like the server: adds replies to the ticket, and notifies all its subscribers. */
export function ticketServer(tickets: TestTicket[] = [answered, quiet]) {
  const stored = tickets.map((ticket) => ({ ...ticket, replies: [...ticket.replies] }));
  const find = (id: string) => {
    const ticket = stored.find((one) => one.id === id);
    if (!ticket) throw new Error('Ticket not found.');
    return ticket;
  };
  let wake: () => void = () => undefined;
  const add = (id: string, sender: 'USER' | 'ADMIN', message: string) => {
    const ticket = find(id);
    ticket.replies.push(aReply({ id: `new-${ticket.replies.length}`, sender, message }));
    ticket.replyCount = ticket.replies.length;
    if (sender === 'ADMIN') ticket.unreadByUser += 1;
    else ticket.status = 'IN_PROGRESS';
    return ticket;
  };
  const overrides: Overrides = {
    Query: { ticket: (_root: unknown, { id }: { id: string }) => find(id) },
    User: {
      tickets: (_root: unknown, { filter }: AskedTickets) =>
        aPage(stored.filter(({ status }) => filter.status?.includes(status) ?? true)),
    },
    Mutation: {
      replyToTicket: (_root: unknown, { id, input }: { id: string; input: { message: string } }) => ({
        ticket: add(id, 'USER', input.message),
        viewer: null,
        errors: [],
      }),
      markTicketRead: (_root: unknown, { id }: { id: string }) => {
        find(id).unreadByUser = 0;
        return { ticket: find(id), viewer: null, errors: [] };
      },
    },
    Subscription: {
      ticketChanged: {
        subscribe: async function* (_root: unknown, { id }: { id: string }) {
          for (;;) {
            yield { ticketChanged: { ...find(id), replies: [...find(id).replies] } };
            await new Promise<void>((resolve) => (wake = resolve));
          }
        },
      },
    },
  };
  return {
    overrides,
    /** Merges a ticket into another one, and notifies the customer's tab. */
    merge: (id: string, into: string) => {
      const { subject } = find(into);
      find(id).mergedInto = { id: into, subject };
      wake();
    },
    /** Adds an answer of support, and notifies the customer's tab. */
    answer: (id: string, message: string) => {
      add(id, 'ADMIN', message);
      wake();
    },
  };
}
