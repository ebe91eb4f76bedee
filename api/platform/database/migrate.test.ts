import { DataSource } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTestDatabase } from '../../test/test-database';
import { createDataSource, migrate } from './data-source';

class SlowIndex1990000000001 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('select pg_sleep(1.2)');
    await runner.query('create index concurrently ix_slow on packages (name)');
  }

  async down(): Promise<void> {}
}

describe('migrating', () => {
  it('takes longer than any other statement may, once, while other processes wait for it', async () => {
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
      // what comes after is bounded again
      await expect(processes[0]!.query('select pg_sleep(1.2)')).rejects.toThrow(/statement timeout/);
      expect(
        await processes[0]!.query(`select indisvalid from pg_index where indexrelid = 'ix_slow'::regclass`),
      ).toEqual([{ indisvalid: true }]);
    } finally {
      await Promise.all(processes.map((process) => process.destroy()));
      await database.drop();
    }
  });
});
