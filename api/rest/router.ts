import { randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import type { NextFunction, Request, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { isAdminScope } from '../../contract/token-scopes';
import { imageUpload } from '../../contract/uploads';
import type { ContextFactory, RequestContext, Services } from '../context';
import { isAdmin as mayAsAdmin, signedIn } from '../domain/viewer';
import { recordRefusal } from '../domain/security-log';
import { noteCode } from '../platform/observability/request-scope';
import { asGraphQLError } from '../graphql/errors';
import { allowOrigins, bodyOf, idOf, refuseCaller, refuseOtherSites, requestIdOf } from './caller';
import { RestFailure, failureOfError } from './failure';
import { operationRunner, scopeCheck } from './operation';
import { namesNoAccount } from './list-variables';
import { sendList } from './list-answer';
import type { ListPart, RestCall, RestRow } from './row';
import { rows } from './rows';
import { listQueue, wholeList } from './whole-list';

const usualBytes = 100_000;
const largest = Math.max(...rows.map(({ mostBytes }) => mostBytes ?? usualBytes));
const expressPath = (path: string) => path.replaceAll('{id}', ':id');
const paths = [...new Set(rows.map((row) => row.path))];
/** The methods of a path as a header names them; GET includes HEAD. */
const methodsOf = (path: string) =>
  rows
    .filter((row) => row.path === path)
    .flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : [method]))
    .join(', ');

/** Whether a caller is an Admin. A token without a scope of Admins is a member's, also when an Admin owns it. */
const isAdminCaller = ({ viewer }: RequestContext) =>
  viewer?.role === 'ADMIN' && (viewer.scopes === null || viewer.scopes.some(isAdminScope));

function sendFailure(response: Response, { status, code, message, field, retryAfter }: RestFailure): void {
  // of all failures, an old page reads counters only from this one
  const counters = status === 404 && response.req.method === 'PUT' ? { matchedCount: 0, modifiedCount: 0 } : {};
  const quoted = status === 500 ? { requestId: String(response.locals['requestId']) } : {};
  if (retryAfter) response.set('retry-after', String(retryAfter));
  noteCode(code);
  response
    .status(status)
    .set('cache-control', 'no-store')
    .json({ success: false, message, error: message, code, ...(field && { field }), ...counters, ...quoted });
}

/**
 * Lets pages of the configured origins read every answer of the REST paths, the upload's and the refusal of a token
 * included, and answers the question of their browsers before a call (OPTIONS).
 */
export function crossOrigin({ restOrigins }: Services['config']): Router {
  const router = Router({ strict: false });
  for (const path of [...paths, imageUpload.path])
    router.use(expressPath(path), (request, response, next) => {
      if (request.path !== '/') return next();
      allowOrigins(request, response, restOrigins);
      if (request.method !== 'OPTIONS') return next();
      const allow = methodsOf(path) || 'POST';
      response.set({ allow, 'access-control-allow-methods': allow }).status(204).end();
    });
  return router;
}

/**
 * Mounts the REST paths: each runs an operation of the contract with the request's caller.
 * @param freshCaller gives a context the present rights of its caller; null when the session or token has ended
 * @param recordReading records that an Admin reads a list of all accounts
 */
export function restPaths(
  services: Services,
  schema: GraphQLSchema,
  contextOf: ContextFactory,
  freshCaller: (ctx: RequestContext) => Promise<object | null>,
  recordReading: (ctx: RequestContext, list: string) => Promise<void>,
): Router {
  const router = Router({ strict: false });
  const { appUrl } = services.config;
  const refuseScopes = scopeCheck(schema);
  const lists = listQueue();
  const readText = express.text({ limit: largest, type: () => true, defaultCharset: 'utf-8' });

  const translated = (error: unknown, response: Response): RestFailure => {
    if (error instanceof RestFailure) return error;
    const status = (error as { status?: number }).status;
    if (status === 413) return new RestFailure(413, 'TOO_LARGE', 'The body is too large.');
    if (status && status < 500) return new RestFailure(status, 'INVALID_INPUT', 'The request cannot be read.');
    const requestId = String(response.locals['requestId']);
    const { logger, databaseSpace } = services;
    return failureOfError(asGraphQLError(error, { logger, databaseSpace, requestId }), {});
  };

  const serve = async (row: RestRow, request: Request, response: Response): Promise<void> => {
    refuseOtherSites(request, appUrl);
    const ctx = await contextOf(request, response);
    const { viewer } = ctx;
    const isAdmin = isAdminCaller(ctx);
    refuseCaller(request, row, viewer !== null, isAdmin);
    refuseScopes(row.operation, ctx, isAdmin);
    const id = idOf(request, row);
    const mostBytes = row.mostBytes ?? usualBytes;
    if (typeof request.body === 'string' && Buffer.byteLength(request.body) > mostBytes)
      throw new RestFailure(413, 'TOO_LARGE', 'The body is too large.');
    const call: RestCall = {
      id,
      query: request.query,
      body: bodyOf(request, row, appUrl),
      isSignedIn: viewer !== null,
      isAdmin,
      holds: (scope) => viewer?.scopes?.includes(scope) ?? viewer !== null,
      may: (scope) => mayAsAdmin(ctx, scope),
      requestId: requestIdOf(request) ?? randomUUID(),
    };
    const run = operationRunner(
      schema,
      ctx,
      typeof row.fields === 'function' ? row.fields(call) : row.fields,
      (name, value) => {
        if (!response.headersSent) response.setHeader(name, value);
      },
    );
    response.set('cache-control', row.access === 'public' && !viewer ? 'no-cache' : 'no-store');
    const ask = (page: ListPart) => run(row.operation, row.variables(call, page));
    if ('answer' in row) {
      const read = await ask({ size: 1 });
      const change = row.change?.(read, call);
      if (change) {
        ctx.readPrimary();
        await run(change.operation, change.variables);
      }
      response.json(row.answer(change ? await ask({ size: 1 }) : read, call));
    } else {
      const read = async (page: ListPart) => {
        // a long list lasts as long as its reader likes: an Admin may be demoted, a token revoked by then
        if (page.after && viewer) {
          const isStillSignedIn = (await freshCaller(ctx)) !== null;
          if (!isStillSignedIn || (isAdmin && !isAdminCaller(ctx)))
            throw new RestFailure(403, 'FORBIDDEN', 'You have no access to this any more.');
        }
        const part = row.page(await ask(page));
        // only what the contract has let the caller read
        if (!page.after && isAdmin && row.ofAll && request.method === 'GET' && namesNoAccount(call))
          await recordReading(ctx, row.path.slice(1));
        return part;
      };
      const list = wholeList(call, { read, batch: row.batch, left: ctx.left }, row.element);
      const leave = await lists.acquire(signedIn(ctx).userId);
      await sendList(response, list, ctx).finally(leave);
    }
  };

  for (const path of paths) {
    const own = rows.filter((row) => row.path === path);
    router.use(expressPath(path), (request: Request, response: Response, next: NextFunction) => {
      if (request.path !== '/' && request.path !== '') return next();
      response.vary('Cookie').vary('Authorization');
      return next();
    });
    for (const row of own) {
      const answer = (request: Request, response: Response) =>
        serve(row, request, response).catch(async (error: unknown) => {
          const failure = translated(error, response);
          if (failure.status === 403) recordRefusal(await contextOf(request, response), { code: 'FORBIDDEN' });
          // an answer that has begun can only be cut: half an array must not look whole
          if (response.headersSent) response.destroy();
          else sendFailure(response, failure);
        });
      const register = {
        GET: router.get,
        POST: router.post,
        PUT: router.put,
        PATCH: router.patch,
        DELETE: router.delete,
      }[row.method].bind(router);
      if (row.method === 'GET' || row.method === 'DELETE') register(expressPath(path), answer);
      else
        register(expressPath(path), (request: Request, response: Response, next: NextFunction) =>
          readText(request, response, (error?: unknown) =>
            error ? sendFailure(response, translated(error, response)) : void answer(request, response).catch(next),
          ),
        );
    }
    const allow = methodsOf(path);
    router.all(expressPath(path), (_request, response) =>
      sendFailure(response.set({ allow }), new RestFailure(405, 'METHOD_NOT_ALLOWED', `Use ${allow}.`)),
    );
  }
  router.use('/api', (_request, response) =>
    sendFailure(response, new RestFailure(404, 'NOT_FOUND', 'There is nothing here.')),
  );
  return router;
}
