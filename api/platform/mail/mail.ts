import type { EntityManager } from 'typeorm';
import { enqueue } from '../jobs/jobs';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import { OutboxEntity } from './outbox.entity';
import type { AttachmentKind } from './outbox.entity';
import { hashToken } from '../secrets/secrets';
import { takeRecipient } from './recipient-limit';

export interface Attachment {
  kind: AttachmentKind;
  /** Id of the order for an invoice, of the refund for a credit note. */
  of: string;
}

export interface Mail {
  to: string;
  subject: string;
  html: string;
  /** The link that replaces `linkPlaceholder` (email-link.ts): stored encrypted, and only until the email is sent. */
  sealedLink?: string;
  /** A PDF attachment, generated when the email is sent. */
  attachment?: Attachment;
  /** A second email with the same key is not queued. */
  dedupeKey?: string;
  /** Whether the caller knows that the address is proven, or was until this transaction: no recipient limit applies. */
  toProvenAddress?: boolean;
  /** Whether it is about a payment, to the address of the buyer's own account: it is never limited. */
  aboutPayment?: boolean;
}

/** The transaction of a request or job, with its logger and metrics. */
export interface MailScope {
  db: EntityManager;
  logger: Logger;
  metrics: Metrics;
}

/** Job key of an email: one job sends an email at a time. */
export const mailJobKey = (outboxId: string) => `mail:${outboxId}`;

/**
 * Queues an email in the caller's transaction. A subject with a line break is refused. Nothing is sent to a deleted
 * account, which has no address.
 * @returns false when the unproven address has reached this hour's limit, so this email is not sent
 */
export async function queueMail({ db: tx, logger, metrics }: MailScope, mail: Mail): Promise<boolean> {
  if (!mail.to) return true;
  if (/[\r\n]/.test(mail.subject + mail.to)) throw new Error('A mail header holds a line break');
  if (!mail.toProvenAddress && !mail.aboutPayment && !(await takeRecipient(tx, mail.to))) {
    metrics.emailsDropped.inc();
    logger.warn(
      { recipient: hashToken(mail.to.toLowerCase()), email: mail.dedupeKey?.split(':')[0] },
      'an email was not queued: its unproven address has had its emails of this hour',
    );
    return false;
  }
  const inserted = await tx
    .createQueryBuilder()
    .insert()
    .into(OutboxEntity)
    .values({
      recipient: mail.to,
      subject: mail.subject,
      html: mail.html,
      sealedLink: mail.sealedLink ?? null,
      dedupeKey: mail.dedupeKey ?? null,
      attached: mail.attachment?.kind ?? null,
      attachedTo: mail.attachment?.of ?? null,
    })
    .orIgnore()
    .returning('id')
    .execute();
  const id = (inserted.raw as { id: string }[])[0]?.id;
  if (id) await enqueue(tx, 'send_mail', { outboxId: id }, { key: mailJobKey(id) });
  return true;
}

/**
 * Deletes every email to an address whose account is being deleted. A queued receipt or credit note is still sent, and
 * its row deleted two weeks later.
 */
export async function forgetEmailsTo(tx: EntityManager, recipient: string): Promise<void> {
  await tx.query(
    `with waiting as (
       update outbox set forget_after = now() + interval '14 days'
       where lower(recipient) = lower($1) and attached is not null and state in ('QUEUED', 'FAILED') returning id
     )
     delete from outbox where lower(recipient) = lower($1) and id not in (select id from waiting)`,
    [recipient],
  );
}

/** Deletes links that were not sent within three days; by then they have expired. */
export async function dropOldLinks(db: EntityManager): Promise<void> {
  await db.query(
    `update outbox set sealed_link = null where sealed_link is not null and created_at < now() - interval '3 days'`,
  );
}

/** Deletes the last emails to deleted accounts, the last rows with their addresses. */
export async function dropOldFarewells(db: EntityManager): Promise<void> {
  await db.query(
    `delete from outbox where dedupe_key like 'account-deleted:%' and created_at < now() - interval '7 days'`,
  );
  await db.query('delete from outbox where forget_after < now()');
}

const bodiesAtOnce = 1_000;

/** Deletes the bodies of emails sent 90 days ago; recipient, subject and time are retained. */
export async function dropOldBodies(db: EntityManager): Promise<void> {
  for (let count = bodiesAtOnce; count === bodiesAtOnce;) {
    [, count] = await db.query<[unknown, number]>(
      `update outbox set html = '' where id = any(array(
         select id from outbox where html <> '' and created_at < now() - interval '90 days' and state <> 'QUEUED'
         order by created_at limit ${bodiesAtOnce}))`,
    );
  }
}
