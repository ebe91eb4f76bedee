import { GraphQLError, Kind, isIntrospectionType, isObjectType, parse } from 'graphql';
import type { ConstDirectiveNode, GraphQLField, GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../context';
import { executableSchema } from '../graphql/schema';

export const people = ['anonymous', 'member', 'other member', 'Seller', 'moderator', 'Admin'] as const;
export type Person = (typeof people)[number];

/** The access directives, from the widest to the narrowest. */
export const ruleWords = ['public', 'signedIn', 'owner', 'admin'] as const;
export type Rule = (typeof ruleWords)[number];

type Field = GraphQLField<unknown, RequestContext>;

type Node = { directives?: readonly ConstDirectiveNode[] } | null | undefined;

const ruleNames = (node: Node) =>
  (node?.directives ?? [])
    .map(({ name }) => name.value)
    .filter((name) => ruleWords.some((word) => word === name)) as Rule[];

/** Read from the schema's text, not from the product's own table. */
function ruleOf(name: string, field: Node, type: Node): Rule {
  // A field without a directive has its type's.
  const [rule, ...more] = ruleNames(field).length > 0 ? ruleNames(field) : ruleNames(type);
  if (!rule || more.length > 0) throw new Error(`${name} has no access rule, or more than one`);
  return rule;
}

/** What the schema's text says of tokens: the scopes of a field, 'sessionOnly', or nothing. */
export type Needs = readonly string[] | 'sessionOnly' | undefined;

function needsIn(node: Node): Needs {
  for (const { name, arguments: given = [] } of node?.directives ?? []) {
    if (name.value === 'sessionOnly') return 'sessionOnly';
    const [argument] = given;
    if (name.value === 'scope' && argument?.value.kind === Kind.LIST)
      return argument.value.values.flatMap((value) => (value.kind === Kind.ENUM ? [value.value] : []));
  }
  return undefined;
}

/** Returns the rule of every field of the object types in a schema's text. */
export const rulesIn = (text: string): Map<string, Rule> =>
  new Map(
    parse(text).definitions.flatMap((type) =>
      type.kind === Kind.OBJECT_TYPE_DEFINITION
        ? (type.fields ?? []).map((field) => {
            const name = `${type.name.value}.${field.name.value}`;
            return [name, ruleOf(name, field, type)] as const;
          })
        : [],
    ),
  );

const schema = executableSchema();
export const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.values((type?.getFields() ?? {}) as Record<string, Field>).map((field) => {
    const name = `${type?.name}.${field.name}`;
    const rule = ruleOf(name, field.astNode, type?.astNode);
    // scopes of a type are for what not all callers may read
    const ofType = rule === 'owner' || rule === 'admin' ? needsIn(type?.astNode) : undefined;
    return { name, field, rule, needs: needsIn(field.astNode) ?? ofType };
  });
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
export const operations = [
  ...fieldsOf(schema.getQueryType()).map((called) => ({ kind: 'query' as const, ...called })),
  ...fieldsOf(schema.getMutationType()).map((called) => ({ kind: 'mutation' as const, ...called })),
];
export type Operation = (typeof operations)[number];
export const subscriptions = fieldsOf(schema.getSubscriptionType());

export const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => !isIntrospectionType(type) && !roots.includes(type));

export const infoOf = (field: Field) => ({ fieldName: field.name }) as GraphQLResolveInfo;

export const refusals = ['UNAUTHENTICATED', 'FORBIDDEN'];

/** Returns the result of each, called one after the other. */
export async function each<Who extends string>(
  who: readonly Who[],
  ask: (one: Who) => Promise<string>,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const one of who) answers[one] = await ask(one);
  return answers;
}

/** Returns the code of a refusal, or 'answered': other errors of a resolver are not about access. */
export async function verdictOf(call: () => unknown): Promise<string> {
  try {
    await call();
  } catch (error) {
    const code = error instanceof GraphQLError ? String(error.extensions['code']) : '';
    if (refusals.includes(code)) return code;
  }
  return 'answered';
}
