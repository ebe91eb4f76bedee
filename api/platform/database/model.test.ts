import type { DataSource } from 'typeorm';
import { entities } from '../../wiring/entities';
import { createTestDatabase } from '../../test/test-database';
import type { TestDatabase } from '../../test/test-database';
import { createDataSource, migrate } from './data-source';

describe('the data model', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = createDataSource({ url: database.url, entities, poolSize: 4 });
    await dataSource.initialize();
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('is the same in the migrations and in the entities', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can be migrated by many processes at once', async () => {
    await Promise.all([migrate(dataSource), migrate(dataSource), migrate(dataSource)]);
    const [row]: { count: string }[] = await dataSource.query('select count(*) from schema_migrations');
    expect(Number(row?.count)).toBe(dataSource.migrations.length);
  });

  it('never allows updating or deleting a ledger row', async () => {
    const [user]: { id: string }[] = await dataSource.query(
      `insert into users (email, name) values ('a@example.com', 'A') returning id`,
    );
    await dataSource.query(
      `insert into credit_entries (user_id, change, balance_after, reason) values ($1, 5, 5, 'GRANT')`,
      [user?.id],
    );
    await expect(dataSource.query('update credit_entries set change = 6')).rejects.toThrow('append only');
    await expect(dataSource.query('delete from credit_entries')).rejects.toThrow('append only');
  });

  it('allows at most three packages on sale', async () => {
    const add = (position: number) =>
      dataSource.query(
        `insert into packages (name, price, credit, validity_days, position) values ('P', 1, 1, 1, $1)`,
        [position],
      );
    await Promise.all([add(1), add(2), add(3)]);
    await expect(add(4)).rejects.toThrow('ck_packages_position');
    await expect(add(3)).rejects.toThrow('uq_packages_position');
  });
});
