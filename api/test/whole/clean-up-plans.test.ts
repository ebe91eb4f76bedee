import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { sweepItemFiles } from '../../domain/orders/item-file-sweep.job';
import { attachEmailsTo, forgetEmailsTo } from '../../platform/mail/mail';
import type { JobName } from '../../platform/jobs/definitions';
import { jobHandlers } from '../../wiring/job-handlers';
import { runs } from '../long';
import { fillStatements } from '../releases/fill';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

/** Scheduled jobs that scan tables that grow with the shop. */
const upkeep = [
  'cancel_stale_orders',
  'clean_up',
  'expire_memberships',
  'purge_designs',
  'purge_ticket_images',
  'reap_designs',
  'requeue_lost_work',
  'sweep_files',
] as const satisfies JobName[];

const day = 24 * 60 * 60 * 1000;
const rows = runs({ gate: 3_000, long: 10_000 });
/** Rows as recent as on a busy day, in the tables that `fillStatements` leaves empty or old. */
const young = [
  `insert into users (email, name, membership, membership_until) select 'premium' || n || '@example.com', 'A', case when n % 5 = 0 then 'PREMIUM' else 'FREE' end, now() + interval '9 days' from generate_series(1, ${rows}) n`,
  `insert into sessions (user_id, family, refresh_hash, expires_at, rotated_at) select id, uuidv7(), email, now() + interval '20 days', case when random() < 0.5 then now() end from users`,
  `insert into single_use_tokens (user_id, purpose, hash, expires_at) select id, 'RESET', email, now() + interval '1 hour' from users`,
  `insert into known_devices (user_id, hash) select id, email from users`,
  `insert into email_recipients (hash) select email from users`,
  `insert into rate_limits (key, points, expire) select 'young:' || id, 1, extract(epoch from now() + interval '1 hour') * 1000 from users`,
  `insert into provider_events (provider, event_id, type, body, handled_at) select 'PAYPAL', id::text, 'A', jsonb_build_object('text', repeat('x', 200)), now() from users`,
  `insert into outbox (recipient, subject, html, state, sealed_link, dedupe_key) select email, 'S', repeat('x', 100), 'SENT', case when random() < 0.3 then 'x' end, 'young:' || id from users`,
];

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Schema?: string;
  Plans?: PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Tables that these jobs delete rows from and that others refer to. */
const purged = ['designs', 'orders', 'payments'];

describe('upkeep jobs in a large shop', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ paypal: true });
    for (const statement of [...fillStatements(rows), ...young]) await product.services.pool.query(statement);
    // All orders are of one item, the worst case for finding a file that no order holds.
    await product.services.pool.query(`update orders set file_key = 'items/sold', file_name = 'a.csv', file_bytes = 1`);
    await product.services.storage.put(
      'items/00000000-0000-4000-8000-000000000000',
      Buffer.from('x'),
      'application/octet-stream',
    );
    await run();
    await product.services.pool.query('vacuum analyze');
  });
  afterAll(() => product.stop());

  const stopping = { draining: new AbortController().signal, hurry: new AbortController().signal };
  const run = async () => {
    const handlers = jobHandlers(product.services);
    for (const job of upkeep) await handlers[job]({}, stopping);
    await sweepItemFiles(product.ctx(), Date.now() + 2 * day);
    const recipient = {
      id: randomUUID(),
      email: 'nobody@example.com',
      createdAt: new Date(),
      emailVerifiedAt: new Date(),
    };
    await product.services.dataSource.transaction(async (tx) => {
      await attachEmailsTo(tx, recipient);
      await forgetEmailsTo(tx, recipient);
    });
  };

  it('find their rows by index', async () => {
    const queries = jest.spyOn(Client.prototype, 'query');
    await run();
    const asked = new Map<string, unknown[]>();
    for (const [query, values] of queries.mock.calls as unknown as [
      string | { text: string; values?: unknown[] },
      unknown,
    ][]) {
      const text = typeof query === 'string' ? query : query.text;
      if (/^\s*(select|update|delete|with)\b/i.test(text))
        asked.set(text, (typeof query === 'string' ? (values as unknown[] | undefined) : query.values) ?? []);
    }
    queries.mockRestore();
    expect(asked.size).toBeGreaterThan(20);

    const { rows: sizes } = await product.services.pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= 2000`,
    );
    const large = new Set(sizes.map(({ name }) => name));
    for (const table of [
      'email_recipients',
      'known_devices',
      'orders',
      'outbox',
      'provider_events',
      'rate_limits',
      'sessions',
      'single_use_tokens',
      'users',
    ])
      expect(large).toContain(table);
    const slow: string[] = [];
    for (const [text, values] of asked) {
      const { rows: plans } = await product.services.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (format json) ${text}`,
        values,
      );
      for (const node of plans.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))))
        if (node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
          slow.push(`reads all ${node['Relation Name']}: ${text.replace(/\s+/g, ' ')}`);
    }
    expect(slow).toEqual([]);
  });

  it('find the rows that refer to a deleted row by index: every foreign key to it has one', async () => {
    const { rows: keys } = await product.services.pool.query<{ key: string }>(
      `select format('%s(%s)', conrelid::regclass, attname) as key
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and confrelid = any($1::text[]::regclass[]) and not exists (
         select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
           and coalesce(pg_get_expr(indpred, indrelid), '') in ('', format('(%I IS NOT NULL)', attname)))
       order by 1`,
      [purged],
    );
    expect(keys.map(({ key }) => key)).toEqual([]);
  });
});
