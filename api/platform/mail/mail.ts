import type { EntityManager } from 'typeorm';
import { enqueue, mostAttempts } from '../jobs/jobs';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import { OutboxEntity, notSentStates } from './outbox.entity';
import type { AttachmentKind, EmailLink } from './outbox.entity';
import { hashToken } from '../secrets/secrets';
import { takeRecipient } from './recipient-limit';
import { allowAddressAgain } from './suppression';

/** Domain of the addresses of test accounts: RFC 2606 reserves `.invalid`, so that no mailbox exists. */
export const testDomain = 'test.invalid';

/** Whether an address is one of a test account, which gets no email. */
export const isTestAddress = (address: string): boolean => address.toLowerCase().endsWith(`@${testDomain}`);

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
  /** The account that gets it as a message of an Admin. */
  userId?: string;
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
 * account, which has no address, or to a test account.
 * @returns false when the unproven address has reached this hour's limit, so this email is not sent
 */
export async function queueMail({ db: tx, logger, metrics }: MailScope, mail: Mail): Promise<boolean> {
  if (!mail.to || isTestAddress(mail.to)) return true;
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
      link: mail.sealedLink ? 'SECRET' : 'NONE',
      dedupeKey: mail.dedupeKey ?? null,
      attached: mail.attachment?.kind ?? null,
      attachedTo: mail.attachment?.of ?? null,
      userId: mail.userId ?? null,
    })
    .orIgnore()
    .returning('id')
    .execute();
  const id = (inserted.raw as { id: string }[])[0]?.id;
  if (id) await enqueue(tx, 'send_mail', { outboxId: id }, { key: mailJobKey(id) });
  return true;
}

/** An email of a mailing. */
export interface MailingEmail {
  to: string;
  subject: string;
  html: string;
  userId: string;
  mailingId: string;
  /** UNSUBSCRIBE in newsletters. */
  link: Exclude<EmailLink, 'SECRET'>;
}

/** Behind all other emails of its lane: a sign-in code must not wait for a mailing. Lower numbers go first. */
const mailingPriority = 10;

/**
 * Queues emails of a mailing in the caller's transaction, at most one for each account and mailing, also when it is
 * repeated.
 * @returns the ids of the new emails by account
 */
export async function queueMailingEmails(
  tx: EntityManager,
  emails: readonly MailingEmail[],
): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const inserted = await tx
    .createQueryBuilder()
    .insert()
    .into(OutboxEntity)
    .values(
      emails.map(({ to, ...email }) => ({
        ...email,
        recipient: to,
        dedupeKey: `mailing:${email.mailingId}:${email.userId}`,
      })),
    )
    .orIgnore()
    .returning('id, user_id')
    .execute();
  const rows = inserted.raw as { id: string; user_id: string }[];
  await enqueueEmails(
    tx,
    rows.map(({ id }) => id),
    mailingPriority,
  );
  return new Map(rows.map(({ id, user_id: userId }) => [userId, id]));
}

/** Queues the jobs that send these emails; a waiting job of one of them begins anew. */
export async function enqueueEmails(tx: EntityManager, ids: readonly string[], priority = 0): Promise<void> {
  await tx.query(
    `select count(graphile_worker.add_job('send_mail', json_build_object('outboxId', id), job_key => 'mail:' || id,
       max_attempts => $2, priority => $3))
     from unnest($1::uuid[]) id`,
    [ids, mostAttempts, priority],
  );
}

/**
 * Holds the emails of these mailings that are not sent yet, also those that wait for a mail server. An email that is being
 * sent now is not held.
 * @returns ids of the mailings that had one
 */
export async function holdMailings(tx: EntityManager, mailingIds: readonly string[]): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    `with held as (
       update outbox set state = 'HELD' where mailing_id = any($1::uuid[]) and state in ('QUEUED', '${notSentStates.join(`', '`)}')
       returning mailing_id
     )
     select distinct mailing_id as id from held`,
    [mailingIds],
  );
  return rows.map(({ id }) => id);
}

/** Queues the held emails of a mailing again. One whose job still exists has it: two jobs could send it twice. */
export async function releaseMailing(tx: EntityManager, mailingId: string): Promise<void> {
  const [rows]: [{ id: string }[], number] = await tx.query(
    `update outbox set state = 'QUEUED' where mailing_id = $1 and state = 'HELD' returning id`,
    [mailingId],
  );
  const withoutJob: { id: string }[] = await tx.query(
    `select id from unnest($1::uuid[]) id
     where not exists (select 1 from graphile_worker.jobs where key = 'mail:' || id and attempts < max_attempts)`,
    [rows.map(({ id }) => id)],
  );
  await enqueueEmails(
    tx,
    withoutJob.map(({ id }) => id),
    mailingPriority,
  );
}

/** An account whose emails are meant. */
export interface Recipient {
  id: string;
  email: string;
  createdAt: Date;
  /** Null for an unproven address, which may belong to another person: earlier emails to it are not the account's. */
  emailVerifiedAt: Date | null;
}

const unattached = 'user_id is null and lower(recipient) = lower($1) and ($3::timestamptz is null or created_at >= $3)';
/** Condition of `outbox`: the emails of an account, see `ownerOf` for its parameters. */
export const emailsOfAccount = `(user_id = $2 or ${unattached})`;
export const ownerOf = ({ id, email, createdAt, emailVerifiedAt }: Recipient) => [
  email,
  id,
  emailVerifiedAt ? null : createdAt,
];

/** Attaches the emails to the address that an account gives up to the account: its deletion will delete them. */
export async function attachEmailsTo(tx: EntityManager, account: Recipient): Promise<void> {
  await tx.query(`update outbox set user_id = $2 where ${unattached}`, ownerOf(account));
}

/**
 * Deletes every email to an account that is being deleted, also at its earlier addresses. A queued receipt or credit
 * note is still sent, and its row deleted two weeks later.
 */
export async function forgetEmailsTo(tx: EntityManager, account: Recipient): Promise<void> {
  await tx.query(
    `with waiting as (
       update outbox set forget_after = now() + interval '14 days'
       where ${emailsOfAccount} and attached is not null and state in ('QUEUED', 'FAILED') returning id
     )
     delete from outbox where ${emailsOfAccount} and id not in (select id from waiting)`,
    ownerOf(account),
  );
  await allowAddressAgain(tx, account.email);
}

/** Deletes emails to a deleted account that were queued in the moment of its deletion, with its earlier address. */
export const forgetLateEmailsTo = (tx: EntityManager, userId: string): Promise<unknown> =>
  tx.query('delete from outbox where user_id = $1 and forget_after is null', [userId]);

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

const rowsAtOnce = 1_000;

/** Deletes emails of mailings 90 days after they were queued; the accounts' message logs stay. */
export async function dropOldMailingEmails(db: EntityManager): Promise<void> {
  for (let count = rowsAtOnce; count === rowsAtOnce;) {
    [, count] = await db.query<[unknown, number]>(
      `delete from outbox where id = any(array(
         select id from outbox where mailing_id is not null and created_at < now() - interval '90 days'
         order by created_at limit ${rowsAtOnce}))`,
    );
  }
}

/** Deletes the bodies of emails sent 90 days ago; recipient, subject and time are retained. */
export async function dropOldBodies(db: EntityManager): Promise<void> {
  for (let count = rowsAtOnce; count === rowsAtOnce;) {
    [, count] = await db.query<[unknown, number]>(
      `update outbox set html = '' where id = any(array(
         select id from outbox where html <> '' and created_at < now() - interval '90 days' and state <> 'QUEUED'
         order by created_at limit ${rowsAtOnce}))`,
    );
  }
}
