import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Returns the network address of a request: the connection's, or behind proxies the one that the outermost of them
 * received. Same rule as Express' `trust proxy`, for requests that never reach Express.
 * @param proxies number of proxies before the product (TRUST_PROXY)
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .reverse();
  const hops = [request.socket.remoteAddress ?? 'unknown', ...forwarded];
  return hops[Math.min(proxies, hops.length - 1)] ?? 'unknown';
}

/** Returns the eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser accepts every notation and returns the canonical one.
  const [canonical] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('%');
  const [head = '', tail] = (canonical ?? '').split('::');
  const [before, after] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  return tail === undefined
    ? before
    : [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

export interface Network {
  /**
   * The network that attempts are counted for: an IPv4 address, or a /64 of IPv6, which one household or machine has.
   */
  near: string;
  /** What a provider assigns to one customer, a /48: ten times the attempts. Null for IPv4. */
  far: string | null;
}

/** Returns the networks that limits count an address under. An invalid address counts as itself. */
export function networkOf(address: string): Network {
  const [plain = address] = address.split('%');
  if (!isIPv6(plain)) return { near: plain.slice(0, 64), far: null };
  const groups = groupsOf(plain);
  // An IPv4-mapped IPv6 address, ::ffff:a.b.c.d.
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
    return { near: [high >> 8, high & 255, low >> 8, low & 255].join('.'), far: null };
  }
  return { near: `${groups.slice(0, 4).join(':')}::/64`, far: `${groups.slice(0, 3).join(':')}::/48` };
}

/** Node's error codes for a connection that failed or broke. */
export const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
