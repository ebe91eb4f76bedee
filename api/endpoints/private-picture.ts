import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import type { ContextFactory, RequestContext } from '../context';
import { AccessError } from '../domain/user-error';
import { statusOf } from './refusal-status';
import { sendStream } from './streamed-answer';

export interface PrivatePicture {
  /** Identifies these bytes: the content never changes under the same ETag. */
  etag: string;
  /**
   * Opens the file; called only while the response is open.
   * @throws AccessError NOT_FOUND when the file is missing
   */
  open: () => Promise<{ body: Readable; bytes: number; mime: string }>;
  headers?: Record<string, string>;
}

/**
 * Sends a picture with restricted access. A browser may store it, but revalidates each time, so the access of the
 * current session is checked.
 * @param find decides access.
 * @throws AccessError for a caller without access
 */
export async function sendPrivatePicture(
  contextOf: ContextFactory,
  request: Request,
  response: Response,
  find: (ctx: RequestContext) => Promise<PrivatePicture>,
): Promise<void> {
  try {
    const ctx = await contextOf(request, response);
    const { etag, open, headers = {} } = await find(ctx);
    response.set({ 'cache-control': 'private, no-cache', etag: `"${etag}"` });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    await sendStream(
      response,
      async () => {
        const { body, bytes, mime } = await open();
        response.set({
          'content-type': mime,
          'content-length': String(bytes),
          'x-content-type-options': 'nosniff',
          ...headers,
        });
        return body;
      },
      ctx,
    );
  } catch (error) {
    if (!(error instanceof AccessError)) throw error;
    response.removeHeader('etag');
    response.set('cache-control', 'no-store');
    response.status(statusOf(error)).json({ success: false, message: error.message });
  }
}
