import { startTestDatabase } from '../../../tools/launch/test-database';
import type { HostReady } from './address';
import { startProduct } from './running-product';

/**
 * Runs as many products as there are workers, in a process of its own: the api's sources need a
 * compiler that Playwright's is not. `node --import tsx host.ts COUNT`; ends with its parent.
 */
async function main(count: number): Promise<void> {
  const database = process.env.TEST_DATABASE_URL ? undefined : await startTestDatabase();
  if (database) process.env.TEST_DATABASE_URL = database.url;
  const products = await Promise.all(Array.from({ length: count }, () => startProduct()));
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.allSettled(products.map((product) => product.stop()));
    await database?.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop()).once('disconnect', () => void stop());
  const ready: HostReady = { products: products.map(({ address }) => address) };
  process.send?.(ready);
}

main(Number(process.argv[2] ?? 1)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
