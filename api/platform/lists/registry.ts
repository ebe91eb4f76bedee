import type { Readable } from 'node:stream';
import type { LaggingReads } from '../database/standby';
import { csvOf } from './csv';
import type { ListContext, ListDefinition, ListRequest, PageRequest } from './definition';
import { pageOf } from './page';
import { walkList } from './walk';

/** Any filter and sort; a list refuses those that are not its own. */
type AnyRequest = ListRequest<object, string>;

interface FileContext extends ListContext {
  readonly laggingReads: LaggingReads;
}

interface ListFile {
  /** Names of the list's inputs in the contract. */
  filter: string;
  sort: string;
  /**
   * Makes the file of a filter, from the standby when there is one: the latest changes may be missing.
   * @throws BadListRequest
   */
  make(ctx: FileContext, request: AnyRequest): Promise<Readable>;
}

/** A list without the types of its rows and filters, for what is done alike to all lists. */
export interface RegisteredList {
  name: string;
  sorts: readonly string[];
  /** Whether everybody's rows are searched by text. */
  isSearched: boolean;
  /** The file for Admins; null where the list has none. */
  file: ListFile | null;
  /** Reads the rows of a page. @throws BadListRequest */
  rows(ctx: ListContext, request: AnyRequest & { page?: PageRequest }): Promise<readonly { id: string }[]>;
}

/** Registers a list. */
export function registered<Row extends { id: string }, Filter extends object, Field extends string>(
  list: ListDefinition<Row, Filter, Field>,
): RegisteredList {
  const { name, sorts, filters, csv } = list;
  type Request = ListRequest<Filter, Field>;
  return {
    name,
    sorts: Object.keys(sorts),
    isSearched: 'search' in filters,
    file: csv
      ? {
          filter: csv.filter,
          sort: csv.sort,
          make: (ctx, request) =>
            csvOf(
              walkList(ctx, list, request as Request, { read: (work) => ctx.laggingReads.read(work) }),
              csv.columns,
            ),
        }
      : null,
    rows: (ctx, request) => pageOf(ctx, list, request as Request & { page?: PageRequest }).items(),
  };
}
