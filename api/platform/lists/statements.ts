import type { EntityManager, EntityMetadata } from 'typeorm';
import { entityOf, readRows } from '../database/entity-rows';
import { StatementNames } from '../database/statement-names';
import { BadListRequest } from './definition';
import type { Conditions } from './conditions';
import { conditionsOf } from './conditions';
import type { Direction, ListAccess, ListContext, ListDefinition, ListRequest } from './definition';
import { countTogether } from './counts';
import { deepPage } from './deep-page';
import type { DeepPage } from './deep-page';
import { memoryOf } from './long-lists';
import type { KeysetRow, Slice } from './slice';
import { totalOf } from './totals';

export interface Statement {
  text: string;
  values: unknown[];
}

type ReadRow = Record<string, unknown> & { id: string; list_key: string };

/** Rows scanned before the text index is used: reading them takes a few milliseconds. */
const searchedFirst = 2_000;
/** Rows scanned per requested row, if that is more: matches of rarer text are few and sorted quickly. */
const searchedForEach = 20;
/** Beyond this many rows PostgreSQL chooses its own plan. */
const shallowRows = 1_000;

/** Runs one read of a list. */
export type ReadList = <Result>(work: (db: EntityManager) => Promise<Result>) => Promise<Result>;

/** Reads that may lag behind by a moment. */
export const laggingReadsOf =
  (ctx: ListContext): ReadList =>
  (work) =>
    ctx.lagging ? ctx.lagging(work) : work(ctx.db);

const names = new StatementNames('list');

const reversed = { ASC: 'DESC', DESC: 'ASC' } as const satisfies Record<Direction, Direction>;

// the caller is read last: cached answers must not depend on who asks
const mayListAll = (ctx: ListContext, access: ListAccess): boolean =>
  access === 'public' || (access === 'admins' && ctx.viewer?.role === 'ADMIN');

/** @throws BadListRequest when a caller who is no Admin filters by what only Admins know. */
function refuseFiltersForAdmins<Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: ListContext,
  { filtersForAdmins = [] }: ListDefinition<Row, Filter, Field>,
  { filter }: ListRequest<Filter, Field>,
): void {
  const given = filtersForAdmins.find((field) => (filter?.[field] ?? null) !== null);
  if (given && ctx.viewer?.role !== 'ADMIN') throw new BadListRequest('This filter is for Admins.', ['filter', given]);
}

/** The SQL of a list request: sorted by an allowed key, ties broken by id. */
export class ListStatements<Row extends { id: string }> {
  private constructor(
    private readonly ctx: ListContext,
    private readonly metadata: EntityMetadata,
    /** Names list, sort and direction. */
    readonly order: string,
    private readonly sort: { sql: string; type: string },
    private readonly direction: Direction,
    private readonly conditions: (values?: unknown[]) => Conditions,
    /** Whether a text is searched in a list of unbounded length, as opposed to one account's rows. */
    private readonly isSearched: boolean,
    private readonly isOfOwner: boolean,
    private readonly read: ReadList | undefined,
  ) {}

  /**
   * @param read runs each statement; on the caller's own connection by default
   * @throws BadListRequest for an invalid filter.
   * @throws Error when the rows of all owners are requested for a caller who may not list them.
   */
  static of<Row extends { id: string }, Filter extends object, Field extends string>(
    ctx: ListContext,
    list: ListDefinition<Row, Filter, Field>,
    request: ListRequest<Filter, Field>,
    read?: ReadList,
  ): ListStatements<Row> {
    if (request.owner === undefined && !mayListAll(ctx, list.access))
      throw new Error(`The rows of all owners of ${list.name} were requested without the right to them.`);
    refuseFiltersForAdmins(ctx, list, request);
    const field = request.sort?.field ?? list.default.field;
    const direction = request.sort?.direction ?? list.default.direction;
    const metadata = ctx.db.connection.getMetadata(list.entity);
    const conditions = (values?: unknown[]) => conditionsOf(metadata, list, request, values);
    // An invalid filter is refused before anything is read.
    const checked = conditions();
    const sorted: string | { sql: string; type: string } = list.sorts[field];
    const sort = typeof sorted === 'string' ? checked.column(sorted) : sorted;
    const isOfOwner = request.owner !== undefined;
    const isSearched = !isOfOwner && checked.whereSearched !== '';
    const order = `${list.name} ${field} ${direction}`;
    return new ListStatements<Row>(ctx, metadata, order, sort, direction, conditions, isSearched, isOfOwner, read);
  }

  countStatement(given?: unknown[]): Statement {
    const { where, values } = this.conditions(given);
    return { text: `select count(*) as count from ${this.metadata.tableName} ${where}`, values };
  }

  /** Ids and keys are read from the index; whole rows are fetched only for the slice, however far it is. */
  rowsStatement(slice: Slice): Statement {
    const { conditions, keys, key, order, from } = this.partsOf(slice);
    return this.wholeRows(`select ${keys}, ${key} from ${from} ${conditions.where} ${order}`, slice, conditions);
  }

  /**
   * Searches the first rows of the list. PostgreSQL cannot know how frequent a piece of text is: frequent text is found
   * there at once, without a text index.
   */
  nearStatement(slice: Slice): Statement {
    const { conditions, keys, key, order, from } = this.partsOf(slice);
    const rows = Math.max(searchedFirst, searchedForEach * ((slice.skip ?? 0) + slice.take));
    const near = `select * from ${from} ${conditions.whereUnsearched} ${order} limit ${conditions.value(rows)}`;
    return this.wholeRows(
      `select ${keys}, ${key} from (${near}) near ${conditions.whereSearched} ${order}`,
      slice,
      conditions,
    );
  }

  /** Finds all matches by the text index and then takes the slice: for rare text. */
  foundStatement(slice: Slice): Statement {
    const { conditions, keys, key, direction, from } = this.partsOf(slice);
    const statement = this.wholeRows(
      `select ${keys}, list_key from found order by list_key ${direction}, id ${direction}`,
      slice,
      conditions,
    );
    const found = `select ${keys}, ${key} from ${from} ${conditions.where}`;
    return { ...statement, text: `with found as materialized (${found}) ${statement.text}` };
  }

  private partsOf(slice: Slice) {
    const { after, backwards = false } = slice;
    const conditions = this.conditions();
    const { sql, type } = this.sort;
    const direction = backwards ? reversed[this.direction] : this.direction;
    if (after)
      conditions.and(
        `(${sql}, id) ${direction === 'ASC' ? '>' : '<'} (cast(${conditions.value(after.key)} as ${type}), cast(${conditions.value(after.id)} as uuid))`,
      );
    return {
      conditions,
      direction,
      keys: this.keysOf(slice).join(', '),
      key: `${sql} as list_key`,
      order: `order by ${sql} ${direction}, id ${direction}`,
      from: this.metadata.tableName,
    };
  }

  /**
   * Returns the columns that find the rows of a slice: with the id the time in a primary key, which leads to a row's
   * partition. Far from the start of a list the id alone, which indexes contain, so that skipped rows are not read.
   */
  private keysOf({ take, skip = 0 }: Slice): string[] {
    const primary = this.metadata.primaryColumns.map(({ databaseName }) => databaseName);
    return ['id', ...(skip + take > shallowRows ? [] : primary.filter((column) => column !== 'id'))];
  }

  private wholeRows(rows: string, slice: Slice, conditions: Conditions): Statement {
    const { take, skip = 0, backwards = false } = slice;
    const direction = backwards ? reversed[this.direction] : this.direction;
    const columns = this.metadata.columns.filter(({ isSelect }) => isSelect);
    const text = `select ${columns.map(({ databaseName }) => `item.${databaseName}`).join(', ')}, cast(page.list_key as text) as list_key
      from (${rows} limit ${conditions.value(take)} offset ${conditions.value(skip)}) page
      join ${this.metadata.tableName} item on ${this.keysOf(slice)
        .map((column) => `item.${column} = page.${column}`)
        .join(' and ')}
      order by page.list_key ${direction}, page.id ${direction}`;
    return { text, values: conditions.values };
  }

  /** @param after the id behind which the rows begin */
  idsStatement(take: number, after?: string): Statement {
    const conditions = this.conditions();
    if (after) conditions.and(`id > cast(${conditions.value(after)} as uuid)`);
    return {
      text: `select id from ${this.metadata.tableName} ${conditions.where} order by id limit ${conditions.value(take)}`,
      values: conditions.values,
    };
  }

  /** Returns the current number of rows. */
  async count(): Promise<number> {
    const { ctx } = this;
    if (this.isOfOwner && !this.read && !ctx.db.queryRunner)
      return countTogether(ctx, (values) => this.countStatement(values).text);
    const [row] = await this.run<{ count: string }>(this.countStatement());
    return Number(row?.count ?? 0);
  }

  /** Returns the total for a page; the total of a long list may be seconds old. */
  total(): Promise<number> {
    return totalOf(this.ctx.db.connection, this.countStatement(), () => this.count());
  }

  /** Returns rows in the list's own order, also when read from its end. */
  async rows(slice: Slice): Promise<KeysetRow<Row>[]> {
    const found = await this.find(slice);
    const rows = found.map((raw) => ({
      row: entityOf<Row>(this.ctx.db, this.metadata.target, raw),
      keyset: { key: raw.list_key, id: raw.id },
    }));
    return slice.backwards ? rows.reverse() : rows;
  }

  /** Returns a page far from the list's start. */
  deepPage(page: DeepPage): Promise<KeysetRow<Row>[]> {
    const { anchors } = memoryOf(this.ctx.db.connection);
    const { text, values } = this.rowsStatement({ take: 0 });
    const key = JSON.stringify([text, values]);
    const anchorsOfList = anchors.get(key) ?? [];
    if (anchorsOfList.length === 0) anchors.set(key, anchorsOfList);
    return deepPage(page, anchorsOfList, (slice) => this.rows(slice));
  }

  private async find(slice: Slice): Promise<ReadRow[]> {
    const isDeep = (slice.skip ?? 0) + slice.take > shallowRows;
    if (isDeep || !this.isSearched) return this.run(this.rowsStatement(slice));
    const near = await this.run<ReadRow>(this.nearStatement(slice));
    // The first rows contain everything requested.
    return near.length === slice.take ? near : this.run(this.foundStatement(slice));
  }

  async ids(take: number, after?: string): Promise<string[]> {
    return (await this.run<{ id: string }>(this.idsStatement(take, after))).map(({ id }) => id);
  }

  /** Whether the filter adds a condition; one that adds none is met by every row. */
  get isNarrowed(): boolean {
    return this.conditions().count > 0;
  }

  /**
   * Statements for one account's rows repeat and are short: planning takes longer than reading. Those for all accounts
   * depend on the values of their filters, which PostgreSQL must know to choose an index.
   */
  private run<Raw extends Record<string, unknown>>({ text, values }: Statement): Promise<Raw[]> {
    if (this.read) return this.read((db) => db.query<Raw[]>(text, values));
    return readRows<Raw>(this.ctx, { name: this.isOfOwner ? names.nameOf(text) : undefined, text }, values);
  }
}
