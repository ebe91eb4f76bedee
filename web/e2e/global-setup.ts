import type { FullConfig } from '@playwright/test';
import { productsVariable } from './product/address';
import { startHost } from './product/start-host';

/** Starts a product for each worker, once per run. Returns a function that stops them. */
async function startProducts(config: FullConfig): Promise<() => Promise<void>> {
  const { products, stop } = await startHost(config.workers);
  process.env[productsVariable] = JSON.stringify(products);
  return stop;
}

export default startProducts;
