import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { createBrowserClient } from './browser-client';
import { Providers } from './providers';
import { readPageState } from './page-state';
import { routes } from './routes';

/** Loads the chunks of the page that is shown, so that the first render equals the server's. */
async function loadShownPage(all: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(all, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** Tells when everything around it has been drawn or taken over. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Starts the app in the browser: takes over the server's page, or draws its own where there is none. Resolves when it is in charge. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const rendered = root.firstElementChild !== null;
  await loadShownPage(routes);
  const client = createBrowserClient(readPageState());
  const router = createBrowserRouter(routes);
  await new Promise<void>((onReady) => {
    const app = (
      <StrictMode>
        <Providers client={client}>
          {/* a transition would render an address twice over, before and after, and Apollo asks for the data of each in turn, without end */}
          <RouterProvider router={router} useTransitions={false} />
        </Providers>
        <Ready onReady={onReady} />
      </StrictMode>
    );
    if (rendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
