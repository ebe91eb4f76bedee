import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { GraphQLError, OperationTypeNode, getOperationAST, parse, specifiedRules, validate } from 'graphql';
import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import { makeServer } from 'graphql-ws';
import type { SubscribePayload } from 'graphql-ws';
import { createContext } from '../context';
import type { Services } from '../context';
import { chargeOperation } from './operation-charge';
import { AccessError } from '../domain/user-error';
import { ConcurrencyLimit } from '../platform/http/concurrency-limit';
import { KeyedSemaphore } from '../platform/http/keyed-semaphore';
import { networkOf } from '../platform/http/network';
import { asGraphQLError } from './errors';
import { createLiveBounds } from './live-bounds';
import { liveAnswers } from './live-answers';
import type { LiveAnswers, LiveCourse } from './live-answers';
import { closeWithCaller, liveCaller, unauthorized } from './live-callers';
import type { LiveCaller } from './live-callers';
import { mountLiveSockets, usualLimits } from './live-sockets';
import type { LiveLimits, LiveSocket } from './live-sockets';
import { checkCost, maxLiveCost, maxTokens, validationRules } from './limits';
import { checkVariables } from './document-checks';

const mostPerSocket = 20;
/** Database connections that the live updates of one caller use at a time. */
const mostConnections = 2;

const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });

/** State of a socket after the connection is acknowledged. */
interface Acknowledged {
  caller: LiveCaller;
  /** The account, or the network of an anonymous caller. */
  key: string;
  slots: ConcurrencyLimit;
  sending: KeyedSemaphore;
  /** Its operations. With the socket, graphql-ws ends one for each id, and a client may use one id for several. */
  running: Set<Running>;
}

/** An operation, and its answers as soon as it has started. */
interface Running {
  answers?: LiveAnswers;
}

/**
 * Mounts subscriptions over WebSocket (graphql-ws) at /graphql. Queries and mutations use HTTP only, where cookies can
 * be renewed. A socket belongs to the session or the personal access token that it was opened with; the database is
 * asked whether that is active when an operation starts and at each event, so live updates last as long.
 * @returns a function that closes them
 */
export function mountSubscriptions(
  server: Server,
  services: Services,
  schema: GraphQLSchema,
  limits: LiveLimits = usualLimits,
): () => Promise<void> {
  const acknowledged = new WeakMap<object, Acknowledged>();
  const bounds = createLiveBounds(services, limits);
  const turns = new KeyedSemaphore(1);
  const connections = new KeyedSemaphore(mostConnections);
  /** Operations that are about to start. */
  const started = new WeakMap<object, LiveCourse & { running: Running }>();
  const contextOf = ({ address }: LiveSocket) =>
    createContext(services, { requestId: randomUUID(), viewer: null, address });

  const live = makeServer<Record<string, unknown>, LiveSocket>({
    onConnect: async ({ extra, connectionParams }) => {
      const ctx = contextOf(extra);
      const caller = await liveCaller(ctx, extra, connectionParams).catch((error: unknown) => {
        if (!(error instanceof AccessError)) throw error;
        extra.socket.close(unauthorized, error.message);
        return null;
      });
      if (!caller) return false;
      const { userId } = caller;
      const release = userId ? await bounds.accounts.take(userId) : () => undefined;
      if (!release) return false;
      // The client may have left: its `close` event has already fired, and a listener for it would never be called.
      if (extra.socket.readyState !== extra.socket.OPEN) {
        release();
        return false;
      }
      const running = new Set<Running>();
      extra.socket.once('close', () => {
        release();
        for (const { answers } of running) void answers?.return();
      });
      const key = userId ?? networkOf(extra.address).near;
      extra.scope.connection = () => connections.acquire(key);
      acknowledged.set(extra.socket, {
        caller,
        key,
        slots: new ConcurrencyLimit(mostPerSocket),
        sending: new KeyedSemaphore(1),
        running,
      });
      if (userId) closeWithCaller(ctx, extra, userId, caller);
      return true;
    },
    onSubscribe: async ({ extra }, _id, payload) => {
      const ctx = contextOf(extra);
      const known = acknowledged.get(extra.socket);
      try {
        const { args, cost } = checkedOperation(schema, payload);
        if (known) ctx.setViewer(await known.caller.identify(ctx));
        await chargeOperation(ctx, cost);
        const ofSocket = known?.slots.take('operations');
        if (!known || !ofSocket) return [refusal('Too many subscriptions on one connection.', 'TOO_MANY_REQUESTS')];
        const ofAccount = await bounds.subscriptions.take(known.key);
        if (!ofAccount) {
          ofSocket();
          return [refusal('Too many subscriptions of one account.', 'TOO_MANY_REQUESTS')];
        }
        services.metrics.liveSubscriptions.inc();
        const running: Running = {};
        known.running.add(running);
        const end = () => {
          if (!known.running.delete(running)) return;
          ofSocket();
          ofAccount();
          services.metrics.liveSubscriptions.dec();
        };
        const sending = () => known.sending.acquire('answer');
        started.set(args, { ctx, cost, caller: known.key, turns, sending, end, running });
        return Object.assign(args, { contextValue: ctx });
      } catch (error) {
        return [asGraphQLError(error, ctx)];
      }
    },
    subscribe: async (args) => {
      const course = started.get(args);
      if (!course) throw new Error('a subscription starts without its checks');
      try {
        const answers = await liveAnswers(args, course);
        if (Symbol.asyncIterator in answers) course.running.answers = answers;
        else course.end();
        return answers;
      } catch (error) {
        course.end();
        throw error;
      }
    },
  });
  const close = mountLiveSockets(server, services, live, limits, bounds.addresses);
  return async () => {
    await close();
    await bounds.stop();
  };
}

/**
 * Returns the operation if it may run, and its cost; with the limits of HTTP requests.
 * @throws GraphQLError otherwise
 */
function checkedOperation(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
): { args: ExecutionArgs; cost: number } {
  const document = parse(query, { maxTokens });
  const [error] = validate(schema, document, [...specifiedRules, ...validationRules], { maxErrors: 1 });
  if (error) throw error;
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw refusal('Only subscriptions run over WebSocket: send queries and mutations by POST.', 'BAD_USER_INPUT');
  checkVariables(variables);
  const cost = checkCost(schema, document, operationName ?? undefined, variables ?? {}, maxLiveCost);
  return { args: { schema, document, operationName, variableValues: variables }, cost };
}
