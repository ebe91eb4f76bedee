import { expect } from '@playwright/test';
import type { Customer } from './customer';
import type { Screen } from './screen';
import { goTo } from './go-to';

/** Creates three tickets: one with a conversation about a design, one resolved, one with an unread answer. */
export async function becomeAsking(customer: Customer, designId: string): Promise<void> {
  const wide = await customer.ticket({
    subject: 'The emails of my bakery post are cut off at the right edge',
    message:
      'Hello,\n\nthe picture looks lovely, but the last word touches the edge. On Instagram it is cut off.\n\nCan I have it with a little more room?',
    designId,
  });
  await customer.answered(
    wide,
    'Thank you for showing us. Shorter texts get more room by themselves: if you take out the date, it fits.\n\nWe have given you a credit for another try.',
  );
  await customer.replied(wide, 'That worked, thank you!');
  await customer.ticketStatus(
    await customer.ticket({ subject: 'Where is my receipt?', message: 'I paid this morning.' }),
    'RESOLVED',
  );
  const open = await customer.ticket({
    subject: 'Can two of us share one account?',
    message: 'We are two in the shop and would both like to make posts.',
  });
  await customer.answered(open, 'Yes. Sign in on both devices with the same address: credits and designs are shared.');
}

/** The screens of tickets. */
export const ticketScreens: readonly Screen[] = [
  {
    name: 'support-empty',
    viewer: 'newcomer',
    open: async (page) => {
      await goTo(page, '/user/support');
      await expect(page.getByText('No tickets yet')).toBeVisible();
    },
  },
  {
    name: 'support-list',
    viewer: 'regular',
    open: async (page) => {
      await goTo(page, '/user/support');
      await expect(page.getByRole('heading', { name: 'Support Tickets (3)' })).toBeVisible();
    },
  },
  {
    name: 'support-conversation',
    viewer: 'regular',
    open: async (page) => {
      await goTo(page, '/user/support');
      await page.getByRole('link', { name: /cut off/ }).click();
      await expect(page.getByRole('log')).toContainText('That worked, thank you!');
    },
  },
  {
    name: 'create-support',
    viewer: 'newcomer',
    open: async (page) => {
      await goTo(page, '/user/create-support');
      await expect(page.getByRole('heading', { level: 1, name: 'Create Ticket' })).toBeVisible();
    },
  },
  {
    name: 'create-support-incomplete',
    viewer: 'regular',
    open: async (page, customer) => {
      const { me } = await customer.ask<{ me: { designs: { items: { id: string }[] } } }>(
        // other screens of this account cancel some designs, which have no picture
        '{ me { designs(filter: { status: [SUCCEEDED] }) { items { id } } } }',
      );
      await goTo(page, `/user/create-support?design=${me.designs.items[0]?.id ?? ''}`);
      await expect(page.getByRole('img', { name: 'The design this ticket is about' })).toBeVisible();
      await page.getByRole('button', { name: 'Create Ticket' }).click();
      await expect(page.getByText('Please enter a message.')).toBeVisible();
    },
  },
];
