import type { EntityManager } from 'typeorm';
import type { Asking } from '../database/entity-rows';
import type { CsvColumn } from './csv';

/** An invalid list request: the caller's fault. `field` names the offending argument. */
export class BadListRequest extends Error {
  override readonly name = 'BadListRequest';
  constructor(
    message: string,
    readonly field: string[],
  ) {
    super(message);
  }
}

export type Direction = 'ASC' | 'DESC';

type Column<Row> = keyof Row & string;

/** Who may list the rows of all owners: anonymous callers too, Admins, or no caller. */
export type ListAccess = 'public' | 'admins' | 'ownerOnly';

/** The value of a filter that stands for rows without one, and the SQL condition that they meet. */
export interface NoValue {
  value: string;
  sql: string;
}

interface SearchRule {
  search: string;
  orIn?: string;
  prefixes?: readonly string[];
  anySpace?: boolean;
}

/** How a filter narrows a list. SQL expressions use the table's column names. */
export type FilterRule<Row> =
  /**
   * Matches a substring of this expression, ignoring case, accents and the number of blanks. `search_form` of the
   * expression is exactly that of a trigram index, and so is that of `orIn`, a further text that few rows have. Such an
   * index does not find texts of fewer than three characters: requests without `owner` match those as a prefix of one of
   * `prefixes`, each of which has an index of `search_form(...) text_pattern_ops`. With `anySpace`, a space in the text
   * matches any character: the words of a screen find a name with hyphens.
   */
  | SearchRule
  /**
   * Matches any of the given values. Values that the column can't hold match nothing, except `none.value`, which stands
   * for the rows that meet `none.sql`.
   */
  | { anyOf: Column<Row>; none?: NoValue }
  /** Matches rows that meet any of the conditions that the values name. */
  | { cases: Readonly<Record<string, string>> }
  /** Matches the rows of any of the given accounts. */
  | { person: Column<Row> }
  /** Matches moments from `from` to before `until`; either end may be open. */
  | { dates: Column<Row> }
  /**
   * Matches rows that have a related row of such a moment: a statement that selects the list's ids, to which conditions
   * on `column` are added.
   */
  | { datesOf: { ids: string; column: string } }
  /** Matches amounts of money from `min` to `max`; either end may be open. */
  | { amounts: Column<Row> }
  /** Matches whole numbers from `min` to `max`; either end may be open. */
  | { numbers: Column<Row> }
  /** Matches rows by whether this SQL condition holds. */
  | { flag: string };

/** A condition for each value of an enum. */
type CasesOf<Value> = Value extends readonly (infer Case extends string)[] ? Readonly<Record<Case, string>> : never;

/** The rule that fits a filter's type in the contract. */
type RuleFor<Row, Value> = [Value] extends [boolean]
  ? { flag: string }
  : Value extends string
    ? SearchRule
    : Value extends readonly unknown[]
      ? { anyOf: Column<Row>; none?: NoValue } | { cases: CasesOf<Value> } | { person: Column<Row> }
      : Value extends { until?: unknown }
        ? { dates: Column<Row> } | { datesOf: { ids: string; column: string } }
        : Value extends { min?: string | null }
          ? { amounts: Column<Row> }
          : { numbers: Column<Row> };

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
  /** The column with the id of the row's owner; omitted when rows have no owner. Admins list no rows of test accounts. */
  owner?: Column<Row>;
  /**
   * Who may list the rows of all owners. It is checked again here, where the rows are read: a resolver that forgets the
   * owner must not show an account the rows of another.
   */
  access: ListAccess;
  /** An SQL condition that every row of the list meets. */
  only?: string;
  /** One rule for each filter of the schema. */
  filters: { [Name in keyof Filter]-?: RuleFor<Row, NonNullable<Filter[Name]>> };
  /** Filters by what only Admins know of a row: refused to all other callers. */
  filtersForAdmins?: readonly (keyof Filter & string)[];
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
export interface ListContext extends Readonly<Asking> {
  /** Runs a read that may lag behind by a moment; a read of `db` where it is missing. */
  lagging?<Result>(work: (db: EntityManager) => Promise<Result>): Promise<Result>;
  /** Creates an object once per request. */
  once<Thing>(make: (ctx: ListContext) => Thing): Thing;
  readonly viewer: { readonly role: string } | null;
  readonly config: { readonly sessionSecret: string };
}

/** Sorts by a column of names as people do, Émile between Emil and Emma, under any collation of the database. */
export const namesIn = (column: string): SortExpression => ({ sql: `${column} collate "und-x-icu"`, type: 'text' });

/** Sorts by the column `name`. */
export const byName = namesIn('name');

const collator = new Intl.Collator('und');

/** Returns a short list in the same order. */
export const inOrderOfNames = <Row extends { name: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => collator.compare(one.name, other.name));
