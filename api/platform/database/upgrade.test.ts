import { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { faultsOf } from '../../test/migration-rules';
import { loadRelease, outcomeOf, readRelease, schemaOf, sumsOf } from '../../test/releases/release';
import type { ReleaseStatement } from '../../test/releases/release';
import { createTestDatabase } from '../../test/test-database';
import type { TestDatabase } from '../../test/test-database';
import { createDataSource, migrate } from './data-source';
import { replaceCheck } from './migration-steps';

/** The previous release. `npm run release-database` writes the next. */
const last = readRelease('0.1.0');
/** Maximum time that a statement of the shop waits for a migration. */
const longestMs = 2_000;

type Migration = new () => MigrationInterface;
const migrationsOf = ({ options }: DataSource) => options.migrations as Migration[];

const connect = async (url: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

/** Returns a statement's outcome and milliseconds; the loser of a deadlock is repeated, as the product does. */
async function outcomeAtLast(client: Client, statement: ReleaseStatement, tries = 4): Promise<[string, number]> {
  const [outcome, ms] = await outcomeOf(client, statement);
  return outcome === '40P01' && tries > 1 ? outcomeAtLast(client, statement, tries - 1) : [outcome, ms];
}

describe('an upgrade from the last release', () => {
  let database: TestDatabase;
  let client: Client;
  let now: DataSource;
  const opened: { destroy(): Promise<void> }[] = [];
  const sourceOf = async (migrations: Migration[]) => {
    const { options } = createDataSource({ url: database.url, entities: [], poolSize: 3 });
    const source = await new DataSource({ ...options, migrations }).initialize();
    opened.push(source);
    return source;
  };

  beforeEach(async () => {
    database = await createTestDatabase({ empty: true });
    client = await connect(database.url);
    now = createDataSource({ url: database.url, entities: [], poolSize: 3 });
    await migrate(await sourceOf(migrationsOf(now).filter(({ name }) => last.migrations.includes(name))));
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((source) => source.destroy()));
    await client.end();
    await database.drop();
  });

  it("starts from that release's tables, as its migrations are never edited", async () => {
    expect(await schemaOf(client)).toBe(last.schema);
  });

  it("preserves every sum and keeps that release's statements working during and after the upgrade", async () => {
    await loadRelease(client, last);
    const before = await sumsOf(client, last);
    expect(before['balances that are not the ledger']).toEqual([]);
    const expected = new Map<string, string>();
    for (const statement of last.statements) expected.set(statement.text, (await outcomeOf(client, statement))[0]);
    expect([...expected.values()].filter((outcome) => outcome === 'ok').length).toBeGreaterThan(100);

    const wrong: string[] = [];
    let slowest = 0;
    const use = async (user: Client, isOver: () => boolean, from: number) => {
      for (let turn = from; !isOver(); turn += 1) {
        const statement = last.statements[turn % last.statements.length];
        if (!statement) return;
        const [outcome, ms] = await outcomeAtLast(user, statement);
        slowest = Math.max(slowest, ms);
        if (outcome !== expected.get(statement.text)) wrong.push(`${outcome}: ${statement.text.slice(0, 200)}`);
      }
    };
    let isDone = false;
    const users = await Promise.all([0, 1, 2].map(() => connect(database.url)));
    const traffic = users.map((user, place) => use(user, () => isDone, place * 50));
    await migrate(await sourceOf(migrationsOf(now)));
    isDone = true;
    await Promise.all(traffic);
    let left = last.statements.length;
    await use(client, () => left-- === 0, 0);
    await Promise.all(users.map((user) => user.end()));

    expect(wrong).toEqual([]);
    expect(slowest).toBeLessThan(longestMs);
    expect(await sumsOf(client, last)).toEqual(before);
  });

  it('has no statement that breaks that release or blocks a large shop', async () => {
    const source = await sourceOf([]);
    const runner = source.createQueryRunner();
    const later = migrationsOf(now).filter(({ name }) => !last.migrations.includes(name));
    const faults: string[] = [];
    for (const migration of later) {
      const tables = new Set(
        (
          (await runner.query(`select tablename as name from pg_tables where schemaname = 'public'`)) as {
            name: string;
          }[]
        ).map(({ name }) => name),
      );
      const statements: string[] = [];
      const query = runner.query.bind(runner);
      runner.query = ((text: string, ...more: []) => {
        statements.push(text);
        return query(text, ...more);
      }) as QueryRunner['query'];
      const instance = new migration() as MigrationInterface & { transaction?: boolean };
      await instance.up(runner);
      runner.query = query;
      // Statements of one transaction are judged together.
      const units = instance.transaction === false ? statements : [statements.join(';')];
      for (const unit of units)
        faults.push(...faultsOf(unit, (table) => tables.has(table)).map((fault) => `${migration.name} ${fault}`));
    }
    await runner.release();
    expect(faults).toEqual([]);
  });

  it('blocks no query while a backup runs, and continues after it', async () => {
    class Expand1990000000001 implements MigrationInterface {
      async up(runner: QueryRunner): Promise<void> {
        await runner.query('alter table orders add column size text');
      }

      async down(): Promise<void> {}
    }
    class Rule1990000000002 implements MigrationInterface {
      transaction = false;

      async up(runner: QueryRunner): Promise<void> {
        await replaceCheck(runner, 'orders', 'ck_orders_size', `size <> ''`);
      }

      async down(): Promise<void> {}
    }
    const backup = await connect(database.url);
    await backup.query('begin; lock table orders in access share mode');
    const source = await sourceOf([...migrationsOf(now), Expand1990000000001, Rule1990000000002]);
    let waits = 0;
    let slowest = 0;
    let isDone = false;
    const read = async () => {
      while (!isDone)
        slowest = Math.max(slowest, (await outcomeOf(client, { text: 'select count(*) from orders', values: [] }))[1]);
    };
    const reading = read();
    await migrate(source, {
      onWait: () => {
        waits += 1;
        if (waits === 2) void backup.query('commit');
      },
    });
    isDone = true;
    await reading;
    await backup.end();
    expect(waits).toBeGreaterThan(1);
    expect(slowest).toBeLessThan(longestMs);
    const { rows } = await client.query(`select convalidated from pg_constraint where conname = 'ck_orders_size'`);
    expect(rows).toEqual([{ convalidated: true }]);
  });

  it('gives up after a while, and the next attempt continues', async () => {
    const backup = await connect(database.url);
    await backup.query('begin; lock table orders in access share mode');
    class Expand1990000000003 implements MigrationInterface {
      async up(runner: QueryRunner): Promise<void> {
        await runner.query('alter table orders add column weight text');
      }

      async down(): Promise<void> {}
    }
    const source = await sourceOf([
      ...migrationsOf(now).filter(({ name }) => last.migrations.includes(name)),
      Expand1990000000003,
    ]);
    await expect(migrate(source, { patienceMs: 0 })).rejects.toMatchObject({ driverError: { code: '55P03' } });
    await backup.query('commit');
    await backup.end();
    await migrate(source);
    expect((await client.query(`select weight from orders`)).rows).toEqual([]);
  });
});
