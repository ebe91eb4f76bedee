import fc from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLField, GraphQLInputObjectType, GraphQLInputType } from 'graphql';

/** Texts that are known to break programs: databases, logs, pages, mail headers and number parsers. */
const nasty = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDFFFy',
  '\u202Eevil',
  '\uFEFF',
  '🧵'.repeat(60),
  'é'.repeat(80),
  'a'.repeat(201),
  'w '.repeat(3000),
  '\r\nBcc: all@example.com',
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '\\',
  '\\u0000',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{userName}}',
  '${7*7}',
  '../../etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://[',
  'http://a b',
  '//x',
  '#%',
  '/%E0%A4%A',
  'mailto:',
  'null',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'Portugal',
  'secret-1',
  'a@b',
  'a@b.c',
  '@',
  'a@b@c.d',
  `${'a'.repeat(250)}@example.com`,
  'A@EXAMPLE.COM',
  '01a1fda3-1ce5-7ac2-8463-16cb847c6a05',
  '2026-13-45T99:99:99Z',
  '9999999999.99',
  '-1.00',
];

/** Mostly texts that break programs. */
export const hostileText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...nasty) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: fc.webUrl() },
);
const number = fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1, 2 ** 31 - 1, -(2 ** 31), 101, 10_000));
/** Values of a wrong type. */
export const wrongValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    1.5,
    2 ** 31,
    -1e308,
    [],
    {},
    [[]],
    { a: { b: [] } },
    ['x'],
    'HACKED',
    'member',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Returns values for an argument of the contract: mostly unusual ones of the right type, sometimes of a wrong type. */
export function hostileValue(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return hostileValue(type.ofType, depth);
  const right = rightKind(type, depth);
  return fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: wrongValue });
}

function rightKind(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return rightKind(type.ofType, depth);
  if (isListType(type)) return fc.array(hostileValue(type.ofType, depth + 1), { maxLength: 3 });
  if (isInputObjectType(type)) return hostileObject(type, depth);
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (type.name === 'Int' || type.name === 'Float') return number;
  if (type.name === 'Boolean') return fc.boolean();
  return hostileText;
}

function hostileObject(type: GraphQLInputObjectType, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.values(type.getFields());
  if (type.isOneOf)
    return fc.oneof(
      ...fields.map(({ name, type: member }) => hostileValue(member, depth + 1).map((value) => ({ [name]: value }))),
    );
  const values = Object.fromEntries(fields.map(({ name, type: member }) => [name, hostileValue(member, depth + 1)]));
  return fc.record(values, { requiredKeys: fields.filter(isRequiredInputField).map(({ name }) => name) });
}

export interface HostileOperation {
  query: string;
  variables: Record<string, unknown>;
}

/** Returns a document that calls one root field, with its arguments as variables and `selection` on its answer. */
export function hostileOperation(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  selection: string,
): fc.Arbitrary<HostileOperation> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const leaf = isLeafType(getNamedType(field.type));
  const query = `${kind} Hostile${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${leaf ? '' : ` { ${selection} }`} }`;
  return fc
    .record(Object.fromEntries(field.args.map(({ name, type }) => [name, hostileValue(type)])))
    .map((variables) => ({ query, variables }));
}

type Path = readonly (string | number)[];

const leavesOf = (value: unknown, path: Path = []): Path[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, part]) => [[...path, key], ...leavesOf(part, [...path, key])])
    : [];

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

/** Returns valid variables with one spot corrupted, to get past the first check. */
export const spoilt = (good: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      fc.constantFrom(...leavesOf(good)),
      fc.oneof({ weight: 8, arbitrary: hostileText }, { weight: 1, arbitrary: wrongValue }),
    )
    .map(([path, by]) => replaced(good, path, by) as Record<string, unknown>);

/** Filters of lists with a search and a range of `createdAt` that every row meets. */
export const blankFilters = [
  {},
  { search: '' },
  { search: ' \t ' },
  { search: null },
  { createdAt: {} },
  { createdAt: { from: null, until: null } },
  { search: ' ', createdAt: { from: null } },
];
