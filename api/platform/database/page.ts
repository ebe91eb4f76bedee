import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

export interface PageRequest {
  number?: number | null;
  size?: number | null;
  after?: string | null;
}

export interface Page<Row> {
  items: Row[];
  totalItems: number;
  pageInfo: { number: number | null; size: number; totalPages: number; hasNextPage: boolean; endCursor: string | null };
}

/** A page request that no list can answer; `field` names the culprit. */
export class BadPageRequest extends Error {
  override readonly name = 'BadPageRequest';
  constructor(message: string, readonly field: string[]) {
    super(message);
  }
}

const largestPage = 100;
const furthestRow = 10_000;

interface SortKey {
  /** Column as `alias.property`; comes from an allow-list, never from a caller. */
  column: string;
  direction: 'ASC' | 'DESC';
}

interface Cursor {
  key: string;
  value: string | null;
  id: string;
}

const encodeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a value of a column of this type: what else PostgreSQL would refuse as an error of ours. */
function fits(value: unknown, type: unknown, nullable: boolean): boolean {
  if (value === null) return nullable;
  if (typeof value !== 'string' || value.length > 2_000) return false;
  switch (String(type)) {
    case 'timestamptz':
      return /^\d{4}-\d\d-\d\d[T ][\d:.]+(Z|[+-][\d:]+)$/.test(value) && !Number.isNaN(Date.parse(value));
    case 'integer':
      return /^-?\d{1,9}$/.test(value);
    case 'numeric':
      return /^-?\d{1,12}(\.\d{1,6})?$/.test(value);
    case 'uuid':
      return uuid.test(value);
    default:
      return !value.includes('\u0000');
  }
}

function decodeCursor(text: string, sort: SortKey, column: { type: unknown; isNullable: boolean } | undefined): Cursor {
  try {
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString()) as Cursor;
    if (cursor.key === `${sort.column} ${sort.direction}` && typeof cursor.id === 'string' && uuid.test(cursor.id) && fits(cursor.value, column?.type, column?.isNullable ?? false)) return cursor;
  } catch {
    // answered below
  }
  throw new BadPageRequest('This cursor does not belong to this list.', ['page', 'after']);
}

/**
 * The one builder behind every list: sorts by an allowed key with ties broken by id, then answers a
 * numbered page or the rows after a cursor.
 * @throws BadPageRequest for a size outside 1 to 100, a page below 1 or too far, or a foreign cursor.
 */
export async function pageOf<Row extends ObjectLiteral & { id: string }>(
  query: SelectQueryBuilder<Row>,
  sort: SortKey,
  page: PageRequest | null | undefined,
): Promise<Page<Row>> {
  const size = page?.size ?? 10;
  const number = page?.number ?? 1;
  if (size < 1 || size > largestPage) throw new BadPageRequest(`A page has 1 to ${largestPage} rows.`, ['page', 'size']);
  if (number < 1) throw new BadPageRequest('The first page is 1.', ['page', 'number']);
  if (!page?.after && number * size > furthestRow) throw new BadPageRequest('That page is too far: walk the list with `after`.', ['page', 'number']);

  const id = `${query.alias}.id`;
  const property = sort.column.split('.').pop() ?? 'id';
  const rowsQuery = query.clone().orderBy(sort.column, sort.direction).addOrderBy(id, sort.direction).take(size + 1);
  if (page?.after) {
    const cursor = decodeCursor(page.after, sort, query.expressionMap.mainAlias?.metadata.findColumnWithPropertyName(property));
    const sign = sort.direction === 'ASC' ? '>' : '<';
    rowsQuery.andWhere(`(${sort.column}, ${id}) ${sign} (:cursorValue, :cursorId)`, { cursorValue: cursor.value, cursorId: cursor.id });
  } else {
    rowsQuery.skip((number - 1) * size);
  }
  const rows = await rowsQuery.getMany();
  const items = rows.slice(0, size);
  const before = (number - 1) * size;
  // a page that ends the list tells its length: most people's lists are one page
  const endsList = !page?.after && rows.length <= size && (rows.length > 0 || before === 0);
  const totalItems = endsList ? before + rows.length : await query.getCount();
  const last = items.at(-1);
  return {
    items,
    totalItems,
    pageInfo: {
      number: page?.after ? null : number,
      size,
      totalPages: Math.max(1, Math.ceil(totalItems / size)),
      hasNextPage: rows.length > size,
      endCursor: last ? encodeCursor({ key: `${sort.column} ${sort.direction}`, value: cursorValue(last[property]), id: last.id }) : null,
    },
  };
}

const cursorValue = (value: unknown) => (value instanceof Date ? value.toISOString() : typeof value === 'string' || typeof value === 'number' ? String(value) : null);
