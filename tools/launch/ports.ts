import getPort from 'get-port';
import { Refusal } from './children';

/** Returns the wanted port if nothing listens on it, on any address of this machine, else any free one. */
export const freePortNear = (wanted: number): Promise<number> => getPort({ port: wanted });

/** Whether nothing listens on the port. */
export const isFree = async (port: number): Promise<boolean> => (await freePortNear(port)) === port;

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
