import type { RequestHandler, Response } from 'express';
import type { ContextFactory } from '../context';
import { AccessError } from '../domain/user-error';
import { hasTokenPrefix } from '../domain/tokens/token-format';
import { bearerToken } from '../platform/http/cookies';
import { statusOf } from './refusal-status';

/** Answers a refused access token in the form of its path. */
export function refuseToken(response: Response, path: string, { code, message, details }: AccessError): void {
  const body =
    path === '/graphql'
      ? { errors: [{ message, extensions: { code, ...details } }] }
      : { success: false, message, error: message, code };
  response.status(statusOf({ code })).set('cache-control', 'no-store').json(body);
}

/** Whether a header holds an access token without the scheme that it needs. Other schemes may be a proxy's. */
const isMisplacedToken = (authorization: string): boolean => authorization.split(/\s/, 3).some(hasTokenPrefix);

const misplacedToken = () =>
  new AccessError('UNAUTHENTICATED', 'Send an access token as "Authorization: Bearer plm_...".');

/**
 * Identifies the caller of each request that brings a bearer token, on every path: one that is wrong, expired or
 * revoked is 401, never anonymous.
 */
export function bearerCheck(contextOf: ContextFactory): RequestHandler {
  return async (request, response, next) => {
    try {
      if (bearerToken(request) !== null) await contextOf(request, response);
      else if (isMisplacedToken(request.get('authorization') ?? '')) throw misplacedToken();
    } catch (error) {
      if (!(error instanceof AccessError)) {
        next(error);
        return;
      }
      response.set('www-authenticate', 'Bearer error="invalid_token"');
      refuseToken(response, request.path, error);
      return;
    }
    next();
  };
}
