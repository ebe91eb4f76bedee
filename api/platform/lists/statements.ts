import type { EntityMetadata } from 'typeorm';
import type { Conditions } from './conditions';
import { conditionsOf } from './conditions';
import type { Place } from './cursor';
import type { Direction, ListContext, ListDefinition, ListRequest } from './definition';
import { totalOf } from './totals';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Which rows of a list. */
export interface Stretch {
  take: number;
  skip?: number;
  /** Only rows beyond this place, in the direction that is read. */
  beyond?: Place;
  /** Read from the list's end. */
  backwards?: boolean;
}

export interface PlacedRow<Row> {
  row: Row;
  place: Place;
}

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
    return new ListStatements<Row>(ctx, metadata, `${list.name} ${field} ${direction}`, sort, direction, conditions);
  }

  countStatement(): Statement {
    const conditions = this.conditions();
    return {
      text: `select count(*) as count from ${this.metadata.tableName} ${conditions.where}`,
      values: conditions.values,
    };
  }

  /** Ids and keys are read from the index; whole rows are fetched for the stretch alone, however far it is. */
  rowsStatement({ take, skip = 0, beyond, backwards = false }: Stretch): Statement {
    const conditions = this.conditions();
    const { tableName } = this.metadata;
    const { sql, type } = this.sort;
    const direction = backwards ? turned[this.direction] : this.direction;
    if (beyond)
      conditions.and(
        `(${sql}, id) ${direction === 'ASC' ? '>' : '<'} (cast(${conditions.value(beyond.key)} as ${type}), cast(${conditions.value(beyond.id)} as uuid))`,
      );
    const text = `select item.*, cast(page.list_key as text) as list_key
      from (select id, ${sql} as list_key from ${tableName} ${conditions.where} order by ${sql} ${direction}, id ${direction} limit ${conditions.value(take)} offset ${conditions.value(skip)}) page
      join ${tableName} item on item.id = page.id
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
    const found = await this.run<Record<string, unknown> & { id: string; list_key: string }>(
      this.rowsStatement(stretch),
    );
    const rows = found.map((raw) => ({ row: this.entityOf(raw), place: { key: raw.list_key, id: raw.id } }));
    return stretch.backwards ? rows.reverse() : rows;
  }

  async ids(take: number): Promise<string[]> {
    return (await this.run<{ id: string }>(this.idsStatement(take))).map(({ id }) => id);
  }

  private run<Raw>({ text, values }: Statement): Promise<Raw[]> {
    return this.ctx.db.query<Raw[]>(text, values);
  }

  private entityOf(raw: Record<string, unknown>): Row {
    const { driver } = this.ctx.db.connection;
    const entity = this.metadata.create() as Row;
    for (const column of this.metadata.columns)
      column.setEntityValue(entity, driver.prepareHydratedValue(raw[column.databaseName], column));
    return entity;
  }
}
