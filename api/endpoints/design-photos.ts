import { Router } from 'express';
import { photoPaths, photoUpload } from '../../contract/design-photo';
import type { ContextFactory } from '../context';
import type { DesignPhotoEntity } from '../domain/designs/photos/design-photo.entity';
import { findPhoto, storePhoto, thumbnailKeyOf } from '../domain/designs/photos/photo.service';
import { withinUploadLimits } from '../domain/files/upload.service';
import { notFound } from '../domain/user-error';
import { answerUpload, refuseOtherSites } from './image-intake';
import { withReceivedFile } from './multipart-file';
import { sendPrivatePicture } from './private-picture';
import { filePolicy } from './security-headers';
import type { OpenFile } from './stored-file';
import { refusalBody } from './refusal-status';

const headers = { 'content-security-policy': filePolicy, 'cross-origin-resource-policy': 'same-origin' };

/** @throws AccessError NOT_FOUND */
async function openPhoto(openFile: OpenFile, { fileKey }: DesignPhotoEntity) {
  const file = await openFile(fileKey, 'image/jpeg');
  if (!file) throw notFound('Photo');
  return { ...file, mime: 'image/jpeg' };
}

/**
 * POST /design-photos stores a photo for a design; GET /design-photos/{id} and /design-photos/{id}/thumbnail answer it to
 * its owner.
 */
export function designPhotos(contextOf: ContextFactory, appUrl: string): Router {
  const router = Router();

  router.post(photoUpload.path, (request, response) =>
    answerUpload(request, response, async () => {
      refuseOtherSites(request, appUrl);
      const ctx = await contextOf(request, response);
      const { id, width, height } = await withinUploadLimits(ctx, () =>
        withReceivedFile(request, photoUpload, ({ path }) => storePhoto(ctx, path)),
      );
      return { photo: { id, ...photoPaths(id), width, height } };
    }),
  );

  router.get(`${photoUpload.path}/:id`, (request, response) =>
    sendPrivatePicture(contextOf, request, response, async (ctx) => {
      const photo = await findPhoto(ctx, request.params.id);
      return {
        etag: photo.id,
        open: (openFile) => openPhoto(openFile, photo),
        headers,
      };
    }),
  );

  router.get(`${photoUpload.path}/:id/thumbnail`, (request, response) =>
    sendPrivatePicture(contextOf, request, response, async (ctx) => {
      const photo = await findPhoto(ctx, request.params.id);
      return {
        etag: `${photo.id}-thumbnail`,
        open: async (openFile) => {
          const thumbnail = await openFile(thumbnailKeyOf(photo.fileKey), 'image/webp');
          if (thumbnail) return { ...thumbnail, mime: 'image/webp' };
          return openPhoto(openFile, photo);
        },
        headers,
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
