import { Router } from 'express';
import type { ContextFactory } from '../context';
import { findDesign } from '../domain/designs/design.service';
import { downloadName } from '../domain/designs/download';
import { AccessError } from '../domain/user-error';
import { statusOf } from './refusal-status';
import { sendStream } from './streamed-answer';

/** /designs/{id}/image, /thumbnail and /download: a design's picture, for its owner's session alone. */
export function designImages(contextOf: ContextFactory): Router {
  const router = Router();
  router.get('/designs/:id/:part', async (request, response, next) => {
    const { id, part } = request.params;
    if (part !== 'image' && part !== 'thumbnail' && part !== 'download') return next();
    try {
      const ctx = await contextOf(request, response);
      const design = await findDesign(ctx, id);
      const key = part === 'thumbnail' ? design.thumbnailKey : design.imageKey;
      if (!key) throw new AccessError('NOT_FOUND', 'Design not found.');
      // a browser may keep it, and asks each time whether whoever sits there now may still see it
      response.set({ 'cache-control': 'private, no-cache', etag: `"${id}-${part}"` });
      if (request.fresh) {
        response.status(304).end();
        return;
      }
      await sendStream(
        response,
        async () => {
          const file = await ctx.storage.open(key);
          if (!file) throw new AccessError('NOT_FOUND', 'Design not found.');
          response.set({
            'content-type': part === 'thumbnail' ? 'image/webp' : 'image/png',
            'content-length': String(file.bytes),
            'x-content-type-options': 'nosniff',
          });
          if (part === 'download') response.attachment(downloadName(design)).type('png');
          return file.body;
        },
        ctx,
      );
    } catch (error) {
      if (!(error instanceof AccessError)) throw error;
      response.removeHeader('etag');
      response.set('cache-control', 'no-store');
      response.status(statusOf(error)).json({ success: false, message: error.message });
    }
  });
  return router;
}
