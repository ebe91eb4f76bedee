import type { TicketFilter, TicketSortField } from '../../graphql/generated/schema';
import type { ListContext, ListDefinition } from '../../platform/lists/definition';
import { pagesOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { countOf } from '../../platform/lists/walk';
import { TicketEntity } from './ticket.entity';

export const ticketList: ListDefinition<TicketEntity, TicketFilter, TicketSortField> = {
  name: 'tickets',
  entity: TicketEntity,
  owner: 'userId',
  access: 'admins',
  filters: {
    search: { search: `subject || ' ' || message`, prefixes: ['subject'] },
    email: { search: 'user_email::text', prefixes: ['user_email::text'] },
    ids: { anyOf: 'id' },
    owner: { person: 'userId' },
    status: { anyOf: 'status' },
    priority: { anyOf: 'priority' },
    purchase: { anyOf: 'orderId' },
    assignee: { person: 'assignee' },
    isAssigned: { flag: 'assignee is not null' },
    isMerged: { flag: 'merged_into is not null' },
    createdAt: { dates: 'createdAt' },
    unreadByUser: { flag: 'unread_by_user > 0' },
    unreadBySupport: { flag: 'unread_by_support > 0' },
  },
  sorts: { CREATED_AT: 'createdAt', LAST_MESSAGE_AT: 'lastMessageAt' },
  default: { field: 'CREATED_AT', direction: 'DESC' },
  csv: {
    filter: 'TicketFilter',
    sort: 'TicketSort',
    columns: [
      ['Ticket', (ticket) => ticket.id],
      ['Created', (ticket) => ticket.createdAt],
      ['Last message', (ticket) => ticket.lastMessageAt],
      ['Name', (ticket) => ticket.userName],
      ['Email', (ticket) => ticket.userEmail],
      ['Subject', (ticket) => ticket.subject],
      ['Status', (ticket) => ticket.status],
      ['Priority', (ticket) => ticket.priority],
      ['Replies', (ticket) => ticket.replies],
      ['Unread by support', (ticket) => ticket.unreadBySupport],
    ],
  },
};

export type TicketListPage = ListPage<TicketEntity>;

/** Lists tickets of an account, or of all accounts. @throws BadListRequest */
export const listTickets = pagesOf(ticketList);

/** Returns how many tickets of an account have answers that it has not read. */
export const countUnreadTickets = (ctx: ListContext, userId: string): Promise<number> =>
  countOf(ctx, ticketList, { owner: userId, filter: { unreadByUser: true } });
