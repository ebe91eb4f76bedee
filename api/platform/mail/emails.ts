import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { emailsOfAccount, ownerOf } from './mail';
import type { Recipient } from './mail';
import { OutboxEntity, notSentStates } from './outbox.entity';

/** Returns stored emails by id; ids without one are left out. */
export const emailsById = (db: EntityManager, ids: readonly string[]): Promise<OutboxEntity[]> =>
  db.findBy(OutboxEntity, { id: In([...ids]) });

/** Returns the email with this deduplication key; null when none is stored. */
export const emailByKey = (db: EntityManager, dedupeKey: string): Promise<OutboxEntity | null> =>
  db.findOneBy(OutboxEntity, { dedupeKey });

/** Emails of a mailing that were not sent. */
export interface UnsentEmails {
  mailingId: string;
  failed: number;
  /** Emails that wait, are held, or are not sent because no mail server is configured. */
  waiting: number;
}

/** Counts what mailings have not sent: few rows, for mailings of any size. Mailings without any are left out. */
export const unsentOfMailings = (db: EntityManager, ids: readonly string[]): Promise<UnsentEmails[]> =>
  db.query<UnsentEmails[]>(
    `select mailing_id as "mailingId", count(*) filter (where state in ('FAILED', 'REFUSED'))::int as failed,
            count(*) filter (where state in ('QUEUED', 'HELD', '${notSentStates.join(`', '`)}'))::int as waiting
     from outbox where mailing_id = any($1::uuid[]) and state <> 'SENT' group by mailing_id`,
    [ids],
  );

/** Whether a mailing has at least this many queued emails. */
export async function hasQueuedEmails(db: EntityManager, mailingId: string, atLeast: number): Promise<boolean> {
  const [row]: { queued: number }[] = await db.query(
    `select count(*)::int as queued from
       (select from outbox where mailing_id = $1 and state = 'QUEUED' limit $2) waiting`,
    [mailingId, atLeast],
  );
  return (row?.queued ?? 0) >= atLeast;
}

const emailsRead = 100;

type StoredEmail = Pick<OutboxEntity, 'id' | 'recipient' | 'subject' | 'html' | 'state' | 'createdAt' | 'sentAt'>;

/** Yields the stored emails of an account, also at its earlier addresses, oldest first. */
export async function* emailsOf(db: EntityManager, account: Recipient): AsyncGenerator<StoredEmail, void, void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const emails: StoredEmail[] = await db.query(
      `select id, recipient, subject, html, state, created_at as "createdAt", sent_at as "sentAt" from outbox
       where ${emailsOfAccount} and id > $4 order by id limit ${emailsRead}`,
      [...ownerOf(account), after],
    );
    yield* emails;
    const last = emails.at(-1);
    if (!last || emails.length < emailsRead) return;
    after = last.id;
  }
}
