import type { Readable } from 'node:stream';
import { csvOf } from './csv';
import type { ListAccess, ListContext, ListDefinition, ListRequest, PageRequest } from './definition';
import { pageOf } from './page';
import type { ListPage } from './page';
import { walkList } from './walk';

/** Any filter and sort; a list refuses those that are not its own. */
type AnyRequest = ListRequest<object, string>;

interface ListFile {
  /** Names of the list's inputs in the contract. */
  filter: string;
  sort: string;
  /**
   * Makes the file of a filter, from a standby when there is one: the latest changes of others may be missing.
   * @param beforeNext Runs before each further batch of rows; its error ends the file.
   * @param timeZone In which moments are written.
   * @throws BadListRequest
   */
  make(ctx: ListContext, request: AnyRequest, beforeNext: () => Promise<void>, timeZone: string): Promise<Readable>;
}

/** A list without the types of its rows and filters, for what is done alike to all lists. */
export interface RegisteredList {
  name: string;
  access: ListAccess;
  hasOwner: boolean;
  sorts: readonly string[];
  /** The kind of each filter, by its name in the contract. */
  filters: Readonly<Record<string, FilterRuleKind>>;
  /** The file for Admins; null where the list has none. */
  file: ListFile | null;
  /** @throws BadListRequest */
  page(
    ctx: ListContext,
    request: AnyRequest & { page?: PageRequest },
  ): Pick<ListPage<{ id: string }>, 'items' | 'pageInfo'>;
}

const filterKinds = ['search', 'anyOf', 'cases', 'person', 'dates', 'amounts', 'numbers', 'flag'] as const;
type FilterRuleKind = (typeof filterKinds)[number];

function kindOf(rule: object): FilterRuleKind {
  // both take a range of moments
  if ('datesOf' in rule) return 'dates';
  const kind = filterKinds.find((known) => known in rule);
  if (!kind) throw new Error('A filter has no known kind.');
  return kind;
}

/** Registers a list. */
export function registered<Row extends { id: string }, Filter extends object, Field extends string>(
  list: ListDefinition<Row, Filter, Field>,
): RegisteredList {
  const { name, access, owner, sorts, filters, csv } = list;
  type Request = ListRequest<Filter, Field>;
  return {
    name,
    access,
    hasOwner: owner !== undefined,
    filters: Object.fromEntries(Object.entries<object>(filters).map(([field, rule]) => [field, kindOf(rule)])),
    sorts: Object.keys(sorts),
    file: csv
      ? {
          filter: csv.filter,
          sort: csv.sort,
          make: (ctx, request, beforeNext, timeZone) =>
            csvOf(walkList(ctx, list, request as Request, { beforeNext }), csv.columns, timeZone),
        }
      : null,
    page: (ctx, request) => pageOf(ctx, list, request as Request & { page?: PageRequest }),
  };
}
