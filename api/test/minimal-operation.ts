import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLField, GraphQLInputObjectType, GraphQLInputType, GraphQLOutputType } from 'graphql';
import type { RequestContext } from '../context';

type Field = GraphQLField<unknown, RequestContext>;

/** Valid texts for arguments and input fields with rules, by name. */
const texts: Record<string, () => string> = {
  email: () => `${randomUUID()}@example.com`,
  password: () => 'secret-1',
  country: () => 'Other',
  link: () => '/contact',
  url: () => 'https://example.com/',
  requestId: () => randomUUID(),
  name: () => `A name ${randomUUID().slice(0, 4)}`,
  after: () => '',
  before: () => '',
};

const scalars: Record<string, (name: string) => unknown> = {
  ID: () => randomUUID(),
  String: (name) => texts[name]?.() ?? 'A text',
  Int: () => 1,
  Float: () => 1,
  Boolean: () => true,
  DateTime: () => '2026-03-01T09:30:00.000Z',
  Money: () => '19.00',
  SafeHtml: () => '<p>A text</p>',
  // refused as no image
  Upload: () => new Blob(['A text']),
};

/** Returns a valid value of a type, for an argument or input field of this name. */
export function validValue(type: GraphQLInputType, name: string, isFull = false): unknown {
  if (isNonNullType(type)) return validValue(type.ofType, name, isFull);
  if (isListType(type)) return [validValue(type.ofType, name, isFull)];
  if (isInputObjectType(type)) return inputOf(type, isFull);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const make = scalars[type.name];
  if (!make) throw new Error(`Say in minimal-operation.ts what a ${type.name} may look like.`);
  return make(name);
}

function inputOf(type: GraphQLInputObjectType, isFull: boolean): Record<string, unknown> {
  const fields = Object.values(type.getFields());
  const needed = type.isOneOf ? fields.slice(0, 1) : isFull ? fields : fields.filter(isRequiredInputField);
  return Object.fromEntries(needed.map((field) => [field.name, validValue(field.type, field.name, isFull)]));
}

/** Returns a valid value for each required argument. Ids are random and refer to nothing. */
export const minimalArguments = ({ args }: Pick<Field, 'args'>): Record<string, unknown> =>
  Object.fromEntries(args.filter(isRequiredArgument).map(({ name, type }) => [name, validValue(type, name)]));

/** Returns a valid value for every argument and all that can be in it. Ids are random and refer to nothing. */
export const fullArguments = ({ args }: Pick<GraphQLField<unknown, never>, 'args'>): Record<string, unknown> =>
  Object.fromEntries(args.map(({ name, type }) => [name, validValue(type, name, true)]));

/** Returns the selection of an answer's public fields, one level deep: an error is then located at the root field. */
function publicSelection(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  if (!isCompositeType(type)) return '';
  const fields = isObjectType(type) ? (Object.values(type.getFields()) as Field[]) : [];
  const readable = fields.filter(
    (field) =>
      isLeafType(getNamedType(field.type)) && field.astNode?.directives?.some(({ name }) => name.value === 'public'),
  );
  const refusals = fields.some(({ name }) => name === 'errors') ? ['errors { code field }'] : [];
  return ` { ${['__typename', ...readable.map(({ name }) => name), ...refusals].join(' ')} }`;
}

/** Returns the shortest valid document that calls one root field, with its arguments as variables. */
export function minimalOperation(
  kind: 'query' | 'mutation' | 'subscription',
  field: Field,
): { query: string; variables: Record<string, unknown> } {
  const needed = field.args.filter(isRequiredArgument);
  const declared = needed.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = needed.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `${kind} Minimal${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${publicSelection(field.type)} }`;
  return { query, variables: minimalArguments(field) };
}
