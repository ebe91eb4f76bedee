import { checkEach, sqlRule } from './rule';
import type { Rule } from './rule';

const due = sqlRule(
  'each email due was queued: confirmations, receipts, refunds',
  `select ((select count(*) from users where role = 'MEMBER') + (select count(*) from invoices))::int as rows`,
  `select format('order %s has no receipt', order_code) as difference from orders o
   where paid_at is not null and not exists (select from outbox where dedupe_key = 'receipt:' || o.id)
   union all
   select format('refund %s has no email', r.id) from refunds r
   where r.state = 'COMPLETED' and not exists (select from outbox where dedupe_key = 'refund:' || r.id)
   union all
   select format('account %s has no confirmation', u.id) from users u
   where u.role = 'MEMBER' and not exists (
     select from outbox m where m.recipient = u.email::text and m.subject = 'Please confirm your email address')`,
);

const sent: Rule = {
  name: 'each queued email arrived, and no other one',
  async check({ query, emails, facts }) {
    const rows = await query<{ id: string; state: string; subject: string; recipient: string }>(
      // emails of a stopped mailing are held, and newsletters are not sent to who has unsubscribed since
      `select o.id::text, case when state = 'HELD' and m.status = 'STOPPED' then 'STOPPED'
           when state = 'FAILED' and m.kind = 'NEWS' and o.user_id::text = any($1) then 'STOPPED' else state end as state,
         o.subject, recipient from outbox o left join mailings m on m.id = o.mailing_id`,
      [facts.unsubscribed.map(({ userId }) => userId)],
    );
    const arrived = new Map(
      emails.map(({ messageId, recipients }) => [/<?([0-9a-f-]{36})@/.exec(messageId)?.[1], recipients]),
    );
    const known = new Set(rows.map(({ id }) => id));
    const missing = checkEach(rows, ({ id, state, subject, recipient }) => {
      if (state === 'STOPPED') return null;
      if (state !== 'SENT') return `email ${id} '${subject}' is ${state}`;
      const to = arrived.get(id);
      if (!to) return `email ${id} '${subject}' did not arrive`;
      return to.length === 1 && to[0] === recipient ? null : `email ${id} went to ${to.join()}`;
    });
    const others = [...arrived.keys()].filter((id) => !known.has(id ?? ''));
    return {
      rows: missing.rows,
      differences: [...missing.differences, ...others.map((id) => `email ${id} is in no outbox`)],
    };
  },
};

const deliveries: Rule = {
  name: 'each delivery of a webhook arrived under the id of its event',
  async check({ query, webhooks, facts }) {
    const rows = await query<{ id: string; event: string; endpoint: string; state: string; type: string }>(
      `select id::text, event_id::text as event, endpoint_id::text as endpoint, state, type from webhook_deliveries`,
    );
    const pathOf = new Map([...facts.endpoints.values()].map(({ id, path }) => [id, path]));
    const arrived = new Set(webhooks.map(({ path, eventId }) => `${path} ${eventId}`));
    return checkEach(rows, ({ event, endpoint, state, type }) => {
      if (state !== 'SUCCEEDED') return `event ${event} (${type}) is ${state}`;
      const path = pathOf.get(endpoint);
      // the answer that named the endpoint was lost, so no player knows its path
      if (path === undefined) return null;
      return arrived.has(`${path} ${event}`) ? null : `event ${event} (${type}) did not arrive`;
    });
  },
};

/** Events of a transaction that began before the endpoint was committed are of both times. */
const undelivered = sqlRule(
  'each event of an account with an endpoint has a delivery',
  'select count(*)::int as rows from events',
  `select format('event %s (%s)', e.id, e.type) as difference from events e
   join webhook_endpoints w on w.user_id = e.user_id and e.created_at > w.created_at + interval '5 seconds'
   where w.active and split_part(e.type, '.', 1) || '.*' = any(w.patterns)
     and not exists (select from webhook_deliveries d where d.event_id = e.id and d.endpoint_id = w.id)`,
);

const cursors: Rule = {
  name: 'each event came once to those who read by cursor',
  async check({ query, facts }) {
    const all = await query<{ id: string; account: string }>(
      `select id::text, user_id::text as account from events where user_id = any($1::uuid[]) order by id`,
      [[...facts.events.keys()]],
    );
    const differences: string[] = [];
    for (const [account, read] of facts.events) {
      const own = all.filter((event) => event.account === account).map(({ id }) => id);
      const seen = new Set(read);
      if (seen.size !== read.length)
        differences.push(`account ${account} read ${read.length - seen.size} events twice`);
      const missed = own.filter((id) => !seen.has(id));
      if (missed.length > 0) differences.push(`account ${account} never read ${missed.join()}`);
    }
    return { rows: all.length, differences };
  },
};

export const messageRules: readonly Rule[] = [due, sent, deliveries, undelivered, cursors];
