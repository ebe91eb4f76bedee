import { expect } from '@playwright/test';
import type { Customer } from './customer';
import { adminMessageScreens } from './admin-message-screens';
import { adminScreens } from './admin-screens';
import { adminSettingsScreens } from './admin-settings-screens';
import { brandScreens } from './brand-screens';
import { catalogueScreens } from './catalogue-screens';
import { at } from './screen';
import { checkoutScreens } from './checkout-screens';
import { galleryScreens } from './gallery-screens';
import { generatorScreens } from './generator-screens';
import { monthScreens } from './month-screens';
import { orderScreens } from './order-screens';
import { profileScreens } from './profile-screens';
import type { Screen } from './screen';
import { signInScreens } from './sign-in-screens';
import { siteScreens } from './site-screens';
import { becomeAsking, ticketScreens } from './ticket-screens';
import { goTo } from './go-to';

/** Gives a customer a paid and a pending order, credits and two designs, one of them a post of Studio. */
export async function becomeRegular(customer: Customer): Promise<void> {
  await customer.pay(await customer.order('Starter'));
  await customer.order('Enterprise');
  await customer.pay(await customer.orderItem());
  const designs = [
    await customer.design({ lettering: 'SET' }),
    await customer.design({
      platform: 'FACEBOOK',
      postType: 'FACEBOOK_POST',
      size: 'LANDSCAPE',
      niche: 'FITNESS',
      style: 'BOLD',
      primaryText: 'Thirty minutes, three times a week',
    }),
  ];
  for (const id of designs) await expect.poll(() => customer.designState(id)).toBe('SUCCEEDED');
  await becomeAsking(customer, designs[0] ?? '');
}

/** All screens. */
export const screens: readonly Screen[] = [
  ...siteScreens,
  ...signInScreens,
  { name: 'admin-dashboard', viewer: 'admin', open: at('/admin/dashboard', 'Admin Dashboard') },
  { name: 'user-not-found', viewer: 'newcomer', open: at('/user/no-such-page', "Opp's That Page Can't be Found") },
  { name: 'dashboard', viewer: 'newcomer', open: at('/user/dashboard', /^Hello/) },
  {
    name: 'dashboard-with-designs',
    viewer: 'regular',
    open: async (page) => {
      await goTo(page, '/user/dashboard');
      await expect(page.getByRole('img', { name: /^Design: / }).nth(1)).toBeVisible();
    },
  },
  ...generatorScreens,
  ...monthScreens,
  ...checkoutScreens,
  ...orderScreens,
  ...ticketScreens,
  ...adminScreens,
  ...adminMessageScreens,
  ...adminSettingsScreens,
  ...catalogueScreens,
  ...galleryScreens,
  ...brandScreens,
  ...profileScreens,
];
