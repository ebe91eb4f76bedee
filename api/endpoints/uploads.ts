import { Router } from 'express';
import { imageUpload } from '../../contract/uploads';
import type { Services } from '../context';
import { keepImage, openImage } from '../domain/files/upload.service';
import type { ImageIntake } from './image-intake';
import { keyHeader, pictureKey } from '../platform/cdn/purge';
import { filePolicy } from './security-headers';
import { lengthHeader } from '../platform/storage/storage';
import { sendStream } from '../platform/http/streamed-answer';
import { refusalBody } from './refusal-status';

const year = 365 * 24 * 60 * 60;

/**
 * POST /image-server/upload for signed-in accounts; GET /image-server/{name} for all callers (specification, files).
 */
export function uploads(receive: ImageIntake, services: Pick<Services, 'storage' | 'pool' | 'logger'>): Router {
  const router = Router();

  router.post(imageUpload.path, (request, response) =>
    receive(request, response, async (ctx, bytes) => ({ file: { url: (await keepImage(ctx, bytes)).url } })),
  );

  router.all(imageUpload.path, (_request, response) => {
    response.status(405).set({ allow: 'POST', 'cache-control': 'no-store' });
    response.json(refusalBody('Use POST.', 'METHOD_NOT_ALLOWED'));
  });

  router.get('/image-server/:name', async (request, response, next) => {
    const { name } = request.params;
    let found = true;
    await sendStream(
      response,
      async () => {
        const image = await openImage(services, name);
        found = image !== null;
        if (!image) return null;
        // The name is the hash of the content, so the content never changes. It always opens as an image.
        response.set({
          'content-type': image.mime,
          ...lengthHeader(image),
          'cache-control': `public, max-age=${year}, immutable`,
          'content-security-policy': filePolicy,
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
          etag: `"${name}"`,
          [keyHeader]: pictureKey(name),
        });
        if (!request.fresh) return image.body;
        image.body.destroy();
        response.status(304).end();
        return null;
      },
      { logger: services.logger, requestId: String(response.locals['requestId']) },
    );
    if (!found) next();
  });

  router.all(
    ['/image-server', '/image-server/*rest'],
    (_request, response) =>
      void response.status(404).set('cache-control', 'no-store').json(refusalBody('Image not found.', 'NOT_FOUND')),
  );
  return router;
}
