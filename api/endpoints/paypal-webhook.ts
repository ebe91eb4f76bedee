import express, { Router } from 'express';
import { createContext } from '../context';
import type { Services } from '../context';
import {
  BadWebhook,
  TooManyBadWebhooks,
  receivePayPalWebhook,
} from '../domain/payments/provider-events/webhook.service';

/** POST /webhooks/paypal: the raw body is preserved, as its signature covers every byte. */
export function payPalWebhook(services: Services): Router {
  const router = Router();
  router.post('/webhooks/paypal', express.text({ type: '*/*', limit: '256kb' }), async (request, response) => {
    const ctx = createContext(services, {
      requestId: String(response.locals['requestId']),
      viewer: null,
      address: request.ip ?? 'unknown',
    });
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    );
    try {
      await receivePayPalWebhook(ctx, headers, typeof request.body === 'string' ? request.body : '');
      services.metrics.webhooksAccepted.inc();
      response.json({ success: true });
    } catch (error) {
      if (error instanceof TooManyBadWebhooks) {
        services.metrics.webhooksRefused.inc({ reason: 'rate' });
        response.status(429).set('retry-after', String(error.seconds)).json({ success: false, message: error.message });
        return;
      }
      if (!(error instanceof BadWebhook)) throw error;
      services.metrics.webhooksRefused.inc({ reason: error.kind });
      services.logger.warn({ requestId: ctx.requestId, reason: error.message }, 'webhook refused');
      response.status(400).json({ success: false, message: error.message });
    }
  });
  return router;
}
