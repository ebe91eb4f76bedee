import { randomUUID } from 'node:crypto';
import { saveCannedAnswer } from '../domain/tickets/admin/canned-answer.service';
import { mergeTickets } from '../domain/tickets/admin/ticket-merge.service';
import type { AdminCase, AdministeredProduct } from './administered-product';

async function openTicket({ product, member }: AdministeredProduct): Promise<string> {
  const { rows } = await product.services.pool.query<{ id: string }>(
    `insert into tickets (user_id, user_name, user_email, user_role, subject, message) values ($1, 'A', 'a@example.com', 'MEMBER', 'S', 'M') returning id`,
    [member.id],
  );
  return rows[0]?.id ?? '';
}

const aCannedAnswer = ({ product, admin }: AdministeredProduct) =>
  saveCannedAnswer(product.ctx(admin), null, { name: randomUUID(), body: 'Dear {{userName}}' }, 0);

/** The Admin operations of tickets by their root fields. */
export const ticketAdminCases: Record<string, AdminCase> = {
  // A ticket leads to its customer, design and order, and these to theirs, and to the Admins who are at it.
  // A row of it costs more than other rows; those that other cases open are left out.
  tickets: { budget: 24, variables: () => ({ filter: { priority: ['LOW'] }, page: { number: 1, size: 6 } }) },
  answerTicket: {
    budget: 24,
    variables: async (filled) => ({
      id: await openTicket(filled),
      input: { requestId: randomUUID(), message: 'Like this', imageIds: [] },
    }),
  },
  setTicketStatus: {
    budget: 15,
    variables: async (filled) => ({ id: await openTicket(filled), status: 'IN_PROGRESS' }),
  },
  setTicketPriority: { budget: 14, variables: async (filled) => ({ id: await openTicket(filled), priority: 'HIGH' }) },
  assignTicket: {
    budget: 17,
    variables: async (filled) => ({ id: await openTicket(filled), adminId: filled.admin.id }),
  },
  // Both are locked and changed, and so are those merged before.
  mergeTickets: {
    budget: 24,
    variables: async (filled) => ({ id: await openTicket(filled), into: await openTicket(filled) }),
  },
  // The other ticket is locked too: its newest message is another afterwards.
  separateTicket: {
    budget: 19,
    variables: async (filled) => {
      const id = await openTicket(filled);
      await mergeTickets(filled.product.ctx(filled.admin), id, await openTicket(filled));
      return { id };
    },
  },
  setTicketActivity: {
    budget: 14,
    variables: async (filled) => ({ id: await openTicket(filled), activity: 'WRITING' }),
  },
  cannedAnswers: {
    budget: 2,
    variables: async (filled) => {
      for (let row = 0; row < filled.rows; row += 1) await aCannedAnswer(filled);
      return {};
    },
  },
  saveCannedAnswer: {
    budget: 11,
    variables: async (filled) => {
      const { id, version } = await aCannedAnswer(filled);
      return { id, version, input: { name: randomUUID(), body: 'Hello {{userName}}, about {{ticketSubject}}' } };
    },
  },
  deleteCannedAnswer: {
    budget: 9,
    variables: async (filled) => {
      const { id, version } = await aCannedAnswer(filled);
      return { id, version };
    },
  },
};
