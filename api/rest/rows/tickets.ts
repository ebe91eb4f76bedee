import { z } from 'zod';
import { answers, changed } from '../answers';
import { repliesBody, ticketBody } from '../bodies/people';
import type { Body } from '../body';
import { found, invalid } from '../failure';
import {
  RestSyncTicketDocument,
  RestTicketByIdDocument,
  RestTicketsDocument,
  RestWriteTicketDocument,
} from '../generated/operations';
import type { SyncedMessageInput } from '../generated/operations';
import { listOf } from '../list-variables';
import { emptyPage, listRow, row } from '../row';
import type { RestCall } from '../row';
import { id as idSchema } from '../shapes/fields';
import { ticket as ticketSchema, ticketShape } from '../shapes/people';
import { ticketStatusValues } from '../values';

/** Names of the contract's fields in the body. */
const contactFields = { name: 'ticketUserName', email: 'ticketUserEmail' };

/** Variables of a new ticket, or of the message of a visitor. */
function newTicket({ body, isSignedIn, requestId }: RestCall) {
  const subject = body.text('subject') ?? '';
  const message = body.text('message') ?? '';
  const contact = {
    name: body.text('ticketUserName') ?? '',
    email: body.text('ticketUserEmail') ?? '',
    phone: body.text('phone') ?? '',
  };
  return { isSignedIn, ticket: { requestId, subject, message }, contact: { ...contact, subject, message } };
}

/** Reads the whole list of messages of a body. @throws RestFailure 400 */
function messagesIn(body: Body): SyncedMessageInput[] {
  const given = body.raw('adminMessage') ?? [];
  if (!Array.isArray(given)) throw invalid('adminMessage', 'adminMessage must be a list.');
  return given.map((one: unknown) => {
    const { message, sender } = (one ?? {}) as Record<string, unknown>;
    if (typeof message !== 'string') throw invalid('adminMessage', 'Each entry of adminMessage needs a message.');
    if (sender != null && typeof sender !== 'string')
      throw invalid('adminMessage', 'The sender of each entry of adminMessage must be text.');
    return { message, sender: sender?.trim().toLowerCase() === 'admin' ? 'ADMIN' : 'USER' };
  });
}

const tag = 'Support';

export const ticketRows = [
  row({
    method: 'POST',
    path: '/new-support-message',
    access: 'public',
    tag,
    summary: 'Write to support',
    body: ticketBody,
    fields: contactFields,
    once: true,
    refusals: { CONFLICT: 'The Idempotency-Key was already used for a different message.' },
    returns: answers.message.extend({
      acknowledged: z.literal(true).optional(),
      insertedId: idSchema.optional().meta({ description: 'Missing for visitors.' }),
    }),
    operation: RestWriteTicketDocument,
    variables: newTicket,
    answer: ({ createTicket }) => {
      const answer = { success: true as const, message: 'Message sent successfully.' };
      if (!createTicket) return answer;
      return { ...answer, acknowledged: true as const, insertedId: found(createTicket.ticket, 'Ticket').id };
    },
  }),
  listRow({
    method: 'GET',
    path: '/support-messages',
    access: 'signedIn',
    tag,
    summary: 'List tickets',
    description: 'Oldest first. Customers list their own by userEmail; Admins can list all.',
    query: ['userEmail', 'limit', 'page'],
    returns: z.array(ticketSchema),
    operation: RestTicketsDocument,
    variables: listOf,
    batch: 30,
    page: ({ tickets, account }) => tickets ?? account?.tickets ?? emptyPage,
    ofAll: true,
    element: ticketShape,
  }),
  row({
    method: 'GET',
    path: '/support-message/{id}',
    access: 'signedIn',
    tag,
    summary: 'Read a ticket',
    returns: ticketSchema,
    operation: RestTicketByIdDocument,
    variables: ({ id }) => ({ id }),
    answer: ({ ticket }) => ticketShape(ticket),
  }),
  row({
    method: 'PUT',
    path: '/support-message-status/{id}',
    access: 'signedIn',
    tag,
    summary: 'Reply to a ticket or change its status',
    body: repliesBody,
    fields: { status: 'ticketStatus', messages: 'adminMessage', message: 'adminMessage' },
    refusals: { INVALID_STATE: 'The ticket is closed, full or merged into another one.' },
    returns: answers.changed(ticketSchema),
    operation: RestSyncTicketDocument,
    variables: ({ id, body, isAdmin }) => ({
      id,
      input: {
        messages: messagesIn(body),
        // what the owner's page says of the status is not read
        status: (isAdmin && body.word('ticketStatus', ticketStatusValues)) || null,
      },
    }),
    answer: ({ syncTicket: { ticket, isChanged } }) =>
      changed('Ticket updated successfully.', ticketShape(found(ticket, 'Ticket')), isChanged === true),
  }),
];
