import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { StorageAway } from './away';
import { s3Storage } from './s3-storage';
import { lengthHeader } from './storage';
import type { Storage } from './storage';

const limits = { connectionTimeout: 1_000, readTimeout: 400, writeTimeout: 800 };
/** More than the buffers of a connection hold, so that the sender waits for the reader. */
const picture = Buffer.alloc(16_000_000, 'picture');

describe('a stream between an S3 store and its reader', () => {
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
  let server: Server;
  let storage: Storage;

  const storageWith = (bounds: typeof limits) => {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return s3Storage({ bucket: 'files', endpoint, region: 'auto', accessKeyId: 'a', secretAccessKey: 'b' }, bounds);
  };

  beforeAll(async () => {
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    storage = storageWith(limits);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const opened = async () => {
    const file = await storage.open('picture');
    if (!file) throw new Error('there is no such object');
    return file;
  };
  const sent = (response: ServerResponse, body: Buffer | string, length = body.length) => {
    response.writeHead(200, { 'content-length': length }).write(body);
    if (body.length === length) response.end();
  };

  it('goes on after its reader has paused for longer than the store may be silent', async () => {
    answer = (_request, response) => sent(response, picture);
    const { body, bytes } = await opened();
    const chunks = [];
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (chunks.length === 0) await sleep(2.5 * limits.readTimeout);
      chunks.push(chunk);
    }
    expect(bytes).toBe(picture.length);
    expect(Buffer.concat(chunks).equals(picture)).toBe(true);
  });

  it('has no length where the store does not say it', async () => {
    answer = (_request, response) => response.writeHead(200, { 'transfer-encoding': 'chunked' }).end('a picture');
    const file = await opened();
    expect([lengthHeader(file), (await buffer(file.body)).toString()]).toEqual([{}, 'a picture']);
  });

  it('fails when the store stops sending while its reader waits', async () => {
    answer = (_request, response) => sent(response, 'the start', 1_000);
    const since = performance.now();
    const { body } = await opened();
    await expect(buffer(body)).rejects.toBeInstanceOf(StorageAway);
    expect(performance.now() - since).toBeLessThan(4 * limits.readTimeout);
    await expect(storage.get('picture')).rejects.toBeInstanceOf(StorageAway);
  });

  it('fails when the store closes the connection', async () => {
    answer = (_request, response) => {
      sent(response, 'the start', 1_000);
      setTimeout(() => response.destroy(), 50);
    };
    const { body } = await opened();
    await expect(buffer(body)).rejects.toBeInstanceOf(StorageAway);
  });

  it('closes the connection to the store with its reader', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    answer = (_request, response) => {
      closed = once(response, 'close');
      sent(response, picture);
    };
    const { body } = await opened();
    await once(body, 'readable');
    body.destroy();
    await closed;
  });

  it('fails when the store does not end its refusal', async () => {
    answer = (_request, response) =>
      response.writeHead(404, { 'content-length': 1_000 }).write('<?xml version="1.0"?>');
    await expect(storage.open('picture')).rejects.toBeInstanceOf(StorageAway);
  });

  it('stores a file in more time than the store may be silent', async () => {
    // a busy machine stands still for a second
    const writeTimeout = 1_800;
    const patient = storageWith({ ...limits, writeTimeout });
    let received = 0;
    answer = async (request, response) => {
      let pauseAt = 0;
      for await (const chunk of request as AsyncIterable<Buffer>) {
        received += chunk.length;
        if (received < pauseAt) continue;
        await sleep(writeTimeout / 6);
        pauseAt = received + picture.length / 8;
      }
      response.writeHead(200).end();
    };
    const folder = await mkdtemp(join(tmpdir(), 'postloom-s3-'));
    await writeFile(join(folder, 'file'), picture);
    await patient.putFile('items/1', join(folder, 'file'), 'application/octet-stream');
    await rm(folder, { recursive: true });
    expect(received).toBe(picture.length);
  });
});
