import type { Request, Response } from 'express';
import type { ContextFactory, RequestContext } from '../context';
import { refusalOf } from './refusal-status';
import { fileOpener, redirectToFile } from './stored-file';
import type { OpenFile, OpenedFile } from './stored-file';
import { lengthHeader } from '../platform/storage/storage';
import { sendStream } from '../platform/http/streamed-answer';

export interface PrivatePicture {
  /** Identifies these bytes: the content never changes under the same ETag. */
  etag: string;
  /** File name of a download; null for a picture that is shown. */
  name?: string | null;
  /**
   * Opens the file; called only while the response is open.
   * @throws AccessError NOT_FOUND when the file is missing
   */
  open: (openFile: OpenFile) => Promise<OpenedFile & { mime: string }>;
  headers?: Record<string, string>;
}

/**
 * Sends a picture with restricted access. A browser may store it, but revalidates each time, so the access of the
 * current session is checked.
 * @param find decides access.
 * @throws Error that is no expected refusal, such as an unavailable storage
 */
export async function sendPrivatePicture(
  contextOf: ContextFactory,
  request: Request,
  response: Response,
  find: (ctx: RequestContext) => Promise<PrivatePicture>,
): Promise<void> {
  try {
    const ctx = await contextOf(request, response);
    const { etag, name = null, open, headers = {} } = await find(ctx);
    response.set({ 'cache-control': 'private, no-cache', etag: `"${etag}"` });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    await sendStream(
      response,
      async () => {
        const file = await open(fileOpener(ctx, request, response, name));
        if ('address' in file) return redirectToFile(response, file.address);
        response.set({
          'content-type': file.mime,
          ...lengthHeader(file),
          'x-content-type-options': 'nosniff',
          ...headers,
        });
        return file.body;
      },
      ctx,
    );
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    response.removeHeader('etag');
    response.removeHeader('content-disposition');
    response.set('cache-control', 'no-store');
    if (refusal.wait) response.set('retry-after', String(refusal.wait));
    response.status(refusal.status).json(refusal.body);
  }
}
