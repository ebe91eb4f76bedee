import { kindsOf } from '../list/list-filters';
import { filterIn, useListState } from '../list/use-list-state';
import type { Direction, ListState } from '../list/use-list-state';
import type { FilterSchema } from '../list/filter-kinds';
import type { AdminListDefinition } from './definition';
import { useSelection } from './selection';
import type { Selection } from './selection';

/** What an Admin sees of a list: page, sort, search and filters from the address, and the chosen rows. */
export interface AdminListState<Filter extends object, Field extends string> extends Omit<
  ListState<Field, FilterSchema>,
  'variables'
> {
  /** Variables for the list's query. */
  variables: {
    filter: Filter;
    sort: { field: Field; direction: Direction };
    page: { number: number; size: number };
  };
  /** Returns the filter of a saved view of the list. */
  filterOf: (query: string) => Filter;
  selection: Selection;
}

/** Provides the state of a list of the administrator area. */
export function useAdminList<Row, Filter extends object, Field extends string>({
  columns,
  defaultSort,
  filters,
  only,
  pageSize,
}: AdminListDefinition<Row, Filter, Field>): AdminListState<Filter, Field> {
  const kinds = kindsOf(filters);
  const { variables, ...state } = useListState<Field, FilterSchema>({
    sortFields: columns.flatMap(({ sortField }) => sortField ?? []),
    defaultSort,
    filters: kinds,
    pageSize,
    pageSizes: [pageSize, 25, 100],
  });
  // each filter asks in the type of its name (ListFilters)
  const filter = { ...variables.filter, ...only } as Filter;
  return {
    ...state,
    variables: { ...variables, filter },
    filterOf: (query) => ({ ...filterIn(kinds, new URLSearchParams(query)), ...only }) as Filter,
    selection: useSelection(filter),
  };
}
