import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isCompositeType, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import { minimalArguments } from './minimal-operation';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
type Field = GraphQLField<unknown, unknown>;

const has = ({ astNode }: Field, directive: string) =>
  astNode?.directives?.some(({ name }) => name.value === directive) ?? false;
const fieldsOf = (type?: GraphQLObjectType | null) => Object.values(type?.getFields() ?? {}) as Field[];

export interface AdminOperation {
  kind: 'query' | 'mutation';
  field: Field;
}

/** Every Admin-only query and mutation, by its root field. */
export const adminOperations: Record<string, AdminOperation> = Object.fromEntries(
  (
    [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const
  ).flatMap(([kind, type]) =>
    fieldsOf(type)
      .filter((field) => has(field, 'admin'))
      .map((field) => [field.name, { kind, field }]),
  ),
);

/** Selection depth below a list's rows: a row, its parent object, and that object's own. */
const deepest = 5;

/**
 * Selects everything that needs no arguments, except an account's lists and counts, and the post of a design, which its
 * owner alone reads (they have a `@cost`). A type is not selected again below itself. The purchase of a credit entry,
 * whose own fields would cost more than an operation may, is measured by the client's `CreditEntries`.
 */
function everything(output: GraphQLOutputType, depth: number, above: readonly GraphQLNamedType[]): string {
  const type = getNamedType(output);
  if (!isCompositeType(type)) return '';
  const within = [...above, type];
  const part = (one: GraphQLNamedType) =>
    (isObjectType(one) || isInterfaceType(one) ? (Object.values(one.getFields()) as Field[]) : [])
      .filter(({ args }) => args.length === 0)
      .filter((field) => !['User', 'Design'].includes(one.name) || !has(field, 'cost'))
      .filter((field) => !isCompositeType(getNamedType(field.type)) || depth < deepest)
      .filter((field) => one.name !== 'CreditEntry' || field.name !== 'purchase')
      .filter((field) => !within.includes(getNamedType(field.type)))
      .map((field) => `${field.name}${everything(field.type, depth + 1, within)}`)
      .filter((text) => !/\{\s*\}$/.test(text))
      .join(' ');
  if (!isUnionType(type) && !isInterfaceType(type)) return ` { ${part(type)} }`;
  const parts = schema.getPossibleTypes(type).map((possible) => `... on ${possible.name} { ${part(possible)} }`);
  return ` { __typename ${parts.join(' ')} }`;
}

/** Returns the document that selects all of it, with every argument as a variable. */
export function fullDocument({ kind, field }: AdminOperation): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `${kind} Full${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${everything(field.type, 0, [])} }`;
}

/** A page as long as it may be without a list of rows that cost more than others, newest first. */
const longPage = { page: { number: 1, size: 25 }, sort: { field: 'CREATED_AT', direction: 'DESC' } };

/** Returns valid variables: for each required argument, a list's arguments, and the variables that its case makes. */
export async function variablesOf<Filled>(
  { field }: AdminOperation,
  of: { variables?: (filled: Filled) => object | Promise<object> } | undefined,
  filled: Filled,
): Promise<Record<string, unknown>> {
  const listed = field.args.some(({ name }) => name === 'page') ? longPage : {};
  return { ...minimalArguments(field), ...listed, ...(await of?.variables?.(filled)) };
}
