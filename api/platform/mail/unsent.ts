import type { EntityManager } from 'typeorm';
import { enqueue } from '../jobs/jobs';
import { hasItsSecret, hasItsSecretSql } from './email-link';
import { enqueueEmails, mailJobKey } from './mail';
import { notSentStates } from './outbox.entity';
import type { EmailState, OutboxEntity } from './outbox.entity';

const batch = 500;
const mostBatches = 20;

const queueAgain = (db: EntityManager, outboxId: string) =>
  enqueue(db, 'send_mail', { outboxId }, { key: mailJobKey(outboxId) });

/**
 * Requeues emails that were not sent within an hour and have no job: its attempts were used up, or it was lost. Run by
 * a job.
 * @returns how many
 */
export async function requeueLostEmails(db: EntityManager): Promise<number> {
  let requeued = 0;
  for (let turn = 0; turn < mostBatches; turn += 1) {
    const lost: { id: string }[] = await db.query(
      `select id from outbox email
       where state = 'QUEUED' and created_at < now() - interval '1 hour' and not exists
         (select 1 from graphile_worker.jobs where key = 'mail:' || email.id and attempts < max_attempts)
       order by created_at limit ${batch}`,
    );
    for (const { id } of lost) await queueAgain(db, id);
    requeued += lost.length;
    if (lost.length < batch) break;
  }
  return requeued;
}

/** Emails older than this are sent at an operator's request only: what they say may no longer hold. */
const freshFor = '3 days';

/**
 * Requeues emails of the last days that were written while no mail server was configured. Run by a job once there is one.
 * @returns how many
 */
export async function sendWaitingEmails(db: EntityManager): Promise<number> {
  let sent = 0;
  for (let turn = 0; turn < mostBatches; turn += 1) {
    const ids = await requeueWhere(db, `${isNotSent} and created_at > now() - interval '${freshFor}'`, []);
    sent += ids.length;
    if (ids.length < batch) break;
  }
  return sent;
}

/** Maximum number of emails whose next attempt is brought forward at once. */
const mostHurried = 10_000;

/** Has emails that wait for their next attempt sent now, after another mail server was set; each keeps its attempts. */
export async function hurryWaitingEmails(db: EntityManager): Promise<void> {
  await db.query(
    `select count(*) from graphile_worker.reschedule_jobs(
       array(select id from graphile_worker.jobs
             where task_identifier = 'send_mail' and locked_at is null and attempts > 0 and attempts < max_attempts
             order by run_at limit ${mostHurried}),
       run_at => now())`,
  );
}

/** States in which an email is not sent automatically. */
const unsentStates: readonly EmailState[] = ['FAILED', 'REFUSED', ...notSentStates];

/** Condition: it is not sent automatically, and an Admin can send it. QUEUED is one that waits for its next attempt. */
const isUnsent = `(state in ('${unsentStates.join("', '")}') or (state = 'QUEUED' and attempts > 0))`;

/** Condition: the body exists, and so does the secret link, if the email has one. */
const isWhole = `html <> '' and ${hasItsSecretSql}`;

const isNotSent = `state in ('${notSentStates.join("', '")}')`;

/** Condition: its mailing, if it has one, is not stopped. Emails that had failed before that are not held. */
const isNotOfStopped = `not exists (select from mailings where id = mailing_id and status = 'STOPPED')`;

/**
 * Waits for changes of the mailings of these emails, and lets none be stopped before the end of the transaction: an
 * email that is queued in the same moment would not be held.
 * @param emails condition of `outbox`
 */
const lockMailingsOf = (tx: EntityManager, emails: string, values: unknown[]): Promise<unknown> =>
  tx.query(
    `select from mailings where id in (select mailing_id from outbox where ${emails}) order by id for share`,
    values,
  );

/** Requeues one batch of matching emails with all their attempts. @returns their ids */
const requeueWhere = (db: EntityManager, where: string, values: unknown[]): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lockMailingsOf(tx, `mailing_id is not null and ${where}`, values);
    const [rows]: [{ id: string }[], number] = await tx.query(
      `update outbox set state = 'QUEUED', attempts = 0, error = null
       where id in (select id from outbox where ${where} and ${isWhole} order by created_at limit ${batch} for update) returning id`,
      values,
    );
    for (const { id } of rows) await queueAgain(tx, id);
    return rows.map(({ id }) => id);
  });

/** Which emails an operator has sent: one by its id, all that failed, or all written without a mail server. */
export type Resent = { id: string } | 'all-failed' | 'all-unsent';

/**
 * Requeues emails with all their attempts: the one with this id in any state, or all of a kind. Emails whose recipient
 * a server rejected permanently, and emails of stopped mailings, are sent again by their id only. Emails written without a mail server that can't be
 * sent any more, because their secret link has expired, become FAILED.
 * @returns ids of the emails that will be sent
 */
export async function resendEmails(db: EntityManager, which: Resent): Promise<string[]> {
  if (typeof which !== 'string') return requeueWhere(db, 'id = $1', [which.id]);
  const sent: string[] = [];
  const where = which === 'all-failed' ? `state = 'FAILED' and ${isNotOfStopped}` : isNotSent;
  for (let last = batch; last === batch;) {
    const ids = await requeueWhere(db, where, []);
    sent.push(...ids);
    last = ids.length;
  }
  if (which === 'all-unsent')
    await db.query(
      `update outbox set state = 'FAILED', error = 'Its secret link has run out' where ${isNotSent} and html <> '' and not (${isWhole})`,
    );
  return sent;
}

/** Whether an Admin can have an email sent: it was not sent, and it is whole. Its mailing may be stopped, and none of it is sent then. */
export const isRetryable = (email: OutboxEntity): boolean =>
  (unsentStates.includes(email.state) || (email.state === 'QUEUED' && email.attempts > 0)) &&
  email.html !== '' &&
  hasItsSecret(email);

/**
 * Requeues the emails that were not sent, with all their attempts, in the caller's transaction. An email that is being
 * sent right now is left alone: a second job could send it twice. So is one whose mailing is stopped.
 * @returns ids of the emails that are queued now
 */
export async function retryEmails(tx: EntityManager, ids: readonly string[]): Promise<string[]> {
  await lockMailingsOf(tx, 'id = any($1::uuid[])', [ids]);
  const [rows]: [{ id: string }[], number] = await tx.query(
    `update outbox email set state = 'QUEUED', attempts = 0, error = null
     where id = any($1::uuid[]) and ${isUnsent} and ${isWhole} and ${isNotOfStopped} and not exists
       (select 1 from graphile_worker.jobs job where job.key = 'mail:' || email.id and job.locked_at is not null)
     returning id`,
    [ids],
  );
  const queued = rows.map(({ id }) => id);
  await enqueueEmails(tx, queued);
  return queued;
}
