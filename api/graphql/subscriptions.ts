import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { GraphQLError, OperationTypeNode, getOperationAST, parse, specifiedRules, subscribe, validate } from 'graphql';
import type { ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { makeServer } from 'graphql-ws';
import type { SubscribePayload } from 'graphql-ws';
import { createContext } from '../context';
import type { RequestContext, Services } from '../context';
import { chargeOperation } from '../domain/operation-charge';
import { AccessError } from '../domain/user-error';
import { ConcurrencyLimit } from '../platform/http/concurrency-limit';
import { asGraphQLError } from './errors';
import { closeWithToken, liveCaller, unauthorized } from './live-callers';
import type { LiveCaller } from './live-callers';
import { mountLiveSockets, usualLimits } from './live-sockets';
import type { LiveLimits, LiveSocket } from './live-sockets';
import { checkCost, maxTokens, validationRules } from './limits';
import { checkVariables } from './document-checks';

const mostPerSocket = 20;
const mostSocketsPerAccount = 30;

const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });

/** State of a socket after the connection is acknowledged. */
interface Acknowledged {
  caller: LiveCaller;
  slots: ConcurrencyLimit;
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
  const accounts = new ConcurrencyLimit(mostSocketsPerAccount);
  /** Release functions of operations that are about to start. */
  const started = new WeakMap<object, () => void>();
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
      const { userId, tokenId } = caller;
      const release = userId ? accounts.take(userId) : () => undefined;
      if (!release) return false;
      extra.socket.once('close', release);
      // The `close` event of a client that left meanwhile has already fired.
      if (extra.socket.readyState !== extra.socket.OPEN) release();
      acknowledged.set(extra.socket, { caller, slots: new ConcurrencyLimit(mostPerSocket) });
      if (userId && tokenId) closeWithToken(ctx, extra, userId, tokenId);
      return true;
    },
    onSubscribe: async ({ extra }, _id, payload) => {
      const ctx = contextOf(extra);
      const known = acknowledged.get(extra.socket);
      try {
        const { args, cost } = checkedOperation(schema, payload);
        if (known) ctx.become(await known.caller.identify(ctx));
        await chargeOperation(ctx, cost);
        const release = known?.slots.take('operations');
        if (!release) return [refusal('Too many subscriptions on one connection.', 'TOO_MANY_REQUESTS')];
        started.set(args, release);
        return Object.assign(args, { contextValue: ctx });
      } catch (error) {
        return [asGraphQLError(error, ctx)];
      }
    },
    subscribe: async (args) => {
      const ctx = (args as { contextValue?: RequestContext }).contextValue;
      const beforeEach = () => ctx?.forgetAll();
      return counted(services, { release: started.get(args), beforeEach }, () => subscribe(args));
    },
  });
  return mountLiveSockets(server, services, live, limits);
}

/**
 * Returns the operation if it may run, and its cost; the limits are those of HTTP.
 * @throws GraphQLError otherwise
 */
function checkedOperation(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
): { args: ExecutionArgs & { contextValue?: RequestContext }; cost: number } {
  const document = parse(query, { maxTokens });
  const [error] = validate(schema, document, [...specifiedRules, ...validationRules], { maxErrors: 1 });
  if (error) throw error;
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw refusal('Only subscriptions run over WebSocket: send queries and mutations by POST.', 'BAD_USER_INPUT');
  checkVariables(variables);
  const cost = checkCost(schema, document, operationName ?? undefined, variables ?? {});
  return { args: { schema, document, operationName, variableValues: variables }, cost };
}

type Changes = AsyncGenerator<ExecutionResult, void, void>;

interface Course {
  release: (() => void) | undefined;
  /** Called before the next event is waited for. */
  beforeEach: () => void;
}

/** A subscription holds its slot from its start until it ends in any way. */
async function counted(
  { metrics }: Services,
  { release, beforeEach }: Course,
  start: () => Promise<Changes | ExecutionResult> | Changes | ExecutionResult,
): Promise<Changes | ExecutionResult> {
  let open = true;
  metrics.liveSubscriptions.inc();
  const end = () => {
    if (!open) return;
    open = false;
    release?.();
    metrics.liveSubscriptions.dec();
  };
  try {
    const changes = await start();
    if (Symbol.asyncIterator in changes) return endingWith(changes, beforeEach, end);
    end();
    return changes;
  } catch (error) {
    end();
    throw error;
  }
}

function endingWith(changes: Changes, beforeEach: () => void, end: () => void): Changes {
  const watched = async (step: Promise<IteratorResult<ExecutionResult, void>>) => {
    try {
      const result = await step;
      if (result.done) end();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  };
  return {
    next: () => {
      beforeEach();
      return watched(changes.next());
    },
    return: () => {
      end();
      return changes.return(undefined);
    },
    throw: (error) => watched(changes.throw(error)),
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: async () => {
      end();
      await changes.return(undefined);
    },
  };
}
