import express from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** 'utf8' is no registered name (IANA), but common, and it means UTF-8. */
const namesCharset: RequestHandler = (request, _response, next) => {
  const type = request.headers['content-type'];
  if (type) request.headers['content-type'] = type.replace(/(;\s*charset\s*=\s*"?)utf8\b/i, '$1utf-8');
  next();
};

/** Messages about a body that is not read, by status. */
const sentences: Record<number, string> = {
  400: 'The body is not JSON.',
  413: 'The body is too large.',
  415: 'The body must be JSON in UTF-8, not in another character set or encoding.',
};

/** Answers a body that is not read as GraphQL over HTTP does: with `errors` (graphql.github.io/graphql-over-http). */
function refuseBody(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  const { status } = error as { status?: number };
  if (!status || status >= 500) return next(error);
  const requestId: unknown = response.locals['requestId'];
  const message = sentences[status] ?? 'The request cannot be read.';
  response
    .status(status)
    .set('cache-control', 'no-store')
    .json({ errors: [{ message, extensions: { code: 'BAD_REQUEST', requestId } }] });
}

const methods = ['GET', 'HEAD', 'POST'];

/**
 * Answers which methods /graphql takes (OPTIONS), and refuses the others. It comes before the rules of endpoints, of which
 * one is the page at GET.
 */
export const operationMethods: RequestHandler = (request, response, next) => {
  if (methods.includes(request.method)) return next();
  response.set({ allow: methods.join(', '), 'cache-control': 'no-store' });
  if (request.method === 'OPTIONS') return response.status(204).end();
  const requestId: unknown = response.locals['requestId'];
  const message = 'Send operations by POST, queries also by GET.';
  response.status(405).json({ errors: [{ message, extensions: { code: 'BAD_REQUEST', requestId } }] });
};

/** Reads the body of an operation. */
export const operationBody = (limit: number | string) => [namesCharset, express.json({ limit }), refuseBody];
