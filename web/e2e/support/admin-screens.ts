import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { at } from './screen';
import type { Screen } from './screen';

/** Opens the newest paid order as an Admin sees it. */
async function detailsOfPaid(page: Page): Promise<void> {
  await at('/admin/orders?paymentStatus=PAID', 'Orders Management')(page);
  await page
    .getByRole('link', { name: /^Details of/ })
    .first()
    .click();
}

/** Opens the refund dialog of a paid order from its details. */
async function refunding(page: Page): Promise<Locator> {
  await detailsOfPaid(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: /^Refund order/ });
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  return dialog;
}

/** Sends the refund, answered with this. */
async function refundingWith(page: Page, answer: object): Promise<Locator> {
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('refundPurchase')) await route.continue();
    else await route.fulfill({ json: { data: { refundPurchase: answer } } });
  });
  const dialog = await refunding(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('One picture came out twice.');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  return dialog;
}

/** Opens the confirmation for deleting all orders of the first page. */
async function deletingChosen(page: Page): Promise<Locator> {
  await page.setViewportSize({ ...(page.viewportSize() ?? { height: 800 }), width: 1280 });
  await at('/admin/orders?size=25', 'Orders Management')(page);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('region', { name: 'Chosen rows' }).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: /^Delete \d+ orders?\?/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Screens of orders and tickets of Admins. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'admin-support',
    viewer: 'admin',
    open: async (page, admin) => {
      const subject = 'Can you read this?';
      await admin.ticket({ subject, message: 'I wrote to you on Monday.' });
      await at('/admin/support-messages', 'Support Messages')(page);
      await page
        .getByRole('list', { name: /^Tickets/ })
        .getByRole('link', { name: subject })
        .first()
        .click();
      await expect(page.getByRole('log')).toContainText('I wrote to you on Monday.');
      await page.getByRole('button', { name: 'Facts' }).click();
      await expect(page.getByRole('complementary', { name: 'Facts' })).toBeVisible();
    },
  },
  {
    name: 'admin-orders',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/orders?size=25', 'Orders Management')(page);
      await expect(page.getByRole('link', { name: /^Details of/ }).first()).toBeVisible();
    },
  },
  { name: 'admin-users', viewer: 'admin', open: at('/admin/users', 'Users Management') },
  {
    name: 'admin-user-edited',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/users', 'Users Management')(page);
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await expect(page.getByRole('combobox', { name: 'Membership' })).toBeVisible();
    },
  },
  {
    name: 'admin-order-page',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/orders?paymentStatus=PAID', 'Orders Management')(page);
      await page
        .getByRole('link', { name: /^Order [A-Z0-9]{8}$/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: /^Order/, level: 1 })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Payment: Paid');
      await expect(page.getByRole('region', { name: 'Invoice and credit notes' })).toBeVisible();
    },
  },
  {
    name: 'admin-pending-order-page',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/orders?paymentStatus=PENDING', 'Orders Management')(page);
      await page
        .getByRole('link', { name: /^Order / })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: /^Order [A-Z0-9]{8}$/ })).toBeVisible();
    },
  },
  {
    name: 'admin-orders-view',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/orders?paymentStatus=PENDING&sort=TOTAL', 'Orders Management')(page);
      await page.getByRole('button', { name: 'Save as view' }).click();
      await expect(page.getByRole('dialog', { name: 'Save as view' })).toBeVisible();
    },
  },
  {
    name: 'admin-designs',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/designs', 'Designs')(page);
      await expect(page.getByRole('link', { name: /^Details of/ }).first()).toBeVisible();
    },
  },
  {
    name: 'admin-design',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/designs', 'Designs')(page);
      await page
        .getByRole('link', { name: /^Details of/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Design/ })).toBeVisible();
    },
  },
  {
    name: 'admin-design-failures',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/designs/failures', 'Failed designs')(page);
      await expect(page.getByRole('list', { name: 'Failures' }).or(page.getByText('Nothing failed'))).toBeVisible();
    },
  },
  {
    name: 'admin-design-costs',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/designs/costs', 'AI costs')(page);
      await expect(page.getByRole('list', { name: 'Costs' })).toBeVisible();
    },
  },
  {
    name: 'admin-item-orders',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/items-orders', 'Item orders management')(page);
      await expect(page.getByRole('link', { name: /^Order / }).first()).toBeVisible();
    },
  },
  {
    name: 'admin-orders-chosen',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/orders', 'Orders Management')(page);
      await page.setViewportSize({ ...(page.viewportSize() ?? { height: 800 }), width: 1280 });
      await page.getByRole('checkbox', { name: 'Select all rows' }).check();
      await expect(page.getByRole('region', { name: 'Chosen rows' })).toBeVisible();
    },
  },
  {
    name: 'admin-order-delete',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/orders?paymentStatus=PENDING', 'Orders Management')(page);
      await page
        .getByRole('button', { name: /^Delete order/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Delete order/ })).toBeVisible();
    },
  },
  { name: 'admin-orders-delete', viewer: 'admin', open: async (page) => void (await deletingChosen(page)) },
  {
    name: 'admin-orders-deleting',
    viewer: 'admin',
    open: async (page) => {
      await page.route('**/graphql', async (route) => {
        if (!(route.request().postData() ?? '').includes('deletePurchases')) await route.continue();
      });
      const dialog = await deletingChosen(page);
      // requests from here on are never answered
      await page.waitForLoadState('networkidle');
      await dialog.getByRole('button', { name: /^Delete/ }).click();
      await expect(dialog.getByRole('progressbar')).toBeVisible();
    },
  },
  {
    name: 'admin-order',
    viewer: 'admin',
    open: async (page) => {
      await detailsOfPaid(page);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Refund' })).toBeVisible();
    },
  },
  { name: 'admin-refund', viewer: 'admin', open: async (page) => void (await refunding(page)) },
  {
    name: 'admin-refund-incomplete',
    viewer: 'admin',
    open: async (page) => {
      const dialog = await refunding(page);
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('1000');
      await dialog.getByRole('button', { name: 'Refund' }).click();
      await expect(dialog.getByText('Please enter a reason for the refund.')).toBeVisible();
    },
  },
  {
    name: 'admin-refund-refused',
    viewer: 'admin',
    open: async (page) => {
      const message = 'PayPal could not refund this payment. No money and no credits were moved.';
      const error = { __typename: 'UserError', code: 'PAYMENT_FAILED', message, field: null };
      const dialog = await refundingWith(page, {
        __typename: 'PurchasePayload',
        purchase: null,
        errors: [error],
      });
      await expect(dialog.getByText(message)).toBeVisible();
    },
  },
];
