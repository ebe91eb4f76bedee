import type { ClientBase } from 'pg';
import type { Partition } from './partition';

export type Bounds = Pick<Partition, 'name' | 'from' | 'until'>;

/** Returns a time as SQL; the other text where it is null. */
export const edge = (time: Date | null, otherwise: string): string => (time ? `'${time.toISOString()}'` : otherwise);

export const createTable = (table: string, { name }: Pick<Bounds, 'name'>): string =>
  `create table ${name} (like ${table} including all)`;

export const attach = (table: string, { name, from, until }: Bounds): string =>
  `alter table ${table} attach partition ${name} for values from (${edge(from, 'minvalue')}) to (${edge(until, 'maxvalue')})`;

/**
 * Locks the tables that a table's foreign keys refer to: their triggers change when a partition is attached. Before the
 * table, as transactions read its owner before they write it.
 */
export async function lockOwners(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ sql: string }>(
    `select distinct format('lock table %s in access exclusive mode', confrelid::regclass) as sql
     from pg_constraint where conrelid = $1::regclass and contype = 'f' and conparentid = 0`,
    [table],
  );
  return rows.map(({ sql }) => sql);
}

/** Runs statements as one transaction. */
export async function inTransaction(client: ClientBase, statements: readonly string[]): Promise<void> {
  try {
    await client.query(['begin', ...statements, 'commit'].join(';\n'));
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
