import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A connection to the database that can be cut and restored, to simulate network and server failures. */
export interface DatabaseConnection {
  /** Returns the address of the same database through this line. */
  through(databaseUrl: string): string;
  cut(): void;
  mend(): Promise<void>;
  close(): void;
}

/**
 * Returns the address of a database by way of a port of this machine. Its search may name a socket of the file system,
 * which would go past the port.
 */
export const byPort = (databaseUrl: string, port: number): string =>
  Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}`, search: '' }).toString();

/** A port of this machine that leads to another address until it is cut. */
export async function openLine(target: Pick<URL, 'hostname' | 'port'>) {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { port, cut, mend: () => listen(port) };
}

export async function openDatabaseConnection(): Promise<DatabaseConnection> {
  const { port, cut, mend } = await openLine(new URL(process.env['TEST_DATABASE_URL'] ?? ''));
  return { through: (databaseUrl) => byPort(databaseUrl, port), cut, mend, close: cut };
}
