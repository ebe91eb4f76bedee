import { Router } from 'express';
import type { Request, Response } from 'express';
import { itemUpload } from '../../contract/catalog';
import type { ContextFactory, RequestContext } from '../context';
import { findItem } from '../domain/catalog/admin/item-editing.service';
import { storeItemUpload } from '../domain/catalog/item-file.service';
import { findBoughtFile } from '../domain/orders/order.service';
import { AccessError, UserError, notFound } from '../domain/user-error';
import { signedInAdmin } from '../domain/viewer';
import { ConcurrencyLimit } from '../platform/http/concurrency-limit';
import { leaveUnread } from '../platform/http/upload';
import { refusalOf, refuseOtherSites } from './image-intake';
import { withReceivedFile } from './multipart-file';
import { statusOf, refusalBody } from './refusal-status';
import { filePolicy } from './security-headers';
import { fileOpener, redirectToFile } from './stored-file';
import { lengthHeader } from '../platform/storage/storage';
import { sendStream } from '../platform/http/streamed-answer';

interface SentFile {
  key: string;
  name: string;
}

/** Sends a private file as an attachment, so that its content is never displayed under this site's origin. */
async function sendFile(
  contextOf: ContextFactory,
  request: Request,
  response: Response,
  find: (ctx: RequestContext) => Promise<SentFile>,
): Promise<void> {
  // Until the caller is known to have access, nothing reveals that the file exists, not even to caches.
  response.set('cache-control', 'private, no-store');
  try {
    const ctx = await contextOf(request, response);
    const { key, name } = await find(ctx);
    const wait = await ctx.limits.take('itemFilePerAccount', ctx.viewer?.userId ?? '');
    if (wait > 0) {
      response.set('retry-after', String(wait));
      throw new AccessError('TOO_MANY_REQUESTS', 'Too many downloads at once. Please try again in a minute.');
    }
    await sendStream(
      response,
      async () => {
        const openFile = fileOpener(ctx, request, response, name);
        const file = await openFile(key, String(response.getHeader('content-type') ?? 'application/octet-stream'));
        if (!file) throw new AccessError('NOT_FOUND', 'File not found.');
        if ('address' in file) return redirectToFile(response, file.address);
        response.set({
          ...lengthHeader(file),
          'content-security-policy': filePolicy,
          'x-content-type-options': 'nosniff',
        });
        return file.body;
      },
      ctx,
    );
  } catch (error) {
    if (!(error instanceof AccessError)) throw error;
    response.removeHeader('content-disposition');
    response.status(statusOf(error)).json(refusalBody(error.message, error.code));
  }
}

/** Refuses all callers but the sessions of Admins. @throws AccessError UNAUTHENTICATED, TWO_STEP_REQUIRED, FORBIDDEN. */
function adminOnly(ctx: RequestContext): string {
  const { kind, userId } = signedInAdmin(ctx);
  if (kind !== 'session') throw new AccessError('FORBIDDEN', 'You have no access to this.');
  return userId;
}

async function currentFile(ctx: RequestContext, itemId: string): Promise<SentFile> {
  adminOnly(ctx);
  const { fileKey, fileName } = await findItem(ctx, itemId);
  if (!fileKey || !fileName) throw notFound('File');
  return { key: fileKey, name: fileName };
}

/** Uploads of an Admin that are read at once. */
const mostAtOnce = 1;

/** Stores the file of a request for its Admin, who saves it with an item. */
function receiver(contextOf: ContextFactory, appUrl: string) {
  const uploads = new ConcurrencyLimit(mostAtOnce);
  return async (request: Request, response: Response): Promise<object> => {
    refuseOtherSites(request, appUrl, 'Files');
    const ctx = await contextOf(request, response);
    const release = uploads.take(adminOnly(ctx));
    if (!release)
      throw new UserError('TOO_MANY_REQUESTS', 'Your other upload is still running. Please wait a moment.', null, 5);
    try {
      return { file: await withReceivedFile(request, itemUpload, (file) => storeItemUpload(ctx, file)) };
    } finally {
      release();
    }
  };
}

/**
 * /purchases/{order id}/file: the file of a paid item order, for its buyer and Admins, also by tokens with the scope.
 * POST /item-files stores a file that an Admin saves with an item; GET /item-files/{item id} answers an item's file to
 * Admins.
 */
export function itemFiles(contextOf: ContextFactory, appUrl: string): Router {
  const router = Router();
  const receive = receiver(contextOf, appUrl);
  router.get('/purchases/:id/file', (request, response) =>
    sendFile(contextOf, request, response, (ctx) => findBoughtFile(ctx, request.params.id)),
  );
  router.get(`${itemUpload.path}/:id`, (request, response) =>
    sendFile(contextOf, request, response, (ctx) => currentFile(ctx, request.params.id)),
  );
  router.post(itemUpload.path, async (request, response) => {
    response.set('cache-control', 'no-store');
    try {
      response.json({ success: true, ...(await receive(request, response)) });
    } catch (error) {
      const refusal = refusalOf(error);
      leaveUnread(request, 2 * itemUpload.mostBytes);
      if (!refusal) throw error;
      response
        .status(refusal.status)
        .set(refusal.headers ?? {})
        .json(refusalBody(refusal.message, refusal.code));
    }
  });
  router.all(
    [itemUpload.path, `${itemUpload.path}/*rest`],
    (_request, response) =>
      void response.status(404).set('cache-control', 'no-store').json(refusalBody('File not found.', 'NOT_FOUND')),
  );
  return router;
}
