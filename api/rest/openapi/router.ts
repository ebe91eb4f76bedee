import { createHash } from 'node:crypto';
import { Router } from 'express';
import type { Services } from '../../context';
import { rows } from '../rows';
import { openApiDocument } from './document';

/** Serves the description of the REST paths. It is the same for everybody until the next release. */
export function openApiPaths({ config, version }: Pick<Services, 'config' | 'version'>): Router {
  const body = JSON.stringify(openApiDocument(rows, { url: config.appUrl, version }));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const router = Router();
  router.get('/openapi.json', (request, response) => {
    response.set({ 'cache-control': 'public, max-age=0, must-revalidate', etag });
    if (request.fresh) response.status(304).end();
    else response.type('json').send(body);
  });
  return router;
}
