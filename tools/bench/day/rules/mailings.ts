import { checkEach, sqlRule, grouped } from './rule';
import type { Rule } from './rule';

const counts = sqlRule(
  'the counts of each mailing = its emails and logs, and each has ended or was stopped',
  'select count(*)::int as rows from mailings',
  `select format('mailing %s is %s: %s of %s queued, %s skipped; %s emails, %s logs, %s accounts left', m.id, status,
     queued, recipients, skipped, emails, logs, waiting) as difference
   from mailings m,
     lateral (select count(*)::int as emails from outbox o where o.mailing_id = m.id) o,
     lateral (select count(*)::int as logs from message_logs l join outbox o on o.id = l.outbox_id where o.mailing_id = m.id) l,
     lateral (select count(*)::int as waiting from mailing_recipients r where r.mailing_id = m.id) r
   where status = 'RUNNING' or queued <> emails or queued <> logs or recipients <> queued + skipped + waiting
      or (status = 'FINISHED' and waiting > 0)`,
);

interface Email {
  id: string;
  account: string;
  recipient: string;
  mailing: string;
  subject: string;
  isNewsletter: boolean;
  status: string;
  /** State of the email itself. */
  state: string;
  /** Milliseconds since 1970. */
  queued: number;
  isVerified: boolean;
}

const emails = `select o.id::text, o.user_id::text as account, recipient, m.id::text as mailing, m.subject,
    m.kind = 'NEWS' as "isNewsletter", m.status, o.state, extract(epoch from o.created_at)::float8 * 1000 as queued,
    coalesce(u.email_verified_at is not null and u.disabled_at is null and u.deleted_at is null, false) as "isVerified"
  from outbox o join mailings m on m.id = o.mailing_id left join users u on u.id = o.user_id`;

/** An email that was sent twice has one message id, by which a mailbox knows it. */
const arrived: Rule = {
  name: 'each recipient of a mailing that was not stopped got its email once',
  async check({ query, facts, emails: mailbox }) {
    const mailings = await query<{ id: string; subject: string; status: string }>(
      'select id::text, subject, status from mailings',
    );
    const queued = await query<Email>(emails);
    const emailOf = new Map(
      (await query<{ id: string; email: string }>('select id::text, email::text from users')).map(({ id, email }) => [
        id,
        email,
      ]),
    );
    const left = new Set(facts.unsubscribed.map(({ userId }) => userId));
    const dueOf = new Map(facts.mailings.map(({ id, due }) => [id, due]));
    const differences = mailings.flatMap(({ id, subject, status }) => {
      const got = grouped(
        mailbox.filter(({ text }) => text.startsWith(`${subject} `)),
        ({ recipients }) => recipients.join(),
      );
      // who unsubscribes before a newsletter is sent does not get it
      const own = queued
        .filter(({ mailing, state, account }) => mailing === id && !(state === 'FAILED' && left.has(account)))
        .map(({ recipient }) => recipient);
      const due = (dueOf.get(id) ?? []).filter((one) => !left.has(one)).map((one) => emailOf.get(one) ?? one);
      return [...new Set([...got.keys(), ...own, ...due])].flatMap((recipient) => {
        const times = new Set(got.get(recipient)?.map(({ messageId }) => messageId)).size;
        const isWrong = times > 1 || (times === 0 ? status !== 'STOPPED' : !own.includes(recipient));
        return isWrong ? [`mailing ${id} (${status}) reached ${recipient} ${times} times`] : [];
      });
    });
    return { rows: queued.length, differences };
  },
};

const allowed: Rule = {
  name: 'no mailing was sent to an account that may not get it',
  async check({ query, facts }) {
    const leftAt = new Map(facts.unsubscribed.map(({ userId, acknowledgedAt }) => [userId, acknowledgedAt]));
    return checkEach(
      await query<Email>(emails),
      ({ mailing, recipient, account, isNewsletter, queued, isVerified }) => {
        if (!isVerified) return `mailing ${mailing} was sent to ${recipient}, who has not confirmed the address`;
        const at = leftAt.get(account);
        return isNewsletter && at !== undefined && queued > at
          ? `mailing ${mailing} was sent to ${recipient}, who had unsubscribed`
          : null;
      },
    );
  },
};

export const mailingRules: readonly Rule[] = [counts, arrived, allowed];
