import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { longestReuseMs, PageCache } from './pages';

const page = (html: string, status = 200) => ({ status, html });

describe('cached pages', () => {
  it('render a page once for concurrent requests, and again after a change', async () => {
    const cache = new PageCache();
    const render = jest.fn(async () => page('<p>one</p>'));
    await Promise.all([cache.get('/', render), cache.get('/', render)]);
    await cache.get('/', render);
    expect(render).toHaveBeenCalledTimes(1);
    cache.clear();
    await cache.get('/', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('drop a rendering that was in progress during a change', async () => {
    const cache = new PageCache();
    let finish = (_page: ReturnType<typeof page>) => undefined as void;
    const early = cache.get('/', () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    finish(page('<p>old</p>'));
    await early;
    const render = jest.fn(async () => page('<p>new</p>'));
    await cache.get('/', render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are not rendered again while a look at their content finds it unchanged', async () => {
    const cache = new PageCache();
    let content = 'one';
    const render = jest.fn(async () => {
      const read = content;
      return { ...page(`<p>${read}</p>`), isCurrent: async () => read === content };
    });
    const first = await cache.get('/', render);
    cache.clear();
    expect(await cache.get('/', render)).toBe(first);
    content = 'two';
    cache.clear();
    expect(await cache.get('/', render)).not.toBe(first);
    expect(render).toHaveBeenCalledTimes(2);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + longestReuseMs + 1);
    await cache.get('/', render);
    expect(render).toHaveBeenCalledTimes(3);
    jest.restoreAllMocks();
  });

  it('are rendered where their content cannot be read', async () => {
    const cache = new PageCache();
    const isCurrent = () => Promise.reject(new Error('away'));
    await cache.get('/', async () => ({ ...page('<p>one</p>'), isCurrent }));
    cache.clear();
    const render = jest.fn(async () => page('<p>two</p>'));
    await cache.get('/', render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('never cache a page with missing data', async () => {
    const cache = new PageCache();
    const render = jest.fn(async () => page('<p>half</p>', 503));
    await cache.get('/', render);
    await cache.get('/', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('never cache a failure, or a page without a name', async () => {
    const cache = new PageCache();
    await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    const render = jest.fn(async () => page('<p>up</p>'));
    await cache.get('/', render);
    await cache.get(null, render);
    await cache.get(null, render);
    expect(render).toHaveBeenCalledTimes(3);
  });
});

describe('a page that does not exist', () => {
  it('is cached under one name, not under each requested address', async () => {
    const cache = new PageCache();
    let drawn = 0;
    const draw = async () => {
      drawn += 1;
      return page('gone', 404);
    };
    for (const name of ['/premium/a/1', '/premium/a/1', '/not-found', '/not-found']) await cache.get(name, draw);
    expect(drawn).toBe(3);
  });
});

describe('a cached page that is sent', () => {
  let server: Server;
  let url: string;
  const long = `<p>${'thread '.repeat(400)}</p>`;

  beforeAll(async () => {
    const cache = new PageCache();
    const app = express();
    app.use(async (request, response) =>
      (await cache.get(request.path, async () => page(long, request.path === '/gone' ? 404 : 200))).send(
        request,
        response,
      ),
    );
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('is compressed for clients that support it', async () => {
    const zipped = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toBe(long);
    const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(long);
  });

  it('is not sent again to clients that have it', async () => {
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    // Without an own cache-control, Node's fetch bypasses every cache.
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await fetch(url, { headers })).status).toBe(304);
    expect((await fetch(`${url}/gone`, { headers })).status).toBe(404);
  });

  it('answers HEAD without a body', async () => {
    const head = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(head.headers.get('content-length')).toBe(String(long.length));
    expect(await head.text()).toBe('');
  });
});
