import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { DocumentNode, GraphQLFieldResolver, GraphQLSchema, GraphQLTypeResolver } from 'graphql';
import { defaultFieldResolver, defaultTypeResolver, execute, parse, subscribe, validate } from 'graphql';
import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';
import { packages, sections, settings } from './defaults';
import type { TestViewer } from './defaults';
import { aPage } from './orders';

type Resolver = (root: unknown, args: never) => unknown;

/** Resolvers by type and field that replace the defaults, with GraphQL's own (root, args). */
export type Overrides = Record<string, Record<string, unknown>>;

export interface ApiCall {
  operation: string;
  variables: Record<string, unknown>;
}

export interface TestApi {
  /** The account signed in to the API; a resolver may change it, as a sign-in does. */
  viewer: TestViewer | null;
  /** The sent operations, oldest first. */
  calls: ApiCall[];
  execute(query: string, variables: Record<string, unknown>): Promise<object>;
  subscribe(query: string, variables: Record<string, unknown>): Promise<AsyncIterable<object>>;
}

const typeDefs = parse(readFileSync('schema.graphql', 'utf8'));

async function* silence(): AsyncGenerator<never> {
  await new Promise(() => undefined);
}

/** Returns the resolvers of the defaults and a test's overrides, by type and field. */
function resolversOf(api: Pick<TestApi, 'viewer'>, overrides: Overrides): Overrides {
  const constant =
    (value: unknown): Resolver =>
    () =>
      value;
  const defaults: Overrides = {
    Query: {
      me: () => api.viewer,
      packages: constant(packages),
      package: (_root: unknown, { id }: { id: string }) => packages.find((one) => one.id === id) ?? null,
      countries: constant(['Portugal', 'Vatican City', 'Other']),
      settings: constant(settings),
      emailRegistration: constant(true),
      listPreferences: (_root: unknown, { list }: { list: string }) => ({ list, density: 'STANDARD', columns: [] }),
      savedViews: constant([]),
      unmatchedPayments: constant(aPage([])),
      ...Object.fromEntries(Object.entries(sections).map(([name, value]) => [name, constant(value)])),
    },
    User: {
      purchases: constant(aPage([])),
      designs: constant(aPage([])),
      tickets: constant(aPage([])),
      unreadTickets: constant(0),
      brands: constant([]),
      mostBrands: constant(1),
      mustSetUpTwoStep: (user: { mustSetUpTwoStep?: boolean }) => user.mustSetUpTwoStep ?? false,
    },
    Mutation: {
      signOut: () => {
        api.viewer = null;
        return { errors: [] };
      },
    },
    Subscription: {
      meChanged: { subscribe: silence },
      shopChanged: { subscribe: silence },
      designChanged: { subscribe: silence },
      designsChanged: { subscribe: silence },
      purchaseChanged: { subscribe: silence },
      ticketChanged: { subscribe: silence },
      ticketsChanged: { subscribe: silence },
      allTicketsChanged: { subscribe: silence },
      ticketPresenceChanged: { subscribe: silence },
    },
    ContentSection: { __resolveType: (value: { __typename?: string }) => value.__typename },
    Purchase: {
      __resolveType: ({ kind }: { kind: string }) => (kind === 'ITEM' ? 'ItemOrder' : 'Order'),
    },
  };
  const types = new Set([...Object.keys(defaults), ...Object.keys(overrides)]);
  return Object.fromEntries([...types].map((type) => [type, { ...defaults[type], ...overrides[type] }]));
}

/** Returns schema.graphql with the resolvers, for a renderer that takes a schema. */
export const testSchema = (api: Pick<TestApi, 'viewer'>, overrides: Overrides): GraphQLSchema =>
  makeExecutableSchema({
    typeDefs,
    resolvers: resolversOf(api, overrides) as never,
    inheritResolversFromInterfaces: false,
  });

/** Made once: a schema with resolvers of its own for each test would take a fifteenth of the tests' time. */
const schema = makeExecutableSchema({ typeDefs });

/** Throws if a resolver has no field in the schema. */
function checkResolvers(resolvers: Overrides): void {
  for (const [name, fields] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    const known = type && 'getFields' in type ? type.getFields() : {};
    for (const field of Object.keys(fields))
      if (!type || !(field in known || field.startsWith('__')))
        throw new Error(`No ${name}.${field} in schema.graphql`);
  }
}

interface Resolvers {
  fieldResolver: GraphQLFieldResolver<unknown, unknown>;
  subscribeFieldResolver: GraphQLFieldResolver<unknown, unknown>;
  typeResolver: GraphQLTypeResolver<unknown, unknown>;
}

/** Returns how the schema's fields are answered by the resolvers. */
function answering(resolvers: Overrides): Resolvers {
  const own = (type: string, field: string): { resolve?: unknown; subscribe?: unknown } => {
    const found = resolvers[type]?.[field];
    return typeof found === 'function' ? { resolve: found } : (found ?? {});
  };
  return {
    fieldResolver: (root, args, context, info) => {
      const { resolve } = own(info.parentType.name, info.fieldName);
      return ((resolve as typeof defaultFieldResolver | undefined) ?? defaultFieldResolver)(root, args, context, info);
    },
    subscribeFieldResolver: (root, args, context, info) => {
      const { subscribe: listen } = own(info.parentType.name, info.fieldName);
      return ((listen as typeof defaultFieldResolver | undefined) ?? defaultFieldResolver)(root, args, context, info);
    },
    typeResolver: (value, context, info, type) => {
      const resolve = resolvers[type.name]?.['__resolveType'] as typeof defaultTypeResolver | undefined;
      return (resolve ?? defaultTypeResolver)(value, context, info, type);
    },
  };
}

const documents = new Map<string, DocumentNode>();

/** Returns a parsed operation, or throws if it does not fit the schema. Each is read once per process. */
function documentOf(query: string): DocumentNode {
  let document = documents.get(query);
  if (document) return document;
  document = parse(query);
  const errors = validate(schema, document);
  if (errors.length > 0) throw new Error(`The operation does not fit schema.graphql: ${errors.map(String).join('; ')}`);
  documents.set(query, document);
  return document;
}

/** Serves the real contract (schema.graphql) from the test's resolvers: an operation that does not match it fails. */
export function createTestApi(viewer: TestViewer | null, overrides: Overrides): TestApi {
  const api: TestApi = {
    viewer,
    calls: [],
    execute: async (query, variables) =>
      execute({ schema, document: documentOf(query), variableValues: variables, ...answers }),
    subscribe: async (query, variables) => {
      const result = await subscribe({ schema, document: documentOf(query), variableValues: variables, ...answers });
      if (!(Symbol.asyncIterator in result)) throw result.errors?.[0] ?? new Error('The subscription failed');
      return result;
    },
  };
  const resolvers = resolversOf(api, overrides);
  checkResolvers(resolvers);
  const answers = answering(resolvers);
  return api;
}

let current: TestApi | null = null;

const server = setupServer(
  graphql.link('*/graphql').operation(async ({ query, variables, operationName }) => {
    if (!current) return HttpResponse.json({ errors: [{ message: 'No test is running' }] });
    current.calls.push({ operation: operationName ?? '', variables: variables });
    const answer = await current.execute(query, variables);
    return HttpResponse.json(JSON.parse(JSON.stringify(answer)) as Record<string, never>);
  }),
);

export const answerWith = (api: TestApi): void => {
  current = api;
};
export const resetTestApi = (): void => {
  current = null;
  server.resetHandlers();
};
export const listenTestApi = (): void => server.listen({ onUnhandledFrame: 'bypass' });
export const closeTestApi = (): void => server.close();
/** Makes the network fail until the test ends. */
export const goOffline = (): void => server.use(graphql.link('*/graphql').operation(() => HttpResponse.error()));
/** Executes the next operation of this name, and loses its answer. */
export function loseOneAnswerOf(name: string): void {
  let isLost = false;
  const lose = graphql.link('*/graphql').operation(async ({ query, variables, operationName }) => {
    if (isLost || operationName !== name || !current) return undefined;
    isLost = true;
    current.calls.push({ operation: name, variables });
    await current.execute(query, variables);
    return HttpResponse.error();
  });
  server.use(lose);
}
/** Adds these handlers until the test ends. */
export const alsoAnswer = (...handlers: Parameters<typeof server.use>): void => server.use(...handlers);

/** An answer that a test releases later. */
interface Held<Answer> {
  /** Returned by the resolver in place of the answer itself. */
  answer: Promise<Answer>;
  give: (answer: Answer) => void;
}

export function held<Answer>(): Held<Answer> {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}
