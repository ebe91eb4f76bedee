import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { at } from './screen';
import type { Customer } from './customer';
import { goTo } from './go-to';
import type { Screen } from './screen';

interface Plan {
  id: string;
  version: number;
}

/** Plans a month of eight posts. */
export async function planMonth(customer: Customer, idea = 'Fresh bread from our stone oven'): Promise<Plan> {
  const { planMonth: answer } = await customer.ask<{ planMonth: { plan: Plan } }>(
    'mutation ($input: MonthInput!) { planMonth(input: $input) { plan { id version } } }',
    {
      input: {
        requestId: randomUUID(),
        idea,
        startsOn: new Date().toISOString().slice(0, 10),
        length: 8,
        platform: 'INSTAGRAM',
        niche: 'COOKING',
        style: 'PLAYFUL',
      },
    },
  );
  return answer.plan;
}

const months = new Map<string, Promise<Plan>>();

/** The month of a customer, planned once for all screens. */
const monthOf = (customer: Customer): Promise<Plan> => {
  const plan =
    months.get(customer.id) ?? planMonth(customer, 'Rindfleischetikettierungsüberwachungsaufgabenübertragung');
  months.set(customer.id, plan);
  return plan;
};

/** Screens of months of posts. The finished month is measured by month.spec.ts, which makes one. */
export const monthScreens: readonly Screen[] = [
  { name: 'months', viewer: 'newcomer', open: at('/user/month', 'Month of Posts') },
  {
    name: 'month',
    viewer: 'regular',
    open: async (page, customer) => {
      const { id } = await monthOf(customer);
      await goTo(page, `/user/month/${id}`);
      await expect(page.getByRole('button', { name: /^Make the month for/ })).toBeVisible();
    },
  },
  {
    name: 'month-post',
    viewer: 'regular',
    open: async (page, customer) => {
      const { id } = await monthOf(customer);
      await goTo(page, `/user/month/${id}`);
      await page.getByRole('button', { name: /^Teaser / }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
