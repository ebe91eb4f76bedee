import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { GraphQLError, OperationTypeNode, getOperationAST, parse, specifiedRules, subscribe, validate } from 'graphql';
import type { ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { makeServer } from 'graphql-ws';
import type { SubscribePayload } from 'graphql-ws';
import { createContext } from '../context';
import type { RequestContext, Services } from '../context';
import { sessionOf, viewerOf } from '../domain/accounts/sessions/session.service';
import type { SessionName } from '../domain/accounts/sessions/session.tokens';
import { sessionTokens } from '../platform/http/cookies';
import { ConcurrencyLimit } from '../platform/http/concurrency-limit';
import { asGraphQLError } from './errors';
import { mountLiveSockets, usualLimits } from './live-sockets';
import type { LiveLimits, LiveSocket } from './live-sockets';
import { checkCost, maxTokens, validationRules } from './limits';
import { checkVariables } from './document-checks';

const mostPerSocket = 20;
const mostSocketsPerAccount = 30;

const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });

/** What is known of a socket once it has been greeted. */
interface Greeted {
  session: SessionName | null;
  places: ConcurrencyLimit;
}

/**
 * Subscriptions over WebSocket (graphql-ws) at /graphql, and nothing else: queries and mutations come by HTTP, where
 * cookies can be renewed. The tokens of the upgrade name a session; whether that lives is asked of the database when
 * an operation starts and at each event, so live updates last as long as the session does. Answers how to close them.
 */
export function mountSubscriptions(
  server: Server,
  services: Services,
  schema: GraphQLSchema,
  limits: LiveLimits = usualLimits,
): () => Promise<void> {
  const greeted = new WeakMap<object, Greeted>();
  const accounts = new ConcurrencyLimit(mostSocketsPerAccount);
  /** Of operations that are about to start: how each gives its place back. */
  const started = new WeakMap<object, () => void>();
  const contextOf = ({ address }: LiveSocket) =>
    createContext(services, { requestId: randomUUID(), viewer: null, address });

  const live = makeServer<Record<string, unknown>, LiveSocket>({
    onConnect: async ({ extra }) => {
      const session = await sessionOf(contextOf(extra), sessionTokens(extra.request));
      const giveBack = session ? accounts.take(session.userId) : () => undefined;
      if (!giveBack) return false;
      extra.socket.once('close', giveBack);
      // who left during the question has been told of as closed before
      if (extra.socket.readyState !== extra.socket.OPEN) giveBack();
      greeted.set(extra.socket, { session, places: new ConcurrencyLimit(mostPerSocket) });
      return true;
    },
    onSubscribe: async ({ extra }, _id, payload) => {
      const ctx = contextOf(extra);
      const known = greeted.get(extra.socket);
      try {
        const args = checkedOperation(schema, payload);
        if (known?.session) ctx.become(await viewerOf(ctx, known.session));
        const giveBack = known?.places.take('operations');
        if (!giveBack) return [refusal('Too many subscriptions on one connection.', 'TOO_MANY_REQUESTS')];
        started.set(args, giveBack);
        return Object.assign(args, { contextValue: ctx });
      } catch (error) {
        return [asGraphQLError(error, ctx)];
      }
    },
    subscribe: async (args) => {
      const ctx = (args as { contextValue?: RequestContext }).contextValue;
      const beforeEach = () => ctx?.forgetAll();
      return counted(services, { giveBack: started.get(args), beforeEach }, () => subscribe(args));
    },
  });
  return mountLiveSockets(server, services, live, limits);
}

/** The operation, if it may run here: the limits are those of HTTP. @throws GraphQLError otherwise */
function checkedOperation(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
): ExecutionArgs & { contextValue?: RequestContext } {
  const document = parse(query, { maxTokens });
  const [error] = validate(schema, document, [...specifiedRules, ...validationRules], { maxErrors: 1 });
  if (error) throw error;
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw refusal('Only subscriptions run over WebSocket: send queries and mutations by POST.', 'BAD_USER_INPUT');
  checkVariables(variables);
  checkCost(schema, document, operationName ?? undefined, variables ?? {});
  return { schema, document, operationName, variableValues: variables };
}

type Changes = AsyncGenerator<ExecutionResult, void, void>;

interface Course {
  giveBack: (() => void) | undefined;
  /** Called before the next event is waited for. */
  beforeEach: () => void;
}

/** A subscription holds its place from its start to its end, whichever way that comes. */
async function counted(
  { metrics }: Services,
  { giveBack, beforeEach }: Course,
  start: () => Promise<Changes | ExecutionResult> | Changes | ExecutionResult,
): Promise<Changes | ExecutionResult> {
  let open = true;
  metrics.liveSubscriptions.inc();
  const end = () => {
    if (!open) return;
    open = false;
    giveBack?.();
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
