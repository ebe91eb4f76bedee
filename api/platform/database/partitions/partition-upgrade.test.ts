import { Client } from 'pg';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { MigrationInterface } from 'typeorm';
import { createLogger } from '../../observability/logger';
import { eventually } from '../../../test/paying-customer';
import { createTestDatabase } from '../../../test/test-database';
import type { TestDatabase } from '../../../test/test-database';
import { migrateJobs } from '../../jobs/jobs';
import { createDataSource, migrate } from '../data-source';
import { createPool } from '../pool';
import { addIndex } from '../migration-steps';
import { maintainPartitions } from './maintain';
import { makeAhead } from './make-ahead';
import { partitionedTables } from './partitioned-tables';

/** Maximum time that a statement of the shop waits for a migration. */
const longestMs = 2_000;

describe('the upgrade of a table to partitions', () => {
  let database: TestDatabase;
  let pool: Pool;
  const clients: Client[] = [];
  const connect = async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    clients.push(client);
    return client;
  };
  const upTo = async (isWanted: (name: string) => boolean, onWait?: () => void) => {
    const { options } = createDataSource({ url: database.url, entities: [], poolSize: 3 });
    const migrations = (options.migrations as (new () => MigrationInterface)[]).filter(({ name }) => isWanted(name));
    const source = await new DataSource({ ...options, migrations }).initialize();
    await migrate(source, onWait && { onWait });
    await source.destroy();
  };
  beforeEach(async () => {
    database = await createTestDatabase({ empty: true });
    await upTo((name) => !name.includes('Partitions'));
    pool = createPool({ url: database.url, connections: 2 });
    await migrateJobs(pool);
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.end()));
    await pool.end();
    await database.drop();
  });

  /** Statements of the release before, as its processes send them: prepared once, and by triggers. */
  const statements = [
    `insert into users (email, name) values (gen_random_uuid() || '@example.com', 'A') returning id`,
    `select id, created_at from events where transaction_no >= 0 order by transaction_no, id limit 10`,
    `update webhook_deliveries set attempts = attempts + 1 where id = (select id from webhook_deliveries
       where state = 'WAITING' and next_attempt_at <= now() order by next_attempt_at limit 1 for update skip locked)`,
    `delete from webhook_deliveries where id = any(array(
       select id from webhook_deliveries where created_at < now() - interval '30 days' order by created_at limit 1000))`,
    `delete from events where id = any(array(select id from (select id, created_at from events order by transaction_no, id limit 5000) oldest
       where created_at < now() - interval '30 days'))`,
  ];

  it('loses no row, fails no statement of the release before, and waits for a longer transaction', async () => {
    const owner = await connect();
    await owner.query(`create role part_reader_${process.pid}`);
    await owner.query(`grant select on events to part_reader_${process.pid}`);
    await owner.query(
      `insert into webhook_endpoints (url, events, secret_cipher) values ('https://shop.example/hook', '{user.registered}', '')`,
    );
    await owner.query(`insert into events (type, data, transaction_no, created_at) values
      ('order.paid', '{}', 0, now() - interval '29 days'), ('order.paid', '{}', 0, now() - interval '31 days')`);
    let isDone = false;
    let [written, slowest] = [0, 0];
    const failures: unknown[] = [];
    const users = await Promise.all([0, 1].map(connect));
    const traffic = users.map(async (user) => {
      while (!isDone)
        for (const [place, text] of statements.entries()) {
          const begun = performance.now();
          await user
            .query({ name: `statement-${place}`, text })
            .catch((error: unknown) => failures.push([error, (error as { detail?: string }).detail]));
          slowest = Math.max(slowest, performance.now() - begun);
          if (place === 0) written += 1;
        }
    });
    const backup = await connect();
    await backup.query('begin; lock table events in access share mode');
    let waits = 0;
    const onWait = () => {
      waits += 1;
      if (waits === 1) void backup.query('commit');
    };
    try {
      await upTo(() => true, onWait);
      // and the release before goes on, while the partitions are made
      await maintainPartitions(pool, {
        tables: partitionedTables({ events: 30, history: null }),
        logger: createLogger('silent'),
      });
      const before = written;
      await eventually(() => Promise.resolve(written >= before + 4));
    } finally {
      isDone = true;
      await Promise.all(traffic);
    }

    expect(failures).toEqual([]);
    expect(waits).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(longestMs);
    const { rows } = await owner.query(
      `select (select count(*) from users)::int as users, (select count(*) from events where type = 'user.registered')::int as events,
              (select count(*) from webhook_deliveries)::int as deliveries, (select count(*) from events where type = 'order.paid')::int as old, has_table_privilege($1, 'events', 'select') as granted`,
      [`part_reader_${process.pid}`],
    );
    expect(rows).toEqual([{ users: written, events: written, deliveries: written, old: 1, granted: true }]);
    await owner.query(
      `revoke all on events, events_first from part_reader_${process.pid}; drop role part_reader_${process.pid}`,
    );
  });

  it('adds an index to each partition while it is in use, once, and to later ones', async () => {
    await upTo(() => true);
    const source = await createDataSource({ url: database.url, entities: [], poolSize: 1 }).initialize();
    const runner = source.createQueryRunner();
    const owner = await connect();
    const events = { name: 'events', column: 'created_at', months: 1, days: 30 } as const;
    await makeAhead(owner, events, new Date('2026-11-28'));
    await owner.query(
      "begin; insert into events_first (type, data, transaction_no, created_at) values ('order.paid', '{}', 1, '2026-11-01')",
    );
    const building = addIndex(runner, 'ix_events_type', 'events (type, id)');
    const observer = await connect();
    await eventually(async () => {
      const { rowCount } = await observer.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'create index concurrently%'`,
      );
      return rowCount === 1;
    });
    await owner.query('commit');
    await building;
    await addIndex(runner, 'ix_events_type', 'events (type, id)');
    await runner.release();
    await source.destroy();
    await makeAhead(owner, events, new Date('2026-12-28'));
    const { rows } = await owner.query(
      `select count(*)::int as indexes, bool_and(indisvalid) as valid from pg_index
       where pg_get_indexdef(indexrelid) like '%(type, id)' and indrelid in (
         select inhrelid from pg_inherits where inhparent = 'events'::regclass union select 'events'::regclass)`,
    );
    expect(rows).toEqual([{ indexes: 7, valid: true }]);
  });

  it('is repeatable after an attempt that ended between its steps', async () => {
    const owner = await connect();
    await owner.query(`insert into users (email, name) values ('a@example.com', 'A')`);
    await owner.query('create unique index pk_events_rest on events (id, created_at)');
    await upTo(() => true);
    await owner.query(`delete from schema_migrations where name like '%Partitions%'`);
    await upTo(() => true);
    const { rows } = await owner.query(`select tableoid::regclass::text as place, type from events`);
    expect(rows).toEqual([{ place: 'events_rest', type: 'user.registered' }]);
  });
});
