import { readFileSync } from 'node:fs';
import { buildSchema, parse } from 'graphql';
import { breakingChanges, deprecationsOf, reachable, releasedPath, unreachable } from './compare';

const present = readFileSync('schema.graphql', 'utf8');
const today = () => new Date().toISOString().slice(0, 10);

describe('the contract', () => {
  it('is compatible with programs written for its last release', async () => {
    expect(await breakingChanges(readFileSync(releasedPath, 'utf8'), present, today())).toEqual([]);
  });

  it('states the days and the replacement of everything deprecated', () => {
    const schema = buildSchema(present);
    const known = (name: string) => {
      const [type = '', field] = name.split('.');
      const of = schema.getType(field ? type : 'Query');
      if (of && 'getValues' in of) return of.getValues().some((value) => value.name === field);
      return of && 'getFields' in of && (field ?? type) in of.getFields();
    };
    const poor = deprecationsOf(parse(present)).filter(
      ({ notice }) => !notice || notice.since >= notice.until || !known(notice.replacement),
    );
    expect(poor).toEqual([]);
  });

  it('has no unreachable type', () => {
    expect(reachable(buildSchema(present)).size).toBeGreaterThan(50);
    expect(unreachable(buildSchema(present))).toEqual([]);
  });
});

const directives = `
  directive @public on FIELD_DEFINITION
  directive @owner on FIELD_DEFINITION | OBJECT`;
const old = `${directives}
  type Query {
    orders(size: Int): [Order!]! @public
    sales: Sales @public @deprecated(reason: "Since 2026-08-01, until 2027-01-31: use \`orders\`.")
    state: State @public
  }
  type Order { id: ID! @public total: String @public }
  type Sales { count: Int @public }
  enum State { OPEN HIDDEN @deprecated(reason: "Since 2026-08-01, until 2027-01-31: use \`State.OPEN\`.") }`;
const changed = (...changes: [string, string][]) =>
  changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${from} is not there`);
    return text.replace(from, to);
  }, old);
const sales = 'sales: Sales @public @deprecated(reason: "Since 2026-08-01, until 2027-01-31: use `orders`.")';
const withoutSales = changed([sales, ''], ['type Sales { count: Int @public }', '']);

describe('a change of a contract', () => {
  it.each([
    ['a field that is gone', changed(['total: String @public', ''])],
    ['another type', changed(['total: String', 'total: Int'])],
    ['an answer that may be missing now', changed(['[Order!]!', '[Order!]'])],
    ['one more argument that must be given', changed(['(size: Int)', '(size: Int, after: ID!)'])],
    ['an argument that is gone', changed(['(size: Int)', ''])],
    ['a value that is gone', changed(['OPEN', 'CLOSED'])],
    ['a rule that lets fewer people read', changed(['total: String @public', 'total: String @owner'])],
    ['something deprecated that is gone before its day', withoutSales],
  ])('breaks programs by %s', async (_what, now) => {
    expect(await breakingChanges(old, now, '2027-01-31')).not.toEqual([]);
  });

  it.each([
    ['a new field', changed(['type Order {', 'type Order { code: String @public'])],
    ['a new argument that may be left out', changed(['(size: Int)', '(size: Int, after: ID)'])],
    ['a rule that lets more people read', old, old.replace('total: String @public', 'total: String @owner')],
    ['something deprecated that is gone after its day, with its type', withoutSales],
    ['a value that is gone after its day', changed([/HIDDEN @deprecated\(.*?\)/.exec(old)?.[0] ?? 'none', ''])],
  ])('breaks none by %s', async (_what, now, before = old) => {
    expect(await breakingChanges(before, now, '2027-02-01')).toEqual([]);
  });
});
