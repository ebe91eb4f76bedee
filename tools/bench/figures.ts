import { dayIn, plusDays } from '../../contract/time-zone';
import { readDashboard } from '../../api/domain/reports/dashboard.service';
import { rollUpFigures } from '../../api/domain/reports/roll-up.job';
import { startTestProduct } from '../../api/test/test-product';
import type { TestProduct } from '../../api/test/test-product';
import type { Row } from './table';

const [few, many] = [10, 1_000_000];
const rounds = 40;
const accounts = 50_000;
/** The events are spread over five years that end now. */
const minutes = 5 * 365 * 24 * 60;

const today = dayIn('UTC', new Date());
const periods: readonly (readonly [string, { from: string; to: string }])[] = [
  ['30 days beside the 30 before', { from: plusDays(today, -29), to: today }],
  ['a year beside the year before', { from: plusDays(today, -364), to: today }],
  ['5 years beside the 5 before', { from: plusDays(today, -5 * 365), to: today }],
];

/** Adds paid orders and designs of many accounts, with these numbers, and rolls their days up. */
async function fill(product: TestProduct, from: number, to: number): Promise<number> {
  const person = `('00000000-0000-7000-8000-' || lpad(to_hex(n % ${accounts}), 12, '0'))::uuid`;
  const moment = `lateral (select now() - (n::float8 / ${many}) * ${minutes} * interval '1 minute' as moment) at`;
  const client = await product.services.pool.connect();
  try {
    // Triggers are off: the references between the rows are consistent by construction.
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    if (from === 0)
      await client.query(
        `insert into users (id, email, name, created_at)
         select ${person}, n || '@example.com', 'Person ' || n, now() - (n::float8 / ${accounts}) * ${minutes} * interval '1 minute'
         from generate_series(0, ${accounts - 1}) n`,
      );
    await client.query(
      `insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country, payment_status, paid_at, created_at)
       select 'PACKAGE', 'A' || lpad(n::text, 7, '0'), 'B' || lpad(n::text, 7, '0'), ${person}, 'Pack', 9, 0, 9, (array['USD', 'EUR'])[n % 2 + 1], 20, 30, 'Customer', 'c@example.com', '1 Main Street', 'Other', 'PAID', moment, moment
       from generate_series(${from + 1}, ${to}) n, ${moment}`,
    );
    await client.query(
      `insert into designs (user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, state, image_key, created_at, finished_at)
       select ${person}, n::text, 'FACEBOOK', 'FACEBOOK_POST', 'SQUARE', 'COOKING', 'BOLD', 'Bread', '', '', 'SUCCEEDED', 'key', moment, moment + (n % 40) * interval '1 second'
       from generate_series(${from + 1}, ${to}) n, ${moment}`,
    );
    await client.query('vacuum analyze orders');
    await client.query('vacuum analyze designs');
    await client.query('vacuum analyze users');
    await client.query('delete from daily_figures; delete from daily_money; delete from figure_zones');
  } finally {
    client.release(true);
  }
  const begun = performance.now();
  await rollUpFigures(product.ctx());
  return performance.now() - begun;
}

/** Returns the 95th percentile in milliseconds. */
async function p95(product: TestProduct, days: { from: string; to: string }): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 5; round += 1) {
    const begun = performance.now();
    await readDashboard(product.ctx(), days, true);
    // The first rounds warm up.
    if (round >= 5) times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Compares the dashboard's figures of a million orders and designs with the figures of ten. */
export async function benchFigures(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct();
  try {
    const measured: number[][] = [];
    const rolled: number[] = [];
    for (const [from, to] of [
      [0, few],
      [few, many],
    ] as const) {
      rolled.push(await fill(product, from, to));
      const times: number[] = [];
      for (const [, days] of periods) times.push(await p95(product, days));
      measured.push(times);
    }
    const row = (what: string, small = 0, large = 0, aim: string): Row => ({
      what,
      beside: `at ${few}`,
      ours: `${large.toFixed(1)} ms`,
      theirs: `${small.toFixed(1)} ms`,
      ratio: large / small,
      aim,
    });
    return [
      ...periods.map(([what], at) => row(`figures: ${what}`, measured[0]?.[at], measured[1]?.[at], '< 200 ms')),
      row('figures: rolling up all days', rolled[0], rolled[1], '< 5 minutes'),
    ];
  } finally {
    await product.stop();
  }
}
