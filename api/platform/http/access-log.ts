import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Logger } from '../observability/logger';

const routes = [
  'graphql',
  'designs',
  'image-server',
  'item-files',
  'ticket-images',
  'webhooks',
  'assets',
  'account',
  'purchases',
  'user',
  'admin',
];

/** Paths that the proxy, Docker and Prometheus request; they would hide how visitors fare. */
const probes = ['healthz', 'readyz', 'metrics'];

/** Returns the part of the product that serves a path, from a closed list. */
export function routeLabel(path: string): string {
  const route = path.split('/', 2)[1] ?? '';
  if (probes.includes(route)) return 'health';
  return routes.includes(route) ? route : 'page';
}

/** Returns the matched pattern, such as `/designs/:id/image`, or the part of the product if no pattern matched. */
export function routeOf(request: IncomingMessage, path: string): string {
  const matched: unknown = (request as { route?: { path?: unknown } }).route?.path;
  return typeof matched === 'string' ? matched : routeLabel(path);
}

/** Returns the request's own id if it sent a usable one, or a new id. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * Writes one log line per request when its answer was sent or aborted. Paths are logged as patterns, without ids, query
 * strings or bodies. Cached answers, which never reach express, are logged as well.
 */
export function logRequests(server: Server, logger: Logger): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const requestId = requestIdOf(request);
    // A mounted router, such as that of /graphql, shortens the request's url.
    const path = request.url?.split('?', 1)[0] ?? '';
    // Later readers of the header get the same id.
    request.headers['x-request-id'] = requestId;
    const { socket } = request;
    const before = socket.bytesWritten;
    response.once('close', () => {
      logger.info(
        {
          requestId,
          method: request.method,
          route: routeOf(request, path),
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
          bytes: socket.bytesWritten - before,
          ...(response.writableFinished ? {} : { brokenOff: true }),
        },
        'request',
      );
    });
  });
}
