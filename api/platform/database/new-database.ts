import type { QueryRunner } from 'typeorm';
import { migrationsOfSchema, schema } from './schema.generated';

/**
 * Creates the newest schema in an empty database, in one transaction instead of one for each migration, and records
 * those migrations as run. Does nothing in a database that a migration has run in, or when some of the schema's
 * migrations are not wanted.
 * @param migrations names of the migrations that are wanted; newer ones than the schema's run afterwards
 */
export async function createSchemaIfNew(runner: QueryRunner, migrations: readonly string[]): Promise<void> {
  if (!migrationsOfSchema.every((name) => migrations.includes(name))) return;
  const [{ exists }] = (await runner.query(`select to_regclass('schema_migrations') is not null as exists`)) as [
    { exists: boolean },
  ];
  if (exists) return;
  await runner.startTransaction();
  try {
    // a function may use a table that is created after it
    await runner.query('set local check_function_bodies = off');
    await runner.query(schema);
    await runner.query(
      `insert into schema_migrations (timestamp, name)
       select substring(name from '\\d+$')::bigint, name from unnest($1::text[]) with ordinality as run (name, place) order by place`,
      [migrationsOfSchema],
    );
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
