import type { Pool, QueryConfig } from 'pg';
import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { recordConnectionError } from './away';

/** Types whose values pg sends as entities hold them. */
const plainTypes = new Set<unknown>([
  'text',
  'citext',
  'uuid',
  'smallint',
  'integer',
  'bigint',
  'numeric',
  'double precision',
  'boolean',
  'timestamptz',
  'jsonb',
  'bytea',
]);

type ColumnMetadata = EntityMetadata['columns'][number];

/** How to set the properties of an entity. Most are copied; the others pass through TypeORM. */
interface Reader {
  copied: readonly (readonly [property: string, column: string])[];
  others: readonly ColumnMetadata[];
}

const readers = new WeakMap<EntityMetadata, Reader>();

function readerOf(metadata: EntityMetadata): Reader {
  const known = readers.get(metadata);
  if (known) return known;
  const isCopied = ({ transformer, embeddedMetadata, isVirtual, type }: ColumnMetadata) =>
    !transformer && !embeddedMetadata && !isVirtual && plainTypes.has(type);
  const reader = {
    copied: metadata.columns
      .filter(isCopied)
      .map(({ propertyName, databaseName }) => [propertyName, databaseName] as const),
    others: metadata.columns.filter((column) => !isCopied(column)),
  };
  readers.set(metadata, reader);
  return reader;
}

/** Creates an entity from a row as PostgreSQL sent it. */
export function entityOf<Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  raw: Record<string, unknown>,
): Row {
  const { driver } = db.connection;
  const metadata = db.connection.getMetadata(entity);
  const { copied, others } = readerOf(metadata);
  const row = metadata.create() as Record<string, unknown>;
  for (const [property, column] of copied) row[property] = raw[column];
  for (const column of others)
    column.setEntityValue(row, driver.prepareHydratedValue(raw[column.databaseName], column));
  return row as Row;
}

/** Anything with a database connection: a request, inside a transaction or not. */
export interface Asking {
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

/**
 * Like `readEntities`, for a statement with columns that the entity lacks: returns the rows as they were sent. One without
 * a name is sent unprepared.
 */
export const readRows = <Raw extends Record<string, unknown>>(
  { db, pool, directPool }: Asking,
  { name, text }: { name?: string | undefined; text: string },
  values: unknown[],
): Promise<Raw[]> => {
  if (db.queryRunner) return db.query<Raw[]>(text, values);
  return askPool(pool, name !== undefined && pool === directPool ? { name, text, values } : { text, values });
};

async function askPool<Raw extends Record<string, unknown>>(pool: Pool, query: QueryConfig): Promise<Raw[]> {
  try {
    return (await pool.query<Raw>(query)).rows;
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
