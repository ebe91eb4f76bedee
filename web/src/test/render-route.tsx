import { ApolloLink, Observable } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';
import { print } from 'graphql';
import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { Location, RouteObject } from 'react-router-dom';
import { Providers } from '../app/providers';
import { routes } from '../app/routes';
import { forgetViewer } from '../entities/session/forget-viewer';
import { browserLinks, createClient } from '../lib/apollo';
import { ShopAppearanceDocument } from '../entities/shop/appearance.generated';
import { member, shopAppearance } from './defaults';
import type { TestViewer } from './defaults';
import type { Tab } from '../features/admin/settings/menu/tabs';
import { barePages, withPanelAlone } from './bare-pages';
import { createTestApi, answerWith } from './test-api';
import type { Overrides, TestApi } from './test-api';

export interface RouteOptions {
  /** The signed-in account's fields, or null (the default) for an anonymous user. */
  viewer?: Partial<TestViewer> | null;
  overrides?: Overrides;
  /** With menu, header and footer around the page. */
  withLayout?: boolean;
  /** Renders this panel of the settings alone at their address. */
  panel?: Tab;
  /** The pages; the product's own when omitted. */
  pages?: RouteObject[];
}

interface RenderedRoute extends RenderResult {
  /** Simulates user input. */
  user: UserEvent;
  client: ApolloClient;
  api: TestApi;
  /** Returns path, search and hash of the current page. */
  address: () => string;
  /** Returns the entry of the history, which a reload renders again. */
  entry: () => Location;
  /** Goes back as the browser does. */
  goBack: () => Promise<void>;
  /** Follows a link without waiting for its page. */
  setOut: (path: string) => void;
}

/** Subscriptions are answered by the overrides' own generators, without a WebSocket. */
const liveLink = (api: TestApi) =>
  new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        let over = false;
        void (async () => {
          for await (const value of await api.subscribe(print(query), variables)) {
            if (over) return;
            observer.next(value);
          }
          observer.complete();
        })().catch((error: unknown) => observer.error(error));
        return () => {
          over = true;
        };
      }),
  );

const pagesOf = ({ withLayout, panel }: Pick<RouteOptions, 'withLayout' | 'panel'>) =>
  withLayout ? routes : panel ? withPanelAlone(panel) : barePages;

/** Renders a page at an address, against the real contract. */
export function renderRoute(
  path: string | Location,
  {
    viewer = null,
    overrides = {},
    withLayout = false,
    panel,
    pages = pagesOf({ withLayout, panel }),
  }: RouteOptions = {},
): RenderedRoute {
  const api = createTestApi(viewer ? { ...member, ...viewer } : null, overrides);
  answerWith(api);
  const client = createClient({ link: browserLinks().link, liveLink: liveLink(api), onSignedOut: forgetViewer });
  // as the server's page brings it
  client.writeQuery({ query: ShopAppearanceDocument, data: { settings: shopAppearance } });
  const router = createMemoryRouter(pages, { initialEntries: [path] });
  const result = render(
    <Providers client={client}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`;
  const entry = () => router.state.location;
  const goBack = () => act(() => router.navigate(-1));
  const setOut = (to: string) => act(() => void router.navigate(to));
  return { ...result, user: userEvent.setup(), client, api, address, entry, goBack, setOut };
}

/** Renders a page at an address with menu, header and footer around it. */
export const renderWithLayout = (path: string, options: Omit<RouteOptions, 'withLayout' | 'panel' | 'pages'> = {}) =>
  renderRoute(path, { ...options, withLayout: true });
