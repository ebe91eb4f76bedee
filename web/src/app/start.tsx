import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { loadPicturesPatiently } from '../lib/patient-pictures';
import { createBrowserClient } from './browser-client';
import { Providers } from './providers';
import { readPageState } from './page-state';
import { routes } from './routes';

/** Loads the chunks of the current page, so that the first render equals the server's. */
async function loadShownPage(all: RouteObject[]): Promise<void> {
  const shown = (matchRoutes(all, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  });
  await Promise.all(shown);
}

/** Calls back when everything around it has been rendered or hydrated. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/**
 * Starts the app in the browser: hydrates the server's page, or renders its own where there is none. Resolves when that
 * is finished.
 * @param onHydrating called immediately before React listens to the page's events
 */
export async function start(onHydrating?: () => void): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const rendered = root.firstElementChild !== null;
  await loadShownPage(routes);
  const client = createBrowserClient(readPageState());
  const router = createBrowserRouter(routes);
  loadPicturesPatiently();
  onHydrating?.();
  await new Promise<void>((onReady) => {
    const app = (
      <StrictMode>
        <Providers client={client}>
          {/*
           * a transition would render an address twice, before and after, and Apollo would request the data of each
           * alternately, without end
           */}
          <RouterProvider router={router} useTransitions={false} />
        </Providers>
        <Ready onReady={onReady} />
      </StrictMode>
    );
    if (rendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
