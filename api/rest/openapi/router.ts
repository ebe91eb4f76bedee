import { createHash } from 'node:crypto';
import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { Services } from '../../context';
import { rows } from '../rows';
import { collectionOf } from './collection';
import { openApiDocument } from './document';
import type { Json } from './schemas';

/** Serves what is the same for all callers until the next release. It is made at the first request. */
function unchanging(make: () => Json): RequestHandler {
  let made: { body: string; etag: string } | undefined;
  const first = () => {
    const body = JSON.stringify(make());
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  };
  return (request, response) => {
    made ??= first();
    const { body, etag } = made;
    response.set({ 'cache-control': 'public, max-age=0, must-revalidate', etag });
    if (request.fresh) response.status(304).end();
    else response.type('json').send(body);
  };
}

/** Serves the description of the REST paths, and the same as a collection for API clients. */
export function openApiPaths({ config, version }: Pick<Services, 'config' | 'version'>): Router {
  const document = () => openApiDocument(rows, { url: config.appUrl, version });
  const router = Router();
  router.get('/openapi.json', unchanging(document));
  router.get(
    '/docs/api/collection.json',
    unchanging(() => collectionOf(document())),
  );
  return router;
}
