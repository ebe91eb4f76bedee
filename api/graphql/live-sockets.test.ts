import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import WebSocket from 'ws';
import { publish } from '../platform/events/events';
import { createHttpServer } from '../platform/http/http-server';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import type { TestBrowser } from '../test/test-browser';
import { isLiveUpgrade, usualLimits } from './live-sockets';
import { executableSchema } from './schema';
import { mountSubscriptions } from './subscriptions';

interface Message {
  id?: string;
  type: string;
  payload?: unknown;
}

describe('live connections', () => {
  let product: TestProduct;
  const open: RawClient[] = [];

  beforeAll(async () => {
    product = await startTestProduct({ http: true, environment: { TRUST_PROXY: '1' } });
  });
  afterEach(async () => {
    for (const client of open.splice(0)) await client.close();
  });
  afterAll(() => product.stop());

  /** A graphql-ws client without a library, for messages that no library would send. */
  class RawClient {
    readonly heard: Message[] = [];
    readonly ended: Promise<number>;
    private waiting: (() => void)[] = [];
    constructor(readonly socket: WebSocket) {
      open.push(this);
      this.ended = new Promise((resolve) => socket.on('close', (code) => resolve(code)).on('error', () => undefined));
      socket.on('message', (data: Buffer) => {
        this.heard.push(JSON.parse(data.toString()) as Message);
        for (const wake of this.waiting.splice(0)) wake();
      });
    }
    send(message: unknown) {
      this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    }
    async until(fits: (message: Message) => boolean): Promise<Message> {
      for (;;) {
        const found = this.heard.find(fits);
        if (found) return found;
        await new Promise<void>((wake) => this.waiting.push(wake));
      }
    }
    async close() {
      this.socket.terminate();
      await this.ended;
    }
  }

  const connectAs = async (browser: TestBrowser | null, headers: Record<string, string> = {}) => {
    const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { ...(cookie && { cookie }), ...headers },
    });
    const client = new RawClient(socket);
    await new Promise<void>((resolve, reject) => socket.on('open', () => resolve()).on('error', reject));
    return client;
  };
  const greetedAs = async (browser: TestBrowser | null, headers: Record<string, string> = {}) => {
    const client = await connectAs(browser, headers);
    client.send({ type: 'connection_init' });
    await client.until(({ type }) => type === 'connection_ack');
    return client;
  };
  const person = async () => {
    const browser = product.browser();
    const id = await browser.register(`live-${Math.random().toString(36).slice(2)}@example.com`);
    return { browser, id };
  };
  const gauge = async (name: 'liveSubscriptions' | 'liveSockets') =>
    (await product.services.metrics[name].get()).values[0]?.value ?? 0;
  const until = async (name: Parameters<typeof gauge>[0], value: number) => {
    for (const begun = Date.now(); (await gauge(name)) !== value && Date.now() < begun + 3000;)
      await new Promise(setImmediate);
    expect(await gauge(name)).toBe(value);
  };
  type Refusals = { extensions?: { code?: string } }[];
  /** Error code of a refusal, whether it came before the operation or in its first answer. */
  const codeOf = ({ payload }: Message) =>
    (Array.isArray(payload) ? (payload as Refusals) : ((payload as { errors?: Refusals }).errors ?? []))[0]?.extensions
      ?.code;
  const changes = 'subscription { meChanged { credits } }';

  it.each([
    ['a query', '{ packages { id } }', 'BAD_USER_INPUT'],
    ['a mutation', 'mutation { signOut { errors { code } } }', 'BAD_USER_INPUT'],
    ['a field that is none', 'subscription { nothing }', undefined],
    ['no GraphQL', '{', undefined],
    ['too much depth', `subscription { meChanged ${'{ a '.repeat(12)}${'}'.repeat(12)} }`, undefined],
    [
      'too many aliases',
      `subscription { ${Array.from({ length: 21 }, (_, index) => `a${index}: meChanged { id }`).join(' ')} }`,
      undefined,
    ],
    ['too many tokens', `subscription { meChanged { ${'id '.repeat(2100)} } }`, undefined],
  ])('run nothing but subscriptions within the limits of HTTP: not %s', async (_what, query, code) => {
    const { browser } = await person();
    const client = await greetedAs(browser);
    client.send({ id: '1', type: 'subscribe', payload: { query } });
    expect(codeOf(await client.until(({ type }) => type === 'error'))).toBe(code);
    expect((await browser.graphql<{ me: unknown }>('{ me { id } }')).data.me).not.toBeNull();
  });

  it('count a subscription from its start to its end, and never one that does not start', async () => {
    const { browser, id } = await person();
    const client = await greetedAs(browser);
    for (let turn = 0; turn < 25; turn += 1)
      client.send({ id: `bad-${turn}`, type: 'subscribe', payload: { query: '{ nonsense' } });
    await client.until(({ id: which }) => which === 'bad-24');
    expect(await gauge('liveSubscriptions')).toBe(0);
    for (let turn = 0; turn < 21; turn += 1)
      client.send({ id: `good-${turn}`, type: 'subscribe', payload: { query: changes } });
    expect(
      codeOf(await client.until(({ type, id: which }) => type === 'error' && which?.startsWith('good') === true)),
    ).toBe('TOO_MANY_REQUESTS');
    await until('liveSubscriptions', 20);
    const running = client.heard.some(({ id: which }) => which === 'good-0') ? 'good-1' : 'good-0';
    client.send({ id: running, type: 'complete' });
    client.send({ id: running, type: 'complete' });
    await until('liveSubscriptions', 19);
    client.send({ id: 'good-again', type: 'subscribe', payload: { query: changes } });
    await until('liveSubscriptions', 20);
    // Their session ends, and all subscriptions with it.
    await product.services.pool.query('update sessions set revoked_at = now() where user_id = $1', [id]);
    await publish(product.services.dataSource.manager, { type: 'account', id });
    await until('liveSubscriptions', 0);
    await client.close();
    await until('liveSockets', 0);
  });

  it('last as long as the session, even after the opening token expires', async () => {
    const { browser, id } = await person();
    const client = await greetedAs(browser);
    client.send({ id: '1', type: 'subscribe', payload: { query: changes } });
    await until('liveSubscriptions', 1);
    const later = Date.now() + 16 * 60_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    try {
      await publish(product.services.dataSource.manager, { type: 'account', id });
      expect((await client.until(({ type }) => type === 'next')).payload).toEqual({
        data: { meChanged: { credits: 0 } },
      });
      client.send({ id: '2', type: 'subscribe', payload: { query: changes } });
      clock.mockRestore();
      await until('liveSubscriptions', 2);
    } finally {
      clock.mockRestore();
    }
    // After signing out the connection immediately stops receiving updates.
    await browser.graphql('mutation { signOut { errors { code } } }');
    await until('liveSubscriptions', 0);
    client.send({ id: '3', type: 'subscribe', payload: { query: changes } });
    expect(codeOf(await client.until(({ id: which }) => which === '3'))).toBe('UNAUTHENTICATED');
  });

  it('keep receiving through several session renewals, each by a request of the page', async () => {
    const { browser, id } = await person();
    const client = await greetedAs(browser);
    client.send({ id: '1', type: 'subscribe', payload: { query: changes } });
    await until('liveSubscriptions', 1);
    const refreshed = new Set<string | undefined>();
    for (let quarter = 1; quarter <= 4; quarter += 1) {
      // 15 minutes later: the access token has expired, and the refresh token is replaced by the next one.
      browser.cookies.delete('postloom_session');
      expect((await browser.graphql<{ me: unknown }>('{ me { id } }')).data.me).not.toBeNull();
      refreshed.add(browser.cookies.get('postloom_refresh'));
      await product.giveCredits(id, 1);
      await publish(product.services.dataSource.manager, { type: 'account', id });
      await client.until(({ payload }) => JSON.stringify(payload) === `{"data":{"meChanged":{"credits":${quarter}}}}`);
    }
    expect(refreshed.size).toBe(4);
    // A connection opened an hour ago accepts new operations as well.
    client.send({ id: '2', type: 'subscribe', payload: { query: changes } });
    await until('liveSubscriptions', 2);
  });

  it('recognize a session by its refresh token alone, without consuming it', async () => {
    const { browser } = await person();
    browser.cookies.delete('postloom_session');
    const client = await greetedAs(browser);
    client.send({ id: '1', type: 'subscribe', payload: { query: changes } });
    await until('liveSubscriptions', 1);
    expect((await browser.graphql<{ me: unknown }>('{ me { id } }')).data.me).not.toBeNull();
  });

  it.each(['null', 'http://', 'https://evil.example', 'file://', 'http://[', '//', ''])(
    'are refused to a page of the origin "%s"',
    async (origin) => {
      await expect(connectAs(null, { origin })).rejects.toThrow(/403/);
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    },
  );

  it('accept pages of this site', async () => {
    await greetedAs(null, { origin: product.url });
  });

  it('are limited per network address and per account', async () => {
    const here = { 'x-forwarded-for': '2001:db8:7:7::1' };
    for (let turn = 0; turn < 60; turn += 1)
      await connectAs(null, { 'x-forwarded-for': `2001:db8:7:7::${turn.toString(16)}` });
    await expect(connectAs(null, here)).rejects.toThrow(/429/);
    await connectAs(null, { 'x-forwarded-for': '2001:db8:7:8::1' });
    for (const client of open.splice(0)) await client.close();
    const { browser } = await person();
    for (let turn = 0; turn < 30; turn += 1) await greetedAs(browser, { 'x-forwarded-for': `198.51.100.${turn}` });
    const oneMore = await connectAs(browser, here);
    oneMore.send({ type: 'connection_init' });
    expect(await oneMore.ended).toBe(4403);
    await open[0]?.close();
    await until('liveSockets', 29);
    await greetedAs(browser);
  });

  it('are closed when the client sends too much, too early, twice, or nothing', async () => {
    const [loud, early, twice, silent, twin] = await Promise.all([
      greetedAs(null),
      connectAs(null),
      greetedAs(null),
      connectAs(null),
      greetedAs((await person()).browser),
    ]);
    for (let turn = 0; turn < 120; turn += 1) loud.send({ type: 'ping' });
    early.send({ id: '1', type: 'subscribe', payload: { query: changes } });
    twice.send({ type: 'connection_init' });
    twin.send({ id: '1', type: 'subscribe', payload: { query: changes } });
    twin.send({ id: '1', type: 'subscribe', payload: { query: changes } });
    expect(await Promise.all([loud, early, twice, silent, twin].map(({ ended }) => ended))).toEqual([
      4400, 4401, 4429, 4408, 4409,
    ]);
    await until('liveSubscriptions', 0);
  });

  it('end all their subscriptions, also one whose id was used again before it had started', async () => {
    const client = await greetedAs((await person()).browser);
    const begin = { id: '1', type: 'subscribe', payload: { query: changes } };
    for (const message of [begin, { id: '1', type: 'complete' }, begin]) client.send(message);
    await until('liveSubscriptions', 2);
    await client.close();
    await until('liveSubscriptions', 0);
  });

  it('are closed when the network drops silently', async () => {
    const server = createHttpServer((_request, response) => void response.end(), { mayUpgrade: isLiveUpgrade });
    const close = mountSubscriptions(server, product.services, executableSchema(), { ...usualLimits, heartbeatMs: 40 });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
    const [dead, alive] = [
      new WebSocket(url, 'graphql-transport-ws', { autoPong: false }),
      new WebSocket(url, 'graphql-transport-ws'),
    ].map((socket) => new RawClient(socket));
    alive?.socket.on('open', () => alive.send({ type: 'connection_init' }));
    expect(await dead?.ended).toBe(1006);
    expect(alive?.socket.readyState).toBe(WebSocket.OPEN);
    await close();
    expect(await alive?.ended).toBe(1001);
    server.close();
  });

  it('survive the reset of a socket at every stage of its upgrade', async () => {
    const { port } = new URL(product.url);
    for (const path of ['/graphql', '/other']) {
      for (const origin of ['null', product.url]) {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
        await new Promise((resolve) => socket.once('connect', resolve));
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
        );
        socket.resetAndDestroy();
      }
    }
    await until('liveSockets', 0);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  });
});
