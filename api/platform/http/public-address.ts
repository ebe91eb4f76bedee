import { BlockList, isIP } from 'node:net';

/**
 * IPv4 ranges that are no address of a public server (source: IANA's special-purpose registry), multicast and reserved
 * ones included. 169.254.0.0/16 has the metadata services of clouds, 100.64.0.0/10 is carrier-grade NAT.
 */
const specialIPv4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** 168.63.129.16 is a public address, but reaches the host of a virtual machine in Azure. */
const hostOfMachine = '168.63.129.16';

/** Ranges inside 2000::/3, the only range of public IPv6 addresses, that lead elsewhere or to an IPv4 address. */
const specialIPv6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [net, prefix] of specialIPv4) refused.addSubnet(net, prefix, 'ipv4');
refused.addAddress(hostOfMachine, 'ipv4');
for (const [net, prefix] of specialIPv6) refused.addSubnet(net, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address belongs to a public server: neither private, loopback, link-local, metadata, carrier-grade NAT,
 * multicast nor reserved, and, for IPv6, no mapped, 6to4, Teredo or NAT64 form of an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
