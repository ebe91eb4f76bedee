import { readFileSync } from 'node:fs';
import { DataSource } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createByMigrations, schemaModule } from '../../test/database-schema';
import { createTestDatabase } from '../../test/test-database';
import type { TestDatabase } from '../../test/test-database';
import { createDataSource, migrate } from './data-source';

/** All objects of the database by kind, however they came about; the order of columns counts, as after dropped ones. */
const catalogue = {
  extensions: `select extname, extnamespace::regnamespace::text from pg_extension`,
  relations: `select oid::regclass::text, relkind, relpersistence, reloptions, relreplident, relrowsecurity, relacl::text from pg_class
    where relnamespace = 'public'::regnamespace`,
  columns: `select attrelid::regclass::text, attname, row_number() over (partition by attrelid order by attnum)::int, format_type(atttypid, atttypmod),
    attnotnull, attidentity, attgenerated, attcollation::regcollation::text, attstorage, attcompression, attstattarget, attacl::text, pg_get_expr(adbin, adrelid)
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind <> 'i' and attnum > 0 and not attisdropped`,
  constraints: `select conname, conrelid::regclass::text, convalidated, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `select pg_get_indexdef(indexrelid), indisvalid, indisreplident, indisclustered from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace`,
  functions: `select oid::regprocedure::text, proacl::text, case prokind when 'a' then '' else pg_get_functiondef(oid) end
    from pg_proc where pronamespace = 'public'::regnamespace`,
  triggers: `select pg_get_triggerdef(oid), tgenabled from pg_trigger where not tgisinternal`,
  types: `select oid::regtype::text, typtype, typnotnull, typdefault, typacl::text from pg_type where typnamespace = 'public'::regnamespace`,
  sequences: `select seqrelid::regclass::text, format_type(seqtypid, null), seqstart, seqincrement, seqcycle, pg_get_serial_sequence('schema_migrations', 'id') from pg_sequence`,
  descriptions: `select classoid::regclass::text, description from pg_description where objoid >= 16384 and not exists (
    select 1 from pg_depend where pg_depend.objid = objoid and deptype = 'e') and objoid not in (select oid from pg_extension)`,
  others: `select (select count(*) from pg_statistic_ext)::int as statistics, (select count(*) from pg_policy)::int as policies,
    (select count(*) from pg_rewrite where oid >= 16384)::int as rules, (select count(*) from pg_namespace where oid >= 16384)::int as schemas,
    (select count(*) from pg_default_acl)::int as privileges, (select count(*) from pg_event_trigger)::int as event_triggers`,
};

/**
 * Returns the sorted rows of each query, as text. PostgreSQL prints `(a and b) and c` with brackets once, and without them
 * when it has read that again.
 */
const rowsOf = async (source: DataSource, queries: Record<string, string>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(queries).map(async ([kind, query]) => {
        const rows: object[] = await source.query(query);
        return [kind, rows.map((row) => JSON.stringify(row).replace(/[()]/g, '')).sort()] as const;
      }),
    ),
  );

class LaterMigration1990000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table later ()');
  }

  async down(): Promise<void> {}
}

describe('a new database', () => {
  let database: TestDatabase;
  const sources: DataSource[] = [];
  beforeEach(async () => {
    database = await createTestDatabase({ empty: true });
  });
  afterEach(async () => {
    for (const source of sources.splice(0)) await source.destroy();
    await database.drop();
  });

  const open = async () => {
    const source = await createDataSource({ url: database.url, entities: [], poolSize: 2 }).initialize();
    sources.push(source);
    return source;
  };

  it('equals one that all migrations made, when several processes create it at once', async () => {
    const other = await createTestDatabase({ empty: true });
    const migrated = await createByMigrations(other.url);
    try {
      const file = readFileSync('api/platform/database/schema.generated.ts', 'utf8');
      // when a migration was added or changed: npm run database-schema
      expect(file).toBe(await schemaModule(migrated));

      const created = await Promise.all([open(), open(), open()]);
      await Promise.all(created.map((source) => migrate(source)));
      const [source] = created as [DataSource, ...DataSource[]];
      const all = await rowsOf(migrated, catalogue);
      expect(await rowsOf(source, catalogue)).toEqual(all);
      expect(all['columns']?.length).toBeGreaterThan(400);

      const tables: { name: string }[] = await migrated.query(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      );
      const contents = Object.fromEntries(tables.map(({ name }) => [name, `select * from ${name}`]));
      const rows = await rowsOf(migrated, contents);
      expect(await rowsOf(source, contents)).toEqual(rows);
      expect(rows['schema_migrations']).toHaveLength(migrated.migrations.length);
    } finally {
      await migrated.destroy();
      await other.drop();
    }
  });

  it('stays empty when its creation fails, and is created by the next attempt', async () => {
    const source = await open();
    await source.query('create table webhook_endpoints ()');
    await expect(migrate(source)).rejects.toThrow('webhook_endpoints');
    const tables: unknown[] = await source.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace`,
    );
    expect(tables).toEqual([{ relname: 'webhook_endpoints' }]);
    await source.query('drop table webhook_endpoints');
    await migrate(source);
    expect(await source.query('select count(*)::int as run from schema_migrations')).toEqual([
      { run: source.migrations.length },
    ]);
  });

  it('gets the migrations that are newer than its schema afterwards', async () => {
    const { options } = createDataSource({ url: database.url, entities: [], poolSize: 2 });
    const migrations = [...(options.migrations as []), LaterMigration1990000000001];
    const source = await new DataSource({ ...options, migrations }).initialize();
    sources.push(source);
    await migrate(source);
    expect(await source.query('select name from schema_migrations order by id desc limit 1')).toEqual([
      { name: LaterMigration1990000000001.name },
    ]);
    expect(await source.query('select * from later')).toEqual([]);
  });
});
