import { domainToASCII } from 'node:url';
import type { EntityManager } from 'typeorm';
import { compile } from 'html-to-text';
import { mostAttempts } from '../jobs/jobs';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import { unsubscribePlaceholder } from './email-html';
import { belongsUnsubscribe, emailAsSent, hasItsSecret, unsubscribingLinkOf } from './email-link';
import type { Attachment } from './mail';
import { transportTo } from './mail-server';
import type { MailDelivery } from './mail-server';
import { OutboxEntity, isNotSent } from './outbox.entity';
import { isRecipientRefused } from './recipient-refusal';
import { allowAddressAgain, suppressAddress } from './suppression';

/** Capital letters would change addresses in a heading. */
const heading = { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 };

/** Converts an email to plain text, for readers and filters without HTML: one fact a line, links written out. */
export const emailText: (html: string) => string = compile({
  wordwrap: 100,
  formatters: {
    alt: (element: { attribs?: { alt?: string } }, _walk, builder) => builder.addInline(element.attribs?.alt ?? ''),
  },
  selectors: [
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: heading })),
    { selector: 'img', format: 'alt' },
    { selector: 'table', format: 'dataTable', options: { colSpacing: 2, maxColumnWidth: 60 } },
    // The address is written out below each button.
    { selector: 'a.action', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'a', format: 'anchor', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
  ],
});

export type Mailer = (outboxId: string) => Promise<void>;

export interface AttachedFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

/**
 * Creates the attachment of an email; null when there is nothing to attach or it cannot be created. An error delays the
 * email.
 */
export type MakeAttachment = (attachment: Attachment) => Promise<AttachedFile | null>;

/** Where the mailer reports the outcome of emails. */
export interface MailReport {
  logger: Logger;
  metrics: Metrics;
}

/** Returns the address that unsubscribes an account from the newsletter. */
export type UnsubscribeAddress = (userId: string) => string;

export interface MailerOptions {
  /** Read for each email, so that every process takes a change at once. */
  delivery: () => Promise<MailDelivery>;
  /** Name of the sender where it is an address alone. */
  senderName?: () => Promise<string>;
  /** Left out where no email of a mailing is sent. */
  unsubscribeAddress?: UnsubscribeAddress;
  /** Whether an account still gets mailings, or the newsletter: an email may have waited for days since it was queued. */
  mayReach?: (userId: string, isNewsletter: boolean) => Promise<boolean>;
}

/** RFC 8058: mail programs show a button that sends one POST request to the address, without cookies. */
const oneClick = (href: string) => ({
  list: { unsubscribe: { url: href } },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/** Absence notes and other programs do not answer what a program has sent (RFC 3834; the second for Exchange). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Returns what an email says, with its secrets, and how a mail program unsubscribes its reader. */
export function contentOf(mail: OutboxEntity, encryptionKey: Buffer, unsubscribeAddress?: UnsubscribeAddress) {
  const isNewsletter = belongsUnsubscribe(mail);
  const unsubscribe = isNewsletter && mail.userId ? unsubscribeAddress?.(mail.userId) : null;
  const whole = emailAsSent(mail, encryptionKey);
  const html = isNewsletter ? whole.replaceAll(unsubscribePlaceholder, unsubscribe ?? '') : whole;
  const href = unsubscribe ?? unsubscribingLinkOf(mail, encryptionKey);
  const list = href ? oneClick(href) : undefined;
  return { html, text: emailText(html), list: list?.list, headers: { ...automatic, ...list?.headers } };
}

/** Returns the domain of a sender's address, 'Shop <hello@shop.example>' or the address alone (RFC 5322, 3.6.4). */
export const domainOf = (from: string): string =>
  domainToASCII(/@([^\s<>"@]+)>?\s*$/.exec(from)?.[1] ?? '') || 'localhost';

/** Whether a sender is an address without a name, such as hello@shop.example. */
const isBareAddress = (from: string): boolean => /^[^\s<>"@]+@[^\s<>"@]+$/.test(from.trim());

/** Returns the sender: as configured, with the name of the shop where it is an address alone. */
export async function senderOf({
  from,
  senderName,
}: Pick<MailDelivery, 'from'> & Pick<MailerOptions, 'senderName'>): Promise<
  string | { name: string; address: string }
> {
  return senderName && isBareAddress(from) ? { name: await senderName(), address: from.trim() } : from;
}

const without = 'its secret link has run out';
const unwanted = 'The account does not want the newsletter any more.';
const unreachable = 'The account has been disabled or deleted since the mailing was written.';

/**
 * Creates the mailer, which sends queued emails over SMTP. Without a mail server they stay in the outbox as NOT_SENT,
 * where an Admin can read them (but not open their secret links). An error makes the job try again; an email that
 * failed for three days becomes FAILED, and one whose recipient the server rejects permanently becomes REFUSED at once.
 */
export function createMailer(
  db: EntityManager,
  options: MailerOptions,
  encryptionKey: Buffer,
  makeAttachment: MakeAttachment,
  report?: MailReport,
): Mailer {
  const filesOf = async ({ attached, attachedTo }: OutboxEntity): Promise<AttachedFile[]> => {
    const file = attached && attachedTo ? await makeAttachment({ kind: attached, of: attachedTo }) : null;
    return file ? [file] : [];
  };
  const end = async (
    mail: OutboxEntity,
    state: 'FAILED' | 'REFUSED',
    error: unknown,
    sentence: string,
  ): Promise<void> => {
    const words = error instanceof Error ? error.message : String(error);
    await db.update(OutboxEntity, { id: mail.id }, { state, attempts: mail.attempts + 1, error: words });
    report?.metrics.emails.inc({ outcome: state === 'FAILED' ? 'failed' : 'refused' });
    report?.logger.error({ err: error, email: mail.id, attempts: mail.attempts + 1 }, sentence);
    if (state === 'REFUSED') await suppressAddress(db, mail.recipient, words);
  };
  return async (outboxId) => {
    const mail = await db.findOneBy(OutboxEntity, { id: outboxId });
    if (!mail || mail.state === 'SENT' || isNotSent(mail.state) || mail.state === 'HELD') return;
    const { server, from } = await options.delivery();
    if (!server) {
      // one that was held since it was read stays held
      await db.update(OutboxEntity, { id: outboxId, state: mail.state }, { state: 'KEPT' });
      return;
    }
    if (!hasItsSecret(mail)) return end(mail, 'FAILED', without, 'an email was given up: its secret link has run out');
    const isNewsletter = belongsUnsubscribe(mail);
    const isOfMailing = isNewsletter || mail.mailingId !== null;
    if (isOfMailing && mail.userId && options.mayReach && !(await options.mayReach(mail.userId, isNewsletter))) {
      const error = isNewsletter ? unwanted : unreachable;
      await db.update(OutboxEntity, { id: mail.id }, { state: 'FAILED', error });
      report?.logger.info(
        { email: mail.id },
        'an email of a mailing was not sent: its account is not reached any more',
      );
      return;
    }
    const transport = transportTo(server, 'email');
    try {
      await transport.sendMail({
        from: await senderOf({ from, senderName: options.senderName }),
        // the same at each attempt, so that a mailbox which got it already knows it
        messageId: `<${mail.id}@${domainOf(from)}>`,
        to: mail.recipient,
        subject: mail.subject,
        attachments: await filesOf(mail),
        ...contentOf(mail, encryptionKey, options.unsubscribeAddress),
      });
    } catch (error) {
      if (isRecipientRefused(error))
        return end(mail, 'REFUSED', error, 'a mail server refuses the recipient of an email');
      if (mail.attempts + 1 >= mostAttempts)
        return end(mail, 'FAILED', error, 'an email was given up after three days');
      const words = error instanceof Error ? error.message : 'unknown';
      // an email that was held during the attempt stays held
      await db.update(OutboxEntity, { id: outboxId }, { attempts: mail.attempts + 1, error: words });
      report?.metrics.emails.inc({ outcome: 'retried' });
      throw error;
    } finally {
      transport.close();
    }
    await db.update(
      OutboxEntity,
      { id: outboxId },
      {
        state: 'SENT',
        sentAt: new Date(),
        error: null,
        sealedLink: null,
        // the mailing has the words; a hundred thousand copies of them are of no use
        ...(mail.mailingId && { html: '' }),
      },
    );
    await allowAddressAgain(db, mail.recipient);
    report?.metrics.emails.inc({ outcome: 'sent' });
    report?.logger.info({ email: mail.id, attempts: mail.attempts + 1 }, 'an email was sent');
  };
}
