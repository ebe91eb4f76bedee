import { readFile } from 'node:fs/promises';
import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { print } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { Services } from '../../context';
import { readAppearance } from '../../domain/settings/appearance';
import { readShopSettings } from '../../domain/settings/shop-settings';
import { sendUnlessFresh } from '../../platform/http/unless-fresh';
import { cacheableHeader } from '../../platform/response-cache/answers';
import { currentContent } from '../current-content';
import { restFormScript } from '../explorer';
import { clientStyles } from '../pages';
import { changesFeed, contractChanges } from './changes';
import { costsPage } from './costs';
import type { CostTables } from './costs';
import { framedPage } from './frame';
import type { DocsPage } from './frame';
import { renderMarkdown } from './markdown';
import { referencePage, typePages } from './reference';
import type { DocumentedContract } from './reference';
import type { DocumentedRest } from './rest/document';
import { restNames, restPages } from './rest/pages';

/** Returns a function that makes something at its first call, and again after a failure. */
function atFirstUse<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    const making = (made ??= make());
    making.catch(() => {
      made = undefined;
    });
    return making;
  };
}

const fromFile =
  (file: string, facts: Omit<DocsPage, 'html' | 'headings'>, part = (text: string) => text) =>
  async (): Promise<DocsPage> => ({
    ...facts,
    ...renderMarkdown(part(await readFile(file, 'utf8'))),
  });

/** What the documentation says of the contract. */
export interface ContractOfDocs {
  written: () => DocumentedContract;
  /** With access, scopes and cost in its descriptions. */
  described: () => DocumentNode;
  costs: () => CostTables;
  rest: () => DocumentedRest;
}

/** What every address of the documentation answers while the shop's owner has disabled it. */
const missingPage: DocsPage = {
  path: '/',
  title: 'Page not found',
  description: 'This shop has no public API documentation.',
  html: '<h1>Page not found</h1><p>This shop has no public API documentation.</p><p><a href="/">To the home page</a></p>',
  headings: [],
};

/**
 * The documentation for integrators, rendered from the files of the repository, unless the shop's owner has disabled it.
 * It comes before every other handler of its paths.
 */
export function documentation(services: Services, contract: ContractOfDocs): { router: Router; close: () => void } {
  const shop = currentContent(services, readAppearance);
  const fontRules = atFirstUse(() => clientStyles().catch(() => ''));
  const settings = currentContent(services, readShopSettings);
  const router = Router();
  router.use(['/docs', '/schema.graphql', '/openapi.json'], async (_request, response, next) => {
    if ((await settings.read()).docs) {
      next();
      return;
    }
    const { html, policy } = framedPage(missingPage, await shop.read(), await fontRules());
    response
      .status(404)
      .set({ 'cache-control': 'no-store', 'content-security-policy': policy })
      .type('html')
      .send(html);
  });
  const send = async (page: DocsPage, request: Request, response: Response) => {
    const { html, policy } = framedPage(page, await shop.read(), await fontRules());
    response.set('content-security-policy', policy);
    // other addresses of the same page would fill the cache
    if (request.originalUrl === request.path) response.set(...cacheableHeader);
    sendUnlessFresh(request, response, 'html', html);
  };
  const serve = (make: () => Promise<DocsPage>): RequestHandler => {
    const page = atFirstUse(make);
    return async (request, response) => send(await page(), request, response);
  };
  router.get(
    '/docs',
    serve(
      fromFile('docs/api.md', {
        path: '/docs',
        title: 'API guide',
        description: 'How to use the API: authentication, queries, designs, webhooks, errors, limits.',
      }),
    ),
  );
  router.get(
    '/docs/glossary',
    serve(
      fromFile('docs/glossary.md', {
        path: '/docs/glossary',
        title: 'Glossary',
        description: 'API terms.',
      }),
    ),
  );
  router.get(
    '/docs/schema',
    serve(async () => referencePage(contract.written(), restNames(contract.rest()))),
  );
  const types = atFirstUse(async () => typePages(contract.written()));
  router.get('/docs/schema/:name', async (request, response, next) => {
    const page = (await types()).get(request.params.name);
    if (page) await send(page, request, response);
    else next();
  });
  const rest = atFirstUse(async () => {
    const pages = restPages(contract.rest(), await restFormScript());
    return new Map([...pages].map(([path, make]) => [path, atFirstUse(async () => make())]));
  });
  router.get(['/docs/api', '/docs/api/:group'], async (request, response, next) => {
    const page = (await rest()).get(request.path);
    if (page) await send(await page(), request, response);
    else next();
  });
  router.get(
    '/docs/costs',
    serve(async () => costsPage(contract.costs())),
  );
  router.get(
    '/docs/changes',
    serve(
      fromFile(
        'CHANGELOG.md',
        { path: '/docs/changes', title: 'Changes', description: 'API changes, release by release.' },
        contractChanges,
      ),
    ),
  );
  const changelog = atFirstUse(() => readFile('CHANGELOG.md', 'utf8'));
  router.get('/docs/changes.atom', async (request, response) => {
    const { shopName } = await shop.read();
    const feed = changesFeed(await changelog(), { shopName, appUrl: services.config.appUrl });
    sendUnlessFresh(request, response, 'application/atom+xml', feed);
  });
  const schema = atFirstUse(async () => print(contract.described()));
  router.get('/schema.graphql', async (request, response) => {
    sendUnlessFresh(request, response, 'text/plain', await schema());
  });
  return {
    router,
    close: () => {
      shop.close();
      settings.close();
    },
  };
}
