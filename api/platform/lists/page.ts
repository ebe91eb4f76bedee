import { BadListRequest } from './definition';
import { readCursor, writeCursor } from './cursor';
import type { ListContext, ListDefinition, ListRequest, PageRequest } from './definition';
import { ListStatements, laggingReadsOf } from './statements';
import type { KeysetRow, Slice } from './slice';

const largestPage = 100;
/** Rows that may be skipped to a page; beyond that counting the list, to read from the nearer end, is worthwhile. */
const maxSkippedRows = 1_000;

interface Part<Row> {
  rows: KeysetRow<Row>[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Set where the rows determine it. */
  totalItems?: number;
}

/** The fields of a page other than its rows. */
export interface PageFacts {
  number: number | null;
  size: number;
  totalPages(): Promise<number>;
  hasNextPage(): Promise<boolean>;
  hasPreviousPage(): Promise<boolean>;
  startCursor(): Promise<string | null>;
  endCursor(): Promise<string | null>;
}

/** A page that reads its rows and counts the list at most once, and only on demand. */
export class ListPage<Row extends { id: string }> {
  readonly pageInfo: PageFacts;
  private reading: Promise<Part<Row>> | undefined;
  private counting: Promise<number> | undefined;

  constructor(
    private readonly ctx: ListContext,
    private readonly statements: ListStatements<Row>,
    private readonly size: number,
    private readonly start: number | Slice,
  ) {
    const cursorOf = (row: KeysetRow<Row> | undefined) =>
      row ? writeCursor(ctx.config.sessionSecret, statements.order, row.keyset) : null;
    this.pageInfo = {
      number: typeof start === 'number' ? start / size + 1 : null,
      size,
      totalPages: async () => Math.max(1, Math.ceil((await this.totalItems()) / size)),
      hasNextPage: async () => (await this.part()).hasNextPage,
      hasPreviousPage: async () => (await this.part()).hasPreviousPage,
      startCursor: async () => cursorOf((await this.part()).rows[0]),
      endCursor: async () => cursorOf((await this.part()).rows.at(-1)),
    };
  }

  async items(): Promise<Row[]> {
    return (await this.part()).rows.map(({ row }) => row);
  }

  /**
   * Returns the total. A page that reaches the end of its list determines it: most lists are one page and are never
   * counted.
   */
  async totalItems(): Promise<number> {
    // Lets a caller that also requests the rows do so first.
    await Promise.resolve();
    const known = this.reading && (await this.reading).totalItems;
    return known ?? this.count();
  }

  private count(): Promise<number> {
    this.counting ??= this.statements.total();
    return this.counting;
  }

  private part(): Promise<Part<Row>> {
    this.reading ??= typeof this.start === 'number' ? this.numbered(this.start) : this.besideCursor(this.start);
    return this.reading;
  }

  private async besideCursor(slice: Slice): Promise<Part<Row>> {
    const rows = await this.statements.rows({ ...slice, take: this.size + 1 });
    const more = rows.length > this.size;
    // The row of the cursor is on the other side.
    if (slice.backwards) return { rows: more ? rows.slice(1) : rows, hasNextPage: true, hasPreviousPage: more };
    return { rows: rows.slice(0, this.size), hasNextPage: more, hasPreviousPage: true };
  }

  private async numbered(skip: number): Promise<Part<Row>> {
    const hasPreviousPage = skip > 0;
    if (skip > maxSkippedRows) {
      const totalItems = await this.count();
      const left = totalItems - skip;
      if (left <= 0) return { rows: [], hasNextPage: false, hasPreviousPage, totalItems };
      const take = Math.min(this.size, left);
      const rows = await this.statements.deepPage({ skip, take, totalItems });
      return { rows, hasNextPage: left > take, hasPreviousPage, totalItems };
    }
    const rows = await this.statements.rows({ take: this.size + 1, skip });
    const endsList = rows.length <= this.size && (rows.length > 0 || skip === 0);
    return {
      rows: rows.slice(0, this.size),
      hasNextPage: rows.length > this.size,
      hasPreviousPage,
      ...(endsList && { totalItems: skip + rows.length }),
    };
  }
}

function startOf(
  ctx: ListContext,
  order: string,
  { number, after, before }: PageRequest,
  size: number,
): number | Slice {
  if (after && before)
    throw new BadListRequest('A page lies after one row or before one, not both.', ['page', 'before']);
  if (after) return { take: size, after: readCursor(ctx.config.sessionSecret, order, after, 'after') };
  if (before)
    return { take: size, after: readCursor(ctx.config.sessionSecret, order, before, 'before'), backwards: true };
  return ((number ?? 1) - 1) * size;
}

/**
 * Returns a page of a list: by number, or the rows after or before a cursor. Pages far from the start are read from the
 * nearer end.
 * @throws BadListRequest for a size outside 1 to 100, a page below 1, a foreign cursor, or an invalid filter.
 */
export function pageOf<Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: ListContext,
  list: ListDefinition<Row, Filter, Field>,
  request: ListRequest<Filter, Field> & { page?: PageRequest | null },
): ListPage<Row> {
  const page = request.page ?? {};
  const size = page.size ?? 10;
  if (size < 1 || size > largestPage)
    throw new BadListRequest(`A page has 1 to ${largestPage} rows.`, ['page', 'size']);
  if ((page.number ?? 1) < 1) throw new BadListRequest('The first page is 1.', ['page', 'number']);
  // what one account sees of its own follows its live updates, and what is cached for all must be current
  const mayLag = request.owner === undefined && list.access === 'admins';
  const statements = ListStatements.of(ctx, list, request, mayLag ? laggingReadsOf(ctx) : undefined);
  return new ListPage(ctx, statements, size, startOf(ctx, statements.order, page, size));
}

/** The arguments of a list field of the contract. */
interface ListArguments<Filter, Field extends string> extends Omit<ListRequest<Filter, Field>, 'owner'> {
  page?: PageRequest | null;
}

/** Returns the function that lists the rows of one owner, or of all owners. It throws as `pageOf` does. */
export const pagesOf =
  <Row extends { id: string }, Filter extends object, Field extends string>(list: ListDefinition<Row, Filter, Field>) =>
  (ctx: ListContext, { filter, sort, page }: ListArguments<Filter, Field>, owner?: string): ListPage<Row> =>
    pageOf(ctx, list, { filter, sort, page, owner });
