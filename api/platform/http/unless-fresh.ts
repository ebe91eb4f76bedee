import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** Sends a public body, or 304 to a client that has it already. */
export function sendUnlessFresh(request: Request, response: Response, type: string, body: string | Buffer): void {
  response.set({
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  });
  if (request.fresh) response.status(304).end();
  else response.type(type).send(body);
}
