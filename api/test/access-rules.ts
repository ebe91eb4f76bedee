import { GraphQLError, Kind, isIntrospectionType, isObjectType, parse } from 'graphql';
import type { ConstDirectiveNode, GraphQLField, GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../context';
import { executableSchema } from '../graphql/schema';

export const people = ['anonymous', 'member', 'other member', 'Seller', 'moderator', 'Admin'] as const;
export type Person = (typeof people)[number];

/** Meaning of the access directives, deliberately restated. Owned objects belong to 'member' here. */
const whoMay = {
  public: ['anonymous', 'member', 'other member', 'Seller', 'moderator', 'Admin'],
  signedIn: ['member', 'other member', 'Seller', 'moderator', 'Admin'],
  owner: ['member', 'Admin'],
  admin: ['Admin'],
} satisfies Record<string, Person[]>;
export type Rule = keyof typeof whoMay;

type Field = GraphQLField<unknown, RequestContext>;

const ruleNames = (node: { directives?: readonly ConstDirectiveNode[] } | null | undefined) =>
  (node?.directives ?? []).map(({ name }) => name.value).filter((name): name is Rule => name in whoMay);

/** Read from the schema's text, not from the product's own table. */
function ruleOf(name: string, field: Parameters<typeof ruleNames>[0], type: Parameters<typeof ruleNames>[0]): Rule {
  // A field without a directive has its type's.
  const [rule, ...more] = ruleNames(field).length > 0 ? ruleNames(field) : ruleNames(type);
  if (!rule || more.length > 0) throw new Error(`${name} has no access rule, or more than one`);
  return rule;
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
  Object.values((type?.getFields() ?? {}) as Record<string, Field>).map((field) => ({
    name: `${type?.name}.${field.name}`,
    field,
    rule: ruleOf(`${type?.name}.${field.name}`, field.astNode, type?.astNode),
  }));
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
export const allowed = (rule: Rule) => people.filter((person) => (whoMay[rule] as Person[]).includes(person));
export const denied = (rule: Rule) => people.filter((person) => !(whoMay[rule] as Person[]).includes(person));
export const expected = (rule: Rule, who: readonly Person[] = people) =>
  Object.fromEntries(
    who.map((person) => [
      person,
      allowed(rule).includes(person) ? 'answered' : person === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    ]),
  );

/** Returns each person's result, called one after the other. */
export async function each(
  who: readonly Person[],
  ask: (person: Person) => Promise<string>,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const person of who) answers[person] = await ask(person);
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
