import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDatabaseAway } from '../database/away';
import { StorageAway } from './away';
import { s3Storage } from './s3-storage';
import type { Storage } from './storage';

/** A refusal of the whole bucket: status and code. */
type Refusal = [status: number, code: string];

describe('an S3 store', () => {
  const objects = new Map<string, Buffer>();
  let mood: 'well' | 'hangs' | 'busy' | 'closes once' | Refusal = 'well';
  let requests = 0;
  let server: Server;
  let storage: Storage;
  let port: number;
  const storageAt = (at: number) =>
    s3Storage(
      { bucket: 'files', endpoint: `http://127.0.0.1:${at}`, region: 'auto', accessKeyId: 'a', secretAccessKey: 'b' },
      { connectionTimeout: 1_000, readTimeout: 500, writeTimeout: 300 },
    );

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests += 1;
      if (mood === 'hangs') return;
      if (mood === 'closes once') {
        mood = 'well';
        request.socket.destroy();
        return;
      }
      if (mood === 'busy') {
        response.writeHead(503).end();
        return;
      }
      if (typeof mood === 'object') {
        const [status, code] = mood;
        response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
        return;
      }
      const key = (request.url ?? '').split('?')[0] ?? '';
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
        const found = objects.get(key);
        if (request.method === 'DELETE') objects.delete(key);
        if (request.method !== 'PUT' && !found)
          response.writeHead(404).end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>');
        else response.writeHead(200).end(request.method === 'GET' ? found : undefined);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    ({ port } = server.address() as AddressInfo);
    storage = storageAt(port);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    mood = 'well';
  });

  const failure = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  it('stores and reads objects, and reports missing ones', async () => {
    await storage.put('a/b.png', Buffer.from('picture'), 'image/png');
    expect((await storage.get('a/b.png'))?.toString()).toBe('picture');
    expect(await storage.get('a/none.png')).toBeNull();
  });

  it('deletes objects, also in a store that refuses to delete missing ones', async () => {
    await storage.put('a/c.png', Buffer.from('picture'), 'image/png');
    await storage.delete('a/c.png');
    expect(await storage.get('a/c.png')).toBeNull();
    // as Google Cloud Storage answers
    await storage.delete('a/c.png');
  });

  it('stores a file of this machine byte for byte', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postloom-s3-'));
    const bytes = randomBytes(300_000);
    await writeFile(join(folder, 'file'), bytes);
    await storage.putFile('items/1', join(folder, 'file'), 'application/octet-stream');
    await rm(folder, { recursive: true });
    expect((await storage.get('items/1'))?.equals(bytes)).toBe(true);
  });

  it('that hangs times out, with an error that names the storage, not the database', async () => {
    mood = 'hangs';
    const errors = [storage.put('x', Buffer.from('x'), 'text/plain'), storage.get('x'), storage.delete('x')].map(
      failure,
    );
    for (const error of await Promise.all(errors)) {
      expect(error).toBeInstanceOf(StorageAway);
      expect(isDatabaseAway(error)).toBe(false);
    }
    server.closeAllConnections();
    mood = 'well';
    await storage.put('x', Buffer.from('x'), 'text/plain');
  });

  it('that hangs is asked once for what is read, so that its reader waits for one time limit', async () => {
    mood = 'hangs';
    const [asked, since] = [requests, performance.now()];
    expect(await failure(storage.open('x'))).toBeInstanceOf(StorageAway);
    expect(requests - asked).toBe(1);
    expect(performance.now() - since).toBeLessThan(950);
    server.closeAllConnections();
  });

  it('that closes a connection is asked again at once', async () => {
    await storage.put('again', Buffer.from('picture'), 'text/plain');
    mood = 'closes once';
    expect((await storage.get('again'))?.toString()).toBe('picture');
  });

  it.each<Refusal>([
    [403, 'InvalidAccessKeyId'],
    [403, 'AccessDenied'],
    [403, 'RequestTimeTooSkewed'],
    [404, 'NoSuchBucket'],
  ])(
    'that answers %i %s counts as unavailable until an operator corrects it, and is asked once',
    async (...refusal) => {
      mood = refusal;
      for (const work of [() => storage.put('x', Buffer.from('x'), 'text/plain'), () => storage.get('x')]) {
        const asked = requests;
        const error = await failure(work());
        expect(error).toBeInstanceOf(StorageAway);
        expect((error as Error).message).toBe(`The object storage refuses this process (${refusal[1]})`);
        expect(requests - asked).toBe(1);
      }
    },
  );

  it('that is busy or refuses connections counts as unavailable', async () => {
    mood = 'busy';
    expect(await failure(storage.put('x', Buffer.from('x'), 'text/plain'))).toBeInstanceOf(StorageAway);
    // Nothing listens on port 1.
    const error = await failure(storageAt(1).get('x'));
    expect(error).toBeInstanceOf(StorageAway);
    expect(isDatabaseAway((error as Error).cause)).toBe(false);
  });
});
