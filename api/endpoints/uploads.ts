import { Router } from 'express';
import type { Request, Response } from 'express';
import { imageUpload } from '../../contract/image-upload';
import type { ContextFactory, Services } from '../context';
import { RefusedImage } from '../domain/files/image';
import { keepImage, openImage, takeUploadTurn } from '../domain/files/upload.service';
import { AccessError, UserError } from '../domain/user-error';
import { isOwnOrigin } from '../platform/http/own-origin';
import { Places } from '../platform/http/places';
import { signedIn } from '../domain/viewer';
import { BadUpload, leaveUnread, readImage } from './multipart-image';
import { sendStream } from './streamed-answer';

/** Images of one account that are read and drawn at the same moment. */
const mostAtOnce = 3;
const year = 365 * 24 * 60 * 60;

interface Refusal {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

/** What is answered for what went wrong with an upload; null for what nobody foresaw. */
function refusalOf(error: unknown): Refusal | null {
  if (error instanceof BadUpload) return error;
  if (error instanceof RefusedImage) return { status: 422, message: error.message };
  if (error instanceof AccessError)
    return { status: error.code === 'UNAUTHENTICATED' ? 401 : 403, message: error.message };
  if (error instanceof UserError)
    return { status: 429, message: error.message, headers: { 'retry-after': String(error.retryAfterSeconds ?? 60) } };
  return null;
}

/** A form of another site comes with our cookies too, but neither from our origin nor with a header of its own. */
function refuseOtherSites(request: Request, appUrl: string): void {
  const own = isOwnOrigin(request, appUrl);
  if (
    own === true ||
    (own === null && request.get(imageUpload.ownHeader)) ||
    /^bearer /i.test(request.get('authorization') ?? '')
  )
    return;
  throw new AccessError(
    'FORBIDDEN',
    `Images are taken from this site's own pages, or with the header ${imageUpload.ownHeader}.`,
  );
}

/** POST /image-server/upload, for the signed-in; GET /image-server/{name}, for everybody (specification, files). */
export function uploads(
  contextOf: ContextFactory,
  appUrl: string,
  services: Pick<Services, 'storage' | 'logger'>,
): Router {
  const router = Router();
  const places = new Places(mostAtOnce);

  const receive = async (request: Request, response: Response): Promise<string> => {
    refuseOtherSites(request, appUrl);
    const ctx = await contextOf(request, response);
    const leave = places.take(signedIn(ctx).id);
    if (!leave)
      throw new UserError(
        'TOO_MANY_REQUESTS',
        'Your other images are still on their way. Please wait a moment.',
        null,
        5,
      );
    try {
      await takeUploadTurn(ctx);
      return await keepImage(ctx, await readImage(request));
    } finally {
      leave();
    }
  };

  router.post(imageUpload.path, async (request, response) => {
    response.set('cache-control', 'no-store');
    try {
      response.json({ success: true, file: { url: await receive(request, response) } });
    } catch (error) {
      const refusal = refusalOf(error);
      leaveUnread(request);
      if (!refusal) throw error;
      response
        .status(refusal.status)
        .set(refusal.headers ?? {})
        .json({ success: false, message: refusal.message });
    }
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
        // The name is the hash of the content, which therefore never changes. It is an image wherever it is opened.
        response.set({
          'content-type': image.mime,
          'content-length': String(image.bytes),
          'cache-control': `public, max-age=${year}, immutable`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
          etag: `"${name}"`,
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
      void response.status(404).set('cache-control', 'no-store').json({ success: false, message: 'Image not found.' }),
  );
  return router;
}
