import type { ClientBase, Pool } from 'pg';

export interface ReleaseStatement {
  text: string;
  values: unknown[];
}

/** What a release leaves to the next: the rows of a database that its code filled, and the statements its code sends. */
export interface Release {
  version: string;
  migrations: string[];
  /** Fingerprint of its columns and constraints: migrations of a release are never edited. */
  schema: string;
  tables: Record<string, Record<string, unknown>[]>;
  statements: ReleaseStatement[];
}

/** Columns, constraints and indexes of all tables, as one fingerprint. */
export async function schemaOf(db: Pool | ClientBase): Promise<string> {
  const { rows } = await db.query<{ fingerprint: string }>(
    `select md5(string_agg(line, e'\\n' order by line)) as fingerprint from (
       select format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) as line
         from information_schema.columns where table_schema = 'public'
       union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
         where connamespace = 'public'::regnamespace
       union all select pg_get_indexdef(indexrelid) from pg_index
         join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace) lines`,
  );
  return rows[0]?.fingerprint ?? '';
}
