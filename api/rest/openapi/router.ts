import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { Services } from '../../context';
import { sendUnlessFresh } from '../../platform/http/unless-fresh';
import { rows } from '../rows';
import { collectionOf } from './collection/collection';
import { openApiDocument } from './document';
import type { Json } from './schemas';

/** Serves what is the same for all callers until the next release. It is made at the first request. */
function unchanging(make: () => Json): RequestHandler {
  let made: string | undefined;
  return (request, response) => {
    made ??= JSON.stringify(make());
    sendUnlessFresh(request, response, 'json', made);
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
