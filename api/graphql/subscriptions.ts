import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { GraphQLError, parse, validate } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { createContext } from '../context';
import type { Services } from '../context';
import { resolveViewer } from '../domain/accounts/session.service';
import { sessionTokens } from '../platform/http/cookies';
import { maxTokens, validationRules } from './limits';

const mostPerConnection = 20;

/** Cookies go along with a WebSocket of any site, so its origin must be this product's own. */
function ownOrigin(request: IncomingMessage, appUrl: string): boolean {
  const { origin, host } = request.headers;
  if (!origin) return true;
  return origin === new URL(appUrl).origin || new URL(origin).host === host;
}

/** Subscriptions over WebSocket (graphql-ws) at /graphql. Answers how to close them. */
export function mountSubscriptions(server: Server, services: Services, schema: GraphQLSchema): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  server.on('upgrade', (request, socket, head) => {
    if (new URL(request.url ?? '/', 'http://host').pathname !== '/graphql') return;
    if (!ownOrigin(request, services.config.appUrl)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => sockets.emit('connection', webSocket, request));
  });

  const open = new WeakMap<object, number>();
  const disposable = useServer(
    {
      schema,
      context: async ({ extra }) => {
        const facts = { requestId: randomUUID(), viewer: null, address: extra.request.socket.remoteAddress ?? 'unknown' };
        // a WebSocket can set no cookies, so a session is never rotated here: the page's next request does that
        const { access } = sessionTokens(extra.request);
        const ctx = createContext(services, facts);
        ctx.become(await resolveViewer(ctx, { access }, () => undefined));
        return ctx;
      },
      onSubscribe: ({ extra }, _id, payload) => {
        const count = open.get(extra.socket) ?? 0;
        if (count >= mostPerConnection) return [new GraphQLError('Too many subscriptions.')];
        try {
          const document = parse(payload.query, { maxTokens });
          const errors = validate(schema, document, [...validationRules]);
          if (errors.length > 0) return errors;
        } catch (error) {
          return [error instanceof GraphQLError ? error : new GraphQLError('Bad request.')];
        }
        open.set(extra.socket, count + 1);
        services.metrics.liveSubscriptions.inc();
        return undefined;
      },
      onComplete: ({ extra }) => {
        open.set(extra.socket, Math.max(0, (open.get(extra.socket) ?? 1) - 1));
        services.metrics.liveSubscriptions.dec();
      },
    },
    sockets,
  );
  return async () => {
    await disposable.dispose();
  };
}
