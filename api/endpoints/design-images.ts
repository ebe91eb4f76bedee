import { Router } from 'express';
import type { ContextFactory } from '../context';
import { findVisibleDesign } from '../domain/designs/visible-design';
import { downloadName } from '../domain/designs/download';
import { notFound } from '../domain/user-error';
import { sendPrivatePicture } from './private-picture';

/** /designs/{id}/image, /thumbnail and /download: a design's picture, for its owner, and for an Admin who has revealed it. */
export function designImages(contextOf: ContextFactory): Router {
  const router = Router();
  router.get('/designs/:id/:part', async (request, response, next) => {
    const { id, part } = request.params;
    if (part !== 'image' && part !== 'thumbnail' && part !== 'download') return next();
    await sendPrivatePicture(contextOf, request, response, async (ctx) => {
      const design = await findVisibleDesign(ctx, id);
      const key = part === 'thumbnail' ? design.thumbnailKey : design.imageKey;
      if (!key) throw notFound('Design');
      return {
        etag: `${id}-${part}`,
        open: async () => {
          const file = await ctx.storage.open(key);
          if (!file) throw notFound('Design');
          if (part === 'download') response.attachment(downloadName(design));
          return { ...file, mime: part === 'thumbnail' ? 'image/webp' : 'image/png' };
        },
      };
    });
  });
  return router;
}
