import { createHash } from 'node:crypto';
import { Client } from 'pg';
import type { DesignFilter, TicketFilter } from '../../graphql/generated/schema';
import { inLongTests, runs } from '../../test/long';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { lists } from '../../wiring/lists';
import type { Direction } from './definition';
import { makeAhead } from '../database/partitions/make-ahead';
import { partitionedTables } from '../database/partitions/partitioned-tables';
import { forgetLongLists } from './long-lists';
import type { RegisteredList } from './registry';

/** More than the first 2,000 rows, which a search reads twice: the planner prefers the indexes from there on. */
const rows = runs({ gate: 8_000, long: 40_000 });
/** Number of accounts that own something; each has a hundred of 40,000 rows. */
const people = 400;
/** Length of a page that finds this share of an account's rows. */
const foundOf = (share: number) => Math.min(20, (share * rows) / people);

const uuidOf = (kind: string, number: string) => `('${kind}' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const person = uuidOf('00000000-0000-7000-8000-', `n % ${people}`);
const moment = `timestamptz '2026-01-01' + n * interval '1 minute'`;
/** Of tables in partitions: months, of which the job has made the first ones. */
const inMonths = `timestamptz '2026-01-01' + n * interval '30 minutes'`;

const seed = [
  `insert into users (id, email, name, credits, created_at) select ${uuidOf('00000000-0000-7000-8000-', 'n')}, 'p' || n || '@example.com', 'P ' || md5(n::text), n % 50, ${moment} from generate_series(0, ${rows - 1}) n`,
  `insert into audit (actor, action, subject, reason, created_at) select ${person}, 'update-user', 'users/' || n % 5000, md5(n::text), ${moment} from generate_series(1, ${rows}) n`,
  `insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country, payment_status, paid_at, created_at)
   select 'PACKAGE', 'A' || lpad(n::text, 7, '0'), 'B' || lpad(n::text, 7, '0'), ${person}, 'Pack ' || n % 7, n % 500, 1, n % 500 + 1, 'USD', 20, 30, 'Customer ' || md5(n::text), 'c@example.com', '1 Main Street', 'Other',
          (array['PENDING', 'PAID', 'CANCELLED'])[n % 3 + 1], ${moment}, ${moment} from generate_series(1, ${rows}) n`,
  `insert into designs (user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, enhanced_prompt, prompt, state, created_at, finished_at)
   select ${person}, n::text, 'FACEBOOK', 'FACEBOOK_POST', (array['SQUARE', 'LANDSCAPE'])[n / ${people} % 2 + 1], (array['MUSIC', 'PETS', 'ART', 'DIY'])[n / ${people} % 4 + 1], 'BOLD', 'Text ' || md5(n::text), 'A stage', case when n % 10 = 0 then 'Richer ' || md5('e' || n) end, 'A stage', 'FAILED', ${moment}, case when n % 9 > 0 then ${moment} end from generate_series(1, ${rows}) n`,
  `insert into credit_entries (user_id, change, balance_after, reason, created_at) select ${person}, 1, 1, 'GRANT', ${moment} from generate_series(1, ${rows}) n`,
  `insert into tickets (user_id, user_name, user_email, user_role, subject, message, status, unread_by_support, created_at, last_message_at)
   select ${person}, 'P', 'mail' || md5(n::text) || '@example.com', 'MEMBER', 'Subject ' || md5(n::text), 'Words', case when n % 200 = 0 then 'OPEN' else 'CLOSED' end,
          case when n % 200 = 0 then 1 else 0 end, ${moment}, ${moment} from generate_series(1, ${rows}) n`,
  `insert into outbox (recipient, subject, html, state, created_at) select 'mail' || n || '@example.com', 'Subject ' || md5(n::text), '', 'SENT', ${moment} from generate_series(1, ${rows}) n`,
  `insert into message_logs (user_id, template_name, created_at) select ${person}, 'News', ${moment} from generate_series(1, ${rows}) n`,
  `insert into mailings (kind, status, subject, body, recipients, request_id, created_at, finished_at) select 'NEWS', 'FINISHED', 'Subject ' || md5(n::text), '', 0, n::text, ${moment}, ${moment} from generate_series(1, ${rows}) n`,
  `insert into suppressed_addresses (address, reason, created_at) select md5(n::text) || '@example.com', '550', ${moment} from generate_series(1, ${rows}) n`,
  `with account as (insert into paypal_accounts (mode, client_id, secret_cipher) values ('SANDBOX', 'client', '') returning id)
   insert into unmatched_payments (capture_id, account_id, payer_email, amount, currency, captured_at) select upper(md5(n::text)), account.id, 'mail' || n || '@example.com', n % 500, 'USD', ${moment} from account, generate_series(1, ${rows}) n`,
  `insert into webhook_deliveries (endpoint_id, event_id, type, data, state, next_attempt_at, created_at) select ${person}, gen_random_uuid(), 'order.paid', '{}', 'SUCCEEDED', null, ${inMonths} from generate_series(1, ${rows}) n`,
  `insert into events (user_id, type, data, transaction_no, created_at) select ${person}, 'order.paid', '{}', n - ${rows}, ${inMonths} from generate_series(1, ${rows}) n`,
  `insert into api_requests (user_id, token_id, token_name, operation, status, cost, duration_ms, request_id, represents, created_at) select ${person}, gen_random_uuid(), 'A program', 'Mine', 200, 1, 1, n::text, 1, ${moment} from generate_series(1, ${rows}) n`,
  // Half of an account's tokens are used up, and a quarter belong to ended sessions.
  `insert into sessions (user_id, family, refresh_hash, created_at, expires_at, rotated_at, revoked_at)
   select ${person}, ${person}, md5(n::text), ${moment}, now() + interval '60 days', case when n / ${people} % 2 = 0 then ${moment} end, case when n / ${people} % 4 = 1 then ${moment} end from generate_series(1, ${rows}) n`,
];

const tables = [
  'users',
  'audit',
  'orders',
  'designs',
  'credit_entries',
  'tickets',
  'outbox',
  'message_logs',
  'mailings',
  'suppressed_addresses',
  'unmatched_payments',
  'sessions',
  'webhook_deliveries',
  'events',
  'api_requests',
];

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describe(`the indexes of lists, at ${rows} rows`, () => {
  let product: TestProduct;
  const queries = jest.spyOn(Client.prototype, 'query');

  beforeAll(async () => {
    product = await startTestProduct();
    const { pool } = product.services;
    const filling = await pool.connect();
    // Triggers are off: the references between the rows are consistent by construction.
    await filling.query('set session_replication_role = replica; set statement_timeout = 0');
    for (const table of partitionedTables({ events: 30, history: null }))
      await makeAhead(filling, table, new Date('2026-01-15'));
    for (const statement of seed) await filling.query(statement);
    filling.release(true);
    for (const table of tables) await pool.query(`vacuum analyze ${table}`);
  });
  afterAll(async () => {
    queries.mockRestore();
    await product.stop();
  });

  const admin = () => product.ctx({ id: '00000000-0000-7000-8000-000000000001', role: 'ADMIN' });
  const listOf = (name: string): RegisteredList => {
    const list = lists.find((one) => one.name === name);
    if (!list) throw new Error(`There is no list ${name}`);
    return list;
  };
  /** Lists that grow with the shop. The others have few rows in any shop. */
  const growing = lists.filter(({ name }) => !['items', 'allItems', 'section-versions'].includes(name));
  const ofAllOwners = growing.filter(({ access }) => access !== 'ownerOnly');

  /**
   * Runs a statement. PostgreSQL may plan a named one once for all values, and one account's rows are read by named ones.
   * @returns its plan
   */
  async function explain(text: string, values: unknown[], isNamed: boolean): Promise<PlanNode> {
    const client = await product.services.pool.connect();
    try {
      await client.query(`set plan_cache_mode = ${isNamed ? 'force_generic_plan' : 'auto'}`);
      const explained = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
        ...(isNamed && { name: `explained-${createHash('sha1').update(text).digest('hex')}` }),
        text: `explain (analyze, timing off, format json) ${text}`,
        values,
      });
      return explained.rows[0]!['QUERY PLAN'][0]!.Plan;
    } finally {
      await client.query('reset plan_cache_mode');
      client.release();
    }
  }

  /** Counts the rows and index entries that the statements scanned, and the rows found. */
  async function cost(
    list: RegisteredList,
    request: Parameters<RegisteredList['page']>[1],
    { remembers = false } = {},
  ): Promise<{ found: number; read: number; counts: number }> {
    queries.mockClear();
    if (!remembers) forgetLongLists(product.services.dataSource);
    const found = (await list.page(admin(), request).items()).length;
    const asked = queries.mock.calls.map(([query, values]: unknown[]) =>
      typeof query === 'string' ? { text: query, values } : (query as { text: string; values: unknown }),
    );
    const reading = asked.filter(({ text }) => !text.includes('count('));
    let read = 0;
    for (const { text, values } of reading) {
      const explained = await explain(text, values as unknown[], request.owner !== undefined);
      for (const node of nodesOf(explained)) {
        if (!node['Node Type'].includes('Scan') && node['Node Type'] !== 'Sort') continue;
        read +=
          (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
          node['Actual Loops'];
      }
    }
    return { found, read, counts: asked.length - reading.length };
  }

  const directions: Direction[] = ['ASC', 'DESC'];
  const sortedOf = (some: readonly RegisteredList[]) =>
    some.flatMap((list) =>
      list.sorts.flatMap((field) => directions.map((direction) => [list.name, field, direction, list] as const)),
    );

  it.each(sortedOf(ofAllOwners))(
    "bound the cost of all accounts' %s by %s %s: first and last page",
    async (_name, field, direction, list) => {
      const sort = { field, direction };
      const first = await cost(list, { sort, page: { size: 20 } });
      expect(first).toMatchObject({ found: 20, counts: 0 });
      expect(first.read).toBeLessThan(150);
      const last = await cost(list, { sort, page: { size: 20, number: rows / 20 } });
      expect(last).toMatchObject({ found: 20, counts: 1 });
      expect(last.read).toBeLessThan(150);
    },
  );

  // only lists that are too long to be counted each time remember where a page begins
  inLongTests(() => {
    it.each(sortedOf(ofAllOwners))(
      "bound the cost of all accounts' %s by %s %s, paging through the middle",
      async (_name, field, direction, list) => {
        const asked = (number: number) => ({ sort: { field, direction }, page: { size: 20, number } });
        await list.page(admin(), asked(rows / 40)).items();
        for (const number of [rows / 40 + 1, rows / 40]) {
          const beside = await cost(list, asked(number), { remembers: true });
          expect(beside).toMatchObject({ found: 20, counts: 0 });
          expect(beside.read).toBeLessThan(150);
        }
      },
    );
  });

  it.each(sortedOf(growing.filter(({ hasOwner }) => hasOwner)))(
    "bound the cost of one account's %s by %s %s",
    async (_name, field, direction, list) => {
      const { found, read } = await cost(list, {
        owner: '00000000-0000-7000-8000-000000000005',
        sort: { field, direction },
        page: { size: 20 },
      });
      expect(found).toBe(foundOf(list.name === 'sessions' ? 1 / 4 : 1));
      // The account's own hundred rows, sorted if the index is not, and the page.
      expect(read).toBeLessThan(300);
    },
  );

  /** Cost of a search: the first two thousand rows, read and filtered, and what an index then finds. */
  const ofSearch = 2 * 2_000 + 150;

  it.each(ofAllOwners.filter(({ filters }) => 'search' in filters).map((list) => [list.name, list] as const))(
    "bound the cost of searching all accounts' %s",
    async (_name, list) => {
      const [row]: { digest: string }[] = await product.services.dataSource.query(`select upper(md5('77')) as digest`);
      const { found, read } = await cost(list, { filter: { search: row?.digest.slice(4, 20) ?? '' } });
      expect(found).toBe(1);
      expect(read).toBeLessThan(ofSearch);
    },
  );

  it.each<[string, TicketFilter]>([
    ['one status', { status: ['OPEN'] }],
    ['tickets unread by support', { unreadBySupport: true }],
  ])('bound the cost of few tickets of %s among many', async (_what, filter) => {
    const { found, read } = await cost(listOf('tickets'), { filter: filter, page: { size: 20 } });
    expect(found).toBe(20);
    expect(read).toBeLessThan(150);
  });

  it.each<[string, DesignFilter, number]>([
    ['one size', { size: ['LANDSCAPE'] }, foundOf(1 / 2)],
    ['one niche', { niche: ['PETS'] }, foundOf(1 / 4)],
    ['a niche without designs', { niche: ['VLOG'] }, 0],
    [
      'several styles and sizes',
      { style: ['BOLD', 'MINIMAL'], size: ['SQUARE'], niche: ['ART', 'MUSIC'] },
      foundOf(1 / 2),
    ],
  ])("bound the cost of one account's designs of %s", async (_what, filter, most) => {
    const { found, read } = await cost(listOf('designs'), {
      owner: '00000000-0000-7000-8000-000000000005',
      filter: filter,
      page: { size: 20 },
    });
    expect(found).toBe(most);
    // At most the account's own hundred rows, and the page.
    expect(read).toBeLessThan(300);
  });

  it('bound the cost of a search that finds nearly all orders, or one hundred of them', async () => {
    for (const [search, page] of [
      ['customer', { size: 20 }],
      ['customer', { size: 20, number: 40 }],
      ['a00012', { size: 20 }],
    ] as const) {
      const { found, read } = await cost(listOf('purchases'), { filter: { search }, page });
      expect(found).toBe(20);
      expect(read).toBeLessThan(8 * ofSearch);
    }
  });

  it.each(['zo', 'zq', 'Q'])(
    'bound the cost of searching all accounts’ orders by the first letters %s',
    async (search) => {
      const { pool } = product.services;
      await pool.query(
        `update orders set customer_name = 'Zoe', customer_email = 'zq@example.com' where order_code = 'A0000077'`,
      );
      await pool.query(`update orders set customer_name = 'Quin' where order_code = 'A0000078'`);
      const { found, read } = await cost(listOf('purchases'), { filter: { search } });
      expect(found).toBe(1);
      expect(read).toBeLessThan(ofSearch);
    },
  );

  it('find an order by the email and the payment code of its customer', async () => {
    await product.services.pool.query(
      `update orders set customer_email = 'mira.lindqvist@example.com' where order_code = 'A0000079'`,
    );
    for (const search of ['lindqvist@EXAMPLE', 'b0000079'])
      expect((await cost(listOf('purchases'), { filter: { search } })).found).toBe(1);
  });

  it('bound the cost of searching designs by their enhanced prompts', async () => {
    const [row]: { digest: string }[] = await product.services.dataSource.query(`select upper(md5('e80')) as digest`);
    const { found, read } = await cost(listOf('designs'), { filter: { search: row?.digest.slice(4, 20) ?? '' } });
    expect(found).toBe(1);
    expect(read).toBeLessThan(ofSearch);
  });

  it('bound the cost of searching tickets by email address', async () => {
    const [row]: { digest: string }[] = await product.services.dataSource.query(`select upper(md5('77')) as digest`);
    const { found, read } = await cost(listOf('tickets'), {
      filter: { email: row?.digest.slice(4, 20) ?? '' },
    });
    expect(found).toBe(1);
    expect(read).toBeLessThan(ofSearch);
  });
});
