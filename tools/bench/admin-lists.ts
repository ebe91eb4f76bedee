import { adminSearch } from '../../api/domain/overview/admin-search.service';
import { startTestProduct } from '../../api/test/test-product';
import type { TestProduct } from '../../api/test/test-product';
import { forgetLongLists } from '../../api/platform/lists/long-lists';
import type { RegisteredList } from '../../api/platform/lists/registry';
import { lists } from '../../api/wiring/lists';
import type { Row } from './table';

const [orders, designs, people, others] = [1_000_000, 1_000_000, 200_000, 200_000];
const rounds = 20;
const pageSize = 25;
const admin = { id: '00000000-0000-7000-8000-000000000001', role: 'ADMIN' } as const;

const person = `('00000000-0000-7000-8000-' || lpad(to_hex(n % ${people}), 12, '0'))::uuid`;
const moment = `timestamptz '2024-01-01' + n * interval '1 minute'`;
const numbers = (count: number) => `generate_series(1, ${count}) n`;

/** Rows of each list by its table. */
const seeds: Record<string, string> = {
  users: `insert into users (id, email, name, credits, created_at) select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'p' || n || '@example.com', 'P ' || md5(n::text), n % 50, ${moment} from generate_series(0, ${people - 1}) n`,
  orders: `insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country, payment_status, paid_at, created_at)
    select 'PACKAGE', 'A' || lpad(n::text, 7, '0'), 'B' || lpad(n::text, 7, '0'), ${person}, 'Pack ' || n % 7, n % 500, 1, n % 500 + 1, 'USD', 20, 30, 'Customer ' || md5(n::text), 'c@example.com', '1 Main Street', 'Other', (array['PENDING', 'PAID', 'CANCELLED'])[n % 3 + 1], ${moment}, ${moment} from ${numbers(orders)}`,
  designs: `insert into designs (user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, state, created_at, finished_at)
    select ${person}, n::text, 'FACEBOOK', 'FACEBOOK_POST', 'SQUARE', 'MUSIC', 'BOLD', 'Text ' || md5(n::text), 'A stage', 'A stage', 'FAILED', ${moment}, ${moment} from ${numbers(designs)}`,
  credit_entries: `insert into credit_entries (user_id, change, balance_after, reason, created_at) select ${person}, 1, 1, 'GRANT', ${moment} from ${numbers(others)}`,
  tickets: `insert into tickets (user_id, user_name, user_email, user_role, subject, message, status, created_at, last_message_at)
    select ${person}, 'P', 'mail' || n || '@example.com', 'MEMBER', 'Subject ' || md5(n::text), 'Words', 'CLOSED', ${moment}, ${moment} from ${numbers(others)}`,
  audit: `insert into audit (actor, action, subject, reason, created_at) select ${person}, 'update-user', 'users/' || n % 5000, md5(n::text), ${moment} from ${numbers(others)}`,
  outbox: `insert into outbox (recipient, subject, html, state, created_at) select 'mail' || n || '@example.com', 'Subject ' || md5(n::text), '', 'SENT', ${moment} from ${numbers(others)}`,
};

/** The lists that grow with the shop, and that Admins see. */
const growing = ['purchases', 'designs', 'users', 'creditEntries', 'tickets', 'auditEntries', 'emails'];
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
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Times what an Admin of a large shop asks: each list, and the search of everything. */
export async function benchAdminLists(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct();
  const rows: Row[] = [];
  const add = (what: string, ms: number, aim: number) =>
    rows.push({
      what,
      beside: 'its bound',
      ours: `${ms.toFixed(1)} ms`,
      theirs: `${aim} ms`,
      ratio: ms / aim,
      aim: '<= 1',
    });
  try {
    const text = await fill(product);
    const page = async (list: RegisteredList, request: Parameters<RegisteredList['page']>[1], isCounted: boolean) => {
      const found = list.page(product.ctx(admin), request);
      await Promise.all([found.items(), ...(isCounted ? [found.pageInfo.totalPages()] : [])]);
    };
    for (const list of lists.filter(({ name }) => growing.includes(name))) {
      const size = { size: pageSize };
      add(`${list.name}: first page with its total`, await p95(() => page(list, { page: size }, true)), 50);
      const jump = (round: number) => page(list, { page: { ...size, number: 2_000 + round } }, false);
      add(`${list.name}: pages in the middle`, await p95(jump), 50);
      if (!('search' in list.filters)) continue;
      const search = () => page(list, { filter: { search: text }, page: size }, true);
      add(`${list.name}: rare text`, await p95(search), 100);
      forgetLongLists(product.services.dataSource);
    }
    for (const [what, words] of [
      ['a rare text', text],
      ['two letters', 'cu'],
      ['a frequent word', 'customer'],
    ] as const)
      add(`search of everything: ${what}`, await p95(() => adminSearch(product.ctx(admin), words)), 100);
    return rows;
  } finally {
    await product.stop();
  }
}
