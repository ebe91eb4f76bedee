import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { HostReady, ProductAddress } from './address';

const hostFile = resolve('web/e2e/product/host.ts');

/**
 * Starts products in a separate process; returns their addresses and a function that stops them.
 * @param settings of the products' environment, which replace the defaults
 */
export async function startHost(
  count: number,
  settings: Record<string, string> = {},
): Promise<{ products: ProductAddress[]; stop: () => Promise<void> }> {
  // detached from the terminal's Ctrl-C, so that it is stopped in order, after the tests
  const host = fork(hostFile, [String(count), ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)], {
    execArgv: ['--import', 'tsx'],
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const products = await new Promise<ProductAddress[]>((started, failed) => {
    host.once('message', (message) => started((message as HostReady).products));
    host.once('exit', (code) => failed(new Error(`The products under test could not be started (exit code ${code}).`)));
  });
  const stop = async () => {
    const ended = new Promise((done) => host.once('exit', done));
    host.kill('SIGTERM');
    await ended;
  };
  return { products, stop };
}
