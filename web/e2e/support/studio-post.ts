import { expect } from './test';
import type { Customer } from './customer';

/** Makes a post whose words Postloom sets. */
export async function aPostOf(customer: Customer, primaryText: string): Promise<string> {
  const id = await customer.design({ lettering: 'SET', primaryText });
  await expect.poll(() => customer.designState(id), { timeout: 120_000 }).toBe('SUCCEEDED');
  return id;
}
