import type { EntityManager } from 'typeorm';
import type { CsvColumn } from './csv';

export type Direction = 'ASC' | 'DESC';

type Column<Row> = keyof Row & string;

/** How a filter narrows a list. SQL expressions use the table's column names. */
export type FilterRule<Row> =
  /**
   * Matches a substring of this expression, ignoring case. The expression is exactly that of a trigram index. Such an
   * index does not find texts of fewer than three characters: requests without `owner` match those as a prefix of
   * one of `prefixes`, each of which has an index of `lower(...) text_pattern_ops`.
   */
  | { search: string; prefixes?: readonly string[] }
  /** Matches any of the given values. Values that the column can't hold match nothing. */
  | { anyOf: Column<Row> }
  /** Matches times from `from` to before `until`, or amounts from `min` to `max`; either end may be open. */
  | { between: Column<Row> }
  /** Matches rows by whether this SQL condition holds. */
  | { flag: string };

type RuleFor<Row, Value> = [Value] extends [boolean]
  ? { flag: string }
  : Value extends string
    ? { search: string; prefixes?: readonly string[] }
    : Value extends readonly unknown[]
      ? { anyOf: Column<Row> }
      : { between: Column<Row> };

/** An SQL expression to sort by, such as a nullable column with a default for null. It must never be null. */
interface SortExpression {
  sql: string;
  type: string;
}

/**
 * A declarative definition of a list. Its pages, counts, iterations and bulk ids are derived from it, and so are its
 * indexes: one for each sort (followed by id) and one for the search.
 */
export interface ListDefinition<Row extends { id: string }, Filter extends object, Field extends string> {
  /** Unique name, used in cursors. */
  name: string;
  entity: new () => Row;
  /** The column with the id of the row's owner; omitted when rows have no owner. */
  owner?: Column<Row>;
  /** An SQL condition that every row of the list meets. */
  only?: string;
  /** One rule for each filter of the schema. */
  filters: { [Name in keyof Filter]-?: RuleFor<Row, NonNullable<Filter[Name]>> };
  /** A column that is never null, or an expression, for each sort field of the schema. */
  sorts: Record<Field, Column<Row> | SortExpression>;
  default: { field: Field; direction: Direction };
  /** The file for Admins, /admin/{name}.csv; left out where the list has none. */
  csv?: {
    columns: readonly CsvColumn<Row>[];
    /** Names of the list's inputs in the contract. */
    filter: string;
    sort: string;
  };
}

export interface PageRequest {
  number?: number | null;
  size?: number | null;
  after?: string | null;
  before?: string | null;
}

/** The arguments of a list query. */
export interface ListRequest<Filter, Field extends string> {
  filter?: Filter | null;
  sort?: { field?: Field; direction?: Direction } | null;
  /** Limits the list to this owner's rows; the rows of all owners when omitted. */
  owner?: string;
}

/** The parts of a request context that a list needs. */
export interface ListContext {
  readonly db: EntityManager;
  readonly config: { readonly sessionSecret: string };
}
