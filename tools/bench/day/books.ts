import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, QueryResultRow } from 'pg';
import { folderStorage } from '../../../api/platform/storage/storage';
import type { Books } from './rules/rule';
import type { World } from './world';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** What still has to be done, by kind. */
const unfinished = `select
  (select count(*) from designs where state in ('QUEUED', 'RUNNING'))::int as designs,
  (select count(*) from outbox where state = 'QUEUED')::int as emails,
  (select count(*) from webhook_deliveries where state = 'WAITING')::int as webhooks,
  (select count(*) from provider_events where handled_at is null)::int as events,
  (select count(*) from payments where state in ('CAPTURING', 'REVIEW'))::int as payments,
  (select count(*) from refunds where state in ('INTENT', 'PENDING'))::int as refunds,
  (select count(*) from mailings where status = 'RUNNING')::int as mailings,
  (select count(*) from month_plans m join users u on u.id = m.user_id
   where (m.state = 'MAKING' and (m.hold is null or u.credits > 0))
      or (m.state in ('MAKING', 'PAUSED')
          and exists (select from month_posts p where p.plan_id = m.id and p.state = 'MAKING')))::int as months`;

/** Waits until queues are empty, at most a number of minutes, and says what is left then. */
export async function drained(pool: Pool, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  for (;;) {
    const { rows } = await pool.query<Record<string, number>>(unfinished);
    const left = Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0);
    if (left.length === 0) return console.log('All queues are empty');
    if (Date.now() > end) return console.log(`Still open after ${minutes} minutes: ${JSON.stringify(left)}`);
    await sleep(2_000);
  }
}

/** How months and mailings have ended, so that a day shows which of their ways it has played. */
export async function endsOf(pool: Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select 'month ' || state as name, count(*)::int from month_plans group by 1
     union all select 'post of a month ' || state, count(*)::int from month_posts group by 1
     union all select 'mailing ' || status, count(*)::int from mailings group by 1
     union all select action, count(*)::int from audit where action in ('stop-mailing', 'resume-mailing') group by 1
     order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Gathers all records of the day. */
export async function booksOf({ shop, facts, receiver }: World): Promise<Books> {
  const files = new Map<string, number>();
  const folder = join(shop.room.folder, 'files');
  for (const kind of ['designs', 'uploads'])
    for await (const { key } of folderStorage(folder).list(kind)) files.set(key, statSync(join(folder, key)).size);
  return {
    query: async <Row extends QueryResultRow>(sql: string, parameters?: unknown[]) =>
      (await shop.pool.query<Row>(sql, parameters)).rows,
    paypal: shop.standIns.books(),
    emails: shop.standIns.mail.emails().map(({ recipients, email }) => ({
      messageId: email.messageId ?? '',
      recipients,
      text: `${email.subject} ${email.html}`,
    })),
    webhooks: receiver.received.map(({ path, headers, body }) => ({
      path,
      eventId: headers['webhook-id'] ?? '',
      body,
    })),
    files,
    facts,
  };
}
