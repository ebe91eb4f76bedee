import { readFileSync } from 'node:fs';
import { Kind, parse, visit } from 'graphql';
import type {
  ConstDirectiveNode,
  ConstValueNode,
  DocumentNode,
  EnumValueDefinitionNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
  OperationTypeNode,
  SelectionNode,
  StringValueNode,
  TypeNode,
} from 'graphql';

/** What the directives of a field say to people, one fact each, such as `Cost: 100`. */
export interface FieldFacts {
  access: string;
  /** What a personal access token needs; null for nothing beyond the access. */
  token: string | null;
  cost: string | null;
  /** Whether a document may contain one such field only. */
  isOnce: boolean;
}

interface Directed {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

const accessLabels: Record<string, string> = {
  public: 'everyone',
  signedIn: 'signed-in accounts',
  owner: 'the account that it belongs to, and Admins',
  admin: 'Admins',
};

const directive = (node: Directed, name: string) => node.directives?.find((one) => one.name.value === name);
const valueOf = (found: ConstDirectiveNode | undefined, argument: string): ConstValueNode | undefined =>
  found?.arguments?.find(({ name }) => name.value === argument)?.value;
const numberOf = (found: ConstDirectiveNode, argument: string): string | null => {
  const value = valueOf(found, argument);
  return value?.kind === Kind.INT ? value.value : null;
};
const namesOf = (value: ConstValueNode | undefined): string[] =>
  value?.kind === Kind.LIST ? value.values.flatMap((one) => ('value' in one ? [String(one.value)] : [])) : [];

const accessOf = (node: Directed) => Object.keys(accessLabels).find((name) => directive(node, name));

/** Its own rule, or else its type's, which is for its @owner and @admin fields. */
function tokenOf(type: Directed, field: Directed, access: string): string | null {
  const isOwn = directive(field, 'scope') ?? directive(field, 'sessionOnly');
  const rules = isOwn ? field : access === 'owner' || access === 'admin' ? type : {};
  if (directive(rules, 'sessionOnly')) return 'none, for sessions only';
  const scope = directive(rules, 'scope');
  if (!scope) return null;
  return namesOf(valueOf(scope, 'needs')).join(' or ') || 'any scope';
}

function costOf(field: Directed): string | null {
  const found = directive(field, 'cost');
  if (!found) return null;
  const [value, rows, most] = [numberOf(found, 'value'), numberOf(found, 'rows'), numberOf(found, 'most')];
  const times = [...namesOf(valueOf(found, 'multipliers')), ...(rows ? [`${rows} rows`] : [])];
  const selection = times.length > 0 ? `, and its selection times ${times.join(' times ')}` : '';
  return `${value}${selection}${most ? `, at most ${most}` : ''}`;
}

/** Returns what the directives of a field and its type say. */
export function factsOf(type: Directed, field: Directed): FieldFacts {
  const access = accessOf(field) ?? accessOf(type) ?? 'admin';
  return {
    access: accessLabels[access] ?? access,
    token: tokenOf(type, field, access),
    cost: costOf(field),
    isOnce: directive(field, 'once') !== undefined,
  };
}

const roots = ['Query', 'Mutation', 'Subscription'];

/** Returns the facts as a paragraph of a description; null where a field is like the object that it is read from. */
function paragraphOf(typeName: string, facts: FieldFacts): string | null {
  const { access, token, cost, isOnce } = facts;
  const isPlain = access === accessLabels['public'] && token === null && cost === null && !isOnce;
  if (isPlain && !roots.includes(typeName)) return null;
  const sentences = [
    `Access: ${access}.`,
    token === null ? null : `Token: ${token}.`,
    cost === null ? null : `Cost: ${cost}.`,
    isOnce ? 'Once in a document.' : null,
  ];
  return sentences.filter((one) => one !== null).join(' ');
}

/** Returns schema.graphql as it was written. */
export const writtenContract = (): DocumentNode => parse(readFileSync('schema.graphql', 'utf8'), { noLocation: true });

type Described = FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode;

/** Returns the node with further paragraphs in its description. */
function withParagraphs<Node extends Described>(node: Node, paragraphs: readonly string[]): Node {
  if (paragraphs.length === 0) return node;
  const value = [node.description?.value, ...paragraphs].filter(Boolean).join('\n\n');
  const description: StringValueNode = { kind: Kind.STRING, block: true, value };
  return { ...node, description };
}

/** Returns the paragraph that says since when and until when something deprecated is supported. */
function deprecationOf(node: Described): string[] {
  const reason = valueOf(directive(node, 'deprecated'), 'reason');
  return reason?.kind === Kind.STRING ? [`Deprecated ${reason.value.replace(/^S/, 's')}`] : [];
}

/**
 * Returns the contract for readers of descriptions: each of a field ends with access, scopes and cost, which introspection
 * does not answer otherwise, and that of a deprecated element with its days.
 */
export const describedContract = (): DocumentNode =>
  visit(writtenContract(), {
    EnumValueDefinition: (value) => withParagraphs(value, deprecationOf(value)),
    InputValueDefinition: (value) => withParagraphs(value, deprecationOf(value)),
    ObjectTypeDefinition: {
      leave: (type) => ({
        ...type,
        fields: type.fields?.map((field): FieldDefinitionNode => {
          const paragraph = paragraphOf(type.name.value, factsOf(type, field));
          return withParagraphs(field, [...(paragraph === null ? [] : [paragraph]), ...deprecationOf(field)]);
        }),
      }),
    },
  });

type ObjectType = Extract<DocumentNode['definitions'][number], { kind: Kind.OBJECT_TYPE_DEFINITION }>;

const rootOf: Readonly<Record<`${OperationTypeNode}`, string>> = {
  query: 'Query',
  mutation: 'Mutation',
  subscription: 'Subscription',
};
const namedTypeOf = (type: TypeNode): string => ('name' in type ? type.name.value : namedTypeOf(type.type));

/** Returns what a token needs to run an operation of the contract; null where each token may. */
export function tokenOfOperation(contract: DocumentNode, operation: DocumentNode): string | null {
  const types = contract.definitions.filter((type): type is ObjectType => type.kind === Kind.OBJECT_TYPE_DEFINITION);
  /** A list below an object has a rule of its own, which is the one that counts. */
  const tokenIn = (type: ObjectType, node: SelectionNode): string | null => {
    if (node.kind !== Kind.FIELD) return null;
    const field = type.fields?.find(({ name }) => name.value === node.name.value);
    if (!field) return null;
    const inner = types.find(({ name }) => name.value === namedTypeOf(field.type));
    const lists = (node.selectionSet?.selections ?? []).filter(
      (one) => one.kind === Kind.FIELD && one.arguments?.some(({ name }) => name.value === 'page'),
    );
    const below = inner ? lists.map((one) => tokenIn(inner, one)).find((token) => token !== null) : undefined;
    return below ?? factsOf(type, field).token;
  };
  const tokens = operation.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const root = types.find(({ name }) => name.value === rootOf[definition.operation]);
    return root ? definition.selectionSet.selections.map((node) => tokenIn(root, node)) : [];
  });
  if (tokens.includes(null)) return null;
  return [...new Set(tokens.flatMap((token) => token?.split(' or ') ?? []))].join(' or ');
}
