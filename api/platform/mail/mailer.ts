import { createTransport } from 'nodemailer';
import type { EntityManager } from 'typeorm';
import { letterAsSent } from './letter-link';
import { letterText } from './letter-text';
import type { Attachment } from './mail';
import { OutboxEntity } from './outbox.entity';

export type Mailer = (outboxId: string) => Promise<void>;

export interface AttachedFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Makes the file of a letter; null when there is nothing to send, or it can't be made. What it throws delays the letter. */
export type MakeAttachment = (attachment: Attachment) => Promise<AttachedFile | null>;

/**
 * Sends queued mails over SMTP; without an SMTP address they stay in the outbox as KEPT, where an
 * Admin can read them (but not follow their secret links).
 */
export function createMailer(
  db: EntityManager,
  options: { smtpUrl?: string; from: string },
  encryptionKey: Buffer,
  makeAttachment: MakeAttachment,
): Mailer {
  const transport = options.smtpUrl ? createTransport(options.smtpUrl, { from: options.from }) : undefined;
  const filesOf = async ({ attached, attachedTo }: OutboxEntity): Promise<AttachedFile[]> => {
    const file = attached && attachedTo ? await makeAttachment({ kind: attached, of: attachedTo }) : null;
    return file ? [file] : [];
  };
  return async (outboxId) => {
    const mail = await db.findOneBy(OutboxEntity, { id: outboxId });
    if (!mail || mail.state === 'SENT' || mail.state === 'KEPT') return;
    if (!transport) {
      await db.update(OutboxEntity, { id: outboxId }, { state: 'KEPT' });
      return;
    }
    try {
      const html = letterAsSent(mail, encryptionKey);
      await transport.sendMail({
        messageId: `<${mail.id}@postloom>`,
        to: mail.recipient,
        subject: mail.subject,
        html,
        text: letterText(html),
        attachments: await filesOf(mail),
      });
      await db.update(
        OutboxEntity,
        { id: outboxId },
        { state: 'SENT', sentAt: new Date(), error: null, sealedLink: null },
      );
    } catch (error) {
      await db.update(
        OutboxEntity,
        { id: outboxId },
        { state: 'FAILED', attempts: mail.attempts + 1, error: error instanceof Error ? error.message : 'unknown' },
      );
      throw error;
    }
  };
}
