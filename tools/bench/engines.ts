import { startReplication } from '../../api/test/replication';
import { TestBrowser } from '../../api/test/test-browser';
import { startTestProduct } from '../../api/test/test-product';
import type { TestProduct } from '../../api/test/test-product';
import { ValkeyServer, valkeyProgram } from '../../api/test/valkey-server';
import { median } from './table';
import type { IsWanted, Report, Row } from './table';

const rounds = 5;
const spanMs = 4_000;
/** Callers that are refused again and again, each from an address of its own. */
const flooding = 24;
const honest = 2;
/** Who signs in, in turn: a person may do so 60 times in a quarter of an hour. */
const accounts = 40;
const writers = 8;
const orderCount = 100_000;

const signIn = 'mutation I($input: SignInInput!) { signIn(input: $input) { user { id } errors { code } } }';
const listOrders =
  '{ purchases(page: { size: 25 }) { items { id code name total paymentStatus customerEmail createdAt } } }';
const people = '00000000-0000-7000-8000-';

/** Repeats work by several callers for a while. @returns how often it was done in a second */
async function rate(callers: number, spanMs: number, work: (caller: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (performance.now() - begun < spanMs) {
        await work(caller);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - begun) / 1_000);
}

const besides = (what: string, beside: string, ours: readonly number[], theirs: readonly number[]): Row => ({
  what,
  beside,
  ours: `${median([...ours]).toFixed(0)}/s`,
  theirs: `${median([...theirs]).toFixed(0)}/s`,
  ratio: median([...ours]) / median([...theirs]),
  aim: 'shown',
});

/** Sign-ins of two people while others are refused at their limits. @returns sign-ins and refusals in a second */
async function flooded(product: TestProduct): Promise<[signedIn: number, refused: number]> {
  const from = (address: string) => new TestBrowser(product.url, { 'x-forwarded-for': address });
  const attackers = Array.from({ length: flooding }, (_, index) => from(`10.1.${index}.1`));
  let turn = 0;
  return Promise.all([
    rate(honest, spanMs, async () => {
      turn += 1;
      const input = { email: `honest${turn % accounts}@example.com`, password: 'secret-1' };
      const { data } = await from(`10.2.${turn % accounts}.1`).graphql<{ signIn: { user: object | null } }>(signIn, {
        input,
      });
      if (!data.signIn.user) throw new Error(`Who has the right password was not signed in: ${JSON.stringify(data)}`);
    }),
    rate(flooding, spanMs, (caller) =>
      attackers[caller]!.graphql(signIn, { input: { email: `nobody${caller}@example.com`, password: 'guess-1' } }),
    ),
  ]);
}

async function benchFlood(report: Report): Promise<void> {
  if (!valkeyProgram) return console.log('flood: skipped, as neither valkey-server nor redis-server is installed');
  const server = await ValkeyServer.start();
  const start = async (environment: Record<string, string> = {}) => {
    const product = await startTestProduct({ http: true, environment: { TRUST_PROXY: '1', ...environment } });
    for (let index = 0; index < accounts; index += 1)
      await new TestBrowser(product.url, { 'x-forwarded-for': `10.3.${index}.1` }).register(
        `honest${index}@example.com`,
      );
    return product;
  };
  const [plain, fast] = [await start(), await start({ VALKEY_URL: server.url })];
  try {
    const figures = { plain: [[], []] as [number[], number[]], fast: [[], []] as [number[], number[]] };
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, product] of [
        ['plain', plain],
        ['fast', fast],
      ] as const) {
        const measured = await flooded(product);
        // in the first round the attackers reach their limits
        if (round > 0) measured.forEach((figure, index) => figures[name][index]?.push(figure));
      }
    const beside = 'limits in PostgreSQL';
    report(besides('sign-ins under a flood, limits in Valkey', beside, figures.fast[0], figures.plain[0]));
    report(besides('refusals of the flood, limits in Valkey', beside, figures.fast[1], figures.plain[1]));
  } finally {
    await plain.stop();
    await fast.stop();
    await server.kill();
  }
}

/** The Admins' list of orders while orders are written. @returns lists and commits in a second */
async function listed(product: TestProduct, admin: TestBrowser): Promise<[lists: number, commits: number]> {
  return Promise.all([
    rate(1, spanMs, async () => {
      const { data, errors } = await admin.graphql<{ purchases: { items: object[] } }>(listOrders);
      if (errors) throw new Error(errors[0]?.message);
      if (data.purchases.items.length !== 25) throw new Error('The list is not full');
    }),
    rate(writers, spanMs, (caller) =>
      product.services.dataSource.query(`update orders set address = $1 where order_code = $2`, [
        `${performance.now()} Main Street`,
        `A${String(caller * 1_000 + 1).padStart(7, '0')}`,
      ]),
    ),
  ]);
}

async function benchStandby(report: Report): Promise<void> {
  const servers = await startReplication();
  const start = (standby: string) =>
    startTestProduct({
      http: true,
      endlessAttempts: true,
      environment: { DATABASE_URL: servers.primary, DATABASE_DIRECT_URL: '', DATABASE_STANDBY_URL: standby },
    });
  const [alone, apart] = [await start(''), await start(servers.standby)];
  try {
    const { dataSource } = alone.services;
    await dataSource.query(
      `insert into users (id, email, name) select ('${people}' || lpad(to_hex(n), 12, '0'))::uuid, 'p' || n || '@example.com', 'P ' || n from generate_series(0, 999) n`,
    );
    await dataSource.query(
      `insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country, payment_status)
       select 'PACKAGE', 'A' || lpad(n::text, 7, '0'), 'B' || lpad(n::text, 7, '0'), ('${people}' || lpad(to_hex(n % 1000), 12, '0'))::uuid, 'Pack', 9, 1, 10, 'USD', 20, 30, 'Customer ' || n, 'c@example.com', '1 Main Street', 'Other', 'CANCELLED' from generate_series(1, ${orderCount}) n`,
    );
    await dataSource.query('analyze');
    const admins: [TestBrowser, TestBrowser] = [alone.browser(), apart.browser()];
    for (const [index, admin] of admins.entries()) {
      const id = await admin.register(`admin${index}@example.com`);
      await dataSource.query(`update users set role = 'ADMIN' where id = $1`, [id]);
      // the position of its own registration would lead it to the primary
      admin.cookies.delete('postloom_position');
    }
    await servers.caughtUp();
    const figures = { alone: [[], []] as [number[], number[]], apart: [[], []] as [number[], number[]] };
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, product, admin] of [
        ['alone', alone, admins[0]],
        ['apart', apart, admins[1]],
      ] as const) {
        const measured = await listed(product, admin);
        if (round > 0) measured.forEach((figure, index) => figures[name][index]?.push(figure));
      }
    const beside = 'from the primary';
    report(
      besides("Admins' list of orders from a standby, beside 8 writers", beside, figures.apart[0], figures.alone[0]),
    );
    report(besides('commits of the 8 writers, lists from a standby', beside, figures.apart[1], figures.alone[1]));
  } finally {
    await alone.stop();
    await apart.stop();
    await servers.stop();
  }
}

/** Measures what Valkey and a standby change for a shop whose PostgreSQL is busy. All servers share this machine. */
export async function benchEngines(isWanted: IsWanted, report: Report): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  if (isWanted('flood')) await benchFlood(report);
  if (isWanted('standby')) await benchStandby(report);
  return [];
}
