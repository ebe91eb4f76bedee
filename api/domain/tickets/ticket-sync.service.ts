import { createHash } from 'node:crypto';
import { printable } from '../../../contract/text';
import type { RequestContext } from '../../context';
import type { SyncTicketInput, SyncedMessageInput, TicketStatus } from '../../graphql/generated/schema';
import { UserError } from '../user-error';
import { isAdmin } from '../viewer';
import { repliesOf, replyToTicket } from './reply.service';
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

/** What a call wants of a ticket. */
interface Wanted {
  texts: string[];
  status: TicketStatus | null;
}

async function applyAsSupport(ctx: RequestContext, ticket: TicketEntity, { texts, status }: Wanted): Promise<void> {
  const isClosed = ticket.status === 'CLOSED';
  if (texts.length > 0 && isClosed && (status ?? 'CLOSED') === 'CLOSED')
    throw new UserError('INVALID_STATE', sentences.closed);
  // a closed ticket takes no answer, so it is opened first and closed last
  if (status !== null && isClosed) await setTicketStatus(ctx, ticket.id, status);
  for (const [place, message] of texts.entries())
    await answerTicket(ctx, ticket.id, {
      requestId: requestIdOf(ticket.id, ticket.replies + place, message),
      message,
    });
  if (status !== null && !isClosed) await setTicketStatus(ctx, ticket.id, status);
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
  const before = await findTicket(ctx, id);
  // an Admin's own ticket is answered by support as well
  const isSupport = isAdmin(ctx, 'ADMIN_SUPPORT_WRITE');
  const stored = await repliesOf(ctx, before.id);
  const texts = newTexts(messages, stored);
  if (texts.length > mostNew) throw new UserError('INVALID_INPUT', sentences.tooMany, ['messages']);
  const ticket = { ...before };
  if (isSupport) await applyAsSupport(ctx, ticket, { texts, status: status ?? null });
  else
    for (const [place, message] of texts.entries())
      await replyToTicket(ctx, ticket.id, {
        requestId: requestIdOf(ticket.id, ticket.replies + place, message),
        message,
      });
  const after = await findTicket(ctx, id);
  return { ticket: after, isChanged: texts.length > 0 || after.status !== ticket.status };
}
