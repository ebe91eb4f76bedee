import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Express, NextFunction, Request, Response } from 'express';
import express from 'express';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { createContext } from '../context';
import type { Services } from '../context';
import { cdnCaching } from '../platform/cdn/purge';
import { KeyedSemaphore } from '../platform/http/keyed-semaphore';
import { addressOf, networkOf } from '../platform/http/network';
import type { ResponseCache } from '../platform/response-cache/response-cache';
import { cacheableHeader } from '../platform/response-cache/answers';
import { longestReuseMs, mostPages } from '../platform/response-cache/pages';
import type { Page } from '../platform/response-cache/pages';
import { mountDevelopmentPages } from './development';
import { hashedFiles } from './hashed-files';
import { areCurrent, recordReads } from './page-reads';
import type { PageReads, Read } from './page-reads';
import { searchEngineFiles } from './search-engines';
import { shopFiles } from './shop-files';
import { unavailablePage } from './unavailable';

/** Exports of dist/web/server/entry-server.js, which Vite builds apart from the api. */
interface Renderer {
  render(input: {
    url: string;
    schema: GraphQLSchema;
    contextValue: unknown;
    template: string;
    assets: object;
    siteUrl: string;
    /** Operations to run at once: a page that finds its data in the first pass needs no second one. */
    preload: Pick<Read, 'query' | 'variables'>[];
    onRead: (read: Read) => void;
  }): Promise<{ status: number; html: string; redirect?: string }>;
  /** The canonical address under which a page is rendered and cached. */
  pageAddress(url: string): string;
  /** Sources of the pages' inline scripts. */
  inlineScripts: string[];
}

const clientFolder = resolve('dist/web/client');
const serverEntry = resolve('dist/web/server/entry-server.js');
const day = 'public, max-age=86400';

/**
 * Mounts the pages of the web client.
 * @returns a function that closes them
 */
export async function mountPages(
  app: Express,
  server: Server,
  services: Services,
  renderer: PageRenderer | undefined,
  cache: ResponseCache,
): Promise<() => Promise<void>> {
  const identity = shopFiles(services);
  app.use(identity.router);
  if (services.config.webDev) {
    const closeVite = await mountDevelopmentPages(app, server);
    return async () => {
      identity.close();
      await closeVite();
    };
  }
  app.use('/assets', hashedFiles(resolve(clientFolder, 'assets')));
  // the template of all pages
  app.get('/index.html', (_request, response) => response.redirect(301, '/'));
  app.use(
    express.static(clientFolder, {
      index: false,
      redirect: false,
      setHeaders: (response) => void response.setHeader('cache-control', day),
    }),
  );
  app.use(searchEngineFiles(services));
  app.use(answerPages(services, cache, renderer));
  return async () => identity.close();
}

export type PageRenderer = {
  canonical: Renderer['pageAddress'];
  inlineScripts: string[];
  render: (url: string, requestId: string, address: string) => Promise<Page>;
};

/**
 * Loads the built renderer with everything it needs.
 * @returns undefined (and logs it) where there is no build or only the browser renders
 */
export async function loadRenderer(
  { logger, ...rest }: Services,
  schema: GraphQLSchema,
): Promise<PageRenderer | undefined> {
  const services = { logger, ...rest };
  if (services.config.webDev) return undefined;
  try {
    const [template, manifest, renderer] = await Promise.all([
      readFile(resolve(clientFolder, 'index.html'), 'utf8'),
      readFile(resolve(clientFolder, '.vite/manifest.json'), 'utf8'),
      import(pathToFileURL(serverEntry).href) as Promise<Renderer>,
    ]);
    const assets = JSON.parse(manifest) as object;
    const page = await withInlineStyles(template);
    const earlier = new LRUCache<string, PageReads>({ max: mostPages, ttl: longestReuseMs });
    return {
      canonical: (url) => renderer.pageAddress(url),
      inlineScripts: renderer.inlineScripts,
      render: async (url, requestId, address) => {
        const contextOf = () => createContext(services, { requestId, viewer: null, address });
        const { reads, onRead } = recordReads();
        const rendered = await renderer.render({
          url,
          schema,
          contextValue: contextOf(),
          template: page,
          assets,
          siteUrl: services.config.appUrl,
          preload: earlier.get(url) ?? [],
          onRead,
        });
        // the list ends with its hour: an operation that no rendering needs any more would stay in it
        if (rendered.status < 400) earlier.set(url, reads, { noUpdateTTL: true });
        return { ...rendered, isCurrent: () => areCurrent(reads, schema, contextOf) };
      },
    };
  } catch (error) {
    logger.warn({ err: error }, 'the web client is not built: pages answer 503');
    return undefined;
  }
}

const styleLink = /<link rel="stylesheet"[^>]*href="\/(assets\/[\w.-]+\.css)"[^>]*>/;

/** Returns the client's style rules for its fonts. @throws unless it is built */
export async function clientStyles(): Promise<string> {
  const [, file] = styleLink.exec(await readFile(resolve(clientFolder, 'index.html'), 'utf8')) ?? [];
  return file ? readFile(resolve(clientFolder, file), 'utf8') : '';
}

/** Inlines the few font rules into the page: a file of their own would delay the first paint. */
async function withInlineStyles(template: string): Promise<string> {
  const styles = await clientStyles();
  return template.replace(styleLink, () => `<style>${styles}</style>`);
}

const looksLikeFile = /\.[a-z0-9]{2,5}$/i;

/** Returns the path for the router: '//host/x' would name another host, and an undecodable path is not a page. */
function pageAddress(url: string): string {
  try {
    // An unescaped % after the question mark is harmless.
    decodeURIComponent(url.split('?', 1)[0] ?? url);
    return url.replace(/^\/+/, '/');
  } catch {
    return '/not-found';
  }
}

/** One network has asked for more pages at once than are made for it. */
class TooManyPages extends Error {}

function answerPages(
  { logger, config, metrics, limitLog }: Services,
  cache: ResponseCache,
  pages: PageRenderer | undefined,
) {
  // addresses of items that do not exist are endless, and each is a page to be made
  const renderings = new KeyedSemaphore(2, {
    mostCallers: 40,
    waitMs: 10_000,
    refusal: () => new TooManyPages('Too many pages are made for one network'),
  });
  const render = async (pages: PageRenderer, request: Request, url: string, requestId: string) => {
    const network = networkOf(addressOf(request, config.trustProxy)).near;
    const release = await renderings.acquire(network).catch((error: unknown) => {
      limitLog.note('pages', network, { network });
      throw error;
    });
    try {
      return await pages.render(url, requestId, 'page');
    } finally {
      release();
    }
  };
  return async (request: Request, response: Response, _next: NextFunction): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).setHeader('allow', 'GET, HEAD').json({ success: false, message: 'Not found.' });
      return;
    }
    if (looksLikeFile.test(request.path)) {
      response.status(404).type('text/plain').send('Not found.');
      return;
    }
    const requestId = String(response.locals['requestId']);
    try {
      if (!pages) throw new Error('the web client is not built');
      // One rendering serves all addresses of a page, so added query strings cost nothing.
      const url = pages.canonical(pageAddress(request.originalUrl));
      // Nothing is cached while changes are not received.
      const page = await cache.pages.get(cache.mayCache ? url : null, () => render(pages, request, url, requestId));
      if (cache.mayCache && page.mayBeCached(url) && request.originalUrl === url)
        response.set({ [cacheableHeader[0]]: cacheableHeader[1], ...(config.cdn && cdnCaching) });
      await page.send(request, response);
    } catch (error) {
      const isRefused = error instanceof TooManyPages;
      if (isRefused) metrics.pagesRefused.inc();
      else logger.error({ err: error, requestId, path: request.path }, 'rendering a page failed');
      response
        // a refused one is not an internal error, which would raise an alarm
        .status(isRefused ? 429 : 503)
        .setHeader('retry-after', '10')
        .setHeader('cache-control', 'no-store')
        .type('html')
        .send(unavailablePage(requestId));
    }
  };
}
