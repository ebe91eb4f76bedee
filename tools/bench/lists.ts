import { purchaseList } from '../../api/domain/orders/order.list';
import type { PurchaseFilter, PurchaseSortField } from '../../api/graphql/generated/schema';
import type { ListRequest, PageRequest } from '../../api/platform/lists/definition';
import { memoryOf } from '../../api/platform/lists/long-lists';
import { pageOf } from '../../api/platform/lists/page';
import { startTestProduct } from '../../api/test/test-product';
import type { TestProduct } from '../../api/test/test-product';
import type { Row } from './table';

const [few, many] = [10_000, 1_000_000];
/** Enough for the 95th percentile to be a property of the list, not of the few rounds in which the machine paused. */
const rounds = 300;
const pageSize = 25;

type Question = ListRequest<PurchaseFilter, PurchaseSortField> & {
  page?: PageRequest;
  counted?: boolean;
  /** Whether nothing about the list is cached. */
  isFirst?: boolean;
};

/** An Admin's queries of the shop's orders, round by round; `rows` is the current length of the list. */
const questions: readonly (readonly [string, (rows: number, round: number) => Question])[] = [
  ['first page', () => ({})],
  ['first page with its total', () => ({ counted: true })],
  ['middle page, jumped to', (rows) => ({ page: { number: Math.round(rows / pageSize / 2) }, isFirst: true })],
  ['middle pages, leafed through', (rows, round) => ({ page: { number: Math.round(rows / pageSize / 2) + round } })],
  ['last page', (rows) => ({ page: { number: rows / pageSize } })],
  [
    'by total, last page',
    (rows) => ({ sort: { field: 'TOTAL', direction: 'DESC' }, page: { number: rows / pageSize } }),
  ],
  ['paid and dear ones', () => ({ filter: { paymentStatus: ['PAID'], total: { min: '495' } } })],
  ['substring of a name', () => ({ filter: { search: '3b7e9' } })],
];

/** The account that lists all accounts' orders. */
const admin = { id: '00000000-0000-7000-8000-000000000001', role: 'ADMIN' } as const;

/** Adds orders of a thousand accounts up to this number. */
async function fill({ services: { pool } }: TestProduct, from: number, to: number): Promise<void> {
  const person = `('00000000-0000-7000-8000-' || lpad(to_hex(n % 1000), 12, '0'))::uuid`;
  const client = await pool.connect();
  try {
    // Triggers are off: the references between the rows are consistent by construction.
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    await client.query(
      `insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country, payment_status, paid_at, created_at)
       select 'PACKAGE', 'A' || lpad(n::text, 7, '0'), 'B' || lpad(n::text, 7, '0'), ${person}, 'Pack ' || n % 7, n % 500, 1, n % 500 + 1, 'USD', 20, 30, 'Customer ' || md5(n::text), 'c@example.com', '1 Main Street', 'Other',
              (array['PENDING', 'PAID', 'CANCELLED'])[n % 3 + 1], moment, moment
       from generate_series(${from + 1}, ${to}) n, lateral (select timestamptz '2024-01-01' + n * interval '1 minute' as moment) at`,
    );
    await client.query('vacuum analyze orders');
    // Otherwise the filled pages would be written to disk during the first questions.
    await client.query('checkpoint');
  } finally {
    client.release(true);
  }
}

/** Returns the 95th percentile in milliseconds. */
async function p95(product: TestProduct, ask: (round: number) => Question): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 5; round += 1) {
    const { counted, isFirst, ...asked } = ask(round);
    if (isFirst) memoryOf(product.services.dataSource).anchors.clear();
    const begun = performance.now();
    const page = pageOf(product.ctx(admin), purchaseList, { ...asked, page: { ...asked.page, size: pageSize } });
    await Promise.all([page.items(), ...(counted ? [page.totalItems()] : [])]);
    // The first rounds warm up.
    if (round >= 5) times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Compares the list of a million orders with one of ten thousand. */
export async function benchLists(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct();
  try {
    const measured: number[][] = [];
    for (const [from, to] of [
      [0, few],
      [few, many],
    ] as const) {
      await fill(product, from, to);
      const times: number[] = [];
      for (const [, asked] of questions) times.push(await p95(product, (round) => asked(to, round)));
      measured.push(times);
    }
    const [small = [], large = []] = measured;
    return questions.map(([what], place) => ({
      what: `orders: ${what}`,
      beside: 'at 10,000',
      ours: `${(large[place] ?? 0).toFixed(1)} ms`,
      theirs: `${(small[place] ?? 0).toFixed(1)} ms`,
      ratio: (large[place] ?? 0) / (small[place] ?? 1),
      aim: '<= 1.5, 50 ms',
    }));
  } finally {
    await product.stop();
  }
}
