import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A public address that reaches the host of a virtual machine in Azure. */
const hostOfMachine = '168.63.129.16';

/** The only range of public IPv6 addresses. */
const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to a public server: neither private, loopback, link-local, metadata, carrier-grade NAT,
 * multicast nor reserved, and, for IPv6, no mapped, 6to4, Teredo or NAT64 form of an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  // the library reads other notations of numbers as well
  if (!isIP(address) || address === hostOfMachine) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(globalIPv6));
}
