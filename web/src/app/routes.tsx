import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { PageLoader } from '../components/feedback/loaders';
import { UserShell } from '../components/layout/user-shell';
import { paths } from '../lib/paths';
import { ErrorPage } from './error-page';
import { RedirectSignedIn, RequireAdmin, RequireAuth } from './guards';
import { lazyPage } from './lazy-page';
import { NotFoundPage } from './not-found-page';
import { PublicLayout } from './public-layout';
import { RootLayout } from './root-layout';

const pendingPayment = lazyPage(() => import('../features/account-area/package-pending-payment-page'), 'PackagePendingPaymentPage');

/** Rendered by the server as a frame that is the same for everyone. */
const shell = { shell: true };

const publicPages: RouteObject[] = [
  { path: paths.home.path, lazy: lazyPage(() => import('../features/home/home-page'), 'HomePage') },
  {
    element: <RedirectSignedIn />,
    children: [
      { path: paths.login.path, lazy: lazyPage(() => import('../features/auth/login-page'), 'LoginPage') },
      { path: paths.register.path, lazy: lazyPage(() => import('../features/auth/register-page'), 'RegisterPage') },
    ],
  },
  {
    element: <RequireAuth />,
    handle: shell,
    children: [
      { path: paths.buy.path, lazy: lazyPage(() => import('../features/checkout/buy-page'), 'BuyPage') },
      { path: paths.payNow.path, lazy: lazyPage(() => import('../features/checkout/pay-page'), 'PayPage') },
    ],
  },
];

const userPages: RouteObject[] = [
  { path: paths.user.dashboard.path, lazy: lazyPage(() => import('../features/account-area/dashboard-page'), 'DashboardPage') },
  { path: paths.user.generateImage.path, lazy: lazyPage(() => import('../features/generator/generator-page'), 'GeneratorPage') },
  { path: paths.user.selectPackage.path, lazy: lazyPage(() => import('../features/account-area/select-package-page'), 'SelectPackagePage') },
  { path: paths.user.packagePendingPayment.path, lazy: pendingPayment },
  { path: paths.user.pendingPayment.path, lazy: pendingPayment },
  { path: paths.user.subscriptionHistory.path, lazy: lazyPage(() => import('../features/account-area/subscription-history-page'), 'SubscriptionHistoryPage') },
];

const userFrame = (
  <UserShell>
    <Outlet />
  </UserShell>
);

/** Every page. An error of a page keeps the frame around it. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageLoader />,
    children: [
      { element: <PublicLayout />, children: [{ errorElement: <ErrorPage />, children: [...publicPages] }] },
      { element: <RequireAuth />, handle: shell, children: [{ element: userFrame, children: [{ errorElement: <ErrorPage />, children: userPages }] }] },
      { path: '/admin', element: <RequireAuth />, handle: shell, children: [{ element: <RequireAdmin />, children: [{ path: '*', element: <NotFoundPage /> }] }] },
      { element: <PublicLayout />, children: [{ path: '*', element: <NotFoundPage />, handle: { status: 404 } }] },
    ],
  },
];
