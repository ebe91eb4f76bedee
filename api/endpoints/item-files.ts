import { Router } from 'express';
import type { ContextFactory } from '../context';
import { findBoughtFile } from '../domain/orders/order.service';
import { AccessError } from '../domain/user-error';
import { statusOf } from './refusal-status';
import { sendStream } from './streamed-answer';

/** /purchases/{order id}/file: the file of a paid item order, for the sessions of its buyer and of Admins only. */
export function itemFiles(contextOf: ContextFactory): Router {
  const router = Router();
  router.get('/purchases/:id/file', async (request, response) => {
    // Until the order is known to be paid, nothing reveals that the file exists, not even to caches.
    response.set('cache-control', 'private, no-store');
    try {
      const ctx = await contextOf(request, response);
      const { key, name } = await findBoughtFile(ctx, request.params.id);
      const wait = await ctx.limits.take('itemFilePerAccount', ctx.viewer?.userId ?? '');
      if (wait > 0) {
        response.set('retry-after', String(wait));
        throw new AccessError('TOO_MANY_REQUESTS', 'Too many downloads at once. Please try again in a minute.');
      }
      await sendStream(
        response,
        async () => {
          const file = await ctx.storage.open(key);
          if (!file) throw new AccessError('NOT_FOUND', 'File not found.');
          // Sent as an attachment, so that its content is never displayed under this site's origin.
          response.attachment(name).set({
            'content-length': String(file.bytes),
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
          });
          return file.body;
        },
        ctx,
      );
    } catch (error) {
      if (!(error instanceof AccessError)) throw error;
      response.removeHeader('content-disposition');
      response.status(statusOf(error)).json({ success: false, message: error.message });
    }
  });
  return router;
}
