import { Router } from 'express';
import { ticketImagePaths, ticketImagesPath } from '../../contract/ticket-image';
import type { ContextFactory } from '../context';
import {
  findTicketImage,
  openTicketImage,
  openTicketThumbnail,
  storeTicketImage,
} from '../domain/tickets/ticket-image.service';
import { notFound } from '../domain/user-error';
import type { ImageIntake } from './image-intake';
import { sendPrivatePicture } from './private-picture';
import { filePolicy } from './security-headers';
import { refusalBody } from './refusal-status';

/**
 * POST /ticket-images stores a picture for a message to or from support. GET /ticket-images/{id} and its /thumbnail
 * answer it to its uploader until it is sent, and to the ticket's owner and Admins.
 */
export function ticketImages(contextOf: ContextFactory, receive: ImageIntake): Router {
  const router = Router();

  router.post(ticketImagesPath, (request, response) =>
    receive(request, response, async (ctx, bytes) => {
      const { id, width, height } = await storeTicketImage(ctx, bytes);
      return { image: { id, ...ticketImagePaths(id), width, height } };
    }),
  );

  for (const [path, version, openPicture] of [
    [`${ticketImagesPath}/:id`, '', openTicketImage],
    [`${ticketImagesPath}/:id/thumbnail`, '-thumbnail', openTicketThumbnail],
  ] as const)
    router.get(path, (request, response) =>
      sendPrivatePicture(contextOf, request, response, async (ctx) => {
        const image = await findTicketImage(ctx, request.params.id);
        return {
          etag: image.id + version,
          open: async () => {
            const file = await openPicture(ctx, image);
            if (!file) throw notFound('Picture');
            return file;
          },
          headers: {
            'content-security-policy': filePolicy,
            'cross-origin-resource-policy': 'same-origin',
          },
        };
      }),
    );

  router.all(
    [ticketImagesPath, `${ticketImagesPath}/*rest`],
    (_request, response) =>
      void response.status(404).set('cache-control', 'no-store').json(refusalBody('Picture not found.', 'NOT_FOUND')),
  );
  return router;
}
