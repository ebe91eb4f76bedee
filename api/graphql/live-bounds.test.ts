import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect as connectTo } from 'node:net';
import type { AddressInfo } from 'node:net';
import WebSocket from 'ws';
import { readConfig } from '../config/config';
import { createHttpServer } from '../platform/http/http-server';
import { createLogger } from '../platform/observability/logger';
import { processFacts, startServices } from '../wiring/services';
import type { RunningServices } from '../wiring/services';
import { describeWithValkey, ValkeyServer } from '../test/valkey-server';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import type { TestBrowser } from '../test/test-browser';
import { isLiveUpgrade } from './live-sockets';
import { executableSchema } from './schema';
import { mountSubscriptions } from './subscriptions';

const answerMs = 250;
const longMs = 60_000;

describeWithValkey('live connections to two api', () => {
  let valkey: ValkeyServer;
  let product: TestProduct;
  let other: RunningServices;
  let server: Server;
  let closeOther: () => Promise<void>;
  let urls: [string, string];
  const log: string[] = [];
  const open = new Set<WebSocket>();

  beforeAll(async () => {
    valkey = await ValkeyServer.start();
    const environment = { VALKEY_URL: valkey.url, TRUST_PROXY: '1' };
    product = await startTestProduct({ http: true, environment, endlessAttempts: true });
    const config = readConfig(product.environment);
    const logger = createLogger('debug', { write: (line: string) => void log.push(line) }, processFacts(config));
    other = await startServices(config, logger);
    server = createHttpServer((_request, response) => void response.end(), { mayUpgrade: isLiveUpgrade });
    closeOther = mountSubscriptions(server, other, executableSchema());
    await patience(longMs);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    urls = [product.url, `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
  });
  afterEach(async () => {
    for (const socket of open) await closed(socket);
  });
  afterAll(async () => {
    server.close();
    await other.stop();
    await product.stop();
    await valkey.kill();
  });

  const closed = async (socket: WebSocket) => {
    if (socket.readyState === WebSocket.CLOSED) return;
    const end = new Promise((resolve) => socket.on('close', resolve));
    socket.terminate();
    await end;
  };
  /** @returns the status that the upgrade was refused with, or the socket */
  const connect = (url: string, address: string, browser?: TestBrowser) => {
    const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
    });
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    return new Promise<WebSocket | number>((resolve) => {
      socket.on('open', () => resolve(socket));
      socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0));
    });
  };
  /** @returns the type of the first message, or the code that the socket was closed with */
  const answerTo = (socket: WebSocket, message: object) => {
    const answer = new Promise<string | number>((resolve) => {
      socket.once('message', (data: Buffer) => resolve(data.toString()));
      socket.once('close', resolve);
    });
    socket.send(JSON.stringify(message));
    return answer;
  };
  const greet = async (url: string, address: string, browser: TestBrowser) => {
    const socket = await connect(url, address, browser);
    if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
    return { socket, answer: await answerTo(socket, { type: 'connection_init' }) };
  };
  const both = () => [product.services, other];
  /** Sets how long Valkey may take to answer, and waits until it is used: a busy machine is no reason to count alone. */
  const patience = async (ms: number) => {
    for (const services of both()) if (services.valkey) services.valkey.connection.options.commandTimeout = ms;
    await until(async () => both().every((services) => services.valkey?.isUsable === true));
  };
  const acknowledged = '{"type":"connection_ack"}';
  const refusedBy = async (services: Pick<RunningServices, 'metrics'>, bound: string) =>
    (await services.metrics.liveRefused.get()).values.find(
      ({ labels }) => labels['bound'] === bound && labels['by'] === 'all',
    )?.value;
  const lines = (limit: string) =>
    log.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['limit'] === limit);
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds())) await new Promise(setImmediate);
  };

  it('share the 60 of a network address', async () => {
    const address = '198.51.100.7';
    const sockets = [];
    for (let count = 0; count < 60; count += 1) sockets.push(await connect(urls[count % 2] ?? '', address));
    expect(sockets.filter((socket) => typeof socket === 'number')).toEqual([]);
    for (const url of urls) expect(await connect(url, address)).toBe(429);
    expect(typeof (await connect(urls[1], '198.51.100.8'))).not.toBe('number');
    expect(await refusedBy(other, 'address')).toBe(1);
    expect(await refusedBy(product.services, 'address')).toBe(1);
    expect(lines('live address')).toEqual([expect.objectContaining({ level: 'warn', network: address })]);
    const [first] = sockets;
    if (first instanceof WebSocket) await closed(first);
    await until(async () => typeof (await connect(urls[1], address)) !== 'number');
    expect(await connect(urls[0], address)).toBe(429);
  });

  it('do not count clients that leave while Valkey is asked', async () => {
    const address = '198.51.100.9';
    const head = [
      'GET /graphql HTTP/1.1',
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      `X-Forwarded-For: ${address}`,
    ].join('\r\n');
    let asked = 0;
    const count = () => void (asked += 1);
    server.on('upgrade', count);
    const clients = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const client = connectTo(Number(new URL(urls[1]).port), '127.0.0.1').on('error', () => undefined);
        await once(client, 'connect');
        return client;
      }),
    );
    await patience(answerMs);
    valkey.freeze();
    try {
      for (const client of clients) client.write(`${head}\r\n\r\n`);
      await until(async () => asked === 60);
      for (const client of clients) client.resetAndDestroy();
      await until(async () => other.valkey?.isUsable === false);
    } finally {
      valkey.thaw();
      server.off('upgrade', count);
    }
    await until(async () => typeof (await connect(urls[1], address)) !== 'number');
    await patience(longMs);
  });

  it('share the 30 and the 60 subscriptions of an account, and a stopped api frees its own at once', async () => {
    const browser = product.browser();
    const userId = await browser.register('shared@example.com');
    const sockets = [];
    for (let count = 0; count < 30; count += 1) {
      const { socket, answer } = await greet(urls[count % 2] ?? '', `198.51.100.${count}`, browser);
      expect(answer).toBe(acknowledged);
      sockets.push(socket);
    }
    for (const url of urls) expect((await greet(url, '198.51.100.99', browser)).answer).toBe(4403);
    expect(lines('live account')).toEqual([expect.objectContaining({ level: 'warn', userId })]);
    expect(lines('live account')[0]).toHaveProperty('requestId');

    const subscribe = (id: string) => ({
      id,
      type: 'subscribe',
      payload: { query: 'subscription { meChanged { id } }' },
    });
    const gauge = async (services: Pick<RunningServices, 'metrics'>) =>
      (await services.metrics.liveSubscriptions.get()).values[0]?.value ?? 0;
    const running = async () => (await gauge(product.services)) + (await gauge(other));
    for (const socket of sockets) for (const id of ['a', 'b']) socket.send(JSON.stringify(subscribe(id)));
    await until(async () => (await running()) === 60);
    for (const socket of sockets.slice(0, 2))
      expect(await answerTo(socket, subscribe('c'))).toContain('TOO_MANY_REQUESTS');
    expect(await refusedBy(other, 'subscriptions')).toBe(1);

    const begun = performance.now();
    await closeOther();
    for (let count = 0; count < 15; count += 1)
      expect((await greet(urls[0], `198.51.100.${count}`, browser)).answer).toBe(acknowledged);
    expect((await greet(urls[0], '198.51.100.99', browser)).answer).toBe(4403);
    // far from the 30 seconds after which the places of a killed api end
    expect(performance.now() - begun).toBeLessThan(15_000);
  });
});
