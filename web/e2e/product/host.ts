import { startTestDatabase } from '../../../tools/launch/test-database';
import type { HostReady } from './address';
import { startProduct } from './running-product';

/**
 * Runs as many products as there are workers, in a separate process: the API's sources need another compiler than
 * Playwright's. `node --import tsx host.ts COUNT [NAME=VALUE...]`, optionally with settings of the products'
 * environment; ends with its parent.
 */
async function main(count: number, settings: Record<string, string>): Promise<void> {
  const database = process.env.TEST_DATABASE_URL ? undefined : await startTestDatabase();
  if (database) process.env.TEST_DATABASE_URL = database.url;
  const products = await Promise.all(Array.from({ length: count }, () => startProduct(settings)));
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

const [count, ...settings] = process.argv.slice(2);
const named = settings.map((setting) => /^([^=]+)=(.*)$/s.exec(setting)?.slice(1) as [string, string]);
main(Number(count ?? 1), Object.fromEntries(named)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
