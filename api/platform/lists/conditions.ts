import type { EntityMetadata } from 'typeorm';
import { oneLine } from '../../../contract/text';
import { BadListRequest } from './definition';
import type { FilterRule, ListDefinition, ListRequest, NoValue } from './definition';

/**
 * Returns the SQL condition that a row belongs to no test account. The accounts are few, and are read once for a
 * statement: the order of an index is preserved.
 * @param column holds the id of the row's account; a row without one is live
 */
export const ofLiveAccount = (column: string): string =>
  `(${column} is null or ${column} not in (select id from users where test_of is not null))`;

/** The SQL condition that a row of `users` is no test account. */
export const isLiveAccount = 'test_of is null';

const longestSearch = 100;
const mostValues = 1_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Length of the shortest text that a trigram index finds. */
const shortestFound = 3;
const isShort = (text: string) => oneLine(text) !== '' && oneLine(text).length < shortestFound;
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

interface Range {
  from?: Date | string | null;
  until?: Date | string | null;
  min?: string | number | null;
  max?: string | number | null;
}

const whereOf = (parts: readonly string[]): string => (parts.length > 0 ? `where ${parts.join(' and ')}` : '');

/** Conditions of a statement, with their values. */
export class Conditions {
  private readonly parts: string[] = [];
  private readonly searches: string[] = [];

  /** @param values of the statement so far; the placeholders go on from there */
  constructor(
    private readonly metadata: EntityMetadata,
    readonly values: unknown[] = [],
  ) {}

  /** Returns a column by the entity's property name. */
  column(property: string): { sql: string; type: string } {
    const column = this.metadata.findColumnWithPropertyName(property);
    if (!column) throw new Error(`${this.metadata.name} has no ${property}`);
    return { sql: column.databaseName, type: String(column.type) };
  }

  /** Adds a value and returns its placeholder. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  and(sql: string): void {
    this.parts.push(sql);
  }

  /** Number of conditions. */
  get count(): number {
    return this.parts.length + this.searches.length;
  }

  get where(): string {
    return whereOf([...this.parts, ...this.searches]);
  }

  /** All conditions except the search. */
  get whereUnsearched(): string {
    return whereOf(this.parts);
  }

  /** The search conditions; empty without a search. */
  get whereSearched(): string {
    return whereOf(this.searches);
  }

  /** Requires that one of the texts contains the given one, without regard to accents, case, composition and blanks. */
  search(expressions: readonly string[], text: string, anySpace = false): void {
    const words = escapeLike(oneLine(text).slice(0, longestSearch));
    const pattern = anySpace ? words.replaceAll(' ', '_') : words;
    if (!words) return;
    const value = this.value(`%${pattern}%`);
    const alternatives = expressions.map((sql) => `search_form(${sql}) like search_form(${value})`);
    this.searches.push(alternatives.length === 1 ? alternatives.join('') : `(${alternatives.join(' or ')})`);
  }

  /** Requires that one of the texts starts with the given text, likewise. */
  beginning(expressions: readonly string[], text: string): void {
    const pattern = this.value(`${escapeLike(oneLine(text))}%`);
    this.searches.push(
      `(${expressions.map((sql) => `search_form(${sql}) like search_form(${pattern})`).join(' or ')})`,
    );
  }

  anyOf(property: string, given: readonly string[], field: string, none?: NoValue): void {
    if (given.length > mostValues)
      throw new BadListRequest(`At most ${mostValues.toLocaleString('en-US')} values at once.`, ['filter', field]);
    const { sql, type } = this.column(property);
    const named = given.filter((value) => value !== none?.value);
    const values = type === 'uuid' ? named.filter((id) => uuid.test(id)) : named;
    const alternatives: string[] = [];
    // An index on further columns preserves its order behind one value, not behind several.
    if (values.length === 1) alternatives.push(`${sql} = ${this.value(values[0])}`);
    else if (values.length > 1) alternatives.push(`${sql} = any(cast(${this.value(values)} as ${type}[]))`);
    if (none && given.includes(none.value)) alternatives.push(`(${none.sql})`);
    if (alternatives.length === 2) this.and(`(${alternatives.join(' or ')})`);
    else this.and(alternatives[0] ?? 'false');
  }

  /** Requires one of the named conditions; values without one match nothing. */
  anyCase(cases: Readonly<Record<string, string>>, given: readonly string[]): void {
    const alternatives = Object.keys(cases).flatMap((name) => (given.includes(name) ? `(${cases[name]})` : []));
    this.and(alternatives.length > 0 ? `(${alternatives.join(' or ')})` : 'false');
  }

  between(property: string, range: Range, field: string): void {
    for (const part of this.bounds(this.column(property).sql, range, field)) this.and(part);
  }

  /** Requires that one of the related rows lies in the range; an open range requires nothing. */
  related({ ids, column }: { ids: string; column: string }, range: Range, field: string): void {
    const bounds = this.bounds(column, range, field);
    if (bounds.length > 0) this.and(`id in (${[ids, ...bounds].join(' and ')})`);
  }

  private bounds(sql: string, { from, until, min, max }: Range, field: string): string[] {
    // a bound of 0 is a bound
    const isTurned =
      (from != null && until != null && new Date(from) > new Date(until)) ||
      (min != null && max != null && Number(min) > Number(max));
    if (isTurned) throw new BadListRequest('The last day is before the first.', ['filter', field]);
    const parts: string[] = [];
    if (from != null) parts.push(`${sql} >= ${this.value(from)}`);
    if (until != null) parts.push(`${sql} < ${this.value(until)}`);
    if (min != null) parts.push(`${sql} >= ${this.value(min)}`);
    if (max != null) parts.push(`${sql} <= ${this.value(max)}`);
    return parts;
  }
}

/**
 * Returns the conditions that a list request's rows meet.
 * @throws BadListRequest for an invalid filter.
 */
export function conditionsOf<Row extends { id: string }, Filter extends object, Field extends string>(
  metadata: EntityMetadata,
  { only, owner: ownerColumn, access, filters }: ListDefinition<Row, Filter, Field>,
  { filter, owner }: ListRequest<Filter, Field>,
  values?: unknown[],
): Conditions {
  const conditions = new Conditions(metadata, values);
  if (only) conditions.and(only);
  if (owner === undefined && access === 'admins' && ownerColumn)
    conditions.and(ofLiveAccount(conditions.column(ownerColumn).sql));
  if (owner !== undefined) {
    if (!ownerColumn) throw new Error(`The list has no owner.`);
    conditions.anyOf(ownerColumn, [owner], 'owner');
  }
  for (const [field, rule] of Object.entries(filters) as [keyof Filter & string, FilterRule<Row>][]) {
    const given: unknown = filter?.[field];
    if (given === null || given === undefined) continue;
    if ('search' in rule) {
      const short = owner === undefined && isShort(given as string) ? rule.prefixes : undefined;
      if (short) conditions.beginning(short, given as string);
      else conditions.search(rule.orIn ? [rule.search, rule.orIn] : [rule.search], given as string, rule.anySpace);
    } else if ('flag' in rule) conditions.and(given === true ? `(${rule.flag})` : `not (${rule.flag})`);
    else if ('anyOf' in rule) conditions.anyOf(rule.anyOf, given as string[], field, rule.none);
    else if ('cases' in rule) conditions.anyCase(rule.cases, given as string[]);
    else if ('datesOf' in rule) conditions.related(rule.datesOf, given, field);
    else if ('person' in rule) conditions.anyOf(rule.person, given as string[], field);
    else
      conditions.between('dates' in rule ? rule.dates : 'amounts' in rule ? rule.amounts : rule.numbers, given, field);
  }
  return conditions;
}
