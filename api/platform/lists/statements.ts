import type { EntityMetadata } from 'typeorm';
import { entityOf } from '../database/entity-rows';
import { BadListRequest } from './bad-list-request';
import type { Conditions } from './conditions';
import { conditionsOf } from './conditions';
import type { Direction, ListAccess, ListContext, ListDefinition, ListRequest } from './definition';
import { farRows } from './far-rows';
import type { FarRows } from './far-rows';
import { memoryOf } from './long-lists';
import type { PlacedRow, Stretch } from './stretch';
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
const nearEnough = 1_000;

const turned = { ASC: 'DESC', DESC: 'ASC' } as const satisfies Record<Direction, Direction>;

// the caller is read last: cached answers must not depend on who asks
const mayListAll = (ctx: ListContext, access: ListAccess): boolean =>
  access === 'everybody' || (access === 'admins' && ctx.viewer?.role === 'ADMIN');

/** @throws BadListRequest when somebody else filters by what only Admins know. */
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
    private readonly conditions: () => Conditions,
    /** Whether a text is searched in a list of unbounded length, as opposed to one account's rows. */
    private readonly isSearched: boolean,
  ) {}

  /**
   * @throws BadListRequest for an invalid filter.
   * @throws Error when the rows of all owners are requested for somebody who may not list them.
   */
  static of<Row extends { id: string }, Filter extends object, Field extends string>(
    ctx: ListContext,
    list: ListDefinition<Row, Filter, Field>,
    request: ListRequest<Filter, Field>,
  ): ListStatements<Row> {
    if (request.owner === undefined && !mayListAll(ctx, list.access))
      throw new Error(`The rows of all owners of ${list.name} were requested without the right to them.`);
    refuseFiltersForAdmins(ctx, list, request);
    const field = request.sort?.field ?? list.default.field;
    const direction = request.sort?.direction ?? list.default.direction;
    const metadata = ctx.db.connection.getMetadata(list.entity);
    const conditions = () => conditionsOf(metadata, list, request);
    // An invalid filter is refused before anything is read.
    const checked = conditions();
    const sorted: string | { sql: string; type: string } = list.sorts[field];
    const sort = typeof sorted === 'string' ? checked.column(sorted) : sorted;
    const isSearched = request.owner === undefined && checked.whereSearched !== '';
    const order = `${list.name} ${field} ${direction}`;
    return new ListStatements<Row>(ctx, metadata, order, sort, direction, conditions, isSearched);
  }

  countStatement(): Statement {
    const conditions = this.conditions();
    return {
      text: `select count(*) as count from ${this.metadata.tableName} ${conditions.where}`,
      values: conditions.values,
    };
  }

  /** Ids and keys are read from the index; whole rows are fetched only for the stretch, however far it is. */
  rowsStatement(stretch: Stretch): Statement {
    const { conditions, key, order, from } = this.partsOf(stretch);
    return this.wholeRows(`select id, ${key} from ${from} ${conditions.where} ${order}`, stretch, conditions);
  }

  /**
   * Searches the first rows of the list. PostgreSQL cannot know how frequent a piece of text is: frequent text is found
   * there at once, without a text index.
   */
  nearStatement(stretch: Stretch): Statement {
    const { conditions, key, order, from } = this.partsOf(stretch);
    const rows = Math.max(searchedFirst, searchedForEach * ((stretch.skip ?? 0) + stretch.take));
    const near = `select * from ${from} ${conditions.whereUnsearched} ${order} limit ${conditions.value(rows)}`;
    return this.wholeRows(
      `select id, ${key} from (${near}) near ${conditions.whereSearched} ${order}`,
      stretch,
      conditions,
    );
  }

  /** Finds all matches by the text index and then takes the stretch: for rare text. */
  foundStatement(stretch: Stretch): Statement {
    const { conditions, key, direction, from } = this.partsOf(stretch);
    const statement = this.wholeRows(
      `select id, list_key from found order by list_key ${direction}, id ${direction}`,
      stretch,
      conditions,
    );
    const found = `select id, ${key} from ${from} ${conditions.where}`;
    return { ...statement, text: `with found as materialized (${found}) ${statement.text}` };
  }

  private partsOf({ beyond, backwards = false }: Stretch) {
    const conditions = this.conditions();
    const { sql, type } = this.sort;
    const direction = backwards ? turned[this.direction] : this.direction;
    if (beyond)
      conditions.and(
        `(${sql}, id) ${direction === 'ASC' ? '>' : '<'} (cast(${conditions.value(beyond.key)} as ${type}), cast(${conditions.value(beyond.id)} as uuid))`,
      );
    return {
      conditions,
      direction,
      key: `${sql} as list_key`,
      order: `order by ${sql} ${direction}, id ${direction}`,
      from: this.metadata.tableName,
    };
  }

  private wholeRows(keys: string, { take, skip = 0, backwards = false }: Stretch, conditions: Conditions): Statement {
    const direction = backwards ? turned[this.direction] : this.direction;
    const columns = this.metadata.columns.filter(({ isSelect }) => isSelect);
    const text = `select ${columns.map(({ databaseName }) => `item.${databaseName}`).join(', ')}, cast(page.list_key as text) as list_key
      from (${keys} limit ${conditions.value(take)} offset ${conditions.value(skip)}) page
      join ${this.metadata.tableName} item on item.id = page.id
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
    const [row] = await this.run<{ count: string }>(this.countStatement());
    return Number(row?.count ?? 0);
  }

  /** Returns the total for a page; the total of a long list may be seconds old. */
  total(): Promise<number> {
    return totalOf(this.ctx.db.connection, this.countStatement(), () => this.count());
  }

  /** Returns rows in the list's own order, also when read from its end. */
  async rows(stretch: Stretch): Promise<PlacedRow<Row>[]> {
    const found = await this.read(stretch);
    const rows = found.map((raw) => ({
      row: entityOf<Row>(this.ctx.db, this.metadata.target, raw),
      place: { key: raw.list_key, id: raw.id },
    }));
    return stretch.backwards ? rows.reverse() : rows;
  }

  /** Returns a page far from the list's start. */
  farRows(asked: FarRows): Promise<PlacedRow<Row>[]> {
    const { marks } = memoryOf(this.ctx.db.connection);
    const { text, values } = this.rowsStatement({ take: 0 });
    const key = JSON.stringify([text, values]);
    const known = marks.get(key) ?? [];
    if (known.length === 0) marks.set(key, known);
    return farRows(asked, known, (stretch) => this.rows(stretch));
  }

  private async read(stretch: Stretch): Promise<ReadRow[]> {
    const isFar = (stretch.skip ?? 0) + stretch.take > nearEnough;
    if (isFar || !this.isSearched) return this.run(this.rowsStatement(stretch));
    const near = await this.run<ReadRow>(this.nearStatement(stretch));
    // The first rows contain everything requested.
    return near.length === stretch.take ? near : this.run(this.foundStatement(stretch));
  }

  async ids(take: number, after?: string): Promise<string[]> {
    return (await this.run<{ id: string }>(this.idsStatement(take, after))).map(({ id }) => id);
  }

  /** Whether the filter adds a condition; one that adds none is met by every row. */
  get isNarrowed(): boolean {
    return this.conditions().count > 0;
  }

  private run<Raw>({ text, values }: Statement): Promise<Raw[]> {
    return this.ctx.db.query<Raw[]>(text, values);
  }
}
