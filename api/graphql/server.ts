import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import type { Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { ContextFactory, RequestContext, Services } from '../context';
import { asGraphQLError } from './errors';
import { keptOperations } from '../platform/kept/operations';
import { costLimit, maxTokens, validationRules } from './limits';
import { noNulInVariables } from './no-nul';
import { mountSubscriptions } from './subscriptions';

/** Counts operations by name and outcome. */
const counting: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ operationName, response, contextValue }) {
        const failed = response.body.kind === 'single' && response.body.singleResult.errors?.length;
        const known = operationName && /^[A-Z]\w{0,60}$/.test(operationName) ? operationName : 'anonymous';
        contextValue.metrics?.operations.inc({ operation: known, outcome: failed ? 'error' : 'ok' });
      },
    };
  },
};

/** Who asks is read from the database, and that may fail: an error like any other, not Apollo's sentence with our inner words. */
async function translated<Result>(
  { logger, databaseRoom }: Services,
  requestId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw asGraphQLError(error, { logger, databaseRoom, requestId });
  }
}

/** GraphQL over HTTP and WebSocket at /graphql. Answers how to close it. */
export async function mountGraphQL(
  app: Express,
  server: Server,
  services: Services,
  schema: GraphQLSchema,
  contextOf: ContextFactory,
): Promise<() => Promise<void>> {
  const apollo = new ApolloServer<RequestContext>({
    schema,
    validationRules,
    parseOptions: { maxTokens },
    csrfPrevention: true,
    cache: 'bounded',
    introspection: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: services.config.production,
    logger: services.logger,
    plugins: [
      noNulInVariables,
      costLimit,
      counting,
      keptOperations(schema),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
    ],
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  app.use(
    '/graphql',
    express.json({ limit: '200kb' }),
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
