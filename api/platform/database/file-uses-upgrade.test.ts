import { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { MigrationInterface } from 'typeorm';
import { createTestDatabase } from '../../test/test-database';
import type { TestDatabase } from '../../test/test-database';
import { createDataSource, migrate } from './data-source';

/** Returns the SQL for the file name of a number. */
const fileOf = (number: string) => `'/image-server/' || encode(sha256((${number})::text::bytea), 'hex') || '.webp'`;
const pattern = `'[0-9a-f]{64}\\.(?:png|jpg|webp)'`;

const columns: [table: string, key: string, column: string][] = [
  ['users', 'id', 'photo_url'],
  ['items', 'id', 'image_url'],
  ['orders', 'id', 'image_url'],
  ['orders', 'id', 'featured_image'],
  ['tickets', 'id', 'user_photo_url'],
  ['content_sections', 'key', 'body::text'],
  ['content_versions', 'id', 'body::text'],
];
/** Image uses read from the tables that show the images. */
const shown = columns
  .map(
    ([table, key, column]) =>
      `select match[1] as name, '${table}' as table_name, ${key}::text as row_id from ${table}, regexp_matches(${column}, ${pattern}, 'g') match`,
  )
  .join(' union ');

describe('the upgrade that adds tracking of where uploaded images are shown', () => {
  let old: TestDatabase;
  let database: TestDatabase;
  let client: Client;
  let source: DataSource;
  const sourceOf = ({ url }: TestDatabase) => createDataSource({ url, entities: [], poolSize: 3 });

  // of the release before, with its rows
  beforeAll(async () => {
    old = await createTestDatabase({ empty: true });
    const { options } = sourceOf(old);
    const all = options.migrations as (new () => MigrationInterface)[];
    const before = await new DataSource({
      ...options,
      migrations: all.filter(({ name }) => Number(name.slice(-4)) < 50),
    }).initialize();
    await migrate(before);
    await before.query(
      `insert into users (email, name, photo_url) select 'u' || n || '@example.com', 'A', case when n % 3 = 0 then ${fileOf('n')} end from generate_series(1, 300) n;
       insert into items (number, slug, name, price, guidelines, access_url, image_url) values ('A1', 'a', 'A', 1, 'G', 'https://a.example/', ${fileOf('7')});
       insert into orders (user_id, kind, credit, validity_days, order_code, payment_code, name, price, fee, total, currency, customer_name, customer_email, address, country, payment_status, order_status, image_url, featured_image)
         select (select min(id::text)::uuid from users), 'PACKAGE', 1, 1, 'O' || lpad(n::text, 7, '0'), 'P' || lpad(n::text, 7, '0'), 'A', 1, 0, 1, 'USD', 'A', 'a@example.com', 'A', 'Other', 'PENDING', 'PENDING', ${fileOf('n % 50')}, ${fileOf('n')}
         from generate_series(1, 5200) n;
       insert into tickets (user_name, user_email, user_role, user_photo_url, subject, message, status) values ('A', 'a@example.com', 'MEMBER', ${fileOf('8')}, 'S', 'M', 'OPEN');
       insert into content_sections (key, body) values ('banner', jsonb_build_array(${fileOf('9')}, ${fileOf('10')})), ('footer', '{}');
       insert into content_versions (key, version, body, active) select 'banner', n, jsonb_build_object('image', ${fileOf('n')}), true from generate_series(1, 250) n`,
    );
    await before.destroy();
  });
  afterAll(() => old.drop());
  beforeEach(async () => {
    database = await createTestDatabase({ copyOf: old });
    client = new Client({ connectionString: database.url });
    await client.connect();
    source = await sourceOf(database).initialize();
  });
  afterEach(async () => {
    await source.destroy();
    await client.end();
    await database.drop();
  });

  const difference = async () => {
    const { rows } = await client.query<Record<string, string>>(
      `select 'missing' as fault, * from (${shown} except select name, table_name, row_id from file_uses) missing
       union all select 'wrong', * from (select name, table_name, row_id from file_uses except (${shown})) wrong limit 5`,
    );
    return rows;
  };

  it('finds the images of existing rows', async () => {
    await migrate(source);
    expect(await difference()).toEqual([]);
    const { rows } = await client.query('select count(*)::int as count from file_uses');
    expect(rows).toEqual([{ count: 100 + 1 + 5_200 * 2 - 49 + 1 + 2 + 250 }]);
  });

  it('tracks the writes and deletions of the old release that is still running', async () => {
    const writer = new Client({ connectionString: database.url });
    await writer.connect();
    let isDone = false;
    let written = 0;
    const write = async () => {
      while (!isDone) {
        await writer.query(
          `delete from orders where id in (select id from orders order by md5(id::text || $1) limit 3)`,
          [written],
        );
        await writer.query(
          `update orders set image_url = ${fileOf('random()')} where id in (select id from orders order by md5(id::text || $1) limit 3)`,
          [written],
        );
        written += 1;
      }
    };
    const writing = write();
    await migrate(source);
    isDone = true;
    await writing;
    await writer.end();
    expect(written).toBeGreaterThan(1);
    expect(await difference()).toEqual([]);
  });

  it('can be repeated after an interruption, and reverted', async () => {
    await migrate(source);
    await source.query(`delete from schema_migrations where name like 'FileUses%'`);
    await source.query('delete from file_uses where random() < 0.5');
    await migrate(source);
    expect(await difference()).toEqual([]);
    // later migrations, which are reverted before it, have given more tables its triggers
    await source.query(`do $$ declare later record; begin
      for later in select tgname, tgrelid::regclass as name from pg_trigger
        where tgfoid = 'keep_file_uses'::regproc and tgrelid::regclass::text in ('settings', 'invoices', 'scheduled_sections', 'brands', 'design_documents')
      loop execute format('drop trigger %I on %s', later.tgname, later.name); end loop; end $$`);
    await source.undoLastMigration({ transaction: 'none' });
    expect((await client.query(`select to_regclass('file_uses') as left`)).rows).toEqual([{ left: null }]);
    await client.query('delete from tickets');
  });
});
