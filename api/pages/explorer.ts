import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Router } from 'express';
import type { Request } from 'express';
import type { Logger } from '../platform/observability/logger';
import { hashedFiles } from './hashed-files';

const folder = resolve('dist/web/explorer');

/** What a program that states no preference wants comes first. */
const answers = ['application/json', 'application/graphql-response+json', 'text/html'];
const wantsPage = (request: Request) => request.accepts(answers) === 'text/html';

/**
 * The API explorer: GET /graphql for clients that prefer HTML, and its files. It runs no operation from the address, so
 * that a link can't act for the user who follows it.
 */
export async function explorer(logger: Logger): Promise<Router> {
  const router = Router();
  const page = await readFile(resolve(folder, 'explorer.html')).catch((error: unknown) => {
    logger.warn({ err: error }, 'the API explorer is not built');
    return null;
  });
  if (!page) return router;
  router.get('/graphql', (request, response, next) => {
    response.vary('Accept');
    if (!wantsPage(request)) {
      next();
      return;
    }
    response.set('cache-control', 'no-cache').type('html').send(page);
  });
  router.use('/explorer/assets', hashedFiles(resolve(folder, 'assets')));
  return router;
}

const formSource = 'src/try-it/main.ts';

/** Returns the address of the script that tries REST paths, which is built with the explorer; undefined without a build. */
export async function restFormScript(): Promise<string | undefined> {
  const text = await readFile(resolve(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  const file = (JSON.parse(text) as Record<string, { file: string } | undefined>)[formSource]?.file;
  return file && `/explorer/${file}`;
}
