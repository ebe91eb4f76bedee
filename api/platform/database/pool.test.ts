import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Pool } from 'pg';
import { createLogger } from '../observability/logger';
import { Events } from '../events/events';
import { createTestDatabase } from '../../test/test-database';
import type { TestDatabase } from '../../test/test-database';
import { KeyedSemaphore } from '../http/keyed-semaphore';
import { inRequest } from '../observability/request-scope';
import { createDataSource } from './data-source';
import { createPool, lackOfConnections } from './pool';

describe('the connection pool of a process', () => {
  const role = `limited_${randomUUID().replaceAll('-', '')}`;
  let database: TestDatabase;
  let admin: Client;
  /** Connects as a role limited to two connections, which produces the error of a full server for this role only. */
  let limitedUrl: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(`create role ${role} login password 'limited' connection limit 2`);
    limitedUrl = Object.assign(new URL(database.url), { username: role, password: 'limited' }).toString();
  });
  afterAll(async () => {
    await admin.query(`drop role ${role}`);
    await admin.end();
    await database.drop();
  });
  const ended: Pool[] = [];
  afterEach(() => Promise.all(ended.splice(0).map((pool) => pool.end())));
  const poolOf = (url: string, connections: number) => {
    const pool = createPool({ url, connections, applicationName: 'postloom test 1.0' });
    ended.push(pool);
    return pool;
  };

  it('waits until the server has a free connection, and fails when there is none for long', async () => {
    const others = poolOf(limitedUrl, 2);
    const held = [await others.connect(), await others.connect()];
    const pool = poolOf(limitedUrl, 2);
    const queries = () => Promise.all(Array.from({ length: 20 }, () => pool.query('select 1')));
    const refused = expect(queries()).rejects.toMatchObject({ code: '53300' });
    const begun = performance.now();
    await expect(poolOf(limitedUrl, 1).connect()).rejects.toMatchObject({ code: '53300' });
    expect(performance.now() - begun).toBeGreaterThan(4_000);
    const later = queries();
    await refused;
    held.forEach((client) => client.release(true));
    expect(await later).toHaveLength(20);
  });

  it('is used by TypeORM, under the name of its process', async () => {
    const pool = poolOf(database.url, 3);
    const source = await createDataSource({ pool, entities: [] }).initialize();
    await Promise.all([
      ...Array.from({ length: 20 }, () => source.query('select pg_sleep(0.01)')),
      ...Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.01)')),
    ]);
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from pg_stat_activity where application_name = 'postloom test 1.0' and datname = current_database()`,
    );
    expect(rows).toEqual([{ open: 3 }]);
    ended.splice(0);
    await source.destroy();
    expect(pool.ended).toBe(true);
  });

  it('gives a caller its share of the connections, and the others to others', async () => {
    const pool = poolOf(database.url, 3);
    const shares = new KeyedSemaphore(2);
    const as = <Result>(caller: string, work: () => Promise<Result>) =>
      inRequest({ requestId: caller, connection: () => shares.acquire(caller) }, work);
    const held = await as('a', () => Promise.all([pool.connect(), pool.connect()]));
    const waiting = as('a', () => Promise.all(Array.from({ length: 20 }, () => pool.query('select 1'))));
    expect((await as('b', () => pool.query('select 2 as answer'))).rows).toEqual([{ answer: 2 }]);
    expect(pool.totalCount).toBe(3);
    // a failed statement ends its use as well
    await expect(as('b', () => pool.query('select 1/0'))).rejects.toMatchObject({ code: '22012' });
    held.forEach((client) => client.release());
    expect(await waiting).toHaveLength(20);
    expect(shares.size).toBe(0);
  });

  it("is compared with the server's limit", async () => {
    const pool = poolOf(database.url, 2);
    expect(await lackOfConnections(pool, 1)).toBeNull();
    expect(await lackOfConnections(pool, 100_000)).toMatch(
      /^This process may open 100000 database connections, \d+ others are open and PostgreSQL allows \d+: lower DATABASE_CONNECTIONS or raise max_connections\.$/,
    );
  });

  it('leaves a connection for the events, which wait as well', async () => {
    const pool = poolOf(limitedUrl, 2);
    const held = [await pool.connect(), await pool.connect()];
    const events = new Events(limitedUrl, createLogger('silent'));
    const started = events.start();
    held.forEach((client) => client.release(true));
    await started;
    expect(events.connected).toBe(true);
    await events.stop();
  });
});
