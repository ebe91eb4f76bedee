import { Router } from 'express';
import { createContext } from '../context';
import type { Services } from '../context';
import { setSubscribed } from '../domain/messages/subscription.service';
import { UserError } from '../domain/user-error';

/**
 * POST /unsubscribe/{token}: the one click of a mail program (RFC 8058), which sends neither cookies nor a referrer and
 * follows no redirect. People follow the same address with GET, which shows a page; a program that only opens links,
 * such as a virus scanner, thus does not unsubscribe the account.
 */
export function unsubscription(services: Services): Router {
  const router = Router();
  router.post('/unsubscribe/:token', async (request, response) => {
    const ctx = createContext(services, {
      requestId: String(response.locals['requestId']),
      viewer: null,
      address: request.ip ?? 'unknown',
    });
    response.set('cache-control', 'no-store').type('text/plain');
    try {
      await setSubscribed(ctx, request.params.token, false);
      response.send('You will no longer receive these emails.');
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      response.status(400).send(error.message);
    }
  });
  return router;
}
