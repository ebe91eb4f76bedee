import type { ApolloClient } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { prerenderStatic } from '@apollo/client/react/ssr';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GraphQLSchema } from 'graphql';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouterProvider, createStaticHandler, createStaticRouter, matchRoutes } from 'react-router-dom';
import { fillTemplate } from './app/page-template';
import type { Manifest } from './app/page-template';
import { Providers } from './app/providers';
import { routes } from './app/routes';
import { SiteUrl } from './components/layout/site-url';
import { createClient } from './lib/apollo';
import { paths } from './lib/paths';

export interface RenderInput {
  /** Path and search, for example /login?next=%2Fbuy%2F1. */
  url: string;
  schema: GraphQLSchema;
  /** The API's context of a visitor. */
  contextValue: unknown;
  /** index.html as Vite built it. */
  template: string;
  /** The site's public address, without a slash at its end. */
  siteUrl: string;
  /** Vite's manifest; empty while developing. */
  assets: Manifest;
}

/** What routes say about how the server treats them. */
type Handle = { status?: number; shell?: boolean; secret?: boolean } | undefined;

const isPersonal = (handle: Handle) => Boolean(handle?.shell ?? handle?.secret);

export interface Rendered {
  status: number;
  html: string;
  /** Set instead of a page. */
  redirect?: string;
}

/** Renders a page as a visitor sees it; a page of the signed-in answers its frame. @throws when rendering fails */
export async function render({ url, schema, contextValue, template, assets, siteUrl }: RenderInput): Promise<Rendered> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(url, 'http://postloom.invalid')));
  if (context instanceof Response) return { status: context.status, html: '', redirect: context.headers.get('location') ?? '/' };
  const client = createClient({ link: new SchemaLink({ schema, context: () => contextValue }), onServer: true });
  const { body, styles } = await renderBody(
    client,
    <SiteUrl value={siteUrl}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </SiteUrl>,
  );
  const handle = context.matches.at(-1)?.route.handle as Handle;
  const { pathname } = new URL(url, 'http://postloom.invalid');
  const home = pathname === paths.home.path;
  const personal = context.matches.some(({ route }) => isPersonal(route.handle as Handle));
  return { status: handle?.status ?? context.statusCode, html: fillTemplate({ template, assets, body, styles, state: client.cache.extract(), needsApp: !home, address: `${siteUrl}${pathname}`, siteUrl, indexed: !personal && (handle?.status ?? context.statusCode) === 200 }) };
}

/**
 * Under which name a page may be kept: pages that look the same to every visitor share one. Null when the
 * page may not be kept.
 */
export function pageName(url: string): string | null {
  const { pathname, search } = new URL(url, 'http://postloom.invalid');
  const matches = matchRoutes(routes, pathname) ?? [];
  const last = matches.at(-1)?.route;
  const notFound = (last?.handle as Handle)?.status === 404;
  if (!last || notFound) return '404';
  if ((last.handle as Handle)?.secret) return null;
  const shell = matches.some(({ route }) => (route.handle as Handle)?.shell);
  if (shell) return last.path ?? null;
  if (pathname === paths.home.path) return pathname;
  return search.length <= 300 ? `${pathname}${search}` : null;
}

async function renderBody(client: ApolloClient, router: ReactNode): Promise<{ body: string; styles: string }> {
  const cache = createCache({ key: 'css' });
  // from here on the cache collects the styles instead of writing them between the elements
  const emotion = createEmotionServer(cache);
  const { result } = await prerenderStatic({
    tree: (
      <CacheProvider value={cache}>
        <Providers client={client}>{router}</Providers>
      </CacheProvider>
    ),
    context: { client },
    renderFunction: (tree) => prerenderToNodeStream(tree),
  });
  return { body: result, styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(result)) };
}
