import { Client, Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTestDatabase } from '../../test/test-database';
import { migrateJobs } from '../jobs/jobs';
import { createDataSource, migrate } from './data-source';
import { Tickets1790000000008 } from './migrations/0008-tickets';
import { ListIndexes1790000000236 } from './migrations/0236-list-indexes';

class SlowIndex1990000000001 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('select pg_sleep(1.2)');
    await runner.query('create index concurrently ix_slow on packages (name)');
  }

  async down(): Promise<void> {}
}

describe('migrating', () => {
  it('refuses a server that is too old in one sentence, before it creates anything', async () => {
    const database = await createTestDatabase({ empty: true });
    const source = await createDataSource({ url: database.url, entities: [], poolSize: 2 }).initialize();
    try {
      // A function in front of the catalog's is another server's answer.
      await source.query(
        `create schema old;
         create function old.current_setting(text) returns text language sql as $$ select '170004' $$;
         alter database ${new URL(database.url).pathname.slice(1)} set search_path = old, public, pg_catalog`,
      );
      const later = await createDataSource({ url: database.url, entities: [], poolSize: 2 }).initialize();
      const refused = migrate(later);
      await expect(refused).rejects.toThrow('PostgreSQL is version 17: 18 is the oldest that will do.');
      await later.destroy();
      expect(await source.query(`select tablename from pg_tables where schemaname in ('old', 'public')`)).toEqual([]);
    } finally {
      await source.destroy();
      await database.drop();
    }
  });

  it('may take longer than the statement timeout, and runs once while other processes wait', async () => {
    const database = await createTestDatabase();
    const source = () => createDataSource({ url: database.url, entities: [], poolSize: 3 });
    const slow = () => {
      const { options } = source();
      return new DataSource({
        ...options,
        migrations: [...(options.migrations as []), SlowIndex1990000000001],
        extra: { statement_timeout: 1_000, idle_in_transaction_session_timeout: 1_000 },
      });
    };
    const processes = [slow(), slow(), slow()];
    await Promise.all(processes.map((process) => process.initialize()));
    try {
      await Promise.all(processes.map((process) => migrate(process)));
      const rows: unknown[] = await processes[0]!.query(
        `select 1 from schema_migrations where name = 'SlowIndex1990000000001'`,
      );
      expect(rows).toHaveLength(1);
      // Later statements are bounded again.
      await expect(processes[0]!.query('select pg_sleep(1.2)')).rejects.toThrow(/statement timeout/);
      expect(
        await processes[0]!.query(`select indisvalid from pg_index where indexrelid = 'ix_slow'::regclass`),
      ).toEqual([{ indisvalid: true }]);
    } finally {
      await Promise.all(processes.map((process) => process.destroy()));
      await database.drop();
    }
  });

  it('counts and orders the replies of existing tickets', async () => {
    const database = await createTestDatabase({ empty: true });
    const now = createDataSource({ url: database.url, entities: [], poolSize: 2 });
    const all = now.options.migrations as (new () => MigrationInterface)[];
    const before = new DataSource({
      ...now.options,
      migrations: all.filter(({ name }) => Number(name.slice(-4)) < 8),
    });
    await Promise.all([before.initialize(), now.initialize()]);
    try {
      await migrate(before);
      await before.query(
        `insert into tickets (user_name, user_email, user_role, subject, message, created_at) values ('A', 'a@example.com', 'MEMBER', 'With', 'M', '2026-01-01Z'), ('B', 'b@example.com', 'MEMBER', 'Without', 'M', '2026-01-02Z')`,
      );
      for (const [sender, message, at] of [
        ['ADMIN', 'First', '2026-02-01Z'],
        ['USER', 'Second', '2026-02-02Z'],
      ])
        await before.query(
          `insert into ticket_replies (ticket_id, sender, message, created_at) select id, $1, $2, $3 from tickets where subject = 'With'`,
          [sender, message, at],
        );
      await migrate(now);
      expect(
        await now.query('select subject, replies, unread_by_support, last_message_at from tickets order by subject'),
      ).toEqual([
        { subject: 'With', replies: 2, unread_by_support: 1, last_message_at: new Date('2026-02-02Z') },
        { subject: 'Without', replies: 0, unread_by_support: 1, last_message_at: new Date('2026-01-02Z') },
      ]);
      expect(await now.query('select position, message from ticket_replies order by position')).toEqual([
        { position: 1, message: 'First' },
        { position: 2, message: 'Second' },
      ]);
    } finally {
      await Promise.all([before.destroy(), now.destroy()]);
      await database.drop();
    }
  });

  it('can revert the tickets', async () => {
    const database = await createTestDatabase();
    const source = createDataSource({ url: database.url, entities: [], poolSize: 2 });
    await source.initialize();
    try {
      const tickets = new Tickets1790000000008();
      const runner = source.createQueryRunner();
      await new ListIndexes1790000000236().down(runner);
      await tickets.down(runner);
      await tickets.up(runner);
      await new ListIndexes1790000000236().up(runner);
      await runner.release();
    } finally {
      await source.destroy();
      await database.drop();
    }
  });

  it('of the job queue yields to users of its tables, and is retried', async () => {
    const database = await createTestDatabase();
    const pool = new Pool({ connectionString: database.url, max: 1 });
    const backup = new Client({ connectionString: database.url });
    await backup.connect();
    const numberOfLatest = () =>
      pool.query<{ latest: number }>('select max(id) as latest from graphile_worker.migrations');
    try {
      const before = await numberOfLatest();
      await pool.query('delete from graphile_worker.migrations where id = $1', [before.rows[0]?.latest]);
      await backup.query('begin; lock table graphile_worker.migrations in share mode');
      const waits: string[] = [];
      const onWait = (sentence: string) => {
        waits.push(sentence);
        // Queries that arrive during the migration are not blocked.
        void pool.query('select 1 from graphile_worker.migrations').then(() => backup.query('commit'));
      };
      await migrateJobs(pool, { onWait });
      expect(waits).toHaveLength(1);
      expect((await numberOfLatest()).rows).toEqual(before.rows);
    } finally {
      await backup.end();
      await pool.end();
      await database.drop();
    }
  });
});
