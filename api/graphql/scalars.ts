import { GraphQLError, GraphQLID, GraphQLScalarType, Kind } from 'graphql';
import type { ValueNode } from 'graphql';
import { amountOf, centsOf } from '../../contract/money';
import { isCalendarDay } from '../../contract/time-zone';
import { isId } from '../domain/user-error';
import { Upload } from '../platform/http/upload';

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

const instant = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** Reads a moment. One without a zone is in UTC, not in the zone of this process. */
function parseDate(value: unknown): Date {
  const text = String(value);
  const [, day = '', zone] = instant.exec(text) ?? [];
  const date = isCalendarDay(day) ? new Date(zone ? text : `${text}Z`) : new Date(NaN);
  if (typeof value !== 'string' || Number.isNaN(date.getTime())) throw badInput('DateTime is ISO 8601 in UTC.');
  return date;
}

function parseMoney(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{1,10}(\.\d{1,2})?$/.test(value))
    throw badInput('Money is a decimal string such as 19.00.');
  return amountOf(centsOf(value));
}

function refuseUpload(): never {
  throw badInput('A file is sent as a part of a form, for a variable (GraphQL multipart request specification).');
}

const onlyText = (parse: (value: unknown) => unknown) => (ast: ValueNode) => {
  if (ast.kind !== Kind.STRING) throw badInput('A string is expected.');
  return parse(ast.value);
};

/**
 * PostgreSQL compares UUIDs without regard to case, JavaScript does not. In lower case a caller's id equals the stored one
 * wherever it is compared, logged or published.
 */
const idInOneForm = (id: string) => (isId(id) ? id.toLowerCase() : id);
const { parseValue: parseId, parseLiteral: parseIdLiteral } = GraphQLID.toConfig();

const asText = (value: unknown) => String(value);

export const scalars = {
  // replaces the functions of GraphQL's own scalar
  ID: {
    parseValue: (value: unknown) => idInOneForm(parseId(value)),
    parseLiteral: (ast: ValueNode) => idInOneForm(parseIdLiteral(ast)),
  },
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    serialize: (value) => (value instanceof Date ? value : parseDate(value)).toISOString(),
    parseValue: parseDate,
    parseLiteral: onlyText(parseDate),
  }),
  Money: new GraphQLScalarType({
    name: 'Money',
    // Lost and refunded amounts are negative.
    serialize: (value) =>
      String(value).startsWith('-') ? `-${parseMoney(String(value).slice(1))}` : parseMoney(value),
    parseValue: parseMoney,
    parseLiteral: onlyText(parseMoney),
  }),
  SafeHtml: new GraphQLScalarType({
    name: 'SafeHtml',
    serialize: asText,
    parseValue: asText,
    parseLiteral: onlyText(asText),
  }),
  Upload: new GraphQLScalarType({
    name: 'Upload',
    serialize: refuseUpload,
    parseValue: (value) => (value instanceof Upload ? value : refuseUpload()),
    parseLiteral: refuseUpload,
  }),
};
