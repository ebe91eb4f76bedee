import type { AdminList } from '../../gql/schema';
import type { ListFilters } from '../list/list-filters';
import type { Direction } from '../list/use-list-state';
import type { GridColumn } from './grid-columns';

/** A list of the administrator area: its page, search, filters, columns and files follow from it. */
export interface AdminListDefinition<Row, Filter extends object, Field extends string> {
  /** Name under which the API stores an Admin's columns and views. */
  list: AdminList;
  title: string;
  text: string;
  /** Accessible name of the grid. */
  label: string;
  /** Left out where the list can't be searched. */
  searchLabel?: string;
  /** Path of the CSV file, see api/endpoints/exports.ts. */
  csvPath: string;
  /** Maximum number of rows that an action, or the CSV file, accepts by id. */
  mostChosen: number;
  /** Shown when a search or filter matches nothing. */
  noMatches: string;
  empty: { title: string; text: string };
  /** What the rows are, for notes such as '3 new orders'; rows when omitted. */
  rowWords?: { one: string; many: string };
  /** Each in the type of the API's filter of that name. */
  filters: ListFilters<Filter>;
  /** Narrows the list always, and is not shown. */
  only?: Filter;
  /** A column with a `sortField` can be sorted. */
  columns: readonly GridColumn<Row, Field>[];
  /** Width of the row actions' column in pixels, for more than two of them. */
  actionsWidth?: number;
  /** Whether a button loads the rows again. */
  canRefresh?: boolean;
  defaultSort: { field: Field; direction: Direction };
  pageSize: number;
  errorText?: (error: unknown) => string;
  /** Heading of the message, which can be dismissed then. */
  errorTitle?: string;
}
