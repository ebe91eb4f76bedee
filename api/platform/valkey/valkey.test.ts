import { publish } from '../events/events';
import type { DomainEvent } from '../events/domain-event';
import { enqueue } from '../jobs/jobs';
import { startServices } from '../../wiring/services';
import type { RunningServices } from '../../wiring/services';
import { readConfig } from '../../config/config';
import { createContext } from '../../context';
import { createLogger } from '../observability/logger';
import { figuresOf } from '../../domain/monitoring/figures';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { recordSql } from '../../test/sql-statements';
import { describeWithValkey, ValkeyServer } from '../../test/valkey-server';

describeWithValkey('two processes with VALKEY_URL', () => {
  let valkey: ValkeyServer;
  let product: TestProduct;
  let other: RunningServices;

  beforeAll(async () => {
    valkey = await ValkeyServer.start();
    product = await startTestProduct({ environment: { VALKEY_URL: valkey.url } });
    other = await startServices(readConfig(product.environment), createLogger('silent'));
  });
  afterAll(async () => {
    await other.stop();
    await product.stop();
    await valkey.kill();
  });

  let number = 0;
  const nextId = () => `00000000-0000-7000-8000-${String((number += 1)).padStart(12, '0')}`;
  const ctx = () => product.ctx();
  const sendEvent = (event: DomainEvent) => ctx().transaction((tx) => publish(tx.db, event));
  /** Publishes an event in one process and waits until the other one has received it. */
  const arrives = async (type: 'order' | 'content' = 'order') => {
    const id = nextId();
    const received = new Promise<void>((resolve) => {
      const stop = other.events.listen(type, id, (changed) => {
        if (changed !== id) return;
        stop();
        resolve();
      });
    });
    await sendEvent({ type, id });
    await received;
  };
  const both = () => [product.services, other];
  const areUsable = (wanted: boolean) => both().every(({ valkey: one }) => one?.isUsable === wanted);
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise(setImmediate);
  };
  const gauge = async () => {
    await figuresOf(product.services)();
    return (await product.services.metrics.registry.getSingleMetricAsString('valkey_up')).endsWith(' 1');
  };
  const takeWith = (services: RunningServices | TestProduct['services'], key: string) =>
    services.limits.take('copyPerAccount', key);

  it('send events by it and not by PostgreSQL, except of public content', async () => {
    const sql = recordSql();
    sql.begin();
    await arrives();
    expect(sql.statements().filter((text) => text.includes('pg_notify'))).toEqual([]);
    await arrives('content');
    expect(sql.statements().filter((text) => text.includes('pg_notify'))).toHaveLength(1);
    sql.stop();
  });

  it('wake the workers of the other one for a job of a transaction, and no commit notifies', async () => {
    const witness = await product.services.directPool.connect();
    const notifications: string[] = [];
    witness.on('notification', ({ channel }) => notifications.push(channel));
    await witness.query('listen "jobs:insert"; listen postloom_events');
    await new Promise<void>((woken, failed) => {
      const stop = other.events.listen('jobs', 'upkeep', () => {
        stop();
        woken();
      });
      ctx()
        .transaction(async (tx) => {
          await publish(tx.db, { type: 'order', id: nextId() });
          await enqueue(tx.db, 'drop_files', { designKeys: [], uploads: [] });
        })
        .catch(failed);
    });
    await witness.query('select 1');
    witness.release(true);
    expect(notifications).toEqual([]);
  });

  it('send no event of a transaction that fails', async () => {
    const [lost, sent] = [nextId(), nextId()];
    const received: (string | null)[] = [];
    const stops = [lost, sent].map((id) => other.events.listen('order', id, (changed) => received.push(changed)));
    const failing = ctx().transaction(async (tx) => {
      await publish(tx.db, { type: 'order', id: lost });
      throw new Error('it fails');
    });
    await expect(failing).rejects.toThrow('it fails');
    await sendEvent({ type: 'order', id: sent });
    await other.events.caughtUp();
    stops.forEach((stop) => stop());
    expect(received).toEqual([sent]);
  });

  it('count attempts together', async () => {
    const key = nextId();
    for (let count = 0; count < 30; count += 1)
      for (const services of both()) expect(await takeWith(services, key)).toBe(0);
    for (const services of both()) expect(await takeWith(services, key)).toBeGreaterThan(0);
    const { rows } = await other.pool.query('select from rate_limits where key like $1', [`%${key}`]);
    expect(rows).toHaveLength(0);
  });

  it('spend one budget together', async () => {
    const key = nextId();
    for (const { budgets } of both()) await budgets.charge('token', key, 20_000);
    expect((await other.budgets.charge('token', key, 19_000)).remaining).toBe(1_000);
    const { rows } = await other.pool.query('select from rate_limits where key like $1', [`%${key}`]);
    expect(rows).toHaveLength(0);
  });

  it('count what protects passwords in the database: an emptied Valkey lets nothing in', async () => {
    const key = nextId();
    for (let count = 0; count < 10; count += 1) await other.limits.take('signInPerDevice', key);
    await other.valkey?.ask((client) => client.flushall());
    for (const { limits } of both()) expect(await limits.take('signInPerDevice', key)).toBeGreaterThan(0);
  });

  it('use PostgreSQL while it is gone, and Valkey again when it is back', async () => {
    expect(await gauge()).toBe(true);
    await valkey.kill();
    await until(() => areUsable(false));
    expect(await gauge()).toBe(false);
    await arrives();
    const key = nextId();
    for (let count = 0; count < 60; count += 1) await takeWith(other, key);
    expect(await takeWith(product.services, key)).toBeGreaterThan(0);

    const missed = new Promise<void>((resolve) => {
      const stop = other.events.listen('order', 'any', (changed) => {
        if (changed !== null) return;
        stop();
        resolve();
      });
    });
    await valkey.start();
    await missed;
    await until(() => areUsable(true));
    expect(await gauge()).toBe(true);
    await arrives();
  });

  it('wait a moment only for one that answers nothing', async () => {
    valkey.freeze();
    try {
      const start = performance.now();
      await arrives();
      expect(await takeWith(other, nextId())).toBe(0);
      // two answers that were not waited for, and a busy machine
      expect(performance.now() - start).toBeLessThan(5_000);
      expect(areUsable(false)).toBe(true);
    } finally {
      valkey.thaw();
    }
    await until(() => areUsable(true));
    await arrives();
  });
});

it('a process starts while VALKEY_URL answers nothing', async () => {
  const product = await startTestProduct({ environment: { VALKEY_URL: 'redis://127.0.0.1:9' } });
  expect(product.services.valkey?.isUsable).toBe(false);
  const context = createContext(product.services, { requestId: 'test', viewer: null, address: '10.0.0.1' });
  expect(await context.limits.take('copyPerAccount', 'a')).toBe(0);
  await product.stop();
});
