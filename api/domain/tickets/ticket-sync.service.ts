import { createHash } from 'node:crypto';
import { printable } from '../../../contract/text';
import type { RequestContext } from '../../context';
import type { SyncTicketInput, SyncedMessageInput, TicketStatus } from '../../graphql/generated/schema';
import { UserError } from '../user-error';
import { isAdmin } from '../viewer';
import { repliesOf, replyToTicket } from './reply.service';
import type { TicketWrite } from './reply.service';
import type { TicketReplyEntity } from './ticket-reply.entity';
import type { TicketEntity } from './ticket.entity';
import { findTicket } from './ticket.service';
import { answerTicket, setTicketStatus } from './admin/support.service';

/** Most messages that one call adds. */
const mostNew = 10;

const sentences = {
  tooMany: `At most ${mostNew} new messages at once.`,
  closed: 'This ticket is closed. Please open it again before you answer.',
};

/** Returns the texts that the ticket does not have yet, matched by sender and text, in order. */
function newTexts(listed: readonly SyncedMessageInput[], stored: readonly TicketReplyEntity[]): string[] {
  let at = 0;
  return (
    listed
      // as a message is stored: in one composition, without invisible characters
      .map(({ sender, message }) => ({ sender, message: printable(message).trim() }))
      .filter(({ sender, message }) => {
        const found = stored.findIndex((one, index) => index >= at && one.message === message && one.sender === sender);
        if (found < 0) return true;
        at = found + 1;
        return false;
      })
      .map(({ message }) => message)
  );
}

/** The same message at the same position of the same ticket counts once, however often the list is sent. */
const requestIdOf = (ticketId: string, position: number, message: string) =>
  `sync-${createHash('sha256')
    .update(JSON.stringify([ticketId, position, message]))
    .digest('hex')
    .slice(0, 40)}`;

const replyAt = ({ id, replies }: TicketEntity, place: number, message: string) => ({
  requestId: requestIdOf(id, replies + place, message),
  message,
});

/** What a call wants of a ticket. */
interface Wanted {
  texts: string[];
  status: TicketStatus | null;
}

/** @returns whether a step has changed the ticket */
async function applyAsSupport(ctx: RequestContext, ticket: TicketEntity, { texts, status }: Wanted): Promise<boolean> {
  const steps: TicketWrite[] = [];
  const isClosed = ticket.status === 'CLOSED';
  if (texts.length > 0 && isClosed && (status ?? 'CLOSED') === 'CLOSED')
    throw new UserError('INVALID_STATE', sentences.closed);
  // a closed ticket takes no answer, so it is opened first and closed last
  if (status !== null && isClosed) steps.push(await setTicketStatus(ctx, ticket.id, status));
  for (const [place, message] of texts.entries())
    steps.push(await answerTicket(ctx, ticket.id, replyAt(ticket, place, message)));
  if (status !== null && !isClosed) steps.push(await setTicketStatus(ctx, ticket.id, status));
  return steps.some(({ isChanged }) => isChanged);
}

async function applyAsOwner(ctx: RequestContext, ticket: TicketEntity, { texts }: Wanted): Promise<boolean> {
  const steps: TicketWrite[] = [];
  for (const [place, message] of texts.entries())
    steps.push(await replyToTicket(ctx, ticket.id, replyAt(ticket, place, message)));
  return steps.some(({ isChanged }) => isChanged);
}

/**
 * Brings a ticket up to a list of its messages: adds those that it does not have, as the caller's, and for an Admin
 * sets its status. Each message is a reply of its own, so a call that is refused half way has added the first ones; the
 * same call again adds the others.
 * @throws AccessError NOT_FOUND; UserError as replyToTicket and answerTicket.
 */
export async function syncTicket(
  ctx: RequestContext,
  id: string,
  { messages, status }: SyncTicketInput,
): Promise<{ ticket: TicketEntity; isChanged: boolean }> {
  const ticket = await findTicket(ctx, id);
  // an Admin's own ticket is answered by support as well
  const isSupport = isAdmin(ctx, 'ADMIN_SUPPORT_WRITE');
  const stored = await repliesOf(ctx, ticket.id);
  const texts = newTexts(messages, stored);
  if (texts.length > mostNew) throw new UserError('INVALID_INPUT', sentences.tooMany, ['messages']);
  const apply = isSupport ? applyAsSupport : applyAsOwner;
  const isChanged = await apply(ctx, ticket, { texts, status: status ?? null });
  return { ticket: await findTicket(ctx, id), isChanged };
}
