import { Router } from 'express';
import type { RequestHandler, Response } from 'express';
import { itemUpload } from '../../contract/catalog';
import { imageUpload } from '../../contract/uploads';
import { photoUpload } from '../../contract/design-photo';
import { ticketImagesPath } from '../../contract/ticket-image';
import type { ContextFactory, RequestContext } from '../context';
import { recordRefusal } from '../domain/security-log';
import { AccessError } from '../domain/user-error';
import { requireScope, signedIn, signedInAdmin } from '../domain/viewer';
import type { ScopeRule } from '../domain/viewer';
import { bearerToken } from '../platform/http/cookies';
import { refuseToken } from './bearer-check';
import { leaveUnread } from '../platform/http/upload';
import { statusOf, refusalBody } from './refusal-status';

export interface EndpointRule {
  method: 'get' | 'post' | 'all';
  path: string;
  /**
   * Who may call it. The table refuses all but Admins at 'admin', and anonymous callers at 'signedIn'. At 'owner' the endpoint
   * itself checks whose the object is, and answers other callers NOT_FOUND.
   */
  access: 'public' | 'signedIn' | 'owner' | 'admin';
  /** What a personal access token needs, checked before the access. */
  scope: ScopeRule;
}

const rule = (
  method: EndpointRule['method'],
  path: string,
  access: EndpointRule['access'],
  scope: ScopeRule,
): EndpointRule => ({ method, path, access, scope });
/** A public path answers every valid token as it answers an anonymous caller. */
const anyToken: ScopeRule = [];
const file = (list: string, scope: ScopeRule) =>
  (['get', 'post'] as const).map((method) => rule(method, `/admin/${list}.csv`, 'admin', scope));

/**
 * Every path of the product outside of GraphQL and of the pages, with its rule. The first match counts. A
 * test compares the table with the paths that are mounted.
 */
export const endpointRules: readonly EndpointRule[] = [
  rule('get', '/healthz', 'public', anyToken),
  rule('get', '/readyz', 'public', anyToken),
  rule('get', '/metrics', 'public', anyToken),
  rule('post', '/webhooks/paypal', 'public', anyToken),
  rule('post', '/unsubscribe/:token', 'public', anyToken),
  rule('get', '/designs/archive.zip', 'owner', ['DESIGNS_READ']),
  rule('get', '/designs/:id/archive.zip', 'owner', ['DESIGNS_READ']),
  rule('get', '/designs/:id/prints/:file', 'owner', ['DESIGNS_READ', 'ADMIN_DESIGNS_READ']),
  rule('get', '/months/:id/archive.zip', 'owner', ['DESIGNS_READ']),
  rule('get', '/months/:id/:file', 'owner', ['DESIGNS_READ']),
  // the signature in the address is what counts
  rule('get', '/month-pictures/:post/:file', 'public', anyToken),
  rule('get', '/studio/fonts/manifest.json', 'public', anyToken),
  rule('get', '/studio/fonts/others.json', 'public', anyToken),
  rule('get', '/studio/fonts/:name', 'public', anyToken),
  rule('get', '/studio/emoji/:name', 'public', anyToken),
  rule('get', '/designs/:id/:part', 'owner', ['DESIGNS_READ', 'ADMIN_DESIGNS_READ']),
  rule('get', '/account/data/:token', 'owner', 'sessionOnly'),
  rule('get', '/invoices/preview', 'admin', ['ADMIN_SETTINGS_READ']),
  rule('get', '/invoices/:id', 'owner', ['ORDERS_READ', 'ADMIN_SALES_READ']),
  rule('get', '/purchases/:id/file', 'owner', ['ORDERS_READ', 'ADMIN_SALES_READ']),
  rule('get', `${itemUpload.path}/:id`, 'admin', 'sessionOnly'),
  rule('post', itemUpload.path, 'admin', 'sessionOnly'),
  rule('all', itemUpload.path, 'public', anyToken),
  rule('all', `${itemUpload.path}/*rest`, 'public', anyToken),
  rule('post', imageUpload.path, 'signedIn', [
    'PROFILE_WRITE',
    'ADMIN_CONTENT_WRITE',
    'ADMIN_SALES_WRITE',
    'ADMIN_SETTINGS_WRITE',
  ]),
  rule('all', imageUpload.path, 'public', anyToken),
  rule('get', '/image-server/:name', 'public', anyToken),
  rule('all', '/image-server', 'public', anyToken),
  rule('all', '/image-server/*rest', 'public', anyToken),
  rule('post', ticketImagesPath, 'signedIn', ['TICKETS_WRITE', 'ADMIN_SUPPORT_WRITE']),
  rule('get', `${ticketImagesPath}/:id`, 'owner', ['TICKETS_READ', 'ADMIN_SUPPORT_READ']),
  rule('get', `${ticketImagesPath}/:id/thumbnail`, 'owner', ['TICKETS_READ', 'ADMIN_SUPPORT_READ']),
  rule('all', ticketImagesPath, 'public', anyToken),
  rule('all', `${ticketImagesPath}/*rest`, 'public', anyToken),
  rule('post', photoUpload.path, 'signedIn', ['DESIGNS_WRITE']),
  rule('get', `${photoUpload.path}/:id`, 'owner', ['DESIGNS_READ']),
  rule('get', `${photoUpload.path}/:id/thumbnail`, 'owner', ['DESIGNS_READ']),
  rule('all', photoUpload.path, 'public', anyToken),
  rule('all', `${photoUpload.path}/*rest`, 'public', anyToken),
  rule('get', '/account/credit-history.csv', 'owner', ['CREDITS_READ']),
  rule('post', '/account/credit-history.csv', 'owner', ['CREDITS_READ']),
  ...file('purchases', ['ADMIN_SALES_READ']),
  ...file('credit-entries', ['ADMIN_SALES_READ']),
  ...file('designs', ['ADMIN_DESIGNS_READ']),
  ...file('tickets', ['ADMIN_SUPPORT_READ']),
  ...file('users', ['ADMIN_PEOPLE_READ']),
  ...file('all-items', ['ADMIN_SALES_READ']),
  ...file('emails', ['ADMIN_MESSAGES_READ']),
  ...file('mailings', ['ADMIN_MESSAGES_READ']),
  ...file('suppressed-addresses', ['ADMIN_MESSAGES_READ']),
  ...file('unmatched-payments', ['ADMIN_SALES_READ']),
  ...file('audit-entries', ['ADMIN_AUDIT_READ']),
  rule('get', '/openapi.json', 'public', anyToken),
  rule('get', '/docs/api/collection.json', 'public', anyToken),
  rule('get', '/docs/api', 'public', anyToken),
  rule('get', '/docs/api/:group', 'public', anyToken),
  rule('get', '/docs', 'public', anyToken),
  rule('get', '/docs/changes', 'public', anyToken),
  rule('get', '/docs/changes.atom', 'public', anyToken),
  rule('get', '/docs/costs', 'public', anyToken),
  rule('get', '/docs/glossary', 'public', anyToken),
  rule('get', '/docs/schema', 'public', anyToken),
  rule('get', '/docs/schema/:name', 'public', anyToken),
  rule('get', '/schema.graphql', 'public', anyToken),
  // the page of the API explorer
  rule('get', '/graphql', 'public', anyToken),
  rule('get', '/auth/social/start', 'public', 'sessionOnly'),
  rule('get', '/auth/social/callback', 'public', 'sessionOnly'),
];

/** @throws AccessError, which is logged, for a caller who may not call an endpoint. */
function checkAccess(ctx: RequestContext, { access, scope }: EndpointRule): void {
  try {
    requireScope(ctx.viewer, scope);
    if (access === 'signedIn') signedIn(ctx);
    if (access === 'admin') signedInAdmin(ctx);
  } catch (error) {
    if (error instanceof AccessError) recordRefusal(ctx, error);
    throw error;
  }
}

const refuseCaller = (response: Response, error: AccessError) => {
  const { code, message } = error;
  response.status(statusOf(error)).set('cache-control', 'no-store').json(refusalBody(message, code));
};

/** Refuses callers who may not call an endpoint, and personal access tokens without its scope, before the endpoint. */
export function endpointAccess(contextOf: ContextFactory): Router {
  const router = Router();
  for (const endpoint of endpointRules) {
    const isGuarded = endpoint.access === 'signedIn' || endpoint.access === 'admin';
    const check: RequestHandler = async (request, response, next) => {
      const isToken = bearerToken(request) !== null;
      try {
        if (isToken || isGuarded) checkAccess(await contextOf(request, response), endpoint);
      } catch (error) {
        if (!(error instanceof AccessError)) throw error;
        // so that the sender of a large file receives the reason
        leaveUnread(request, 2 * itemUpload.mostBytes);
        if (isToken) refuseToken(response, request.path, error);
        else refuseCaller(response, error);
        return;
      }
      next('router');
    };
    router[endpoint.method](endpoint.path, check);
  }
  return router;
}
