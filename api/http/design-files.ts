import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { ContextFactory } from '../context';
import { findDesign } from '../domain/designs/design.service';
import { downloadName } from '../domain/designs/download';
import { AccessError } from '../domain/user-error';

const statusOf: Partial<Record<AccessError['code'], number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404 };

/** /designs/{id}/image, /thumbnail and /download: a design's picture, for its owner's session alone. */
export function designFiles(contextOf: ContextFactory): Router {
  const router = Router();
  router.get('/designs/:id/:part', async (request, response, next) => {
    const { id, part } = request.params;
    if (part !== 'image' && part !== 'thumbnail' && part !== 'download') return next();
    try {
      const ctx = await contextOf(request, response);
      const design = await findDesign(ctx, id);
      const key = part === 'thumbnail' ? design.thumbnailKey : design.imageKey;
      const file = key && (await ctx.storage.open(key));
      if (!file) throw new AccessError('NOT_FOUND', 'Design not found.');
      // a finished design never changes, and no other account may see it
      response.set({ 'cache-control': 'private, max-age=31536000, immutable', 'content-type': part === 'thumbnail' ? 'image/webp' : 'image/png', 'x-content-type-options': 'nosniff' });
      if (part === 'download') response.attachment(downloadName(design)).type('png');
      // a picture may be large, and its reader slow: it passes through, and who has it already is told so
      response.set({ etag: `"${id}-${part}"`, 'content-length': String(file.bytes) });
      if (request.fresh || request.method === 'HEAD') {
        file.body.destroy();
        response.status(request.fresh ? 304 : 200).end();
      } else await pipeline(file.body, response);
    } catch (error) {
      // whoever asked has gone, or the storage broke off: half a picture can't be taken back
      if (response.headersSent) return;
      if (!(error instanceof AccessError)) throw error;
      response.status(statusOf[error.code] ?? 400).json({ success: false, message: error.message });
    }
  });
  return router;
}
