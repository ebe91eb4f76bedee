import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError } from 'graphql';
import type { DocumentNode, GraphQLSchema, ValidationContext, ValidationRule } from 'graphql';
import { getComplexity, simpleEstimator } from 'graphql-query-complexity';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { storableTextRule } from './document-checks';
import { onceRule } from './once';

/** Maximum tokens in one document; every screen of this product needs fewer than 600. */
export const maxTokens = 2_000;
/** Maximum cost of one operation; the most expensive screen of this product costs less than 1,000. */
export const maxCost = 3_000;
/** Maximum cost of a subscription, whose selection runs again at each event. */
export const maxLiveCost = 1_000;

/**
 * Reports what a document has too much of. The rules' own error calls it a syntax error, and would be answered as a server
 * fault when they throw it.
 */
const atMost = (n: number, what: string) => ({
  n,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) =>
      context?.reportError(new GraphQLError(`A document has at most ${n} ${what}.`)),
  ],
});

/** Refuse deep, repetitive and directive-heavy documents before anything is resolved. */
export const validationRules: ValidationRule[] = [
  maxDepthRule({ flattenFragments: true, ...atMost(10, 'levels of fields') }),
  maxAliasesRule(atMost(20, 'aliases')),
  maxDirectivesRule(atMost(50, 'directives')),
  onceRule,
  storableTextRule,
];

const argumentAt = (args: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], args);

/** Most rows of a page. */
const largestPage = 100;

/**
 * Returns the rows of a requested page. A page of another size is refused here, before anything is read: its list may be
 * a part of an object that would be null as a whole.
 * @throws GraphQLError
 */
function pageRows(argument: string, given: unknown): number {
  const rows = Number(given);
  if (Number.isInteger(rows) && rows >= 1 && rows <= largestPage) return rows;
  throw new GraphQLError(`${argument} is a whole number from 1 to ${largestPage}.`);
}

/**
 * Cost by `@cost` of the schema: the value of the field, plus the cost below it times the rows: the size of the
 * requested page, or the maximum of a list without pages.
 */
const costDirective: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const cost = field.astNode?.directives?.find(({ name }) => name.value === 'cost');
  if (!cost) return undefined;
  const read = (name: string) =>
    cost.arguments?.find((argument) => argument.name.value === name)?.value as
      | { value?: string; values?: { value: string }[] }
      | undefined;
  const rows = (read('multipliers')?.values ?? []).reduce(
    (product, { value }) => product * pageRows(value, argumentAt(args, value) ?? 10),
    Number(read('rows')?.value ?? 1),
  );
  const total = Number(read('value')?.value ?? 1) + rows * childComplexity;
  return Math.min(total, Number(read('most')?.value ?? Infinity));
};

/**
 * The whole schema is 90 kB; tools need it once per document. graphql-js itself limits nested lists in introspection.
 */
const introspectionCosts: Record<string, number> = { __schema: 2_000, __type: 200 };
const introspection: ComplexityEstimator = ({ field, childComplexity }) => {
  const cost = introspectionCosts[field.name];
  return cost === undefined ? undefined : cost + childComplexity;
};

const mostCachedCosts = 20;
/** Cost by document, as Apollo Server caches the parsed ones, and within a document by variables. */
const costCache = new WeakMap<DocumentNode, Map<string, number>>();

function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  operationName: string | undefined,
  variables: Record<string, unknown>,
): number {
  const known = costCache.get(query) ?? new Map<string, number>();
  const key = JSON.stringify([operationName, variables]);
  const cost =
    known.get(key) ??
    getComplexity({
      schema,
      query,
      operationName,
      variables,
      estimators: [introspection, costDirective, simpleEstimator({ defaultComplexity: 1 })],
    });
  if (key.length < 300 && known.size < mostCachedCosts) costCache.set(query, known.set(key, cost));
  return cost;
}

/** Counting coerces the variables first: invalid ones are the client's fault, reported here before execution would. */
function costOrRefusal(count: () => number): number {
  try {
    return count();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new GraphQLError(error.message, {
      nodes: error.nodes,
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
}

/**
 * Returns what an operation costs.
 * @param most the largest cost that it may have
 * @throws GraphQLError BAD_USER_INPUT or OPERATION_TOO_COSTLY for an operation that may not run
 */
export function checkCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  variables: Record<string, unknown>,
  most = maxCost,
): number {
  const cost = costOrRefusal(() => costOf(schema, document, operationName, variables));
  if (cost > most)
    throw new GraphQLError(
      `This operation is too expensive: it costs ${cost} points, and the limit is ${most}. Request fewer fields or smaller pages.`,
      { extensions: { code: 'OPERATION_TOO_COSTLY', cost, maxCost: most, http: { status: 400 } } },
    );
  return cost;
}
