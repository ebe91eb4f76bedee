import { adminSearch } from '../../api/domain/admin-home/admin-search.service';
import { startTestProduct } from '../../api/test/test-product';
import type { TestProduct } from '../../api/test/test-product';
import { forgetLongLists } from '../../api/platform/lists/long-lists';
import type { RegisteredList } from '../../api/platform/lists/registry';
import { lists } from '../../api/wiring/lists';
import { nearestRank } from './table';
import type { IsWanted, Row } from './table';

const [orders, designs, people, others, ofOwner] = [1_000_000, 1_000_000, 200_000, 200_000, 200_000];
const rounds = 100;
const pageSize = 25;
const admin = { id: '00000000-0000-7000-8000-000000000001', role: 'ADMIN' } as const;

/** The account that owns as many rows of each list as others have together. */
const owner = '00000000-0000-7000-8000-000000000005';
/** Rows up to `shared` belong to accounts in turn, the later ones to the owner. */
const personAfter = (shared: number) =>
  `case when n > ${shared} then '${owner}' else '00000000-0000-7000-8000-' || lpad(to_hex(n % ${people}), 12, '0') end::uuid`;
const moment = `timestamptz '2024-01-01' + n * interval '1 minute'`;
const numbers = (count: number) => `generate_series(1, ${count}) n`;

const seedOf = (shared: number, statement: (person: string) => string) =>
  `${statement(personAfter(shared))} from ${numbers(shared + ofOwner)}`;

/** Rows of each list by its table. */
const seeds: Record<string, string> = {
  users: `insert into users (id, email, name, credits, created_at) select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'p' || n || '@example.com', 'P ' || md5(n::text), n % 50, ${moment} from generate_series(0, ${people - 1}) n`,
  orders: seedOf(
    orders,
    (
      person,
    ) => `insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country, payment_status, paid_at, paid_number, created_at)
    select 'PACKAGE', 'A' || lpad(n::text, 7, '0'), 'B' || lpad(n::text, 7, '0'), ${person}, 'Pack ' || n % 7, n % 500, 1, n % 500 + 1, 'USD', 20, 30, 'Customer ' || md5(n::text), 'c@example.com', '1 Main Street', 'Other', (array['PENDING', 'PAID', 'CANCELLED'])[n % 3 + 1], ${moment}, case when n <= ${people} then 1 when n <= ${2 * people} then 2 end, ${moment}`,
  ),
  designs: seedOf(
    designs,
    (
      person,
    ) => `insert into designs (user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, state, created_at, finished_at)
    select ${person}, n::text, 'FACEBOOK', 'FACEBOOK_POST', 'SQUARE', 'MUSIC', 'BOLD', 'Text ' || md5(n::text), 'A stage', 'A stage', 'FAILED', ${moment}, ${moment}`,
  ),
  credit_entries: seedOf(
    others,
    (person) =>
      `insert into credit_entries (user_id, change, balance_after, reason, created_at) select ${person}, 1, 1, 'GRANT', ${moment}`,
  ),
  tickets: seedOf(
    others,
    (
      person,
    ) => `insert into tickets (user_id, user_name, user_email, user_role, subject, message, status, created_at, last_message_at)
    select ${person}, 'P', 'mail' || n || '@example.com', 'MEMBER', 'Subject ' || md5(n::text), 'Words', 'CLOSED', ${moment}, ${moment}`,
  ),
  message_logs: seedOf(
    others,
    (person) => `insert into message_logs (user_id, template_name, created_at) select ${person}, 'News', ${moment}`,
  ),
  sessions: seedOf(
    others,
    (person) =>
      `insert into sessions (user_id, family, refresh_hash, created_at, expires_at) select ${person}, gen_random_uuid(), md5(n::text), ${moment}, now() + interval '60 days'`,
  ),
  webhook_deliveries: seedOf(
    others,
    (person) =>
      `insert into webhook_deliveries (endpoint_id, event_id, type, data, state, next_attempt_at, created_at) select ${person}, gen_random_uuid(), 'order.paid', '{}', 'SUCCEEDED', null, ${moment}`,
  ),
  events: seedOf(
    others,
    (person) =>
      `insert into events (user_id, type, data, transaction_no, created_at) select ${person}, 'order.paid', '{}', n - 100000000, ${moment}`,
  ),
  api_requests: seedOf(
    others,
    (person) =>
      `insert into api_requests (user_id, token_id, token_name, operation, status, cost, duration_ms, request_id, represents, created_at) select ${person}, gen_random_uuid(), 'A program', 'Mine', 200, 1, 1, n::text, 1, ${moment}`,
  ),
  audit: `insert into audit (actor, action, subject, reason, created_at) select '${owner}', 'update-user', 'users/' || n % 5000, md5(n::text), ${moment} from ${numbers(others)}`,
  outbox: `insert into outbox (recipient, subject, html, state, created_at) select 'mail' || n || '@example.com', 'Subject ' || md5(n::text), '', 'SENT', ${moment} from ${numbers(others)}`,
  mailings: `insert into mailings (kind, status, subject, body, recipients, request_id, created_at, finished_at) select 'NEWS', 'FINISHED', 'Subject ' || md5(n::text), '', 0, n::text, ${moment}, ${moment} from ${numbers(others)}`,
  suppressed_addresses: `insert into suppressed_addresses (address, reason, created_at) select md5(n::text) || '@example.com', '550', ${moment} from ${numbers(others)}`,
};

/** Lists that have few rows in any shop. */
const small = ['items', 'allItems', 'section-versions'];
const growing = lists.filter(({ name }) => !small.includes(name));
/** A text that one row holds, in the index of a list's search. */
const rare = `md5('77')`;

async function fill({ services: { pool } }: TestProduct): Promise<string> {
  const client = await pool.connect();
  try {
    // Triggers are off: the references between the rows are consistent by construction.
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    for (const [table, seed] of Object.entries(seeds)) {
      await client.query(seed);
      await client.query(`vacuum analyze ${table}`);
    }
    const { rows } = await client.query<{ text: string }>(`select ${rare} as text`);
    return rows[0]?.text.slice(4, 20) ?? '';
  } finally {
    client.release(true);
  }
}

/** Returns the 95th percentile in milliseconds. */
async function p95(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 3; round += 1) {
    const begun = performance.now();
    await work(round);
    // The first rounds warm up.
    if (round >= 3) times.push(performance.now() - begun);
  }
  return nearestRank(times, 0.95);
}

/**
 * Times what an Admin of a large shop asks: each list, and the search of everything; and what an account with as many
 * rows asks of its own lists.
 */
export async function benchAdminLists(isWanted: IsWanted): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct();
  try {
    return await measure(product, await fill(product), isWanted);
  } finally {
    await product.stop();
  }
}

async function measure(product: TestProduct, text: string, isWanted: IsWanted): Promise<Row[]> {
  const rows: Row[] = [];
  const add = async (what: string, aim: number, work: (round: number) => Promise<unknown>) => {
    if (!isWanted(what)) return;
    forgetLongLists(product.services.dataSource);
    const ms = await p95(work);
    rows.push({
      what,
      beside: 'its bound',
      ours: `${ms.toFixed(1)} ms`,
      theirs: `${aim} ms`,
      ratio: ms / aim,
      aim: '<= 1',
    });
  };
  const page = async (list: RegisteredList, request: Parameters<RegisteredList['page']>[1], isCounted: boolean) => {
    const found = list.page(product.ctx(admin), request);
    await Promise.all([found.items(), ...(isCounted ? [found.pageInfo.totalPages()] : [])]);
  };
  const size = { size: pageSize };
  const middle = (round: number) => ({ page: { ...size, number: 2_000 + round } });
  /** Nothing about the list is cached. */
  const anew = async (list: RegisteredList, request: Parameters<RegisteredList['page']>[1]) => {
    forgetLongLists(product.services.dataSource);
    await page(list, request, true);
  };
  for (const list of growing.filter(({ access }) => access === 'admins')) {
    const of = `${list.name}:`;
    await add(`${of} first page with its total`, 50, () => page(list, { page: size }, true));
    await add(`${of} pages in the middle`, 50, (round) => page(list, middle(round), false));
    const sorted = (round: number) => ({
      field: list.sorts[round % list.sorts.length] ?? '',
      direction: round % 2 ? ('ASC' as const) : ('DESC' as const),
    });
    await add(`${of} by any column`, 50, (round) => page(list, { sort: sorted(round), page: size }, false));
    if (!('search' in list.filters)) continue;
    await add(`${of} rare text`, 100, () => page(list, { filter: { search: text }, page: size }, true));
  }
  const purchases = growing.find(({ name }) => name === 'purchases');
  if (purchases) {
    const firstOf = (month: string) => ({
      filter: { ordinal: ['FIRST'], paidAt: { from: new Date(`${month}-01`), until: new Date(`${month}-28`) } },
      page: size,
    });
    await add('purchases: first purchases of a month', 100, () => anew(purchases, firstOf('2024-03')));
    await add('purchases: first purchases of a month without any', 100, () => anew(purchases, firstOf('2025-03')));
  }
  for (const list of growing.filter(({ hasOwner }) => hasOwner)) {
    const of = `one account's ${list.name}:`;
    const own = (request: object) => ({ owner, page: size, ...request });
    await add(`${of} first page with its total`, 50, () => page(list, own({}), true));
    await add(`${of} first page, counted anew`, 250, () => anew(list, own({})));
    await add(`${of} pages in the middle`, 50, (round) => page(list, own(middle(round)), false));
    if (!('search' in list.filters)) continue;
    await add(`${of} rare text`, 200, () => page(list, own({ filter: { search: text } }), true));
  }
  for (const [what, words] of [
    ['a rare text', text],
    ['two letters', 'cu'],
    ['a frequent word', 'customer'],
  ] as const)
    await add(`search of everything: ${what}`, 100, () => adminSearch(product.ctx(admin), words));
  return rows;
}
