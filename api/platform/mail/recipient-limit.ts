import type { EntityManager } from 'typeorm';
import { deleteInBatches } from '../database/deletion';
import { hashToken } from '../secrets/secrets';

/** Emails per hour to an unproven address, across all accounts and forms that cause them. */
export const unprovenEmailsPerHour = 10;

/**
 * Counts an email to an address, unless an account has proven the address, in the transaction that queues the email.
 * @returns false when the address has reached this hour's limit
 */
export async function takeRecipient(tx: EntityManager, recipient: string): Promise<boolean> {
  const rows: { emails: number }[] = await tx.query(
    `insert into email_recipients as r (hash)
     select $1 where not exists (select 1 from users where email = $2 and email_verified_at is not null)
     on conflict (hash) do update set
       emails = case when r.since < now() - interval '1 hour' then 1 else least(r.emails + 1, $3) end,
       since = case when r.since < now() - interval '1 hour' then now() else r.since end
     returning emails`,
    [hashToken(recipient.toLowerCase()), recipient, unprovenEmailsPerHour + 1],
  );
  const [counted] = rows;
  return !counted || counted.emails <= unprovenEmailsPerHour;
}

/**
 * Counts an email of one kind, such as a security notice, in the transaction that queues it.
 * @param key names the kind and its account
 * @returns false when `most` of them were queued within the hour
 */
export async function takeKind(tx: EntityManager, key: string, most: number): Promise<boolean> {
  const rows: { emails: number }[] = await tx.query(
    `insert into email_recipients as r (hash) values ($1)
     on conflict (hash) do update set
       emails = case when r.since < now() - interval '1 hour' then 1 else least(r.emails + 1, $2) end,
       since = case when r.since < now() - interval '1 hour' then now() else r.since end
     returning emails`,
    [hashToken(key), most + 1],
  );
  return (rows[0]?.emails ?? 1) <= most;
}

/** Deletes the counts of past hours. */
export async function dropOldRecipients(db: EntityManager): Promise<void> {
  await deleteInBatches(
    db,
    `delete from email_recipients where ctid = any(array(
       select ctid from email_recipients where since < now() - interval '1 hour' limit $1))`,
  );
}
