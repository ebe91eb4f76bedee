import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Client } from 'pg';
import { createTestDatabase } from '../../test/test-database';
import type { TestDatabase } from '../../test/test-database';
import { createLogger } from '../observability/logger';
import { createDataSource } from '../database/data-source';
import { Events, publish } from './events';
import { notifyOthers } from './listeners';
import { byPort } from '../../test/database-connection';

/** Opens a proxy to PostgreSQL that can go silent without closing, like a network that drops packets. */
async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: byPort(databaseUrl, (server.address() as AddressInfo).port),
    pairs,
    silence: () => pairs.forEach(([near, far]) => (near.unpipe(), far.unpipe())),
    close: () => {
      pairs.flat().forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

describe('the connection that receives events', () => {
  let database: TestDatabase;
  let sender: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    sender = new Client({ connectionString: database.url });
    await sender.connect();
  });
  afterAll(async () => {
    await sender.end();
    await database.drop();
  });
  const send = (id: string) =>
    sender.query('select pg_notify($1, $2)', ['postloom_events', JSON.stringify({ type: 'account', id })]);
  /** Resolves the next time that changes may have been missed. */
  const reconnected = (events: Events) =>
    new Promise<void>((resolve) => {
      const stop = events.listen('account', 'nobody', (changed) => {
        if (changed !== null) return;
        stop();
        resolve();
      });
    });
  const listeners = async () => {
    const { rows } = await sender.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name like 'postloom%events'`,
    );
    return rows[0]?.count;
  };

  it('is found dead by a heartbeat when it goes silent without closing, and is replaced', async () => {
    const line = await openLine(database.url);
    const events = new Events(line.url, createLogger('silent'), 'postloom events', {
      heartbeatMs: 100,
      answerMs: 1_000,
    });
    await events.start();
    const again = reconnected(events);
    line.silence();
    await again;
    const received: (string | null)[] = [];
    events.listen('account', 'a', (changed) => received.push(changed));
    await send('a');
    await events.caughtUp();
    expect(received).toEqual(['a']);
    await events.stop();
    line.close();
  });

  it('receives each event once, even after several predecessors closed late', async () => {
    const line = await openLine(database.url);
    const events = new Events(line.url, createLogger('silent'), 'postloom events', {
      heartbeatMs: 100,
      answerMs: 1_000,
    });
    await events.start();
    for (const round of [1, 2, 3]) {
      const again = reconnected(events);
      line.silence();
      await again;
      // The replaced connection closes only now, while its successor works.
      const old = line.pairs
        .slice(0, round)
        .flat()
        .filter((socket) => !socket.destroyed);
      old.forEach((socket) => socket.destroy());
      await Promise.all(old.map((socket) => (socket.closed ? Promise.resolve([]) : once(socket, 'close'))));
    }
    const received: (string | null)[] = [];
    events.listen('account', 'b', (changed) => received.push(changed));
    await send('b');
    await events.caughtUp();
    expect(received).toEqual(['b']);
    while ((await listeners()) !== 1) await sender.query('select 1');
    await events.stop();
    line.close();
  });

  it('begins to listen when all that saw no listener have committed, so that no event is lost between', async () => {
    const [tx, events] = [sender, new Events(database.url, createLogger('silent'), 'postloom api events')];
    const query = async (sql: string, values?: unknown[]) => (await tx.query(sql, values)).rows as never;
    const look = () => notifyOthers({ query }, ['{}'], 0);
    while ((await listeners()) !== 0);
    await tx.query('begin');
    expect(await look()).toBe(false);
    let isStarted = false;
    const started = events.start().then(() => (isStarted = true));
    const watcher = new Client({ connectionString: database.url });
    await watcher.connect();
    const waits = async () =>
      (await watcher.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount === 1;
    while (!(await waits()));
    expect(isStarted).toBe(false);
    await tx.query('commit');
    await started;
    expect(await look()).toBe(true);
    await watcher.end();
    await events.stop();
  });

  it('is not overlooked where another role may not see its name', async () => {
    while ((await listeners()) !== 0);
    const role = `reader_${randomUUID().replaceAll('-', '')}`;
    await sender.query(`create role ${role} login password 'of-a-test'`);
    const address = new URL(database.url);
    address.username = role;
    address.password = 'of-a-test';
    const other = new Client({ connectionString: address.toString() });
    await other.connect();
    const events = new Events(database.url, createLogger('silent'));
    await events.start();
    const query = async (sql: string, values?: unknown[]) => (await other.query(sql, values)).rows as never;
    expect(await notifyOthers({ query }, ['{}'], 0)).toBe(true);
    await events.stop();
    await other.end();
    await sender.query(`drop role ${role}`);
  });

  it('of its own process needs no notification: the process knows after the commit, not after a failure', async () => {
    while ((await listeners()) !== 0);
    const events = new Events(database.url, createLogger('silent'));
    const source = await createDataSource({ url: database.url, entities: [], poolSize: 1 }).initialize();
    await events.start();
    const received: (string | null)[] = [];
    events.listen('account', 'c', (changed) => received.push(changed));
    const notifications: unknown[] = [];
    sender.on('notification', (message) => notifications.push(message));
    await sender.query('listen postloom_events');
    const change = (fails: boolean) =>
      events.transaction(source, async (tx) => {
        await publish(tx, { type: 'account', id: 'c' });
        expect(received).toEqual([]);
        if (fails) throw new Error('it fails');
      });
    await expect(change(true)).rejects.toThrow('it fails');
    await change(false);
    await sender.query('unlisten *');
    expect([received, notifications]).toEqual([['c'], []]);
    await source.destroy();
    await events.stop();
  });
});
