import type { Pool, QueryConfig } from 'pg';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { recordConnectionError } from './away';

/** Creates an entity from a row as PostgreSQL sent it. */
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

/** Anything with a database connection: a request, inside a transaction or not. */
interface Asking {
  db: EntityManager;
  pool: Pool;
  /** Another one than `pool` behind a pooler, whose next server connection does not know what this one has prepared. */
  directPool: Pool;
}

/**
 * Reads entities with a prepared statement, for queries of every request: PostgreSQL plans it once per connection, and
 * building it with a query builder would take the process longer than sending it. Inside a transaction and behind a pooler
 * it is sent unprepared.
 * @param prepared its name identifies this text only. The text lists its columns: with `*` it would fail on connections
 * that have prepared it when an upgrade adds a column.
 */
export async function readEntities<Row extends ObjectLiteral>(
  { db, pool, directPool }: Asking,
  entity: EntityTarget<Row>,
  prepared: { name: string; text: string },
  values: unknown[],
): Promise<Row[]> {
  return (await readRows({ db, pool, directPool }, prepared, values)).map((raw) => entityOf(db, entity, raw));
}

/** Like `readEntities`, for a statement with columns that the entity lacks: returns the rows as they were sent. */
export const readRows = (
  { db, pool, directPool }: Asking,
  prepared: { name: string; text: string },
  values: unknown[],
): Promise<Record<string, unknown>[]> => {
  const { text } = prepared;
  if (db.queryRunner) return db.query<Record<string, unknown>[]>(text, values);
  return askPool(pool, pool === directPool ? { ...prepared, values } : { text, values });
};

async function askPool(pool: Pool, query: QueryConfig): Promise<Record<string, unknown>[]> {
  try {
    return (await pool.query<Record<string, unknown>>(query)).rows;
  } catch (error) {
    recordConnectionError(error);
    throw error;
  }
}

/** Returns the columns of an entity's table as a list for a statement: 'u.id, u.email'. */
export const columnsOf = <Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  alias: string,
): string =>
  db.connection
    .getMetadata(entity)
    .columns.map(({ databaseName }) => `${alias}.${databaseName}`)
    .join(', ');
