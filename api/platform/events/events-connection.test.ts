import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Client } from 'pg';
import { createTestDatabase } from '../../test/test-database';
import type { TestDatabase } from '../../test/test-database';
import { createLogger } from '../observability/logger';
import { Events } from './events';

/** A line to PostgreSQL that can go silent without an end, as behind a network that drops packets. */
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
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` });
  return {
    url: url.toString(),
    pairs,
    silence: () => pairs.forEach(([near, far]) => (near.unpipe(), far.unpipe())),
    close: () => {
      pairs.flat().forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

describe('the connection that hears events', () => {
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
  /** Resolves with the next time that changes may have been missed. */
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
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'postloom events'`,
    );
    return rows[0]?.count;
  };

  it('is found dead by a heartbeat when it is silent without an end, and made anew', async () => {
    const line = await openLine(database.url);
    const events = new Events(line.url, createLogger('silent'), 'postloom events', {
      heartbeatMs: 100,
      answerMs: 1_000,
    });
    await events.start();
    const again = reconnected(events);
    line.silence();
    await again;
    const heard: (string | null)[] = [];
    events.listen('account', 'a', (changed) => heard.push(changed));
    await send('a');
    await events.caughtUp();
    expect(heard).toEqual(['a']);
    await events.stop();
    line.close();
  });

  it('hears each event once after its predecessor has ended late, several times over', async () => {
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
      // what was replaced ends now, with its successor at work
      const old = line.pairs
        .slice(0, round)
        .flat()
        .filter((socket) => !socket.destroyed);
      old.forEach((socket) => socket.destroy());
      await Promise.all(old.map((socket) => (socket.closed ? Promise.resolve([]) : once(socket, 'close'))));
    }
    const heard: (string | null)[] = [];
    events.listen('account', 'b', (changed) => heard.push(changed));
    await send('b');
    await events.caughtUp();
    expect(heard).toEqual(['b']);
    while ((await listeners()) !== 1) await sender.query('select 1');
    await events.stop();
    line.close();
  });
});
