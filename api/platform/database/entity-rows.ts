import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

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

/**
 * The entities that a statement of ours reads. For what every request asks: building the statement anew by a query
 * builder takes the process longer than sending it.
 */
export async function readEntities<Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const rows = await db.query<Record<string, unknown>[]>(text, values);
  return rows.map((raw) => entityOf(db, entity, raw));
}
