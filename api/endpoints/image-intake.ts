import type { Request, Response } from 'express';
import { imageUpload } from '../../contract/uploads';
import type { ContextFactory, RequestContext } from '../context';
import { RefusedImage } from '../domain/files/image';
import { receiveImage } from '../domain/files/upload.service';
import { AccessError, UserError } from '../domain/user-error';
import { isFromOtherSite } from '../platform/http/own-origin';
import { BadUpload, leaveUnread } from '../platform/http/upload';
import { readImage } from './multipart-image';
import { refusalBody } from './refusal-status';

interface Refusal {
  status: number;
  message: string;
  code: string;
  headers?: Record<string, string>;
}

/** Returns the refusal for an upload error; null for an unexpected error. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof BadUpload)
    return { status: error.status, message: error.message, code: error.status === 413 ? 'TOO_LARGE' : 'INVALID_INPUT' };
  if (error instanceof RefusedImage) return { status: 422, message: error.message, code: 'INVALID_INPUT' };
  if (error instanceof AccessError)
    return { status: error.code === 'UNAUTHENTICATED' ? 401 : 403, message: error.message, code: error.code };
  if (!(error instanceof UserError)) return null;
  const { code, message, retryAfterSeconds } = error;
  if (code !== 'TOO_MANY_REQUESTS') return { status: 422, message, code };
  return { status: 429, message, code, headers: { 'retry-after': String(retryAfterSeconds ?? 60) } };
}

/** Refuses cross-site forms: they carry our cookies, but neither our origin nor a custom header. */
export function refuseOtherSites(request: Request, appUrl: string, what = 'Images'): void {
  if (!isFromOtherSite(request, appUrl)) return;
  throw new AccessError(
    'FORBIDDEN',
    `${what} are taken from this site's own pages, or with the header ${imageUpload.ownHeader}.`,
  );
}

/** Receives the one image of a request, stores it, and answers with the result of `store` or the refusal. */
export type ImageIntake = (
  request: Request,
  response: Response,
  store: (ctx: RequestContext, bytes: Buffer) => Promise<object>,
) => Promise<void>;

/** Returns what all image endpoints share: authorization, the limits of an account, and the refusals. */
export function imageIntake(contextOf: ContextFactory, appUrl: string): ImageIntake {
  const receive: (...given: Parameters<ImageIntake>) => Promise<object> = async (request, response, store) => {
    refuseOtherSites(request, appUrl);
    const ctx = await contextOf(request, response);
    return receiveImage(
      ctx,
      () => readImage(request),
      (bytes) => store(ctx, bytes),
    );
  };

  return (request, response, store) => answerUpload(request, response, () => receive(request, response, store));
}

/** Answers an upload with what was stored, or why it was refused. */
export async function answerUpload(
  request: Request,
  response: Response,
  receive: () => Promise<object>,
): Promise<void> {
  response.set('cache-control', 'no-store');
  try {
    response.json({ success: true, ...(await receive()) });
  } catch (error) {
    const refusal = refusalOf(error);
    leaveUnread(request);
    if (!refusal) throw error;
    response
      .status(refusal.status)
      .set(refusal.headers ?? {})
      .json(refusalBody(refusal.message, refusal.code));
  }
}
