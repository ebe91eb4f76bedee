import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The network address a request comes from: the connection's, or with proxies in front what the outermost of
 * them was told. The same rule as Express' `trust proxy`, for requests that never reach Express.
 * @param proxies how many proxies stand before the product (TRUST_PROXY)
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const told = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .reverse();
  const hops = [request.socket.remoteAddress ?? 'unknown', ...told];
  return hops[Math.min(proxies, hops.length - 1)] ?? 'unknown';
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // the parser of addresses knows every way to write one, and answers one
  const [canonical] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('%');
  const [head = '', tail] = (canonical ?? '').split('::');
  const [before, after] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  return tail === undefined
    ? before
    : [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

export interface Network {
  /** Whom attempts are counted for: an IPv4 address, or the /64 that one household or machine has of IPv6. */
  near: string;
  /** What a provider hands out to one customer, a /48: ten times the attempts. Null for IPv4. */
  far: string | null;
}

/** The networks by which limits know an address. What is no address counts as it is. */
export function networkOf(address: string): Network {
  const [plain = address] = address.split('%');
  if (!isIPv6(plain)) return { near: plain.slice(0, 64), far: null };
  const groups = groupsOf(plain);
  // an IPv4 address in IPv6 clothes, ::ffff:a.b.c.d
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
    return { near: [high >> 8, high & 255, low >> 8, low & 255].join('.'), far: null };
  }
  return { near: `${groups.slice(0, 4).join(':')}::/64`, far: `${groups.slice(0, 3).join(':')}::/48` };
}
