import { BadListRequest } from './bad-list-request';
import type { Place } from './cursor';
import type { ListContext, ListDefinition, ListRequest } from './definition';
import { ListStatements } from './statements';

/**
 * Every row that a filter leaves, in order, a batch at a time: for exports of any length. Rows that come or change
 * their place meanwhile may be missed; no row is told twice unless it moves.
 * @throws BadListRequest for a filter that can't be meant.
 */
export async function* walkList<Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: ListContext,
  list: ListDefinition<Row, Filter, Field>,
  request: ListRequest<Filter, Field>,
  batch = 500,
): AsyncGenerator<Row, void, void> {
  const statements = ListStatements.of(ctx, list, request);
  let beyond: Place | undefined;
  for (;;) {
    const rows = await statements.rows({ take: batch, ...(beyond && { beyond }) });
    for (const { row } of rows) yield row;
    beyond = rows.at(-1)?.place;
    if (rows.length < batch) return;
  }
}

/**
 * The ids of all rows that a filter leaves, for what is done to many at once.
 * @throws BadListRequest when they are more than `most`, or for a filter that can't be meant.
 */
export async function idsOf<Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: ListContext,
  list: ListDefinition<Row, Filter, Field>,
  request: ListRequest<Filter, Field>,
  most: number,
): Promise<string[]> {
  const ids = await ListStatements.of(ctx, list, request).ids(most + 1);
  if (ids.length > most)
    throw new BadListRequest(`More than ${most.toLocaleString('en-US')} rows at once: narrow the filter.`, ['filter']);
  return ids;
}
