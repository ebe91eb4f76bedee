import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { createDataSource, migrate } from '../../api/platform/database/data-source';
import { loadRelease, outcomeOf, readRelease, sumsOf } from '../../api/test/releases/release';
import type { Release } from '../../api/test/releases/release';
import { createTestDatabase } from '../../api/test/test-database';
import type { Row } from './table';

const version = '0.1.0';
const accounts = 100_000;
const users = 3;

const bench = (kind: string, number: string) =>
  `('bec0000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const account = (number: string) => bench('1', `(${number}) % ${accounts}`);

/** Copies of the release's rows, enough to make the tables as long as a large shop's. */
const copies: readonly { table: string; of: string; rows: number; values: Record<string, string> }[] = [
  {
    table: 'users',
    of: `role = 'MEMBER' and deleted_at is null`,
    rows: accounts,
    values: { id: account('n'), email: `'bench-' || n || '@example.com'`, credits: '0' },
  },
  {
    table: 'orders',
    of: `kind = 'PACKAGE' and payment_status in ('PAID', 'CANCELLED', 'REFUNDED')`,
    rows: 1_000_000,
    values: {
      id: bench('2', 'n'),
      order_code: `'A' || lpad(n::text, 7, '0')`,
      payment_code: `'B' || lpad(n::text, 7, '0')`,
      user_id: account('n'),
      request_id: 'null',
      created_at: `timestamptz '2024-01-01' + n * interval '1 minute'`,
    },
  },
  {
    table: 'payments',
    of: `state = 'SETTLED'`,
    rows: 1_000_000,
    values: {
      id: bench('3', 'n'),
      order_id: bench('2', 'n'),
      provider_order_id: `'bench-order-' || n`,
      capture_id: `'bench-capture-' || n`,
    },
  },
  {
    table: 'credit_entries',
    of: 'subject is null',
    rows: 1_000_000,
    values: {
      id: bench('4', 'n'),
      user_id: account('n / 2'),
      change: 'case n % 2 when 0 then 5 else -5 end',
      order_id: 'null',
      subject: 'null',
      subject_type: 'null',
    },
  },
  {
    table: 'designs',
    of: `state = 'SUCCEEDED'`,
    rows: 300_000,
    values: { id: bench('5', 'n'), user_id: account('n'), request_id: 'gen_random_uuid()' },
  },
  { table: 'outbox', of: `state = 'SENT'`, rows: 300_000, values: { id: bench('6', 'n'), dedupe_key: 'null' } },
  {
    table: 'sessions',
    of: 'true',
    rows: 300_000,
    values: { id: bench('7', 'n'), user_id: account('n'), family: 'gen_random_uuid()', refresh_hash: `'bench-' || n` },
  },
];

async function fill(client: Client): Promise<void> {
  await client.query('set session_replication_role = replica; set statement_timeout = 0');
  for (const { table, of, rows, values } of copies) {
    const { rows: columns } = await client.query<{ name: string }>(
      `select column_name::text as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const names = columns.map(({ name }) => name);
    const begun = performance.now();
    const { rowCount } = await client.query(
      `with kinds as materialized (select *, row_number() over () - 1 as place, count(*) over () as kinds from ${table} where ${of})
       insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
       select ${names.map((name) => values[name] ?? `kinds."${name}"`).join(', ')}
       from generate_series(0, ${rows - 1}) n join kinds on kinds.place = n % kinds.kinds`,
    );
    if (rowCount !== rows) throw new Error(`${rowCount} of ${rows} ${table}: the release has no row like that`);
    console.log(`${rows} ${table} in ${Math.round((performance.now() - begun) / 1000)} s`);
  }
  await client.query('vacuum analyze');
  await client.query('set session_replication_role = origin');
}

/** Returns the milliseconds of each of the release's statements without other load. */
async function quietTimes(client: Client, { statements }: Release): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (let round = 0; round < 2; round += 1)
    for (const statement of statements) {
      const [, ms] = await outcomeOf(client, statement);
      times.set(statement.text, round === 0 ? ms : Math.min(ms, times.get(statement.text) ?? ms));
    }
  return times;
}

/** Runs the previous release on a million orders while the migrations of this release run. */
export async function benchUpgrade(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const release = readRelease(version);
  const database = await createTestDatabase({ empty: true });
  const connect = async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    return client;
  };
  const client = await connect();
  const now = createDataSource({ url: database.url, entities: [], poolSize: 3 });
  const migrations = Object.values(now.options.migrations ?? {}) as (new () => never)[];
  const upTo = async (chosen: typeof migrations) => {
    const source = await new DataSource({ ...now.options, migrations: chosen }).initialize();
    await migrate(source, { onWait: (sentence) => console.log(sentence) });
    await source.destroy();
  };
  try {
    await upTo(migrations.filter(({ name }) => release.migrations.includes(name)));
    await loadRelease(client, release);
    await fill(client);
    const before = JSON.stringify(await sumsOf(client, release));
    const quiet = await quietTimes(client, release);

    let isDone = false;
    let asked = 0;
    let longest = { ms: 0, text: '' };
    const clients = await Promise.all(Array.from({ length: users }, connect));
    const traffic = clients.map(async (user, place) => {
      for (let turn = place * 40; !isDone; turn += 1) {
        const statement = release.statements[turn % release.statements.length];
        if (!statement) return;
        const [, ms] = await outcomeOf(user, statement);
        asked += 1;
        const waited = ms - (quiet.get(statement.text) ?? 0);
        if (waited > longest.ms) longest = { ms: waited, text: statement.text };
      }
    });
    const begun = performance.now();
    await upTo(migrations);
    const seconds = (performance.now() - begun) / 1000;
    isDone = true;
    await Promise.all(traffic);
    await Promise.all(clients.map((user) => user.end()));
    const unchanged = JSON.stringify(await sumsOf(client, release)) === before;
    console.log(
      `migrations took ${seconds.toFixed(1)} s beside ${asked} statements of ${version}; sums ${unchanged ? 'as before' : 'CHANGED'}`,
    );
    console.log(`waited longest: ${longest.text.replace(/\s+/g, ' ').slice(0, 160)}`);
    if (!unchanged) throw new Error('An upgrade changes no sum.');
    return [
      {
        what: 'upgrade at 1,000,000 orders: longest wait',
        beside: 'the same in quiet',
        ours: `${Math.round(longest.ms)} ms`,
        theirs: '2000 ms',
        ratio: longest.ms / 2_000,
        aim: '<= 1',
      },
    ];
  } finally {
    await client.end();
    await database.drop();
  }
}
