import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import { createHttpServer } from '../platform/http/http-server';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { isLiveUpgrade, usualLimits } from './live-sockets';
import { executableSchema } from './schema';
import { mountSubscriptions } from './subscriptions';

const soonMs = 500;

describe('a live connection whose client reads nothing', () => {
  let product: TestProduct;
  const stops: (() => unknown)[] = [];

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterEach(async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  });
  afterAll(() => product.stop());

  /** Connects to a server of its own. Returns the client, and the server's side of its connection. */
  const connect = async (heartbeatMs: number) => {
    const server = createHttpServer((_request, response) => void response.end(), { mayUpgrade: isLiveUpgrade });
    const ofServer = new Promise<Socket>((resolve) => server.once('connection', resolve));
    // a patient attacker needs no more messages than usual
    const limits = { ...usualLimits, messages: Number.POSITIVE_INFINITY, heartbeatMs };
    const close = mountSubscriptions(server, product.services, executableSchema(), limits);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = new WebSocket(
      `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
      'graphql-transport-ws',
    );
    stops.push(
      () => server.close(),
      close,
      () => client.terminate(),
    );
    client.on('error', () => undefined);
    await new Promise((resolve) => client.once('open', resolve));
    client.send(JSON.stringify({ type: 'connection_init' }));
    await new Promise((resolve) => client.once('message', resolve));
    return { client, socket: await ofServer };
  };
  const large = 'x'.repeat(60_000);

  it.each([
    ['pings', { type: 'ping', payload: { large } }],
    ['refused operations', { id: '1', type: 'subscribe', payload: { query: `subscription { ${large} }` } }],
  ])('is read no further after %s, however often it says that it lives', async (_what, message) => {
    const { client, socket } = await connect(soonMs);
    client.pause();
    let most = 0;
    const ended = new Promise((resolve) => socket.once('close', resolve));
    // 60 MB, of which the sockets' own buffers take some
    for (let sent = 0; sent < 1_000 && !socket.destroyed; sent += 1) {
      client.send(JSON.stringify({ ...message, ...('id' in message && { id: String(sent) }) }));
      client.pong();
      most = Math.max(most, socket.writableLength);
      if (sent % 10 === 0) await delay(1);
    }
    const living = setInterval(() => client.readyState === WebSocket.OPEN && client.pong(), soonMs / 5);
    stops.push(() => clearInterval(living));
    expect(most).toBeLessThan(1_000_000);
    await ended;
  });

  it('is closed after frames that ask for pongs, which ws answers without us', async () => {
    const { client, socket } = await connect(usualLimits.heartbeatMs);
    client.pause();
    const ended = new Promise((resolve) => socket.once('close', resolve));
    for (let sent = 0; sent < 1_000; sent += 1) client.ping(Buffer.alloc(125));
    await ended;
    expect(socket.writableLength).toBe(0);
  });

  it('goes on when it reads again', async () => {
    const { client } = await connect(usualLimits.heartbeatMs);
    client.pause();
    for (let sent = 0; sent < 300; sent += 1) client.send(JSON.stringify({ type: 'ping', payload: { large } }));
    await delay(soonMs / 5);
    let pongs = 0;
    const all = new Promise<void>((resolve) => client.on('message', () => void ((pongs += 1) === 300 && resolve())));
    client.resume();
    await all;
    expect(client.readyState).toBe(WebSocket.OPEN);
  });
});
