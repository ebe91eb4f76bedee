import type { QueryDeepPartialEntity } from 'typeorm';
import type { RequestContext } from '../../context';
import { DesignEntity } from './design.entity';

/** Inserts a design; returns its id, or undefined when another call with its request id was first. */
export async function insertDesignOnce(
  tx: RequestContext,
  row: QueryDeepPartialEntity<DesignEntity>,
): Promise<string | undefined> {
  const query = tx.db.createQueryBuilder().insert().into(DesignEntity).values(row);
  const inserted = await query.orIgnore().returning('id').execute();
  return (inserted.raw as { id: string }[])[0]?.id;
}
