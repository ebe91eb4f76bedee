import { aPage } from './orders';
import { renderRoute } from './render-route';
import { aReply, aTicket } from './tickets';
import type { TestTicket } from './tickets';

/** Id of the Admin who is signed in. */
export const viewerId = '01900000-0000-7000-8000-000000000001';
/** Another Admin. */
export const jo = { id: '01900000-0000-7000-8000-00000000000b', name: 'Jo Keeper' };
/** The customer whose tickets are shown. */
export const mia = {
  id: '01900000-0000-7000-8000-00000000000a',
  name: 'Mia Weaver',
  email: 'mia@example.com',
  membership: 'FREE',
  credits: 3,
};

export const inboxTicket = (parts: Partial<TestTicket> & { customer?: object | null } = {}) => ({
  ...aTicket(parts),
  userName: mia.name,
  userEmail: mia.email,
  userRole: 'MEMBER',
  phone: null,
  customer: mia,
  assignee: null as object | null,
  presence: [] as object[],
  unreadBySupport: 0,
  ...parts,
});
export type InboxTicket = ReturnType<typeof inboxTicket>;

export const sizes = () =>
  inboxTicket({
    id: 't-2',
    subject: 'Wide pictures',
    priority: 'HIGH',
    replies: [aReply()],
    createdAt: '2026-03-02T12:00:00.000Z',
  });
export const invoice = () => inboxTicket({ id: 't-1', subject: 'An invoice', status: 'CLOSED', priority: 'MEDIUM' });

interface InboxParts {
  /** The user has more tickets than the dialog that merges one loads. */
  hasMore?: boolean;
  /** Answers cannot be sent. */
  refuses?: boolean;
}

/** Answers like the server, and lets a test send what happens elsewhere. */
export function inbox(
  tickets: InboxTicket[] = [sizes(), invoice()],
  { hasMore = false, refuses = false }: InboxParts = {},
) {
  const find = (id: string) => tickets.find((one) => one.id === id) as InboxTicket;
  const events: object[] = [];
  let [wake, over] = [(): void => undefined, false];
  const rendered = (path: string) =>
    renderRoute(path, {
      viewer: { role: 'ADMIN' },
      overrides: {
        Query: {
          ticket: (_root: unknown, { id }: { id: string }) => find(id),
          tickets: (_root: unknown, { filter }: { filter: { status?: string[] } }) => {
            const found = tickets.filter(({ status }) => filter.status?.includes(status) ?? true);
            return aPage(found, found.length + (hasMore ? 1 : 0));
          },
          users: () => aPage([{ id: viewerId, name: 'Mira Weaver' }, jo]),
          cannedAnswers: () => [
            { id: 'c-1', name: 'Thank you', body: 'Dear {{userName}}, thanks for {{ticketSubject}}.', version: 1 },
          ],
        },
        Mutation: {
          answerTicket: (_root: unknown, { id, input }: { id: string; input: { message: string } }) => {
            if (refuses) throw new Error('No thread left');
            find(id).replies = [
              ...find(id).replies,
              aReply({ id: `new-${find(id).replies.length}`, message: input.message }),
            ];
            return { ticket: find(id), errors: [] };
          },
          setTicketStatus: (_root: unknown, { id, status }: { id: string; status: InboxTicket['status'] }) => {
            find(id).status = status;
            return { ticket: find(id), errors: [] };
          },
          assignTicket: (_root: unknown, { id, adminId }: { id: string; adminId: string | null }) => {
            find(id).assignee = adminId === jo.id ? jo : null;
            return { ticket: find(id), errors: [] };
          },
          mergeTickets: (_root: unknown, { into }: { into: string }) => ({ ticket: find(into), errors: [] }),
          setTicketActivity: (_root: unknown, { id }: { id: string }) => ({ ticket: find(id), errors: [] }),
          markTicketRead: (_root: unknown, { id }: { id: string }) => ({ ticket: find(id), viewer: null, errors: [] }),
        },
        Subscription: {
          allTicketsChanged: {
            subscribe: async function* () {
              while (!over) {
                for (const event of events.splice(0)) yield event;
                await new Promise<void>((resolve) => (wake = resolve));
              }
            },
          },
        },
      },
    });
  return {
    /** Renders the page. */
    open: (path = '/admin/support-messages') => rendered(path),
    /** Notifies the page of a change; null without a ticket. */
    send: (ticket: InboxTicket | null) => {
      events.push({ allTicketsChanged: { ticket, viewer: { id: viewerId } } });
      wake();
    },
    /** Ends the subscription. */
    end: () => {
      over = true;
      wake();
    },
  };
}
