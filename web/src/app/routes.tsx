import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { PageLoader } from '../components/feedback/loaders';
import { paths } from '../lib/paths';
import { adminPages } from './admin-routes';
import type { RouteHandle } from './canonical-address';
import { ErrorPage } from './error-page';
import { RedirectSignedIn, RequireAdmin, RequireAuth } from './guards';
import { lazyPage } from '../lib/lazy-page';
import { NotFoundPage } from './not-found-page';
import { RootLayout } from './root-layout';

const publicSite = lazyPage(() => import('./public-layout'), 'PublicLayout');
const userArea = lazyPage(() => import('./user-area-layout'), 'UserAreaLayout');
const profile = lazyPage(() => import('./profile-layout'), 'ProfileLayout');
const adminArea = lazyPage(() => import('./admin-area-layout'), 'AdminAreaLayout');
const pendingPayment = lazyPage(() => import('../features/orders/pending-payment-page'), 'PackagePendingPaymentPage');
const orders = lazyPage(() => import('../features/orders/orders-page'), 'OrdersPage');

const shell: RouteHandle = { shell: true };
const secret: RouteHandle = { secret: true };
/** Usable before its code has loaded. */
const readable = (source: string): RouteHandle => ({ source });

const publicPages: RouteObject[] = [
  {
    path: paths.home.path,
    lazy: lazyPage(() => import('../features/home/home-page'), 'HomePage'),
    handle: readable('src/features/home/home-page.tsx'),
  },
  {
    path: paths.tryOut.path,
    lazy: lazyPage(() => import('../features/studio/try/try-page'), 'TryPage'),
    handle: readable('src/features/studio/try/try-page.tsx'),
  },
  {
    path: paths.about.path,
    lazy: lazyPage(() => import('../features/about/about-page'), 'AboutPage'),
    handle: readable('src/features/about/about-page.tsx'),
  },
  {
    path: paths.contact.path,
    lazy: lazyPage(() => import('../features/contact/contact-page'), 'ContactPage'),
    handle: readable('src/features/contact/contact-page.tsx'),
  },
  {
    path: paths.items.path,
    lazy: lazyPage(() => import('../features/items/items-page'), 'ItemsPage'),
    handle: readable('src/features/items/items-page.tsx'),
  },
  {
    path: paths.item.path,
    lazy: lazyPage(() => import('../features/items/item-page'), 'ItemPage'),
    handle: readable('src/features/items/item-page.tsx'),
  },
  {
    path: paths.terms.path,
    lazy: lazyPage(() => import('../features/legal/terms-page'), 'TermsPage'),
    handle: readable('src/features/legal/terms-page.tsx'),
  },
  {
    path: paths.privacy.path,
    lazy: lazyPage(() => import('../features/legal/privacy-page'), 'PrivacyPage'),
    handle: readable('src/features/legal/privacy-page.tsx'),
  },
  {
    path: paths.resetPassword.path,
    lazy: lazyPage(() => import('../features/auth/reset-password-page'), 'ResetPasswordPage'),
    handle: readable('src/features/auth/reset-password-page.tsx'),
  },
  {
    path: paths.confirmReset.path,
    lazy: lazyPage(() => import('../features/auth/confirm-reset-page'), 'ConfirmResetPage'),
    handle: { ...secret, search: ['token'] } satisfies RouteHandle,
  },
  {
    path: paths.verifyEmail.path,
    lazy: lazyPage(() => import('../features/auth/verify-email-page'), 'VerifyEmailPage'),
    handle: secret,
  },
  {
    path: paths.confirmEmail.path,
    lazy: lazyPage(() => import('../features/auth/email-change-pages'), 'ConfirmEmailPage'),
    handle: { ...secret, search: ['token'] } satisfies RouteHandle,
  },
  {
    path: paths.undoEmailChange.path,
    lazy: lazyPage(() => import('../features/auth/email-change-pages'), 'UndoEmailChangePage'),
    handle: { ...secret, search: ['token'] } satisfies RouteHandle,
  },
  {
    path: paths.recoverAccount.path,
    lazy: lazyPage(() => import('../features/auth/recover-account-page'), 'RecoverAccountPage'),
    handle: { ...secret, search: ['token'] } satisfies RouteHandle,
  },
  {
    path: paths.unsubscribe.path,
    lazy: lazyPage(() => import('../features/auth/unsubscribe-page'), 'UnsubscribePage'),
    handle: secret,
  },
  {
    element: <RedirectSignedIn />,
    children: [
      {
        path: paths.login.path,
        lazy: lazyPage(() => import('../features/auth/login-page'), 'LoginPage'),
        handle: readable('src/features/auth/login-page.tsx'),
      },
      {
        path: paths.register.path,
        lazy: lazyPage(() => import('../features/auth/register-page'), 'RegisterPage'),
        handle: readable('src/features/auth/register-page.tsx'),
      },
    ],
  },
  {
    element: <RequireAuth />,
    handle: shell,
    children: [
      { path: paths.buy.path, lazy: lazyPage(() => import('../features/checkout/buy-page'), 'BuyPage') },
      { path: paths.itemBuy.path, lazy: lazyPage(() => import('../features/checkout/item-buy-page'), 'ItemBuyPage') },
      { path: paths.itemPayNow.path, lazy: lazyPage(() => import('../features/checkout/pay-page'), 'ItemPayPage') },
      { path: paths.payNow.path, lazy: lazyPage(() => import('../features/checkout/pay-page'), 'PayPage') },
    ],
  },
];

const userPages: RouteObject[] = [
  {
    path: paths.user.dashboard.path,
    lazy: lazyPage(() => import('../features/dashboard/dashboard-page'), 'DashboardPage'),
  },
  {
    path: paths.user.generateImage.path,
    lazy: lazyPage(() => import('../features/generator/generator-page'), 'GeneratorPage'),
  },
  {
    path: paths.user.designs.path,
    lazy: lazyPage(() => import('../features/gallery/gallery-page'), 'GalleryPage'),
  },
  {
    path: paths.user.months.path,
    lazy: lazyPage(() => import('../features/months/months-page'), 'MonthsPage'),
  },
  {
    path: paths.user.month.path,
    lazy: lazyPage(() => import('../features/months/month-page'), 'MonthPage'),
  },
  {
    path: paths.user.studio.path,
    lazy: lazyPage(() => import('../features/studio/studio-page'), 'StudioPage'),
  },
  {
    path: paths.user.brand.path,
    lazy: lazyPage(() => import('../features/studio/brand/brand-page'), 'BrandPage'),
  },
  {
    path: paths.user.selectPackage.path,
    lazy: lazyPage(() => import('../features/packages/select-package-page'), 'SelectPackagePage'),
  },
  { path: paths.user.packagePendingPayment.path, lazy: pendingPayment },
  { path: paths.user.pendingPayment.path, lazy: pendingPayment },
  {
    path: paths.user.itemPendingPayment.path,
    lazy: lazyPage(() => import('../features/orders/pending-payment-page'), 'ItemPendingPaymentPage'),
  },
  { path: paths.user.orders.path, lazy: orders },
  { path: paths.user.ordersHistory.path, lazy: orders },
  {
    path: paths.user.credits.path,
    lazy: lazyPage(() => import('../features/credits/credits-page'), 'CreditsPage'),
  },
  {
    path: paths.user.subscriptionHistory.path,
    lazy: lazyPage(() => import('../features/orders/subscription-history-page'), 'SubscriptionHistoryPage'),
  },
  {
    path: paths.user.support.path,
    lazy: lazyPage(() => import('../features/support/support-page'), 'SupportPage'),
  },
  {
    path: paths.user.createSupport.path,
    lazy: lazyPage(() => import('../features/support/create-support-page'), 'CreateSupportPage'),
  },
  { path: '/user', element: <Navigate replace to={paths.user.dashboard.getHref()} /> },
  { path: '/user/*', element: <NotFoundPage /> },
];

const profilePages: RouteObject[] = [
  {
    path: paths.updateProfile.path,
    lazy: lazyPage(() => import('../features/profile/profile-page'), 'ProfilePage'),
  },
];

/** Ids of the routes that put menus, header and footer around pages. */
export const layouts = { public: 'public', user: 'user-area', profile: 'profile', admin: 'admin-area' } as const;

/** All routes. An error of a page keeps the layout around it. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageLoader />,
    children: [
      {
        id: layouts.public,
        lazy: publicSite,
        children: [{ errorElement: <ErrorPage />, children: [...publicPages] }],
      },
      {
        element: <RequireAuth />,
        handle: shell,
        children: [
          { id: layouts.user, lazy: userArea, children: [{ errorElement: <ErrorPage />, children: userPages }] },
          { id: layouts.profile, lazy: profile, children: [{ errorElement: <ErrorPage />, children: profilePages }] },
        ],
      },
      {
        path: '/admin',
        element: <RequireAuth />,
        handle: shell,
        children: [
          {
            element: <RequireAdmin />,
            children: [
              { id: layouts.admin, lazy: adminArea, children: [{ errorElement: <ErrorPage />, children: adminPages }] },
            ],
          },
        ],
      },
      { lazy: publicSite, children: [{ path: '*', element: <NotFoundPage />, handle: { status: 404 } }] },
    ],
  },
];
