import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { AdminAreaPage } from '../app/admin-area-layout';
import { layouts, routes } from '../app/routes';
import { UserAreaPage } from '../app/user-area-layout';
import { useLeaveBlocker } from '../components/form/use-leave-guard';
import { SectionLoader } from '../components/feedback/loaders';
import { ShopActivityProvider } from '../entities/shop/shop-activity';
import type { Tab } from '../features/admin/settings/menu/tabs';
import { panels } from '../features/admin/settings/settings-panels';
import { paths } from '../lib/paths';

const Main = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);

/** As the layout of a signed-in area does, asks before unsaved changes are discarded. */
function AreaMain({ children }: { children: ReactNode }) {
  useLeaveBlocker();
  return <Main>{children}</Main>;
}

const bareLayouts = new Map<string | undefined, ReactNode>([
  [
    layouts.public,
    <Main>
      <Outlet />
    </Main>,
  ],
  [
    layouts.user,
    <AreaMain>
      <UserAreaPage />
    </AreaMain>,
  ],
  [
    layouts.profile,
    <AreaMain>
      <UserAreaPage />
    </AreaMain>,
  ],
  [
    layouts.admin,
    <ShopActivityProvider>
      <AreaMain>
        <AdminAreaPage />
      </AreaMain>
    </ShopActivityProvider>,
  ],
]);

const withoutLayout = ({ lazy, element, children, ...route }: RouteObject): RouteObject => {
  const bare = bareLayouts.get(route.id);
  const rest = { ...(bare ? { element: bare } : { lazy, element }), children: children?.map(withoutLayout) };
  return { ...route, ...rest } as RouteObject;
};

/**
 * The product's pages, each without menu, header and footer around it: a third of a test's time would be theirs. Guards,
 * messages, dialogs and live updates are there.
 */
export const barePages: RouteObject[] = routes.map(withoutLayout);

const ignoreUnsaved = () => undefined;

/** Returns the same pages with one panel of the settings in place of the page with all of them and their menu. */
export function withPanelAlone(id: Tab): RouteObject[] {
  const Panel = panels.find((panel) => panel.id === id)?.Panel;
  if (!Panel) throw new Error(`The settings have no panel ${id}.`);
  const element = (
    <Suspense fallback={<SectionLoader />}>
      <Panel onUnsaved={ignoreUnsaved} />
    </Suspense>
  );
  const replaced = ({ lazy, ...route }: RouteObject): RouteObject =>
    (route.path === paths.admin.settings.path
      ? { path: route.path, element }
      : { ...route, lazy, children: route.children?.map(replaced) }) as RouteObject;
  return barePages.map(replaced);
}
