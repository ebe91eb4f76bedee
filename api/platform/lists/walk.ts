import type { Keyset } from './cursor';
import type { ListContext, ListDefinition, ListRequest } from './definition';
import { ListStatements, laggingReadsOf } from './statements';

interface WalkOptions {
  batch?: number;
  /** Whether the reads may lag behind by a moment; never in a transaction. */
  mayLag?: boolean;
  /** Runs before each batch but the first; its error ends the walk. */
  beforeNext?: () => Promise<void>;
}

/**
 * Yields every row of a filter in order, in batches: for exports of any length. Rows that are added or moved during the
 * walk may be missed; a row is yielded twice only if it moves.
 * @throws BadListRequest for an invalid filter.
 */
export async function* walkList<Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: ListContext,
  list: ListDefinition<Row, Filter, Field>,
  request: ListRequest<Filter, Field>,
  { batch = 500, mayLag = true, beforeNext }: WalkOptions = {},
): AsyncGenerator<Row, void, void> {
  // An invalid filter is refused before anything is read.
  const statements = ListStatements.of(ctx, list, request, mayLag ? laggingReadsOf(ctx) : undefined);
  let after: Keyset | undefined;
  for (;;) {
    const rows = await statements.rows({ take: batch, ...(after && { after }) });
    for (const { row } of rows) yield row;
    after = rows.at(-1)?.keyset;
    if (rows.length < batch) return;
    await beforeNext?.();
  }
}

/**
 * Returns the ids of the first rows of a filter, oldest first, for bulk operations; and whether there are more.
 * @throws BadListRequest for an invalid filter.
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

/**
 * Yields the ids of a filter's rows in batches, oldest first: for bulk operations, whose rows may stay in the filter.
 * @throws BadListRequest for an invalid filter.
 */
export async function* idBatches<Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: ListContext,
  list: ListDefinition<Row, Filter, Field>,
  request: ListRequest<Filter, Field>,
  batch: number,
): AsyncGenerator<string[], void, void> {
  const statements = ListStatements.of(ctx, list, request);
  for (let after: string | undefined; ;) {
    const ids: string[] = await statements.ids(batch, after);
    if (ids.length > 0) yield ids;
    if (ids.length < batch) return;
    after = ids.at(-1);
  }
}

/**
 * Whether a filter adds a condition, as one of blanks or of an open range adds none: every row meets it.
 * @throws BadListRequest for an invalid filter.
 */
export const isNarrowed = <Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: ListContext,
  list: ListDefinition<Row, Filter, Field>,
  filter: Filter,
): boolean => ListStatements.of(ctx, { ...list, only: undefined, owner: undefined }, { filter }).isNarrowed;

/**
 * Counts the rows of a filter.
 * @throws BadListRequest for an invalid filter.
 */
export const countOf = <Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: ListContext,
  list: ListDefinition<Row, Filter, Field>,
  request: ListRequest<Filter, Field>,
): Promise<number> => ListStatements.of(ctx, list, request).count();
