import { In, MoreThan } from 'typeorm';
import { beginningOf } from '../../../contract/text';
import type { RequestContext } from '../../context';
import { enqueue } from '../../platform/jobs/jobs';
import { emailHtml } from '../../platform/mail/email-html';
import type { EmailQuote } from '../../platform/mail/email-html';
import { queueMail } from '../../platform/mail/mail';
import { wantsMail } from '../accounts/email/mail-choices.service';
import { freshUser, freshUserOfAddress } from '../accounts/user.service';
import { tooManyEmails } from '../user-error';
import { TicketImageEntity } from './ticket-image.entity';
import { TicketReplyEntity } from './ticket-reply.entity';
import { TicketEntity } from './ticket.entity';
import { lockTicket } from './ticket.service';
import { readEmailBrand } from '../settings/appearance';

/** Delay before the email: an owner who has the conversation open reads the answer there and gets none. */
const graceMs = 2 * 60_000;
/** Minimum time between two emails: answers in quick succession share one. */
const pauseMs = 30 * 60_000;
const mostQuotes = 5;

/** Returns an answer's text for the email; its pictures are visible only in the ticket. */
const withPictures = (message: string, count: number): string =>
  count === 0
    ? message
    : `${message}\n\n(${count === 1 ? '1 picture' : `${count} pictures`}, to be seen in the ticket)`;

/** An email that answers this one would be lost. */
const noReply = 'Nobody reads answers to this email';

const subjectLine = (subject: string) => beginningOf(subject.replace(/\s+/g, ' '), 120);

/**
 * Notifies the author of a ticket about an answer, in the transaction that stores it. An author without an account gets
 * an email with the answer; the owner of an account gets one email about all answers that are unread by then.
 */
export async function announceAnswer(
  tx: RequestContext,
  ticket: TicketEntity,
  { message, position, images }: { message: string; position: number; images: number },
): Promise<void> {
  if (ticket.userId) {
    const notBefore = new Date(Math.max(Date.now() + graceMs, (ticket.notifiedAt?.getTime() ?? 0) + pauseMs));
    await enqueue(
      tx.db,
      'tell_of_answers',
      { ticketId: ticket.id },
      { key: `tell-of-answers:${ticket.id}`, notBefore },
    );
    return;
  }
  const brand = await readEmailBrand(tx);
  const account = await freshUserOfAddress(tx, ticket.userEmail);
  const entry = account?.emailVerifiedAt
    ? 'sign in with this address'
    : `sign ${account ? 'in' : 'up'} with this address and confirm it`;
  const queued = await queueMail(tx, {
    to: ticket.userEmail,
    subject: `Re: ${subjectLine(ticket.subject)}`,
    dedupeKey: `answer:${ticket.id}:${position}`,
    html: emailHtml(brand, {
      about: 'ticket',
      greeting: `Hello ${ticket.userName}`,
      text: `You have written to ${brand.name}. Here is our answer:`,
      quotes: [{ by: `${brand.name} Support`, text: withPictures(message, images) }],
      after: `${noReply}. To ${images > 0 ? `see ${images === 1 ? 'the picture' : 'the pictures'} and to reply` : 'reply'}, ${entry}: the conversation then waits for you under Support. Or write to us again.`,
      action: { text: 'Write to us', href: `${tx.config.appUrl}/contact` },
    }),
  });
  if (!queued) throw tooManyEmails();
}

/**
 * Sends the email about answers that the owner of a ticket has neither read nor been notified of; nothing when there
 * are none.
 */
export async function notifyOfAnswers(ctx: RequestContext, ticketId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await tx.db.existsBy(TicketEntity, { id: ticketId }))) return;
    const ticket = await lockTicket(tx, ticketId);
    const user = ticket.userId && ticket.unreadByUser > 0 ? await freshUser(tx, ticket.userId) : null;
    if (!user || !(await wantsMail(tx, user.id, 'SUPPORT_ANSWERS'))) return;
    const answers = await tx.db.find(TicketReplyEntity, {
      where: { ticketId, sender: 'ADMIN', position: MoreThan(ticket.notifiedReplies) },
      order: { position: 'DESC' },
      take: Math.min(ticket.unreadByUser, mostQuotes),
    });
    const [newest] = answers;
    if (!newest) return;
    const images = await tx.db.findBy(TicketImageEntity, { replyId: In(answers.map(({ id }) => id)) });
    const brand = await readEmailBrand(tx);
    // the text is confidential, so it is quoted to a proven address only; until then name and subject may be text by
    // someone else
    const isProven = user.emailVerifiedAt !== null;
    const quotes: EmailQuote[] = isProven
      ? answers.reverse().map(({ id, message }) => ({
          by: `${brand.name} Support`,
          text: withPictures(message, images.filter(({ replyId }) => replyId === id).length),
        }))
      : [];
    const queued = await queueMail(tx, {
      to: user.email,
      subject: isProven ? `Support has answered: ${subjectLine(ticket.subject)}` : 'Support has answered your ticket',
      dedupeKey: `answers:${ticketId}:${newest.position}`,
      html: emailHtml(brand, {
        about: 'ticket',
        greeting: isProven ? `Hello ${user.name}` : 'Hello',
        text: 'Support has answered your ticket.',
        quotes,
        after: `${noReply}: please reply in your ticket.`,
        action: { text: 'Read and reply', href: `${tx.config.appUrl}/user/support?ticket=${ticketId}` },
      }),
    });
    // the job is retried later
    if (!queued) throw tooManyEmails();
    await tx.db.update(TicketEntity, { id: ticketId }, { notifiedReplies: newest.position, notifiedAt: new Date() });
  });
}
