import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type Direction = 'ASC' | 'DESC';

interface ListOptions<Field extends string> {
  /** The sort fields the API allows for this list. */
  sortFields: readonly Field[];
  defaultSort: { field: Field; direction: Direction };
  pageSize?: number;
  /** Names of further filters kept in the address. */
  filters?: readonly string[];
}

export interface ListState<Field extends string = string> {
  page: number;
  size: number;
  sort: { field: Field; direction: Direction };
  search: string;
  filters: Readonly<Record<string, string>>;
  /** True when a search or filter narrows the list: 'nothing matches' instead of 'nothing yet'. */
  narrowed: boolean;
  /** Variables for a list query of the API: `{ sort, page }`. */
  variables: { sort: { field: Field; direction: Direction }; page: { number: number; size: number } };
  setPage: (page: number) => void;
  /** Sorts by the field; the same field again turns the direction. */
  toggleSort(field: Field): void;
  setSearch: (text: string) => void;
  setFilter: (name: string, value: string) => void;
  clear: () => void;
}

const mostPages = 1_000_000;

function readPage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1;
}

/** Page, sort, search and filters of a list, kept in the address so that reload, back and a shared link keep them. */
export function useListState<Field extends string>({ sortFields, defaultSort, pageSize = 10, filters: filterNames = [] }: ListOptions<Field>): ListState<Field> {
  const [parameters, setParameters] = useSearchParams();

  const change = useCallback(
    (changes: Record<string, string | null>, replace: boolean) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParameters],
  );

  const page = readPage(parameters.get('page'));
  const field = sortFields.find((known) => known === parameters.get('sort')) ?? defaultSort.field;
  const asked = parameters.get('direction');
  const direction: Direction = asked === 'ASC' || asked === 'DESC' ? asked : field === defaultSort.field ? defaultSort.direction : 'ASC';
  const search = parameters.get('search') ?? '';
  const filters = Object.fromEntries(filterNames.map((name) => [name, parameters.get(name) ?? '']));
  const sort = { field, direction };
  return {
    page,
    size: pageSize,
    sort,
    search,
    filters,
    narrowed: search !== '' || Object.values(filters).some((value) => value !== ''),
    variables: { sort, page: { number: page, size: pageSize } },
    setPage: (next) => change({ page: next === 1 ? null : String(next) }, false),
    toggleSort: (next) => change({ sort: next, direction: next === field && direction === 'ASC' ? 'DESC' : 'ASC', page: null }, true),
    setSearch: (text) => change({ search: text, page: null }, true),
    setFilter: (name, value) => change({ [name]: value, page: null }, true),
    clear: () => change({ search: null, page: null, ...Object.fromEntries(filterNames.map((name) => [name, null])) }, true),
  };
}
