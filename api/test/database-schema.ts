import { DataSource } from 'typeorm';
import { createDataSource, migrate } from '../platform/database/data-source';

/** Creates the schema in an empty database by running every migration. The caller destroys the data source. */
export async function createByMigrations(url: string): Promise<DataSource> {
  const { options } = createDataSource({ url, entities: [], poolSize: 2 });
  const all = Object.values(options.migrations ?? []);
  // after the first migration alone, the database is one that is upgraded
  for (const migrations of [all.slice(0, 1), all]) {
    const source = await new DataSource({ ...options, migrations }).initialize();
    await migrate(source);
    if (migrations === all) return source;
    await source.destroy();
  }
  throw new Error('There are no migrations');
}

/** The product's own objects: an extension's are created with it. */
const isOwn = (oid: string): string => `not exists (select 1 from pg_depend where objid = ${oid} and deptype = 'e')`;

const ofPublic = `relnamespace = 'public'::regnamespace`;

/** Returns one statement a row, in an order in which each finds what it refers to. */
const parts = [
  `select format('create extension if not exists %I', extname) as sql
   from pg_extension where extname <> 'plpgsql' order by 1`,
  `select pg_get_functiondef(oid) as sql
   from pg_proc where pronamespace = 'public'::regnamespace and ${isOwn('pg_proc.oid')} order by proname`,
  `select format('create sequence %s as %s', seqrelid::regclass, format_type(seqtypid, null)) as sql
   from pg_sequence join pg_class on pg_class.oid = seqrelid where ${ofPublic} order by 1`,
  `select format(E'create %stable %s (\\n  %s\\n)', case relpersistence when 'u' then 'unlogged ' end, pg_class.oid::regclass,
     string_agg(concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
       case when attcollation <> typcollation then 'collate ' || attcollation::regcollation end,
       'default ' || pg_get_expr(adbin, adrelid),
       case when conname = relname || '_' || attname || '_not_null' then 'not null'
         when attnotnull then format('constraint %I not null', conname) end), E',\\n  ' order by attnum))
       || coalesce(' partition by ' || pg_get_partkeydef(pg_class.oid), '') as sql
   from pg_class
   join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
   join pg_type on pg_type.oid = atttypid
   left join pg_attrdef on adrelid = attrelid and adnum = attnum
   left join pg_constraint on conrelid = attrelid and contype = 'n' and conkey[1] = attnum
   where ${ofPublic} and relkind in ('r', 'p') group by pg_class.oid order by relname`,
  `select format('alter sequence %s owned by %s.%I', objid::regclass, refobjid::regclass, attname) as sql
   from pg_depend join pg_class on pg_class.oid = objid
   join pg_attribute on attrelid = refobjid and attnum = refobjsubid
   where ${ofPublic} and relkind = 'S' and deptype = 'a' order by 1`,
  `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as sql
   from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'x', 'c', 'f') and (contype <> 'f' or conparentid = 0)
   order by contype = 'f', conrelid::regclass::text, contype desc, conname`,
  `select pg_get_indexdef(indexrelid) as sql
   from pg_index join pg_class on pg_class.oid = indexrelid
   where ${ofPublic} and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
   order by relname`,
  // after their indexes, each of which becomes part of the table's own
  `select format('alter table %s attach partition %s %s', inhparent::regclass, inhrelid::regclass, pg_get_expr(relpartbound, inhrelid)) as sql
   from pg_inherits join pg_class on pg_class.oid = inhrelid where ${ofPublic} and relkind = 'r' order by 1`,
] as const;

/** After the rows, which no trigger shall see. */
const triggers = `select pg_get_triggerdef(pg_trigger.oid) as sql
  from pg_trigger join pg_class on pg_class.oid = tgrelid where ${ofPublic} and not tgisinternal and tgparentid = 0 order by relname, tgname`;

/**
 * Returns the SQL that creates tables, constraints, indexes, functions, triggers and the rows that migrations insert.
 * Migrations use no other kind of object; the test of the schema fails when one does.
 */
export async function schemaSql(source: DataSource): Promise<string> {
  const statements: string[] = [];
  const add = async (query: string): Promise<void> => {
    const rows: { sql: string }[] = await source.query(query);
    statements.push(...rows.map(({ sql }) => sql.replace(/\b(ON|ON ONLY|FUNCTION) public\./g, '$1 ').trim()));
  };
  for (const part of parts) await add(part);
  const tables: { name: string }[] = await source.query(
    `select relname as name from pg_class where ${ofPublic} and relkind = 'r' and relname <> 'schema_migrations' order by 1`,
  );
  for (const { name } of tables)
    await add(
      `select format('insert into %1$I select * from jsonb_populate_recordset(null::%1$I, %2$L)', '${name}', rows) as sql
       from (select jsonb_agg(to_jsonb(one) order by to_jsonb(one)) as rows from "${name}" one) where rows is not null`,
    );
  await add(triggers);
  return statements.map((statement) => `${statement};\n`).join('\n');
}

/** Returns the text of `schema.generated.ts`. */
export async function schemaModule(source: DataSource): Promise<string> {
  const migrations: { name: string }[] = await source.query('select name from schema_migrations order by id');
  const sql = (await schemaSql(source)).replace(/[\\`]|\$\{/g, '\\$&');
  return `// Generated by \`npm run database-schema\` from the migrations.

/** The migrations that lead to this schema. */
export const migrationsOfSchema = [
${migrations.map(({ name }) => `  '${name}',\n`).join('')}];

export const schema = \`
${sql}\`;
`;
}
