import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { RequestListener, Server } from 'node:http';
import { allowSlowBody, createHttpServer } from './http-server';
import type { Patience } from './http-server';

const quick: Partial<Patience> = { headers: 150, request: 300, upload: 3_000, silence: 400, check: 50 };

describe('the HTTP server', () => {
  let server: Server;
  let upgraded: string[];
  const open = new Set<Socket>();

  const start = async (listener: RequestListener) => {
    upgraded = [];
    server = createHttpServer(listener, { mayUpgrade: ({ url }) => url === '/live', patience: quick });
    server.on('upgrade', (request, socket) => {
      upgraded.push(request.url ?? '');
      socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    });
    server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  };
  afterEach(async () => {
    jest.restoreAllMocks();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** Sends bytes and returns what arrives until the server closes the connection. */
  const send = (...parts: string[]) =>
    new Promise<string>((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      let text = '';
      socket
        .on('error', () => undefined)
        .on('data', (data) => (text += data.toString('latin1')))
        .on('close', () => resolve(text));
      for (const part of parts) socket.write(part);
    });
  /** Returns a function that lists the timers of bodies that run. */
  const watchTimers = () => {
    const [timers, cleared] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
    return {
      left: () =>
        timers.mock.results
          .filter((_, index) => timers.mock.calls[index]?.[1] === quick.request)
          .filter(({ value }) => cleared.mock.calls.every(([timer]) => timer !== value)),
    };
  };
  const hello: RequestListener = (request, response) => void response.end(`hello ${request.url}`);

  it.each(['websocket', 'h2c', 'TLS/1.0', 'nothing'])(
    'answers a request for an upgrade to %s on other paths like any other request',
    async (protocol) => {
      await start(hello);
      const upgrade = protocol === 'h2c' ? 'Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__' : 'Upgrade';
      for (const path of ['/', '//', '//evil.example/x', '/graphql/..', '*', 'http://[', 'http://evil.example/live']) {
        const answer = await send(
          `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${upgrade}\r\nUpgrade: ${protocol}\r\n\r\n`,
        );
        // An invalid path is a bad request; the listener answers everything else.
        expect(answer).toMatch(/^HTTP\/1\.1 (200|400)/);
      }
      const body = await send(
        `POST / HTTP/1.1\r\nHost: x\r\nConnection: ${upgrade}\r\nUpgrade: ${protocol}\r\nContent-Length: 2\r\n\r\nab`,
      );
      expect(body).toContain('hello /');
      expect(upgraded).toEqual([]);
      expect(await send('GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')).toMatch(
        /^HTTP\/1\.1 101/,
      );
    },
  );

  it.each([
    ['says nothing', ['']],
    ['never ends its headers', ['GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n']],
    ['never sends its body', ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab']],
    ['never ends its chunks', ['POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab']],
  ])('closes the connection of a client that %s', async (_what, parts) => {
    await start((request, response) => void request.on('end', () => response.end()).resume());
    expect(await send(...parts)).toMatch(/^$|^HTTP\/1\.1 408/);
    expect(open.size).toBe(0);
  });

  describe('a body that arrives slowly', () => {
    /** Sends a byte each 100 ms until the connection closes. @returns the answer, and the time in ms */
    const sendSlowly = (bytes: number, connection = 'close') =>
      new Promise<[text: string, ms: number]>((resolve) => {
        const began = performance.now();
        const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
        let text = '';
        let left = bytes;
        const head = `POST / HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Length: ${bytes}\r\n\r\n`;
        socket.write(head);
        const timer = setInterval(() => left > 0 && (left -= 1) >= 0 && socket.write('a'), 100);
        socket
          .on('error', () => undefined)
          .on('data', (data) => (text += data.toString('latin1')))
          .on('close', () => {
            clearInterval(timer);
            resolve([text, performance.now() - began]);
          });
      });
    const read: RequestListener = (request, response) =>
      void request
        .on('end', () => response.end('whole'))
        .on('error', () => undefined)
        .resume();

    it('is ended, although none of its pauses is long', async () => {
      await start(read);
      const [text, ms] = await sendSlowly(30);
      expect(text).toMatch(/^HTTP\/1\.1 408/);
      expect(ms).toBeLessThan(2_000);
    });

    it('is ended as well when it was answered before', async () => {
      await start((_request, response) => void response.end('refused'));
      const [text, ms] = await sendSlowly(30, 'keep-alive');
      expect(text).toMatch(/^HTTP\/1\.1 200[^]*refused/);
      expect(ms).toBeLessThan(2_000);
    });

    it('leaves no timer, which would hold the request, also when its handler stops at its last byte', async () => {
      const timers = watchTimers();
      await start((request, response) => {
        const readAll = () => {
          if (!request.read()) return;
          request.off('readable', readAll);
          response.end('read');
        };
        request.on('readable', readAll);
      });
      server.keepAliveTimeout = 20;
      server.keepAliveTimeoutBuffer = 0;
      const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n';
      for (let turn = 0; turn < 5; turn += 1) expect(await send(`${post}\r\nbody`)).toMatch(/read$/);
      expect(timers.left()).toEqual([]);
    });

    it('leaves no timer when the client leaves after an answer that came before the end of its body', async () => {
      const timers = watchTimers();
      await start((_request, response) => void response.writeHead(401).end('no'));
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nbody');
      await once(socket, 'data');
      expect(timers.left()).toHaveLength(1);
      const [ofServer] = open;
      socket.destroy();
      // its error, of a body that is cut off, comes before
      await new Promise((resolve) => (open.size === 0 ? resolve(null) : ofServer?.once('close', resolve)));
      expect(timers.left()).toEqual([]);
    });

    it('may take its time where its handler allows it, which is bounded too', async () => {
      await start((request, response) => {
        allowSlowBody(request);
        read(request, response);
      });
      expect((await sendSlowly(6))[0]).toMatch(/^HTTP\/1\.1 200[^]*whole/);
      const [text, ms] = await sendSlowly(100);
      expect(text).toMatch(/^HTTP\/1\.1 408/);
      expect(ms).toBeLessThan(8_000);
    });
  });

  it('closes the connection of a client that does not read its answer', async () => {
    await start((_request, response) => void response.end(Buffer.alloc(64 * 1024 * 1024)));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    socket.pause();
    const closed = new Promise((resolve) =>
      server.once('connection', (accepted: Socket) => accepted.once('close', resolve)),
    );
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await closed;
    socket.destroy();
  });

  it.each([
    ['no HTTP at all', '\u0016\u0003\u0001\u0000'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['headers of 40 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an expectation it cannot meet', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: everything\r\n\r\n'],
  ])('closes or answers %s', async (_what, bytes) => {
    await start(hello);
    expect(await send(bytes)).toMatch(/^$|^HTTP\/1\.1 4\d\d/);
  });

  it('handles few requests of one connection at a time, and answers the others at once', async () => {
    let atOnce = 0;
    let most = 0;
    await start((_request, response) => {
      most = Math.max(most, (atOnce += 1));
      setImmediate(() => {
        atOnce -= 1;
        response.end('done');
      });
    });
    const answer = await send('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500));
    expect(most).toBeLessThanOrEqual(20);
    expect(answer).toContain('HTTP/1.1 429');
  });
});
