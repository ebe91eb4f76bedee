import type { EntityMetadata } from 'typeorm';
import { entityOf } from '../database/entity-rows';
import type { Conditions } from './conditions';
import { conditionsOf } from './conditions';
import type { Direction, ListContext, ListDefinition, ListRequest } from './definition';
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

/** So many rows are looked through before an index on texts is asked: reading them takes a few milliseconds. */
const searchedFirst = 2_000;
/** For each row that is asked for: what is found less often than that is sorted in no time. */
const searchedForEach = 20;
/** A stretch beyond so many rows is left to PostgreSQL's own plan. */
const nearEnough = 1_000;

const turned = { ASC: 'DESC', DESC: 'ASC' } as const satisfies Record<Direction, Direction>;

/** The SQL of a list as it was asked for: sorted by an allowed key, ties broken by id. */
export class ListStatements<Row extends { id: string }> {
  private constructor(
    private readonly ctx: ListContext,
    private readonly metadata: EntityMetadata,
    /** Names list, sort and direction. */
    readonly order: string,
    private readonly sort: { sql: string; type: string },
    private readonly direction: Direction,
    private readonly conditions: () => Conditions,
    /** Texts are looked for in a list that may be of any length, not in what one account has. */
    private readonly isSearched: boolean,
  ) {}

  /** @throws BadListRequest for a filter that can't be meant. */
  static of<Row extends { id: string }, Filter extends object, Field extends string>(
    ctx: ListContext,
    list: ListDefinition<Row, Filter, Field>,
    request: ListRequest<Filter, Field>,
  ): ListStatements<Row> {
    const field = request.sort?.field ?? list.default.field;
    const direction = request.sort?.direction ?? list.default.direction;
    const metadata = ctx.db.connection.getMetadata(list.entity);
    const conditions = () => conditionsOf(metadata, list, request);
    // a bad filter is refused before anything is read
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

  /** Ids and keys are read from the index; whole rows are fetched for the stretch alone, however far it is. */
  rowsStatement(stretch: Stretch): Statement {
    const { conditions, key, order, from } = this.partsOf(stretch);
    return this.wholeRows(`select id, ${key} from ${from} ${conditions.where} ${order}`, stretch, conditions);
  }

  /**
   * What is searched for among the first rows of the list. PostgreSQL can not know how often a piece of text occurs: what
   * occurs often is found there at once, without an index on texts.
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

  /** All that is found, by the index on texts, and only then the stretch of it: for what occurs seldom. */
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
    const text = `select item.*, cast(page.list_key as text) as list_key
      from (${keys} limit ${conditions.value(take)} offset ${conditions.value(skip)}) page
      join ${this.metadata.tableName} item on item.id = page.id
      order by page.list_key ${direction}, page.id ${direction}`;
    return { text, values: conditions.values };
  }

  idsStatement(take: number): Statement {
    const conditions = this.conditions();
    return {
      text: `select id from ${this.metadata.tableName} ${conditions.where} order by id limit ${conditions.value(take)}`,
      values: conditions.values,
    };
  }

  /** How many rows there are now. */
  async count(): Promise<number> {
    const [row] = await this.run<{ count: string }>(this.countStatement());
    return Number(row?.count ?? 0);
  }

  /** The same for a page; of a long list as it was a moment ago. */
  total(): Promise<number> {
    return totalOf(this.ctx.db.connection, this.countStatement(), () => this.count());
  }

  /** In the list's own order, also where it is read from its end. */
  async rows(stretch: Stretch): Promise<PlacedRow<Row>[]> {
    const found = await this.read(stretch);
    const rows = found.map((raw) => ({
      row: entityOf<Row>(this.ctx.db, this.metadata.target, raw),
      place: { key: raw.list_key, id: raw.id },
    }));
    return stretch.backwards ? rows.reverse() : rows;
  }

  /** A page that is far from the list's start. */
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
    // all that was asked for stands among the first rows
    return near.length === stretch.take ? near : this.run(this.foundStatement(stretch));
  }

  async ids(take: number): Promise<string[]> {
    return (await this.run<{ id: string }>(this.idsStatement(take))).map(({ id }) => id);
  }

  private run<Raw>({ text, values }: Statement): Promise<Raw[]> {
    return this.ctx.db.query<Raw[]>(text, values);
  }
}
