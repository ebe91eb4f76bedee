import type { ClientBase } from 'pg';

/** A partition of rows from a time to before another one. */
export interface Partition {
  name: string;
  /** Null without a lower bound. */
  from: Date | null;
  /** Null without an upper bound: the rest. */
  until: Date | null;
  /** Whether detaching it has begun and was interrupted: no query reads it any more. */
  isPending: boolean;
  /** When it was found that its retention ends soon. */
  expiringSince: Date | null;
}

const boundOf = (side: 'FROM' | 'TO') => `substring(bound from '${side} \\(''([^'']*)''\\)')::timestamptz`;

/** Selects the partitions of tables with their bounds. Adjacent bounds are printed and read in the same session. */
export const partitionsStatement = `select parent.relname as "table", child.relname as name, ${boundOf('FROM')} as "from", ${boundOf('TO')} as until,
    inhdetachpending as "isPending", child.oid
  from pg_inherits join pg_class parent on parent.oid = inhparent join pg_class child on child.oid = inhrelid
  cross join lateral pg_get_expr(child.relpartbound, child.oid) bound
  where parent.relkind = 'p' and child.relkind = 'r' and parent.relnamespace = 'public'::regnamespace`;

/** Begins the comment of a partition that is dropped soon; its time follows. */
export const expiryComment = (table: string): string => `Partition of ${table}, expiring since `;

/** Reads the partitions of a table, oldest first. */
export async function partitionsOf(client: ClientBase, table: string): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select name, "from", until, "isPending",
            nullif(split_part(obj_description(oid, 'pg_class'), $2, 2), '')::timestamptz as "expiringSince"
     from (${partitionsStatement}) partitions where "table" = $1 order by "from" nulls first`,
    [table, expiryComment(table)],
  );
  return rows;
}

/** Returns the start of a time's month in UTC, or of a later month. */
export const monthOf = (time: Date, later = 0): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + later, 1));

/** Returns the first start of a period of so many months that is not before a month. */
export const periodFrom = (month: Date, months: number): Date =>
  monthOf(month, (months - (month.getUTCMonth() % months)) % months);
