import { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource, migrate } from '../../api/platform/database/data-source';
import { partitionByTime } from '../../api/platform/database/migration-steps';
import { dropExpired } from '../../api/platform/database/partitions/drop-expired';
import { makeAhead } from '../../api/platform/database/partitions/make-ahead';
import { createTestDatabase } from '../../api/test/test-database';
import { median } from './table';
import type { Row } from './table';

const rows = Number(process.env['BENCH_ROWS'] ?? 10_000_000);
const accounts = Math.max(100, rows / 100);
const table = { name: 'events', column: 'created_at', months: 1, days: 30 } as const;
const dayMs = 24 * 60 * 60 * 1000;
/** A twentieth of the rows is older than the retention. */
const expired = rows / 20;

const account = (number: string) =>
  `('bec00001-0000-7000-8000-' || lpad(to_hex((${number}) % ${accounts}), 12, '0'))::uuid`;

const fill = `insert into events (user_id, type, data, transaction_no, created_at)
  select ${account('n')}, 'design.succeeded', '{"id": "bec00001-0000-7000-8000-000000000000", "lettering": "SET"}', 1,
         now() - interval '30 days' + (n - ${expired}) * interval '30 days' / ${rows - expired} from generate_series(0, ${rows - 1}) n`;

/** The pages of the list, as `ListStatements` sends them for the table after and before. */
const pages = {
  'first page of an account': `select item.* from (select id, created_at, transaction_no from events
    where user_id = ${account('77')} and transaction_no < 9e9::bigint order by transaction_no, id limit 21) page
    join events item on item.id = page.id and item.created_at = page.created_at order by page.transaction_no, page.id`,
  'last page of all accounts': `select item.* from (select id, created_at, transaction_no from events
    where transaction_no < 9e9::bigint order by transaction_no desc, id desc limit 21) page
    join events item on item.id = page.id and item.created_at = page.created_at order by page.transaction_no, page.id`,
  'an event by its id': `select * from events where id = (select id from events where user_id = ${account('77')} limit 1)`,
} as const;
type Page = keyof typeof pages;

/** Returns the milliseconds of each page, planning included. */
async function pageTimes(client: Client, unpartitioned = false): Promise<Record<Page, number>> {
  const times = {} as Record<Page, number>;
  for (const [page, text] of Object.entries(pages)) {
    const figures: number[] = [];
    for (let round = 0; round < 21; round += 1) {
      const begun = performance.now();
      await client.query(unpartitioned ? text.replace(' and item.created_at = page.created_at', '') : text);
      figures.push(performance.now() - begun);
    }
    times[page as Page] = median(figures);
  }
  return times;
}

/** Records how long each statement took. */
function timed<Sender extends { query(text: string, ...more: never[]): Promise<unknown> }>(sender: Sender) {
  const statements: { text: string; ms: number }[] = [];
  const query = sender.query.bind(sender);
  sender.query = async (text: string, ...more: never[]) => {
    const begun = performance.now();
    const result = await query(text, ...more);
    statements.push({ text, ms: performance.now() - begun });
    return result;
  };
  return (pattern: RegExp) => statements.filter(({ text }) => pattern.test(text)).reduce((sum, { ms }) => sum + ms, 0);
}

const seconds = (ms: number) => (ms < 1_000 ? `${ms.toFixed(1)} ms` : `${(ms / 1_000).toFixed(1)} s`);

/** Writes and reads until it is stopped. @returns the function that stops it, which returns the longest wait in milliseconds */
function traffic(clients: readonly Client[], at = 'now()'): () => Promise<{ longest: number; count: number }> {
  let isDone = false;
  let [longest, count] = [0, 0];
  const running = clients.map(async (client, place) => {
    const text =
      place === 0
        ? pages['first page of an account']
        : `insert into events (user_id, type, data, transaction_no, created_at) values (${account('5')}, 'order.paid', '{}', 2, ${at})`;
    while (!isDone) {
      const begun = performance.now();
      await client.query({ text });
      longest = Math.max(longest, performance.now() - begun);
      count += 1;
    }
  });
  return async () => {
    isDone = true;
    await Promise.all(running);
    return { longest, count };
  };
}

/**
 * Turns a table of events into partitions while others read and write it: how long that takes, how long others wait, and
 * pages and the end of a retention before and after. `BENCH_ROWS` is 10,000,000 by default.
 */
export async function benchPartitions(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const database = await createTestDatabase({ empty: true });
  const connect = async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    return client;
  };
  const { options } = createDataSource({ url: database.url, entities: [], poolSize: 3 });
  const migrations = (options.migrations as (new () => MigrationInterface)[]).filter(
    ({ name }) => !name.includes('Partitions'),
  );
  const source = await new DataSource({ ...options, migrations }).initialize();
  const client = await connect();
  const users = await Promise.all([0, 1, 2].map(connect));
  try {
    await migrate(source);
    let begun = performance.now();
    await client.query('set statement_timeout = 0');
    await client.query(fill);
    await client.query('vacuum analyze events');
    console.log(`${rows} events in ${seconds(performance.now() - begun)}`);
    const before = await pageTimes(client, true);

    begun = performance.now();
    for (let count = 5_000; count === 5_000;) {
      const deleted = await client.query(`delete from events where id = any(array(
        select id from (select id, created_at from events order by transaction_no, id limit 5000) oldest
        where created_at < now() - interval '30 days'))`);
      count = deleted.rowCount ?? 0;
    }
    const deleting = performance.now() - begun;

    let stop = traffic(users);
    const runner: QueryRunner = source.createQueryRunner();
    await runner.query('set statement_timeout = 0; set lock_timeout = 1000');
    const ofMigration = timed(runner as QueryRunner & { query(text: string): Promise<unknown> });
    begun = performance.now();
    await partitionByTime(runner, 'events');
    const migrating = performance.now() - begun;
    const migrated = await stop();
    await runner.release();

    stop = traffic(users);
    const worker = await connect();
    await worker.query('set lock_timeout = 1200');
    const ofDivision = timed(worker as Client & { query(text: string): Promise<unknown> });
    begun = performance.now();
    const now = new Date();
    await makeAhead(worker, table, now);
    const dividing = performance.now() - begun;
    const divided = await stop();
    await client.query('vacuum analyze events');
    const after = await pageTimes(client);

    const end = new Date(now.getTime() + 120 * dayMs);
    await dropExpired(worker, table, new Date(end.getTime() - 8 * dayMs));
    // the current month is dropped here, so rows are written to a later one
    stop = traffic(users, `now() + interval '70 days'`);
    const ofDrop = timed(worker as Client & { query(text: string): Promise<unknown> });
    begun = performance.now();
    const { dropped } = await dropExpired(worker, table, end);
    const dropping = performance.now() - begun;
    const gone = await stop();
    await worker.end();

    const exchange = ofMigration(/rename to events_rest/);
    const division = ofDivision(/^begin/);
    console.log(
      `migration: index ${seconds(ofMigration(/create unique index/))}, exchange ${seconds(exchange)}; ${migrated.count} statements beside it`,
    );
    console.log(
      `division: newest row ${seconds(ofDivision(/max\(/))}, check ${seconds(ofDivision(/validate/))}, exchange ${seconds(division)}; ${divided.count} statements beside it`,
    );
    console.log(
      `drop of ${dropped.join()}: detach ${seconds(ofDrop(/detach/))}, drop ${seconds(ofDrop(/^drop/))}; ${gone.count} statements beside it`,
    );
    const row = (what: string, beside: string, ours: number, theirs: number, aim: string): Row => ({
      what,
      beside,
      ours: seconds(ours),
      theirs: seconds(theirs),
      ratio: ours / theirs,
      aim,
    });
    return [
      row(`partitions of ${rows} rows: migration, longest wait`, 'its duration', migrated.longest, migrating, '<= 2 s'),
      row('division by the job, longest wait', 'its duration', divided.longest, dividing, '<= 2 s'),
      row(
        `drop of ${rows - expired} rows`,
        `deleting them, from ${expired}`,
        dropping,
        (deleting * (rows - expired)) / expired,
        '<= 0.1',
      ),
      row('drop, longest wait', 'its duration', gone.longest, dropping, '<= 2 s'),
      ...Object.keys(pages).map((page) => row(page, 'one table', after[page as Page], before[page as Page], '<= 2')),
    ];
  } finally {
    await Promise.all([client, ...users].map((one) => one.end()));
    await source.destroy();
    await database.drop();
  }
}
