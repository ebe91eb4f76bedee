import { createServer } from 'node:net';
import type { Server } from 'node:net';

export const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

/**
 * First port and number of ports that no system gives to outgoing connections on its own (Linux: from 32768). A connection
 * to PostgreSQL could take a port of that range between this check and the start of the product.
 */
const [firstPort, portCount] = [20_000, 12_000];
const attempts = 50;
const given = new Set<number>();

/** Returns a free port: the product must know its own address before it starts. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = firstPort + Math.floor(Math.random() * portCount);
    if (given.has(port)) continue;
    const server = createServer();
    try {
      await listen(server, port);
    } catch {
      continue;
    }
    await new Promise<void>((resolve) => server.close(() => resolve()));
    given.add(port);
    return port;
  }
  throw new Error(`No free port was found in ${attempts} attempts.`);
}
