import { useCallback, useEffect, useReducer } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FilterKind, FilterSchema } from './filter-kinds';

/** Renders again when a new day begins, while something shown is relative to today. */
export function useNewDay(isRelative: boolean): void {
  const [day, begin] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isRelative) return undefined;
    const midnight = new Date();
    midnight.setHours(24, 0, 0, 0);
    const timer = setTimeout(begin, midnight.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [isRelative, day]);
}

export type Direction = 'ASC' | 'DESC';

type ValueOf<Kind> = Kind extends FilterKind<infer Value> ? Value : never;
type AskedOf<Kind> = Kind extends FilterKind<never, infer Asked> ? Asked : never;

interface ListOptions<Field extends string, Schema extends FilterSchema> {
  /** The sort fields that the API allows for this list. */
  sortFields: readonly Field[];
  defaultSort: { field: Field; direction: Direction };
  pageSize?: number;
  /** Selectable page sizes; only `pageSize` without them. */
  pageSizes?: readonly number[];
  filters?: Schema;
  /** Separates it from other lists of the same page: `tickets` makes `tickets.page`. */
  prefix?: string;
}

/** The part of a list's state that is independent of its filters. */
export interface ListFrame<Field extends string = string> {
  page: number;
  size: number;
  sizes: readonly number[];
  sort: { field: Field; direction: Direction };
  search: string;
  /** True when a search or filter is active: 'nothing matches' instead of 'nothing yet'. */
  narrowed: boolean;
  setPage: (page: number) => void;
  setSize: (size: number) => void;
  /** Sorts by the field; the same field again reverses the direction. */
  toggleSort(field: Field): void;
  setSearch: (text: string) => void;
  clear: () => void;
  /** Whether the first page in the default order is shown. */
  isAtStart: boolean;
  /** Shows the first page in the default order. */
  toStart: () => void;
}

export interface ListState<Field extends string, Schema extends FilterSchema> extends ListFrame<Field> {
  /** The active filters; invalid ones are left out. */
  filters: { readonly [Name in keyof Schema]?: ValueOf<Schema[Name]> };
  /** Undefined removes the filter. */
  setFilter: <Name extends keyof Schema & string>(name: Name, value: ValueOf<Schema[Name]> | undefined) => void;
  /** Removes every filter; the search stays. */
  clearFilters: () => void;
  /** Variables for a list query of the API. */
  variables: {
    filter: { search?: string } & { [Name in keyof Schema]?: AskedOf<Schema[Name]> };
    sort: { field: Field; direction: Direction };
    page: { number: number; size: number };
  };
}

const mostPages = 1_000_000;

function readPage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1;
}

/** Returns the search and the valid filters of an address in the API's form. */
export function filterIn(schema: FilterSchema, parameters: URLSearchParams): { search?: string } {
  const search = parameters.get('search') ?? '';
  return { ...(search && { search }), ...readFilters(schema, (name) => parameters.get(name)).asked };
}

/** Reads the valid filters of an address, as values and in the API's form. */
function readFilters(schema: FilterSchema, read: (name: string) => string | null) {
  const found = Object.entries(schema).flatMap(([name, kind]) => {
    const value = kind.parse(read(name) ?? '');
    return value === undefined ? [] : [{ name, value, asked: kind.asked(value), daily: kind.isRelative?.(value) }];
  });
  return {
    isRelative: found.some(({ daily }) => daily),
    filters: Object.fromEntries(found.map(({ name, value }) => [name, value])),
    asked: Object.fromEntries(found.map(({ name, asked }) => [name, asked])),
  };
}

/**
 * Page, size, sort, search and filters of a list, stored in the address, so that reload, back and a shared link keep
 * them.
 */
export function useListState<Field extends string, Schema extends FilterSchema = Record<never, FilterKind>>({
  sortFields,
  defaultSort,
  pageSize = 10,
  pageSizes = [pageSize],
  filters: schema,
  prefix,
}: ListOptions<Field, Schema>): ListState<Field, Schema> {
  const [parameters, setParameters] = useSearchParams();
  const start = prefix ? `${prefix}.` : '';
  const read = (name: string) => parameters.get(start + name);

  const change = useCallback(
    (changes: Record<string, string | null>, replace: boolean) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(start + name);
            else next.set(start + name, value);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParameters, start],
  );

  const page = readPage(read('page'));
  const size = pageSizes.find((known) => String(known) === read('size')) ?? pageSize;
  const field = sortFields.find((known) => known === read('sort')) ?? defaultSort.field;
  const wanted = read('direction');
  const direction: Direction =
    wanted === 'ASC' || wanted === 'DESC' ? wanted : field === defaultSort.field ? defaultSort.direction : 'ASC';
  const search = read('search') ?? '';
  const { filters, asked, isRelative } = readFilters(schema ?? {}, read);
  useNewDay(isRelative);
  const sort = { field, direction };
  const noFilters = Object.fromEntries(Object.keys(schema ?? {}).map((name) => [name, null]));
  return {
    page,
    size,
    sizes: pageSizes,
    sort,
    search,
    // built from the schema, entry by entry
    filters: filters as ListState<Field, Schema>['filters'],
    narrowed: search !== '' || Object.keys(filters).length > 0,
    variables: {
      filter: { ...(search && { search }), ...asked } as ListState<Field, Schema>['variables']['filter'],
      sort,
      page: { number: page, size },
    },
    isAtStart: page === 1 && field === defaultSort.field && direction === defaultSort.direction,
    toStart: () => change({ page: null, sort: null, direction: null }, true),
    setPage: (next) => change({ page: next === 1 ? null : String(next) }, false),
    setSize: (next) => change({ size: next === pageSize ? null : String(next), page: null }, true),
    toggleSort: (next) =>
      change({ sort: next, direction: next === field && direction === 'ASC' ? 'DESC' : 'ASC', page: null }, true),
    setSearch: (text) => change({ search: text, page: null }, true),
    setFilter: (name, value) =>
      change({ [name]: value === undefined ? null : (schema?.[name]?.print(value) ?? null), page: null }, true),
    clearFilters: () => change({ ...noFilters, page: null }, true),
    clear: () => change({ ...noFilters, search: null, page: null }, true),
  };
}
