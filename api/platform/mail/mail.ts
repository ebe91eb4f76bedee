import { createTransport } from 'nodemailer';
import type { EntityManager } from 'typeorm';
import { enqueue } from '../jobs/jobs';
import { OutboxEntity } from './outbox.entity';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  /** A second mail with the same key is not queued. */
  dedupeKey?: string;
}

/** Queues a mail in the caller's transaction. A subject with a line break is refused. */
export async function queueMail(tx: EntityManager, mail: Mail): Promise<void> {
  if (/[\r\n]/.test(mail.subject + mail.to)) throw new Error('A mail header holds a line break');
  const inserted = await tx
    .createQueryBuilder()
    .insert()
    .into(OutboxEntity)
    .values({ recipient: mail.to, subject: mail.subject, html: mail.html, dedupeKey: mail.dedupeKey ?? null })
    .orIgnore()
    .returning('id')
    .execute();
  const id = (inserted.raw as { id: string }[])[0]?.id;
  if (id) await enqueue(tx, 'send_mail', { outboxId: id }, { maxAttempts: 8 });
}

export type Mailer = (outboxId: string) => Promise<void>;

/**
 * Sends queued mails over SMTP; without an SMTP address they stay in the outbox as KEPT, where an
 * Admin can read them.
 */
export function createMailer(db: EntityManager, options: { smtpUrl?: string; from: string }): Mailer {
  const transport = options.smtpUrl ? createTransport(options.smtpUrl, { from: options.from }) : undefined;
  return async (outboxId) => {
    const mail = await db.findOneBy(OutboxEntity, { id: outboxId });
    if (!mail || mail.state === 'SENT' || mail.state === 'KEPT') return;
    if (!transport) {
      await db.update(OutboxEntity, { id: outboxId }, { state: 'KEPT' });
      return;
    }
    try {
      await transport.sendMail({ messageId: `<${mail.id}@postloom>`, to: mail.recipient, subject: mail.subject, html: mail.html });
      await db.update(OutboxEntity, { id: outboxId }, { state: 'SENT', sentAt: new Date(), error: null });
    } catch (error) {
      await db.update(OutboxEntity, { id: outboxId }, { state: 'FAILED', attempts: mail.attempts + 1, error: error instanceof Error ? error.message : 'unknown' });
      throw error;
    }
  };
}
