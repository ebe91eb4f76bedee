import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** Returns the strong validator of a body. */
export const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Sends a public body, or 304 to a client that has it already. */
export function sendUnlessFresh(request: Request, response: Response, type: string, body: string | Buffer): void {
  response.set({
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: etagOf(body),
  });
  if (request.fresh) response.status(304).end();
  else response.type(type).send(body);
}
