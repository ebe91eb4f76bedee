import { createServer } from 'node:net';
import { Refusal } from './refusal';

function canListen(port: number, host: string): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      // A machine without IPv6 can't listen on "::" at all, which says nothing about this port.
      done(error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL' ? port : undefined),
    );
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => done(address !== null && typeof address === 'object' ? address.port : undefined));
    });
  });
}

/** Whether nobody listens on the port, neither on all addresses nor on the loopback ones. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    if ((await canListen(port, host)) === undefined) return false;
  }
  return true;
}

/** Returns the wanted port if it is free, else any free one. */
export async function freePortNear(wanted: number): Promise<number> {
  if (await isFree(wanted)) return wanted;
  const port = await canListen(0, '127.0.0.1');
  if (port === undefined) throw new Refusal('No free port was found on 127.0.0.1.');
  return port;
}

/**
 * Reads a port from the environment.
 * @throws Refusal when it is not a port number
 */
export function readPort(name: string, fallback: number): number {
  const text = process.env[name]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(`${name} must be a port number from 1 to 65535, not "${text}".`, 78);
}
