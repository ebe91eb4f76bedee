import { ApolloLink } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { SchemaLink } from '@apollo/client/link/schema';
import { prerenderStatic } from '@apollo/client/react/ssr';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { tap } from 'rxjs';
import { ownPicture, sharingPictureOf } from '../../contract/brand';
import { canonicalAddress } from './app/canonical-address';
import type { RouteHandle } from './app/canonical-address';
import { styleElements } from './app/page-styles';
import { fillTemplate } from './app/page-template';
import type { Manifest } from './app/page-template';
import { Providers } from './app/providers';
import { routes } from './app/routes';
import { ServedStatus } from './components/page/not-there';
import { SiteUrl } from './components/brand/shop-identity';
import { ShopAppearanceDocument } from './entities/shop/appearance.generated';
import { createClient } from './lib/apollo';

interface Operation {
  query: DocumentNode;
  variables: Record<string, unknown>;
}

export interface RenderInput {
  /** Path and search, for example /login?next=%2Fbuy%2F1. */
  url: string;
  schema: GraphQLSchema;
  /** The API's context for an anonymous user. */
  contextValue: unknown;
  /** index.html as built by Vite. */
  template: string;
  /** The site's public address, without a trailing slash. */
  siteUrl: string;
  /** Vite's manifest; empty in development. */
  assets: Manifest;
  /** Operations that an earlier rendering has run, to run them before the first pass. */
  preload?: Operation[];
  /** Receives each operation with its answer. */
  onRead?: (read: Operation & { answer: ApolloLink.Result }) => void;
}

type Handle = RouteHandle | undefined;

const isPersonal = (handle: Handle) => Boolean(handle?.shell ?? handle?.secret);

export interface Rendered {
  status: number;
  html: string;
  /** Set instead of a page. */
  redirect?: string;
}

export { inlineScripts } from './app/page-template';

/** Returns the value with sorted object keys: queries finish in a different order each time. */
function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sortedKeys(part)]));
}

/** Returns whether an error is a server fault, and not the expected answer for something that does not exist. */
const isFault = (error: unknown): boolean =>
  !CombinedGraphQLErrors.is(error) ||
  error.errors.some(({ extensions }) =>
    ['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE', undefined].includes(extensions?.['code'] as string | undefined),
  );

/**
 * Renders a page as an anonymous user sees it; for a page of signed-in users it returns the layout. When a part could
 * not be loaded, the page says so and its status is 503.
 * @throws when rendering fails
 */
export async function render({
  url,
  schema,
  contextValue,
  template,
  assets,
  siteUrl,
  preload = [],
  onRead = () => undefined,
}: RenderInput): Promise<Rendered> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(url, 'http://postloom.invalid')));
  if (context instanceof Response)
    return { status: context.status, html: '', redirect: context.headers.get('location') ?? '/' };
  let failed = false;
  const watch = new ErrorLink(({ error }) => {
    failed ||= isFault(error);
  });
  const report = new ApolloLink((operation, forward) => {
    const { query, variables } = operation;
    return forward(operation).pipe(tap((answer) => onRead({ query, variables, answer })));
  });
  const client = createClient({
    link: ApolloLink.from([watch, report, new SchemaLink({ schema, context: () => contextValue })]),
    onServer: true,
  });
  // each pass renders the whole tree, and finds what it lacks
  await Promise.all(preload.map((operation) => client.query(operation).catch(() => null)));
  const picture = await sharingPicture(client);
  const served: { status?: number; redirect?: string } = {};
  const { body, styles } = await renderBody(
    client,
    <ServedStatus value={served}>
      <SiteUrl value={siteUrl}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SiteUrl>
    </ServedStatus>,
  );
  if (served.redirect && !failed) return { status: served.status ?? 301, html: '', redirect: served.redirect };
  const handle = context.matches.at(-1)?.route.handle as Handle;
  const { pathname } = new URL(url, 'http://postloom.invalid');
  const personal = context.matches.some(({ route }) => isPersonal(route.handle as Handle));
  const status = failed ? 503 : (served.status ?? handle?.status ?? context.statusCode);
  return {
    status,
    html: fillTemplate({
      template,
      assets,
      body,
      styles,
      state: sortedKeys(client.cache.extract()),
      laterPage: personal ? undefined : handle?.source,
      address: `${siteUrl}${pathname}`,
      siteUrl,
      indexed: !personal && status === 200,
      picture,
    }),
  };
}

/**
 * Loads what every page shows of the shop, so that already the first rendering has it: the styles of a second rendering
 * would follow the first one's. A fault is reported by the client's link.
 * @returns the address of the sharing picture
 */
async function sharingPicture(client: ApolloClient): Promise<string> {
  const answer = await client.query({ query: ShopAppearanceDocument }).catch(() => null);
  return answer?.data ? sharingPictureOf(answer.data.settings.appearance) : ownPicture;
}

/** Returns the canonical address under which a page is rendered and cached. */
export const pageAddress = (url: string): string => canonicalAddress(routes, url);

async function renderBody(client: ApolloClient, router: ReactNode): Promise<{ body: string; styles: string }> {
  const cache = createCache({ key: 'css' });
  // the cache collects the styles instead of writing them between the elements
  cache.compat = true;
  const { result } = await prerenderStatic({
    tree: (
      <CacheProvider value={cache}>
        <Providers client={client}>{router}</Providers>
      </CacheProvider>
    ),
    context: { client },
    renderFunction: (tree) => {
      // each pass renders the whole tree: with styles of the last one alone, a page is the same after any number of passes
      Object.assign(cache, { inserted: {}, registered: {} });
      return prerenderToNodeStream(tree);
    },
  });
  return { body: result, styles: styleElements(cache, result) };
}
