import type { EntityManager } from 'typeorm';
import type { Place } from './cursor';
import type { ListContext, ListDefinition, ListRequest } from './definition';
import { ListStatements } from './statements';

interface WalkOptions {
  batch?: number;
  /** Where each batch is read; the caller's own database connection when not given. */
  read?: <Result>(work: (db: EntityManager) => Promise<Result>) => Promise<Result>;
}

/**
 * Every row that a filter leaves, in order, a batch at a time: for exports of any length. Rows that come or change
 * their place meanwhile may be missed; no row is told twice unless it moves.
 * @throws BadListRequest for a filter that can't be meant.
 */
export async function* walkList<Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: ListContext,
  list: ListDefinition<Row, Filter, Field>,
  request: ListRequest<Filter, Field>,
  { batch = 500, read = (work) => work(ctx.db) }: WalkOptions = {},
): AsyncGenerator<Row, void, void> {
  // a bad filter is refused before anything is read
  ListStatements.of(ctx, list, request);
  let beyond: Place | undefined;
  for (;;) {
    const rows = await read((db) =>
      ListStatements.of({ config: ctx.config, db }, list, request).rows({ take: batch, ...(beyond && { beyond }) }),
    );
    for (const { row } of rows) yield row;
    beyond = rows.at(-1)?.place;
    if (rows.length < batch) return;
  }
}

/**
 * Ids of the first rows that a filter leaves, the oldest first, for what is done to many at once; and whether there are
 * more of them.
 * @throws BadListRequest for a filter that can't be meant.
 */
export async function idsOf<Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: ListContext,
  list: ListDefinition<Row, Filter, Field>,
  request: ListRequest<Filter, Field>,
  most: number,
): Promise<{ ids: string[]; isAll: boolean }> {
  const ids = await ListStatements.of(ctx, list, request).ids(most + 1);
  return { ids: ids.slice(0, most), isAll: ids.length <= most };
}

/** How many rows a filter leaves. @throws BadListRequest for a filter that can't be meant. */
export const countOf = <Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: ListContext,
  list: ListDefinition<Row, Filter, Field>,
  request: ListRequest<Filter, Field>,
): Promise<number> => ListStatements.of(ctx, list, request).count();
