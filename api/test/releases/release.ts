import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ClientBase, Pool } from 'pg';

export interface ReleaseStatement {
  text: string;
  values: unknown[];
}

/**
 * The recorded state of a release: the rows of a database that its code filled, and the statements that its code sends.
 */
export interface Release {
  version: string;
  migrations: string[];
  /** Fingerprint of its columns and constraints: migrations of a release are never edited. */
  schema: string;
  tables: Record<string, Record<string, unknown>[]>;
  statements: ReleaseStatement[];
}

/** Returns one fingerprint of all columns, constraints and indexes. */
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

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ');

/** Reads the recorded state of a release. */
export function readRelease(version: string): Release {
  return JSON.parse(gunzipSync(readFileSync(`api/test/releases/${version}.json.gz`)).toString()) as Release;
}

/** Loads the release's rows into its tables unchanged, without triggers. */
export async function loadRelease(client: ClientBase, { tables }: Release): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const [table, rows] of Object.entries(tables)) {
    await client.query(`delete from ${table}`);
    const columns = quoted(Object.keys(rows[0] ?? {}));
    if (rows.length > 0)
      await client.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows)],
      );
  }
  await client.query('set session_replication_role = origin');
}

interface ColumnRow {
  name: string;
  columns: string[];
}

/**
 * Returns what must be the same before and after an upgrade: the row count of each table, the sum of every numeric
 * column, rows by state, and balances beside the ledger.
 */
export async function sumsOf(client: ClientBase, { tables }: Release): Promise<Record<string, unknown>> {
  const { rows } = await client.query<ColumnRow>(
    `select table_name as name, array_agg(column_name::text order by column_name) as columns from information_schema.columns
     where table_schema = 'public' and udt_name in ('int4', 'int8', 'numeric') group by 1`,
  );
  const numbers = new Map(rows.map(({ name, columns }) => [name, columns]));
  const sums: Record<string, unknown> = {};
  for (const [table, stored] of Object.entries(tables)) {
    const columns = Object.keys(stored[0] ?? {});
    const summed = (numbers.get(table) ?? []).filter((column) => columns.includes(column));
    const states = columns.filter((column) => /^(state|status|role|membership|kind|reason|\w+_status)$/.test(column));
    const { rows: totals } = await client.query(
      `select count(*)::text as rows ${summed.map((column) => `, sum("${column}")::text as "${column}"`).join('')} from ${table}`,
    );
    sums[table] = totals[0];
    if (states.length === 0) continue;
    const by = quoted(states);
    const { rows: byState } = await client.query(
      `select ${by}, count(*)::text as rows from ${table} group by ${by} order by ${by}`,
    );
    sums[`${table} by state`] = byState;
  }
  const { rows: books } = await client.query(
    `select u.id, u.credits from users u left join credit_entries e on e.user_id = u.id
     group by u.id having u.credits <> coalesce(sum(e.change), 0)`,
  );
  sums['balances that are not the ledger'] = books;
  return sums;
}

/**
 * Runs a statement and rolls it back.
 * @returns 'ok' or PostgreSQL's error code, and the milliseconds
 */
export async function outcomeOf(client: ClientBase, { text, values }: ReleaseStatement): Promise<[string, number]> {
  await client.query('begin');
  const begun = performance.now();
  const outcome = await client.query(text, values).then(
    () => 'ok',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
  const ms = performance.now() - begun;
  await client.query('rollback');
  return [outcome, ms];
}
