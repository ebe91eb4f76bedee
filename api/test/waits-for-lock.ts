import { setTimeout as pause } from 'node:timers/promises';
import type { TestProduct } from './test-product';

/** Waits until a statement of the product waits for a row that another transaction has changed. @throws after 10 s */
export async function waitsForLock(product: TestProduct): Promise<void> {
  for (let round = 0; round < 1_000; round++) {
    const { rowCount } = await product.services.pool.query(
      `select from pg_locks join pg_stat_activity using (pid)
       where datname = current_database() and locktype = 'transactionid' and not granted`,
    );
    if (rowCount) return;
    await pause(10);
  }
  throw new Error('No statement waited for a row');
}
