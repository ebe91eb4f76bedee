import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { at } from './at';
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
const monthOf = (customer: Customer, name: string): Promise<Plan> => {
  const key = `${customer.id} ${name}`;
  const plan = months.get(key) ?? planMonth(customer);
  months.set(key, plan);
  return plan;
};

async function madeMonth(customer: Customer): Promise<string> {
  const { id, version } = await monthOf(customer, 'made');
  await customer.ask(
    'mutation ($id: ID!, $version: Int!) { makeMonth(id: $id, version: $version, pictures: 2) { errors { message } } }',
    { id, version },
  );
  const state = async () =>
    (await customer.ask<{ monthPlan: { state: string } }>('query ($id: ID!) { monthPlan(id: $id) { state } }', { id }))
      .monthPlan.state;
  await expect.poll(state, { timeout: 120_000 }).toBe('DONE');
  return id;
}

/** Screens of months of posts. */
export const monthScreens: readonly Screen[] = [
  { name: 'months', viewer: 'newcomer', open: at('/user/month', 'Month of Posts') },
  {
    name: 'month',
    viewer: 'regular',
    open: async (page, customer) => {
      const { id } = await monthOf(customer, 'draft');
      await goTo(page, `/user/month/${id}`);
      await expect(page.getByRole('button', { name: /^Make the month for/ })).toBeVisible();
    },
  },
  {
    name: 'month-post',
    viewer: 'regular',
    open: async (page, customer) => {
      const { id } = await monthOf(customer, 'draft');
      await goTo(page, `/user/month/${id}`);
      await page.getByRole('button', { name: /^Teaser / }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'month-made',
    viewer: 'regular',
    open: async (page, customer) => {
      await goTo(page, `/user/month/${await madeMonth(customer)}`);
      await expect(page.getByText('All 8 posts are ready')).toBeVisible();
    },
  },
];
