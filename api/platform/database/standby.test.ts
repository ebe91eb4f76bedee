import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import type { DataSource } from 'typeorm';
import { purchaseList } from '../../domain/orders/order.list';
import { registered } from '../lists/registry';
import { createTestDatabase } from '../../test/test-database';
import type { TestDatabase } from '../../test/test-database';
import { startTestProduct } from '../../test/test-product';
import { createLogger } from '../observability/logger';
import { createDataSource } from './data-source';
import { createLaggingReads } from './standby';
import type { LaggingReads, LaggingReadsOptions } from './standby';

const nameOf = (reads: LaggingReads) =>
  reads.read(async (db) => {
    const [row]: { name: string }[] = await db.query('select current_database() as name');
    return row?.name;
  });
const databaseOf = (url: string) => new URL(url).pathname.slice(1);

describe('reads that may lag', () => {
  let primary: TestDatabase;
  let standby: TestDatabase;
  let source: DataSource;
  const log: string[] = [];
  const opened: LaggingReads[] = [];
  beforeAll(async () => {
    [primary, standby] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    source = await createDataSource({ url: primary.url, entities: [], poolSize: 2 }).initialize();
  });
  afterEach(async () => {
    log.length = 0;
    await Promise.all(opened.splice(0).map((reads) => reads.stop()));
  });
  afterAll(async () => {
    await source.destroy();
    await Promise.all([primary.drop(), standby.drop()]);
  });
  const readsOf = (url: string | undefined, more: Partial<LaggingReadsOptions> = {}) => {
    const reads = createLaggingReads({
      url,
      entities: [],
      primary: source,
      applicationName: 'postloom test',
      logger: createLogger('debug', { write: (line: string) => void log.push(line) }),
      ...more,
    });
    opened.push(reads);
    return reads;
  };
  const silent = async (): Promise<[string, Server]> => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = Object.assign(new URL(standby.url), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` });
    return [url.toString(), server];
  };

  it('use the standby, or the primary without one', async () => {
    expect(await nameOf(readsOf(standby.url))).toBe(databaseOf(standby.url));
    expect(await nameOf(readsOf(undefined))).toBe(databaseOf(primary.url));
    expect(log).toEqual([]);
  });

  it('use the primary when the standby is down, and for a while after that', async () => {
    const dead = Object.assign(new URL(standby.url), { host: '127.0.0.1:9' }).toString();
    const reads = readsOf(dead);
    expect(await nameOf(reads)).toBe(databaseOf(primary.url));
    expect(await nameOf(reads)).toBe(databaseOf(primary.url));
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('the standby failed a read');
  });

  it('do not wait long for a standby that accepts connections without answering', async () => {
    const [url, server] = await silent();
    const begun = performance.now();
    expect(await nameOf(readsOf(url))).toBe(databaseOf(primary.url));
    expect(performance.now() - begun).toBeLessThan(5_000);
    server.close();
  });

  it('do not wait long for a standby that answers too slowly, and retry it later', async () => {
    const reads = readsOf(standby.url, { answerMs: 300, restMs: 0 });
    const slow = reads.read(async (db) => {
      const [row]: { name: string }[] = await db.query(
        `select current_database() as name, pg_sleep(case when current_database() = $1 then 5 else 0 end)`,
        [databaseOf(standby.url)],
      );
      return row?.name;
    });
    expect(await slow).toBe(databaseOf(primary.url));
    expect(await nameOf(reads)).toBe(databaseOf(standby.url));
  });

  it('do not block the start: a product with a dead standby serves, including the export of all orders', async () => {
    const [url, server] = await silent();
    const product = await startTestProduct({ http: true, environment: { DATABASE_STANDBY_URL: url } });
    try {
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
      const file = registered(purchaseList).file;
      const admin = product.ctx({ id: randomUUID(), role: 'ADMIN' });
      const lines = await file?.make(admin, {}, 'UTC').then((stream) => text(stream));
      expect(lines).toMatch(/^"Order",.+\r\n$/);
    } finally {
      await product.stop();
      server.close();
    }
  });
});
