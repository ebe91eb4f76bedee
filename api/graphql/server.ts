import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import type { Express, RequestHandler } from 'express';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { DocumentNode, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ContextFactory, RequestContext, Services } from '../context';
import { chargeHeaders, chargeOperation } from './operation-charge';
import { answerSizes } from './answer-size';
import { deprecationHeaders } from './deprecations';
import { asGraphQLError } from './errors';
import { operationNames } from './generated/operation-names';
import { bearerToken, isAnonymous } from '../platform/http/cookies';
import { cacheableOperations } from '../platform/response-cache/operations';
import { checkTransport, checkUpload, checkVariables } from './document-checks';
import { checkCost, maxTokens, validationRules } from './limits';
import { mostOperationBytes, multipartRequests, preflightHeaders } from './multipart-request';
import { notedOperation } from './noted-operation';
import { operationBody } from './request-body';
import { mountSubscriptions } from './subscriptions';

/**
 * Size of the document cache in characters, of which one takes up to 150 bytes. The client's own operations have 60,000.
 * The shortest document takes as much as some hundred characters.
 */
const cachedCharacters = 200_000;
const leastOfDocument = 150;

/** Size of the cache of persisted queries in characters: the text of some thousand operations. */
const persistedCharacters = 2_000_000;

/** Creates an LRU cache in the form that Apollo Server takes. */
function boundedStore<Value extends object | string>(maxSize: number, charactersOf: (value: Value) => number) {
  const values = new LRUCache<string, Value>({
    maxSize,
    sizeCalculation: (value) => Math.max(1, charactersOf(value)),
  });
  return {
    get: async (key: string) => values.get(key),
    set: async (key: string, value: Value) => void values.set(key, value),
    delete: async (key: string) => values.delete(key),
  };
}

/**
 * Gives refusals of a request the code of one. Apollo Server refuses a persisted query of a wrong hash or version with
 * the code of a fault of ours, and such answers raise an alarm.
 */
function withCodeOfRefusal(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const http = error instanceof GraphQLError ? error.extensions['http'] : undefined;
  const { status = 500 } = (http ?? {}) as { status?: number };
  const isRefusal = formatted.extensions?.['code'] === 'INTERNAL_SERVER_ERROR' && status < 500;
  return isRefusal ? { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_REQUEST' } } : formatted;
}

/** Whether the fault is the product's, not the caller's. Such an answer may have the HTTP status 200. */
const isOurFault = ({ extensions }: { extensions?: Record<string, unknown> }) =>
  extensions?.['code'] === 'INTERNAL_SERVER_ERROR' || extensions?.['code'] === 'SERVICE_UNAVAILABLE';

/**
 * Counts operations by name and outcome. Only names of the client's own operations become labels: the registry retains
 * each label value forever, and the caller chooses the name.
 */
const counting: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ operationName, response, contextValue }) {
        const errors = (response.body.kind === 'single' && response.body.singleResult.errors) || [];
        const operation = operationName && operationNames.has(operationName) ? operationName : 'other';
        const outcome = errors.some(isOurFault) ? 'failed' : errors.length > 0 ? 'refused' : 'ok';
        contextValue.metrics?.operations.inc({ operation, outcome });
      },
    };
  },
};

/** A mutation reads from the primary, and so do the browser's next queries until a standby has its changes. */
const ownChanges: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, contextValue }) {
        if (operation?.operation === OperationTypeNode.MUTATION) contextValue.readPrimary();
      },
      async willSendResponse({ operation, contextValue }) {
        if (operation?.operation === OperationTypeNode.MUTATION) await contextValue.sendPosition();
      },
    };
  },
};

/**
 * Refuses variables that cannot be stored and operations that cost too much, and charges the others to their caller's
 * budgets, before anything is resolved.
 */
const inputChecks = (paid: (ctx: RequestContext, cost: number) => void): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request, response, contextValue }) {
        // Apollo Server answers a request for an operation that is not in the document.
        if (!operation) return;
        try {
          checkTransport(operation);
          checkVariables(request.variables);
          checkUpload(operation, request.variables ?? {});
          const cost = checkCost(schema, document, operation.name?.value, request.variables ?? {});
          const charge = await chargeOperation(contextValue, cost);
          paid(contextValue, cost);
          const deprecated = await deprecationHeaders(
            contextValue,
            schema,
            document,
            operation,
            request.variables ?? {},
          );
          for (const [name, value] of Object.entries({ ...chargeHeaders(charge), ...deprecated }))
            response.http.headers.set(name, value);
        } catch (error) {
          throw asGraphQLError(error, contextValue);
        }
      },
    };
  },
});

/**
 * Translates errors of creating the context. It reads the caller from the database, which may fail; without this,
 * Apollo would answer with our internal message.
 */
async function translated<Result>(
  { logger, databaseSpace }: Services,
  requestId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw asGraphQLError(error, { logger, databaseSpace, requestId });
  }
}

/**
 * Lets requests pass Apollo Server's check against requests of other sites, which refuses a query by GET without a
 * header of its own. No browser sends a Bearer token automatically, and a query without cookies is that of an anonymous
 * caller, whose answer other sites may read from their own servers as well.
 */
const trustCallers: RequestHandler = (request, _response, next) => {
  const [header = ''] = preflightHeaders;
  if (bearerToken(request) !== null || (request.method === 'GET' && isAnonymous(request.headers)))
    request.headers[header] ??= 'checked';
  next();
};

/**
 * Mounts GraphQL over HTTP and WebSocket at /graphql.
 * @returns a function that closes it
 */
export async function mountGraphQL(
  app: Express,
  server: Server,
  services: Services,
  schema: GraphQLSchema,
  contextOf: ContextFactory,
): Promise<() => Promise<void>> {
  const sizes = answerSizes();
  const apollo = new ApolloServer<RequestContext>({
    schema,
    formatError: withCodeOfRefusal,
    stringifyResult: (result) => sizes.stringify(result),
    validationRules,
    parseOptions: { maxTokens },
    csrfPrevention: { requestHeaders: preflightHeaders },
    cache: 'bounded',
    // a query of a few characters has a key of 68
    persistedQueries: { cache: boundedStore<string>(persistedCharacters, (query) => query.length + 100) },
    documentStore: boundedStore<DocumentNode>(cachedCharacters, ({ loc }) => leastOfDocument + (loc?.end ?? 0)),
    introspection: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: services.config.production,
    logger: services.logger,
    plugins: [
      inputChecks(sizes.paid),
      sizes.plugin,
      counting,
      notedOperation,
      ownChanges,
      cacheableOperations(schema),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server, stopGracePeriodMillis: services.config.drainMs }),
    ],
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  app.use(
    '/graphql',
    operationBody(mostOperationBytes),
    multipartRequests(services.config.appUrl),
    trustCallers,
    expressMiddleware(apollo, {
      context: ({ req, res }) => translated(services, String(res.locals['requestId']), () => contextOf(req, res)),
    }),
  );
  const closeSubscriptions = mountSubscriptions(server, services, schema);
  return async () => {
    await closeSubscriptions();
    await apollo.stop();
  };
}
