import type { Pool, QueryConfig } from 'pg';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { noteConnectionError } from './away';

/** Makes an entity of a row as PostgreSQL sent it. */
export function entityOf<Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  raw: Record<string, unknown>,
): Row {
  const { driver } = db.connection;
  const metadata = db.connection.getMetadata(entity);
  const row = metadata.create() as Row;
  for (const column of metadata.columns)
    column.setEntityValue(row, driver.prepareHydratedValue(raw[column.databaseName], column));
  return row;
}

/** What has a database connection: a request, in a transaction or not. */
interface Asking {
  db: EntityManager;
  pool: Pool;
}

/**
 * The entities that a prepared statement reads, for what every request asks: PostgreSQL plans it once a connection, and
 * building it anew by a query builder takes the process longer than sending it. Inside a transaction it is sent as it is.
 * @param prepared its name stands for this text alone. The text names its columns: one that says `*` fails on the
 * connections that know it when an upgrade adds a column.
 */
export async function readEntities<Row extends ObjectLiteral>(
  { db, pool }: Asking,
  entity: EntityTarget<Row>,
  prepared: { name: string; text: string },
  values: unknown[],
): Promise<Row[]> {
  const rows = db.queryRunner
    ? await db.query<Record<string, unknown>[]>(prepared.text, values)
    : await askPool(pool, { ...prepared, values });
  return rows.map((raw) => entityOf(db, entity, raw));
}

async function askPool(pool: Pool, query: QueryConfig): Promise<Record<string, unknown>[]> {
  try {
    return (await pool.query<Record<string, unknown>>(query)).rows;
  } catch (error) {
    noteConnectionError(error);
    throw error;
  }
}

/** The columns of an entity's table, as a list for a statement: 'u.id, u.email'. */
export const columnsOf = <Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  alias: string,
): string =>
  db.connection
    .getMetadata(entity)
    .columns.map(({ databaseName }) => `${alias}.${databaseName}`)
    .join(', ');
