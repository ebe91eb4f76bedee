import { createHash } from 'node:crypto';
import { z } from 'zod';
import { answers, changed } from '../answers';
import { repliesBody, ticketBody } from '../bodies/people';
import { RestFailure, invalid, notFound, refuseErrors } from '../failure';
import {
  RestAnswerDocument,
  RestContactDocument,
  RestCreateTicketDocument,
  RestOwnTicketsDocument,
  RestReplyDocument,
  RestTicketByIdDocument,
  RestTicketStatusDocument,
  RestTicketsDocument,
  RestTicketsOfDocument,
} from '../generated/operations';
import type { RestTicketFragment } from '../generated/operations';
import { emailIn, onlyOwn } from '../own-email';
import { row } from '../row';
import type { RestCall } from '../row';
import { id as idSchema } from '../shapes/fields';
import { ticket as ticketSchema, ticketShape } from '../shapes/people';
import { wholeList } from '../whole-list';
import { ticketStatusWords, valuesOf } from '../words';

const statuses = valuesOf(ticketStatusWords);
const mostNewReplies = 10;
const empty = { items: [], pageInfo: { hasNextPage: false, endCursor: null } };

function tickets(call: RestCall) {
  const { run, isAdmin } = call;
  const email = emailIn(call);
  return wholeList(
    call,
    async (after) => {
      if (isAdmin && email === null) return (await run(RestTicketsDocument, { after })).tickets;
      if (isAdmin && email !== null)
        return (await run(RestTicketsOfDocument, { email: [email], after })).users.items[0]?.tickets ?? empty;
      const { me } = await run(RestOwnTicketsDocument, { after });
      onlyOwn(email, me?.email);
      return me?.tickets ?? empty;
    },
    ticketShape,
  );
}

/** Names of the contract's fields in the body. */
const contactFields = { name: 'ticketUserName', email: 'ticketUserEmail' };

async function createTicket({ run, body, isSignedIn, requestId }: RestCall) {
  const input = {
    name: body.text('ticketUserName') ?? '',
    email: body.text('ticketUserEmail') ?? '',
    phone: body.text('phone') ?? '',
    subject: body.text('subject') ?? '',
    message: body.text('message') ?? '',
  };
  const answer = { success: true as const, message: 'Message sent successfully.' };
  if (!isSignedIn) {
    const { sendContactMessage } = await run(RestContactDocument, { input });
    refuseErrors(sendContactMessage, contactFields);
    return answer;
  }
  const { subject, message } = input;
  const { createTicket: result } = await run(RestCreateTicketDocument, { input: { requestId, subject, message } });
  refuseErrors(result);
  if (!result.ticket) throw notFound('Ticket');
  return { ...answer, acknowledged: true as const, insertedId: result.ticket.id };
}

interface Reply {
  message: string;
  sender: 'USER' | 'ADMIN';
}

/** Reads the whole list of replies of a body. @throws RestFailure 400 */
function repliesIn({ body }: RestCall): Reply[] {
  const given = body.raw('adminMessage') ?? [];
  if (!Array.isArray(given)) throw invalid('adminMessage', 'adminMessage must be a list.');
  return given.map((one: unknown) => {
    const { message, sender } = (one ?? {}) as Record<string, unknown>;
    if (typeof message !== 'string') throw invalid('adminMessage', 'Each of adminMessage needs a message.');
    return { message: message.trim(), sender: sender === 'admin' ? 'ADMIN' : 'USER' };
  });
}

/**
 * Returns the replies that the ticket does not have yet. They are matched by sender and text, in order: old clients
 * send times of their own.
 */
function newReplies(sent: readonly Reply[], { replies }: RestTicketFragment): Reply[] {
  let at = 0;
  return sent.filter(({ message, sender }) => {
    const found = replies.findIndex((one, index) => index >= at && one.message === message && one.sender === sender);
    if (found < 0) return true;
    at = found + 1;
    return false;
  });
}

/** The same reply at the same place of the same ticket counts once, however often the list is sent. */
const keyOf = (ticket: RestTicketFragment, place: number, { message }: Reply) =>
  `rest-${createHash('sha256')
    .update(JSON.stringify([ticket.id, ticket.replies.length + place, message]))
    .digest('hex')
    .slice(0, 40)}`;

async function updateTicket(call: RestCall) {
  const { run, id, isAdmin, body } = call;
  const sent = repliesIn(call);
  const wanted = isAdmin ? body.word('ticketStatus', statuses) : undefined;
  const { ticket } = await run(RestTicketByIdDocument, { id });
  const added: Reply[] = newReplies(sent, ticket).map(({ message }) => ({
    message,
    sender: isAdmin ? 'ADMIN' : 'USER',
  }));
  if (added.length > mostNewReplies) throw invalid('adminMessage', `At most ${mostNewReplies} new messages at once.`);
  if (isAdmin && added.length > 0 && ticket.status === 'CLOSED' && (wanted ?? 'CLOSED') === 'CLOSED')
    throw new RestFailure(409, 'INVALID_STATE', 'This ticket is closed. Please open it again before you answer.');
  const opens = wanted !== undefined && ticket.status === 'CLOSED' && wanted !== 'CLOSED';
  const setStatus = async () => {
    if (wanted === undefined) return;
    const { setTicketStatus } = await run(RestTicketStatusDocument, { id, status: wanted });
    refuseErrors(setTicketStatus, { status: 'ticketStatus' });
  };
  if (opens) await setStatus();
  for (const [place, reply] of added.entries()) {
    const input = { requestId: keyOf(ticket, place, reply), message: reply.message };
    const names = { message: 'adminMessage' };
    if (isAdmin) refuseErrors((await run(RestAnswerDocument, { id, input })).answerTicket, names);
    else refuseErrors((await run(RestReplyDocument, { id, input })).replyToTicket, names);
  }
  // an answer sets a status of its own
  if (wanted !== undefined && !(opens && added.length === 0)) await setStatus();
  const { ticket: after } = await run(RestTicketByIdDocument, { id });
  const isChanged = added.length > 0 || after.status !== ticket.status;
  return changed('Ticket updated successfully.', ticketShape(after), isChanged ? 1 : 0);
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
    refusals: { CONFLICT: 'The Idempotency-Key was used for another message.' },
    returns: answers.message.extend({
      acknowledged: z.literal(true).optional(),
      insertedId: idSchema.optional().meta({ description: 'Missing for visitors.' }),
    }),
    answer: createTicket,
  }),
  row({
    method: 'GET',
    path: '/support-messages',
    access: 'signedIn',
    tag,
    summary: 'List tickets',
    description: 'Oldest first. Everybody may list the own ones by userEmail; Admins all.',
    query: ['userEmail', 'limit', 'page'],
    returns: z.array(ticketSchema),
    answer: tickets,
  }),
  row({
    method: 'GET',
    path: '/support-message/{id}',
    access: 'signedIn',
    tag,
    summary: 'Read a ticket',
    returns: ticketSchema,
    answer: async ({ run, id }) => ticketShape((await run(RestTicketByIdDocument, { id })).ticket),
  }),
  row({
    method: 'PUT',
    path: '/support-message-status/{id}',
    access: 'signedIn',
    tag,
    summary: 'Reply to a ticket, or set its state',
    body: repliesBody,
    refusals: { INVALID_STATE: 'The ticket is closed, full, or goes on in another one.' },
    returns: answers.changed(ticketSchema),
    answer: updateTicket,
  }),
];
