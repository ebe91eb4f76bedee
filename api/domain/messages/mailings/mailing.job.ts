import type { RequestContext } from '../../../context';
import { enqueue } from '../../../platform/jobs/jobs';
import { hasQueuedEmails } from '../../../platform/mail/emails';
import { queueMailingEmails } from '../../../platform/mail/mail';
import { suppressedAmong } from '../../../platform/mail/suppression';
import { usersById } from '../../accounts/user.service';
import { messageEmail } from '../message-email';
import { MessageLogEntity } from '../message-log.entity';
import { MailingEntity } from './mailing.entity';
import { mailingJobKey } from './mailing.service';
import { whyNotReached } from './reach';
import { readEmailBrand } from '../../settings/appearance';

/** Accounts of one turn. */
const batch = 200;
/**
 * While this many emails of a mailing are unsent, the next turn waits: so a stop holds few emails, and a slow or absent
 * mail server does not fill the outbox.
 */
const mostUnsent = 400;
const pauseMs = 10_000;

/** Removes the next accounts of a mailing and returns them. */
async function takeAccounts(tx: RequestContext, mailingId: string): Promise<string[]> {
  const [rows]: [{ user_id: string }[], number] = await tx.db.query(
    `delete from mailing_recipients where mailing_id = $1 and user_id = any(array(
       select user_id from mailing_recipients where mailing_id = $1 order by user_id limit ${batch}))
     returning user_id`,
    [mailingId],
  );
  return rows.map(({ user_id: userId }) => userId);
}

/** Queues the emails of these accounts. @returns how many */
async function queueEmails(tx: RequestContext, mailing: MailingEntity, ids: readonly string[]): Promise<number> {
  const accounts = await usersById(tx, ids);
  const suppressed = await suppressedAmong(
    tx.db,
    accounts.map(({ email }) => email),
  );
  const reached = accounts.filter((account) => whyNotReached(account, mailing.kind, suppressed) === null);
  const brand = await readEmailBrand(tx);
  const emails = reached.map(({ id, email, name }) => ({
    ...messageEmail(brand, mailing, name, mailing.kind),
    to: email,
    userId: id,
    mailingId: mailing.id,
    link: mailing.kind === 'NEWS' ? ('UNSUBSCRIBE' as const) : ('NONE' as const),
  }));
  const queued = await queueMailingEmails(tx.db, emails);
  const logs = emails.flatMap(({ userId, subject }) => {
    const outboxId = queued.get(userId);
    return outboxId
      ? [
          {
            userId,
            outboxId,
            subject,
            templateName: mailing.templateName ?? mailing.subject,
            sender: mailing.startedBy,
          },
        ]
      : [];
  });
  if (logs.length > 0) await tx.db.insert(MessageLogEntity, logs);
  return logs.length;
}

/**
 * Queues the next emails of a mailing, and the job of the turn after. Run by a job; a repeated run goes on where the
 * last one ended, as the accounts are removed in the transaction that queues their emails.
 */
export async function sendMailing(ctx: RequestContext, mailingId: string): Promise<void> {
  const outcome = await ctx.transaction(async (tx) => {
    const mailing = await tx.db.findOne(MailingEntity, {
      where: { id: mailingId, status: 'RUNNING' },
      lock: { mode: 'pessimistic_write' },
    });
    if (!mailing) return null;
    const next = (notBefore?: Date) =>
      enqueue(tx.db, 'send_mailing', { mailingId }, { key: mailingJobKey(mailingId), ...(notBefore && { notBefore }) });
    if (await hasQueuedEmails(tx.db, mailingId, mostUnsent)) {
      await next(new Date(Date.now() + pauseMs));
      return null;
    }
    const ids = await takeAccounts(tx, mailingId);
    const queued = ids.length > 0 ? await queueEmails(tx, mailing, ids) : 0;
    const isLast = ids.length < batch;
    await tx.db.update(
      MailingEntity,
      { id: mailingId },
      {
        queued: mailing.queued + queued,
        skipped: mailing.skipped + ids.length - queued,
        ...(isLast && { status: 'FINISHED', finishedAt: new Date() }),
      },
    );
    if (!isLast) await next();
    return { queued, skipped: ids.length - queued, isLast };
  });
  if (outcome) ctx.logger.info({ mailing: mailingId, ...outcome }, 'emails of a mailing were queued');
}

/** Queues the jobs of running mailings that have none: it was lost, or all its attempts failed. Run by a job. */
export async function resumeLostMailings(ctx: RequestContext): Promise<number> {
  const lost: { id: string }[] = await ctx.db.query(
    `select id from mailings mailing where status = 'RUNNING' and not exists
       (select 1 from graphile_worker.jobs where key = 'mailing:' || mailing.id and attempts < max_attempts)`,
  );
  for (const { id } of lost) await enqueue(ctx.db, 'send_mailing', { mailingId: id }, { key: mailingJobKey(id) });
  return lost.length;
}
