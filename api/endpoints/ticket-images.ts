import { Router } from 'express';
import { ticketImagesPath } from '../../contract/ticket-image';
import type { ContextFactory } from '../context';
import {
  findTicketImage,
  openTicketImage,
  storeTicketImage,
  ticketImageAddress,
} from '../domain/tickets/ticket-image.service';
import { AccessError, notFound } from '../domain/user-error';
import type { ImageIntake } from './image-intake';
import { statusOf } from './refusal-status';
import { sendStream } from './streamed-answer';

/**
 * POST /ticket-images takes a picture for a message to or from support; GET /ticket-images/{id} answers it to the
 * ticket's owner and to Admins, and before it is sent to whoever uploaded it.
 */
export function ticketImages(contextOf: ContextFactory, receive: ImageIntake): Router {
  const router = Router();

  router.post(ticketImagesPath, (request, response) =>
    receive(request, response, async (ctx, bytes) => {
      const image = await storeTicketImage(ctx, bytes);
      const { id, width, height } = image;
      return { image: { id, address: ticketImageAddress(image), width, height } };
    }),
  );

  router.get(`${ticketImagesPath}/:id`, async (request, response) => {
    try {
      const ctx = await contextOf(request, response);
      const image = await findTicketImage(ctx, request.params.id);
      // A browser may store it, and asks each time whether whoever sits there now may still see it.
      response.set({ 'cache-control': 'private, no-cache', etag: `"${image.id}"` });
      if (request.fresh) {
        response.status(304).end();
        return;
      }
      await sendStream(
        response,
        async () => {
          const file = await openTicketImage(ctx, image);
          if (!file) throw notFound('Picture');
          response.set({
            'content-type': file.mime,
            'content-length': String(file.bytes),
            'content-security-policy': "default-src 'none'; sandbox",
            'cross-origin-resource-policy': 'same-origin',
            'x-content-type-options': 'nosniff',
          });
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

  router.all(
    [ticketImagesPath, `${ticketImagesPath}/*rest`],
    (_request, response) =>
      void response
        .status(404)
        .set('cache-control', 'no-store')
        .json({ success: false, message: 'Picture not found.' }),
  );
  return router;
}
