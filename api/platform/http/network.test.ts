import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { addressOf, networkOf } from './network';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9', null],
    ['::ffff:203.0.113.9', '203.0.113.9', null],
    ['::FFFF:cb00:7109', '203.0.113.9', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['unknown', 'unknown', null],
    ['not an address', 'not an address', null],
    ['x'.repeat(500), 'x'.repeat(64), null],
  ])('of %s is %s', (address, near, far) => {
    expect(networkOf(address)).toEqual({ near, far });
  });
});

describe('the address of a request', () => {
  it.each([0, 1, 2, 5])("equals Express' with %d proxies", async (proxies) => {
    const seen: [string, string | undefined][] = [];
    const app = express().set('trust proxy', proxies);
    app.use((request, response) => {
      seen.push([addressOf(request as IncomingMessage, proxies), request.ip]);
      response.end();
    });
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const forwarded of [undefined, '198.51.100.7', '198.51.100.7, 203.0.113.9', 'a, b,c ,2001:db8::1', ' , '])
      await fetch(url, { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
    server.close();
    expect(seen).toHaveLength(5);
    for (const [own, express] of seen) expect(own).toBe(express);
  });
});
