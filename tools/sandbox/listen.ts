import type { AddressInfo, Server } from 'node:net';

/**
 * A port to listen on; 0 selects any free one. One that is only wanted gives way to any free one when another process has
 * it: only listening itself claims a port, as what is free at a look may be taken a moment later.
 */
export type ListenPort = number | { wanted: number };

const listenAt = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Returns the port that it listens on. @throws EADDRINUSE when the port is taken and no other will do */
export async function listen(server: Server, port: ListenPort, host: string): Promise<number> {
  const isWanted = typeof port === 'object';
  try {
    await listenAt(server, isWanted ? port.wanted : port, host);
  } catch (error) {
    if (!isWanted || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await listenAt(server, 0, host);
  }
  return (server.address() as AddressInfo).port;
}
