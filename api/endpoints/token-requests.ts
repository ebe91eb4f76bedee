import type { Request, Response } from 'express';
import type { RequestContext } from '../context';
import type { RequestLog } from '../domain/api-requests/request-log';
import { routeOf } from '../platform/http/access-log';
import { currentRequest } from '../platform/observability/request-scope';

/** Logs a request of a program for the program's owner, when its answer has ended. */
export function logTokenRequest(log: RequestLog, request: Request, response: Response, ctx: RequestContext): void {
  const { viewer } = ctx;
  const tokenId = viewer?.tokenId;
  if (!viewer || !tokenId) return;
  const scope = currentRequest();
  const createdAt = new Date();
  const started = performance.now();
  // a mounted router shortens the request's path until it has answered
  const path = request.baseUrl + request.path;
  response.once('close', () => {
    const { name, cost = 0, code = null } = scope?.operation ?? {};
    const route = routeOf(request, path).replace(/:(\w+)/g, '{$1}');
    log.note({
      userId: viewer.testOf ?? viewer.userId,
      tokenId,
      operation: name ?? `${request.method} ${route.startsWith('/') ? route : `/${route}`}`,
      status: response.statusCode,
      code,
      cost,
      durationMs: Math.round(performance.now() - started),
      requestId: ctx.requestId,
      createdAt,
    });
  });
}
