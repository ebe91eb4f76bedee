import { Router } from 'express';
import type { ContextFactory } from '../context';
import { openPrint } from '../domain/designs/studio/print.service';
import { findMonthPicture, monthPicturePath } from '../domain/months/month-pictures';
import { sendPrivatePicture } from './private-picture';
import { filePolicy } from './security-headers';

/**
 * GET /month-pictures/{post}/{signature}.jpg: the picture of a planned post, for every caller who has the signed address
 * from the month's CSV. It is sent by the product itself: addresses of the storage are valid for a minute.
 */
export function monthPictures(contextOf: ContextFactory): Router {
  const router = Router();
  router.get(`${monthPicturePath}/:post/:file`, (request, response) => {
    response.set({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    return sendPrivatePicture(contextOf, request, response, async (ctx) => {
      const print = await findMonthPicture(ctx, request.params.post, request.params.file);
      return {
        etag: print.hash,
        open: (openFile) => openPrint(ctx, print, openFile, print.design.userId),
        // tools show it on pages of their own
        headers: { 'content-security-policy': filePolicy, 'cross-origin-resource-policy': 'cross-origin' },
      };
    });
  });
  return router;
}
