import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../lib/lazy-page';
import { paths } from '../lib/paths';
import { NotFoundPage } from './not-found-page';

/** The pages of the admin area, below its layout and guard. */
export const adminPages: RouteObject[] = [
  { index: true, element: <Navigate replace to={paths.admin.dashboard.getHref()} /> },
  {
    path: paths.admin.dashboard.path,
    lazy: lazyPage(() => import('../features/admin/dashboard/dashboard-page'), 'AdminDashboardPage'),
  },
  {
    path: paths.admin.orders.path,
    lazy: lazyPage(() => import('../features/admin/orders/orders-page'), 'OrdersPage'),
  },
  {
    path: paths.admin.order.path,
    lazy: lazyPage(() => import('../features/admin/orders/order-page'), 'OrderPage'),
  },
  {
    path: paths.admin.itemsOrders.path,
    lazy: lazyPage(() => import('../features/admin/orders/orders-page'), 'ItemOrdersPage'),
  },
  {
    path: paths.admin.unmatchedPayments.path,
    lazy: lazyPage(() => import('../features/admin/orders/unmatched-payments-page'), 'UnmatchedPaymentsPage'),
  },
  {
    path: paths.admin.designs.path,
    lazy: lazyPage(() => import('../features/admin/designs/designs-page'), 'DesignsPage'),
  },
  {
    path: paths.admin.designFailures.path,
    lazy: lazyPage(() => import('../features/admin/designs/failures-page'), 'DesignFailuresPage'),
  },
  {
    path: paths.admin.designCosts.path,
    lazy: lazyPage(() => import('../features/admin/designs/costs-page'), 'DesignCostsPage'),
  },
  {
    path: paths.admin.users.path,
    lazy: lazyPage(() => import('../features/admin/people/users-page'), 'UsersPage'),
  },
  {
    path: paths.admin.user.path,
    lazy: lazyPage(() => import('../features/admin/people/person-page'), 'PersonPage'),
  },
  {
    path: paths.admin.supportMessages.path,
    lazy: lazyPage(() => import('../features/admin/support/support-messages-page'), 'SupportMessagesPage'),
  },
  {
    path: paths.admin.messages.path,
    lazy: lazyPage(() => import('../features/admin/messages/emails-page'), 'EmailsPage'),
  },
  {
    path: paths.admin.mailings.path,
    lazy: lazyPage(() => import('../features/admin/messages/mailings-page'), 'MailingsPage'),
  },
  {
    path: paths.admin.emailTemplates.path,
    lazy: lazyPage(() => import('../features/admin/messages/templates-page'), 'TemplatesPage'),
  },
  {
    path: paths.admin.rejectedAddresses.path,
    lazy: lazyPage(() => import('../features/admin/messages/rejected-addresses-page'), 'RejectedAddressesPage'),
  },
  {
    path: paths.admin.audit.path,
    lazy: lazyPage(() => import('../features/admin/audit/audit-page'), 'AuditPage'),
  },
  {
    path: paths.admin.packages.path,
    lazy: lazyPage(() => import('../features/admin/packages/packages-page'), 'PackagesPage'),
  },
  {
    path: paths.admin.items.path,
    lazy: lazyPage(() => import('../features/admin/items/items-page'), 'ItemsPage'),
  },
  {
    path: paths.admin.item.path,
    lazy: lazyPage(() => import('../features/admin/items/item-editor-page'), 'ItemEditorPage'),
  },
  {
    path: paths.admin.settings.path,
    lazy: lazyPage(() => import('../features/admin/settings/settings-page'), 'SettingsPage'),
  },
  { path: '*', element: <NotFoundPage /> },
];
