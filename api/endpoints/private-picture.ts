import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import type { ContextFactory, RequestContext } from '../context';
import { AccessError } from '../domain/user-error';
import { statusOf } from './refusal-status';
import { sendStream } from './streamed-answer';

export interface PrivatePicture {
  /** Names these bytes: they never change under it. */
  etag: string;
  /** Opens the file, called only for a living response. @throws AccessError NOT_FOUND when it is not there */
  open: () => Promise<{ body: Readable; bytes: number; mime: string }>;
  headers?: Record<string, string>;
}

/**
 * Answers a picture that only some may see. A browser may store it, and asks each time whether whoever sits there now may
 * still see it.
 * @param find decides access. @throws AccessError for whoever may not see it
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
