import { Router } from 'express';
import { photoUpload } from '../../contract/design-photo';
import type { ContextFactory } from '../context';
import { findPhoto, photoAddress, storePhoto } from '../domain/designs/photos/photo.service';
import { withinUploadLimits } from '../domain/files/upload.service';
import { notFound } from '../domain/user-error';
import { answerUpload, refuseOtherSites } from './image-intake';
import { withReceivedFile } from './multipart-file';
import { sendPrivatePicture } from './private-picture';
import { filePolicy } from './security-headers';
import { refusalBody } from './refusal-status';

/** POST /design-photos stores a photo for a design; GET /design-photos/{id} answers it to its owner. */
export function designPhotos(contextOf: ContextFactory, appUrl: string): Router {
  const router = Router();

  router.post(photoUpload.path, (request, response) =>
    answerUpload(request, response, async () => {
      refuseOtherSites(request, appUrl);
      const ctx = await contextOf(request, response);
      const photo = await withinUploadLimits(ctx, () =>
        withReceivedFile(request, photoUpload, ({ path }) => storePhoto(ctx, path)),
      );
      const { id, width, height } = photo;
      return { photo: { id, url: photoAddress(photo), width, height } };
    }),
  );

  router.get(`${photoUpload.path}/:id`, (request, response) =>
    sendPrivatePicture(contextOf, request, response, async (ctx) => {
      const photo = await findPhoto(ctx, request.params.id);
      return {
        etag: photo.id,
        open: async (openFile) => {
          const file = await openFile(photo.fileKey, 'image/jpeg');
          if (!file) throw notFound('Photo');
          return { ...file, mime: 'image/jpeg' };
        },
        headers: { 'content-security-policy': filePolicy, 'cross-origin-resource-policy': 'same-origin' },
      };
    }),
  );

  router.all(
    [photoUpload.path, `${photoUpload.path}/*rest`],
    (_request, response) =>
      void response.status(404).set('cache-control', 'no-store').json(refusalBody('Photo not found.', 'NOT_FOUND')),
  );
  return router;
}
