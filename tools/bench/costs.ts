import { Client } from 'pg';
import { createDesign } from '../../api/domain/designs/design-creation.service';
import { generateDesign } from '../../api/domain/designs/generation.job';
import { designInput } from '../../api/test/design-requests';
import { PayingCustomers } from '../../api/test/paying-customer';
import { startTestProduct } from '../../api/test/test-product';
import type { TestProduct } from '../../api/test/test-product';
import type { Row } from './table';

const designs = 200;
const purchases = 60;

interface Cost {
  statements: number;
  commits: number;
  /** Messages by NOTIFY, of which one commit may send several. */
  notifications: number;
  /** Bytes of write-ahead log. */
  log: number;
}

/** Counts what some work sends to PostgreSQL, and the log that PostgreSQL writes for it. */
async function costOf({ services }: TestProduct, times: number, work: () => Promise<unknown>): Promise<Cost> {
  const texts: string[] = [];
  const position = async () => {
    const { rows } = await services.pool.query<{ at: string }>(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as at`,
    );
    return Number(rows[0]?.at);
  };
  const send = Reflect.get(Client.prototype, 'query') as (this: Client, ...given: unknown[]) => unknown;
  let notifications = 0;
  const witness = new Client({ connectionString: services.config.directUrl ?? services.config.databaseUrl });
  await witness.connect();
  witness.on('notification', () => (notifications += 1));
  await witness.query('listen "jobs:insert"; listen postloom_events');
  const before = await position();
  let log = 0;
  Client.prototype.query = function record(this: Client, ...given: unknown[]) {
    const [query] = given as [string | { text: string }];
    texts.push(typeof query === 'string' ? query : query.text);
    return send.apply(this, given);
  } as typeof Client.prototype.query;
  try {
    for (let time = 0; time < times; time += 1) await work();
    log = (await position()) - before;
  } finally {
    Client.prototype.query = send as typeof Client.prototype.query;
    await witness.end();
  }
  const sent = texts.filter((text) => !/^select 1\b/.test(text));
  return {
    statements: sent.length / times,
    commits: sent.filter((text) => text === 'COMMIT').length / times,
    notifications: notifications / times,
    log: log / times,
  };
}

/**
 * @param first the pages that are written whole after a checkpoint are not part of the cost of a busy shop, so this work
 * comes before
 */
async function measured(product: TestProduct, first: number, times: number, work: () => Promise<unknown>) {
  await product.services.pool.query('checkpoint');
  for (let time = 0; time < first; time += 1) await work();
  return costOf(product, times, work);
}

const rowsOf = (what: string, cost: Cost, bounds: { statements: number; kilobytes: number }): Row[] => [
  {
    what: `statements of ${what}`,
    beside: 'its bound',
    ours: `${cost.statements.toFixed(1)} (${cost.commits.toFixed(1)} transactions, ${cost.notifications.toFixed(1)} NOTIFY)`,
    theirs: `${bounds.statements}`,
    ratio: cost.statements / bounds.statements,
    aim: '<= 1',
  },
  {
    what: `write-ahead log of ${what}`,
    beside: 'its bound',
    ours: `${(cost.log / 1_000).toFixed(1)} kB`,
    theirs: `${bounds.kilobytes} kB`,
    ratio: cost.log / 1_000 / bounds.kilobytes,
    aim: '<= 1',
  },
];

/** Measures what one design and one purchase ask of PostgreSQL, which docs/scaling.md computes with. */
export async function benchCosts(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct({ gemini: true, paypal: true, endlessAttempts: true });
  try {
    const never = new AbortController().signal;
    let count = 0;
    const design = async () => {
      count += 1;
      if (count % 10 === 1) user = await product.addUser({ credits: 20 });
      const { id } = await createDesign(product.ctx(user), { requestId: `bench-design-${count}`, design: designInput });
      await generateDesign(product.ctx(), id, never);
    };
    let user = await product.addUser({ credits: 20 });
    const ofDesign = await measured(product, designs / 4, designs, design);
    const customers = await PayingCustomers.of(product, { webhooks: false });
    const buyer = await product.addUser();
    const ofPurchase = await measured(product, purchases / 4, purchases, () => customers.paid(buyer));
    return [
      ...rowsOf('a design', ofDesign, { statements: 32, kilobytes: 30 }),
      ...rowsOf('a purchase', ofPurchase, { statements: 55, kilobytes: 35 }),
    ];
  } finally {
    await product.stop();
  }
}
