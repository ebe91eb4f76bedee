import { once } from 'node:events';
import type { Server } from 'node:http';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express from 'express';
import { createLogger } from '../platform/observability/logger';
import { eventually } from '../test/paying-customer';
import { sendList } from './list-answer';
import type { WholeList } from './whole-list';

/** A row of more than a stream buffers, so the writer waits after each. */
const row = { text: Array.from({ length: 5_000 }, (_, n) => n * 7919).join() };

describe('a whole list as an answer', () => {
  let server: Server;
  let list: () => WholeList;
  const log: string[] = [];
  const logger = createLogger('warn', { write: (line: string) => void log.push(line) });
  beforeAll(async () => {
    const app = express().use(compression());
    app.get('/list', (_request, response) =>
      sendList(response, list(), { logger, requestId: 'request-1' }).catch(() => response.sendStatus(418)),
    );
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    log.length = 0;
  });
  afterAll(() => server.close());

  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/list`;

  it('is compressed with a constant number of listeners', async () => {
    list = async function* () {
      for (let batch = 0; batch < 10; batch += 1) yield await Promise.resolve(Array.from({ length: 5 }, () => row));
    };
    const warnings: string[] = [];
    const warn = ({ name }: Error) => void warnings.push(name);
    process.on('warning', warn);
    const answer = await fetch(url(), { headers: { 'accept-encoding': 'gzip' } });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect(await answer.json()).toEqual(Array.from({ length: 50 }, () => row));
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });

  it('is an empty array without rows', async () => {
    list = async function* () {
      yield await Promise.resolve([]);
    };
    expect(await (await fetch(url())).text()).toBe('[]');
  });

  it('is refused before the first byte when its first batch is', async () => {
    list = async function* () {
      await Promise.resolve();
      throw new Error('refused');
    };
    expect((await fetch(url())).status).toBe(418);
  });

  it('is cut when a later batch fails', async () => {
    list = async function* () {
      yield await Promise.resolve([row]);
      throw new Error('refused');
    };
    await expect(fetch(url()).then((answer) => answer.text())).rejects.toThrow();
    expect(log.join()).toContain('an answer was not sent to its end');
  });

  it('is read no further when its reader leaves', async () => {
    let batches = 0;
    let isClosed = false;
    list = async function* () {
      try {
        for (;;) {
          batches += 1;
          yield await Promise.resolve([row]);
        }
      } finally {
        isClosed = true;
      }
    };
    const request = get(url());
    const [answer] = (await once(request, 'response')) as [NodeJS.ReadableStream];
    await once(answer, 'readable');
    request.destroy();
    await eventually(() => Promise.resolve(isClosed));
    const read = batches;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(batches).toBe(read);
    expect(log).toEqual([]);
  });
});
