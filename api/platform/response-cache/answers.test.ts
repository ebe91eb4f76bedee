import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import express from 'express';
import { AnswerCache, cacheableHeader } from './answers';

const shop = '{"query":"{ packages { id } }"}';

describe('cached answers', () => {
  let server: Server;
  let url: string;
  let asked: string[];
  let sent: string[];
  let connected: boolean;
  let cache: AnswerCache;
  let delayed: Promise<void> | undefined;

  beforeEach(async () => {
    [asked, sent, connected, delayed] = [[], [], true, undefined];
    cache = new AnswerCache(
      () => connected,
      (kind) => sent.push(kind),
    );
    const app = express();
    app.use(express.json());
    app.use(async (request, response) => {
      asked.push(`${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`);
      await delayed;
      if (request.query['private'] === undefined) response.setHeader(...cacheableHeader);
      if (request.query['greet'] !== undefined) response.setHeader('set-cookie', 'seen=1');
      if (request.query['long'] !== undefined) response.send(Buffer.alloc(600_000));
      else
        response
          .status(request.query['lost'] === undefined ? 200 : 404)
          .send(`${asked.length}. ${request.url} ${JSON.stringify(request.body ?? null)}`);
    });
    server = createServer(cache.before(app));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => void server.close());

  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(url + path, { headers })).text();
  const post = async (body: string, headers: Record<string, string> = {}) =>
    (
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    ).text();

  it('are requested once', async () => {
    const first = await get('/');
    expect(await get('/')).toBe(first);
    const query = await post(shop);
    expect(await post(shop)).toBe(query);
    expect(asked).toHaveLength(2);
    expect(sent).toEqual(['page', 'query']);
  });

  it('are separate for everything they depend on', async () => {
    await get('/');
    await get('/?b');
    await get('/', { 'accept-encoding': 'identity' });
    await post(shop);
    await post('{"query":"{ countries }"}');
    await post(shop, { accept: 'application/graphql-response+json' });
    expect(asked).toHaveLength(6);
  });

  it('are not multiplied by unusual Accept-Encoding headers', async () => {
    const first = await get('/');
    for (let turn = 0; turn < 5; turn += 1) await get('/', { 'accept-encoding': `gzip;q=0.${turn}1, x${turn}` });
    expect(asked).toHaveLength(6);
    expect(await get('/')).toBe(first);
    expect(asked).toHaveLength(6);
  });

  it('by GET serve callers without cookies and authorization, in the format that they ask for', async () => {
    const first = await get('/graphql?query=x');
    expect(await get('/graphql?query=x')).toBe(first);
    expect(asked).toHaveLength(1);
    const others: Record<string, string>[] = [
      { cookie: 'a=b' },
      { authorization: 'Basic dTpw' },
      { authorization: 'Bearer x' },
      { accept: 'application/graphql-response+json' },
    ];
    for (const headers of others) expect(await get('/graphql?query=x', headers)).not.toBe(first);
    expect(asked).toHaveLength(5);
    expect(await get('/graphql?query=x')).toBe(first);
  });

  it.each(['/', '/graphql?query=x'])('are not sent again to callers that have them: %s', async (path) => {
    const first = await fetch(url + path);
    const etag = first.headers.get('etag') ?? '';
    const body = await first.text();
    const ask = async (headers: Record<string, string>) => {
      // fetch would send no-cache
      const answer = await fetch(url + path, { headers: { 'cache-control': 'max-age=0', ...headers } });
      return {
        status: answer.status,
        text: await answer.text(),
        type: answer.headers.get('content-type'),
        etag: answer.headers.get('etag'),
      };
    };
    const has = { status: 304, text: '', type: null, etag };
    for (const held of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      expect(etag.length).toBeGreaterThan(4);
      expect(await ask({ 'if-none-match': held })).toEqual(has);
    }
    const whole = { status: 200, text: body, etag };
    expect(await ask({ 'if-none-match': '"other"' })).toMatchObject(whole);
    expect(await ask({ 'if-none-match': etag, 'cache-control': 'no-cache' })).toMatchObject(whole);
    expect(asked).toHaveLength(1);
  });

  it('are made for a caller that has an earlier one', async () => {
    const etag = (await fetch(`${url}/graphql?query=x`)).headers.get('etag') ?? '';
    cache.clear();
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    await get('/graphql?query=x', headers);
    await get('/graphql?query=x', headers);
    expect(asked).toHaveLength(2);
  });

  it('of pages are not evicted by GraphQL queries', async () => {
    const first = await get('/');
    for (let turn = 0; turn < 40; turn += 1)
      await post(JSON.stringify({ query: `{ a${turn} }`, padding: 'x'.repeat(15_000) }));
    expect(await get('/')).toBe(first);
  });

  it('carry the original headers, and a request id of their own', async () => {
    const ask = () => fetch(url, { headers: { 'x-request-id': 'my-request-7' } });
    const first = await ask();
    const second = await ask();
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(second.headers.get('x-request-id')).toBe('my-request-7');
    expect((await fetch(url)).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['/?private', '/?lost', '/?greet'])('exclude %s', async (path) => {
    await get(path);
    await get(path);
    expect(asked).toHaveLength(2);
  });

  it.each<Record<string, string>>([{ cookie: 'postloom_session=x' }, { cookie: 'a=b; postloom_refresh=x' }])(
    'are not made of what %o is answered, yet used for it',
    async (headers) => {
      await post(shop, headers);
      await post(shop, headers);
      expect(asked).toHaveLength(2);
      const anonymous = await post(shop);
      expect(await post(shop, headers)).toBe(anonymous);
      expect(asked).toHaveLength(3);
    },
  );

  it('are neither made for a Bearer token nor used for it: an invalid one is refused', async () => {
    const headers = { authorization: 'Bearer x' };
    await post(shop);
    await post(shop, headers);
    await post(shop, headers);
    expect(asked).toHaveLength(3);
  });

  it('are dropped by a change, including an answer in progress', async () => {
    await get('/');
    cache.clear();
    await get('/');
    let finish = () => undefined as void;
    delayed = new Promise((resolve) => (finish = resolve));
    cache.clear();
    const early = get('/');
    while (asked.length < 3) await new Promise(setImmediate);
    cache.clear();
    finish();
    await early;
    await get('/');
    expect(asked).toHaveLength(4);
  });

  it('are neither used nor stored while changes are not received', async () => {
    await get('/');
    connected = false;
    await get('/');
    await post(shop);
    expect(asked).toHaveLength(3);
  });

  it('of built files outlive changes of content, and serve every caller without a token', async () => {
    const path = '/assets/start-B1.js';
    const first = await get(path);
    cache.clear();
    connected = false;
    expect(await get(path, { cookie: 'postloom_session=x' })).toBe(first);
    expect([asked.length, sent]).toEqual([1, ['file']]);
    const others: Record<string, string>[] = [
      { range: 'bytes=0-3' },
      { authorization: 'Bearer x' },
      { 'if-modified-since': 'Sat, 28 Nov 2026 00:00:00 GMT' },
    ];
    for (const headers of others) expect(await get(path, headers)).not.toBe(first);
    // a search would make endless answers of one file
    for (let turn = 0; turn < 3; turn += 1) await get(`${path}?private&${turn}`);
    expect([asked.length, sent]).toEqual([7, ['file']]);
  });

  it('are held neither beyond what is stored nor where they are not stored', async () => {
    const from = jest.spyOn(Buffer, 'from');
    const lengths = () => from.mock.calls.map(([part]) => (part as unknown as Uint8Array).length);
    await get('/?long');
    await get('/?private&long');
    expect(lengths()).not.toContain(600_000);
    await get('/?long');
    expect(asked).toHaveLength(3);
    from.mockRestore();
  });

  it('leave the body intact for the server, in any chunks', async () => {
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (data) => (text += data.toString())).on('close', () => resolve(text));
      socket.write(
        `POST /graphql HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${shop.length}\r\n\r\n`,
      );
      socket.write(shop.slice(0, 5));
      setImmediate(() => socket.write(shop.slice(5)));
    });
    expect(answer).toContain(shop);
  });

  it('pass a body that is not JSON to the server', async () => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":',
    });
    expect(answer.status).toBe(400);
  });
});
