import { Router } from 'express';
import type { RequestHandler } from 'express';
import { itemUpload } from '../../contract/catalog';
import { imageUpload } from '../../contract/image-upload';
import { ticketImagesPath } from '../../contract/ticket-image';
import type { ContextFactory } from '../context';
import { AccessError } from '../domain/user-error';
import { requireScope } from '../domain/viewer';
import type { ScopeRule } from '../domain/viewer';
import { bearerToken } from '../platform/http/cookies';
import { refuseToken } from './bearer-check';

export interface EndpointRule {
  method: 'get' | 'post' | 'all';
  path: string;
  /** Who may call it; each endpoint checks this itself, because some answer 404 to those who may not. */
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
/** A public path answers every valid token as it answers anybody. */
const anyToken: ScopeRule = [];
const file = (list: string, scope: ScopeRule) =>
  (['get', 'post'] as const).map((method) => rule(method, `/admin/${list}.csv`, 'admin', scope));

/**
 * Every path of the product outside of GraphQL and of the pages, with its rule. Of two that match the first counts. A
 * test compares the table with the paths that are mounted.
 */
export const endpointRules: readonly EndpointRule[] = [
  rule('get', '/healthz', 'public', anyToken),
  rule('get', '/readyz', 'public', anyToken),
  rule('get', '/metrics', 'public', anyToken),
  rule('post', '/webhooks/paypal', 'public', anyToken),
  rule('post', '/unsubscribe/:token', 'public', anyToken),
  rule('get', '/designs/archive.zip', 'owner', ['DESIGNS_READ']),
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
  rule('get', '/image-server/:name', 'public', anyToken),
  rule('all', '/image-server', 'public', anyToken),
  rule('all', '/image-server/*rest', 'public', anyToken),
  rule('post', ticketImagesPath, 'signedIn', ['TICKETS_WRITE', 'ADMIN_SUPPORT_WRITE']),
  rule('get', `${ticketImagesPath}/:id`, 'owner', ['TICKETS_READ', 'ADMIN_SUPPORT_READ']),
  rule('all', ticketImagesPath, 'public', anyToken),
  rule('all', `${ticketImagesPath}/*rest`, 'public', anyToken),
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
  ...file('audit-entries', ['ADMIN_AUDIT_READ']),
  rule('get', '/openapi.json', 'public', anyToken),
  rule('get', '/docs/api/collection.json', 'public', anyToken),
  // the page of the API explorer
  rule('get', '/graphql', 'public', anyToken),
  rule('get', '/auth/social/start', 'public', 'sessionOnly'),
  rule('get', '/auth/social/callback', 'public', 'sessionOnly'),
];

/** Refuses personal access tokens without the scope of an endpoint, before the endpoint itself. */
export function endpointScopes(contextOf: ContextFactory): Router {
  const router = Router();
  for (const { method, path, scope } of endpointRules) {
    const check: RequestHandler = async (request, response, next) => {
      try {
        if (bearerToken(request) !== null) requireScope((await contextOf(request, response)).viewer, scope);
      } catch (error) {
        if (!(error instanceof AccessError)) throw error;
        refuseToken(response, request.path, error);
        return;
      }
      next('router');
    };
    router[method](path, check);
  }
  return router;
}
