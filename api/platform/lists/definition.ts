import type { EntityManager } from 'typeorm';
import type { CsvColumn } from './csv';

export type Direction = 'ASC' | 'DESC';

type Column<Row> = keyof Row & string;

/** How a filter narrows a list. Texts of SQL name columns as the table does. */
export type FilterRule<Row> =
  /**
   * A substring, any case, of this expression; it is that of a trigram index, to the letter. Such an index knows no text
   * of fewer than three letters: in everybody's list that is looked for at the beginning of `prefixes`, which have an
   * index of `lower(...) text_pattern_ops` each.
   */
  | { search: string; prefixes?: readonly string[] }
  /** One of the given values; those that can't be a value of the column match nothing. */
  | { anyOf: Column<Row> }
  /** Moments from `from` to before `until`, or amounts from `min` to `max`; either end may be open. */
  | { between: Column<Row> }
  /** A condition of SQL that is met, or is not. */
  | { flag: string };

type RuleFor<Row, Value> = [Value] extends [boolean]
  ? { flag: string }
  : Value extends string
    ? { search: string; prefixes?: readonly string[] }
    : Value extends readonly unknown[]
      ? { anyOf: Column<Row> }
      : { between: Column<Row> };

/** A sort by something that is no column, such as a nullable one with a value in place of null: it is never null itself. */
interface SortExpression {
  sql: string;
  type: string;
}

/**
 * What a list is, as data. Its pages, counts, walks and bulk ids come from it, and so do its indexes: one for each
 * sort (followed by id) and one for the search.
 */
export interface ListDefinition<Row extends { id: string }, Filter extends object, Field extends string> {
  /** Its name, for cursors: unlike any other list's. */
  name: string;
  entity: new () => Row;
  /** The column that says whose a row is; none where rows are nobody's. */
  owner?: Column<Row>;
  /** A condition that every row of it meets. */
  only?: string;
  /** A rule for each filter of the contract. */
  filters: { [Name in keyof Filter]-?: RuleFor<Row, NonNullable<Filter[Name]>> };
  /** A column that is never null, or an expression, for each sort of the contract. */
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

/** What is asked of a list. */
export interface ListRequest<Filter, Field extends string> {
  filter?: Filter | null;
  sort?: { field?: Field; direction?: Direction } | null;
  /** Whose rows alone; everybody's when left out. */
  owner?: string;
}

/** What a list needs of the request that asks it. */
export interface ListContext {
  readonly db: EntityManager;
  readonly config: { readonly sessionSecret: string };
}
