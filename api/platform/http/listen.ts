import type { AddressInfo, Server } from 'node:net';
import type { Logger } from '../observability/logger';

/** The process can't listen where it should: one sentence for the operator. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

/**
 * Opens the port. A connection that is not accepted later, as without a free file descriptor, is logged.
 * @returns its number
 * @throws CannotListen
 */
export async function listen(
  server: Server,
  { port, host }: { port: number; host?: string },
  logger: Logger,
): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    throw new CannotListen(sentenceFor((error as NodeJS.ErrnoException).code, port, host));
  }
  server.on('error', (error) => logger.error({ err: error }, 'a connection was not accepted'));
  return (server.address() as AddressInfo).port;
}

function sentenceFor(code: string | undefined, port: number, host: string | undefined): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what listens there, or set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} needs a right that this user does not have: set PORT to one above 1023, or give the right.`;
  return `HOST is ${host ?? 'not set'}, where this machine can't listen (${code}): give one of its addresses, or leave HOST out.`;
}
