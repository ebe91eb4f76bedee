import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { OutboxEntity } from '../mail/outbox.entity';
import { queueMail } from '../mail/mail';
import { publish } from '../events/events';
import { createLogger } from '../observability/logger';
import { startTestProduct, idleJobs } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { enqueue, releaseForgottenJobs, runJobs } from './jobs';
import type { JobName } from './definitions';
import type { JobHandlers, JobOptions } from './jobs';

const atOnce = { designs: 1, checks: 1, mail: 1, payments: 1, upkeep: 2, webhooks: 1 };

describe('durable jobs', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const start = (handlers: Partial<JobHandlers>, options: Partial<JobOptions> = {}) =>
    runJobs(product.services.directPool, { ...idleJobs, ...handlers }, createLogger('silent'), {
      atOnce,
      drainMs: 50,
      ...options,
    });
  const until = async (reached: () => boolean) => {
    while (!reached()) await sleep(10);
  };

  it('are asked for by each lane with one statement for all of its slots, without a warning', async () => {
    const { directPool: pool } = product.services;
    const log: string[] = [];
    const logger = createLogger('warn', { write: (line: string) => void log.push(line) });
    const connect = jest.spyOn(pool, 'connect');
    const handlers = { ...idleJobs };
    const many = { designs: 40, checks: 40, mail: 40, payments: 40, upkeep: 40, webhooks: 40 };
    const jobs = await runJobs(pool, handlers, logger, { atOnce: many, drainMs: 50 });
    const done = new Promise<void>((resolve) => {
      handlers.drop_files = async () => resolve();
    });
    await enqueue(db(), 'drop_files', { designKeys: [], uploads: [] });
    await done;
    await jobs.stop();
    expect(connect.mock.calls.length).toBeLessThan(100);
    expect(log).toEqual([]);
    connect.mockRestore();
  });

  it('that a transaction queues wake their lane with its events, without a notification of the queue', async () => {
    const { events } = product.services;
    const handlers = { ...idleJobs };
    const jobs = await start({ drop_files: () => handlers.drop_files({} as never, {} as never) }, { events });
    const witness = await product.services.directPool.connect();
    const notifications: string[] = [];
    await witness.query('listen "jobs:insert"');
    witness.on('notification', ({ channel }) => notifications.push(channel));
    const begun = performance.now();
    for (let count = 0; count < 5; count += 1) {
      const done = new Promise<void>((resolve) => {
        handlers.drop_files = async () => resolve();
      });
      await product.ctx().transaction(async (tx) => {
        await publish(tx.db, { type: 'account', id: 'anyone' });
        await enqueue(tx.db, 'drop_files', { designKeys: [], uploads: [] });
      });
      await done;
    }
    // a lane that is not woken looks every two seconds
    expect(performance.now() - begun).toBeLessThan(5_000);
    await witness.query('unlisten *');
    witness.release(true);
    expect(notifications).toEqual([]);
    await jobs.stop();
  });

  it('of one lane never wait for another lane', async () => {
    const done: JobName[] = [];
    const note = (name: JobName) => () => Promise.resolve(void done.push(name));
    const busy = new AbortController();
    const jobs = await start({
      generate_design: (_nothing, { hurry }) =>
        new Promise((resolve) =>
          [hurry, busy.signal].forEach((signal) => signal.addEventListener('abort', () => resolve())),
        ),
      send_mail: note('send_mail'),
      reap_designs: note('reap_designs'),
      reconcile_payments: note('reconcile_payments'),
    });
    for (let index = 0; index < 5; index += 1) await enqueue(db(), 'generate_design', {});
    await queueMail(product.ctx(), { to: 'ann@example.com', subject: 'Hello', html: '<p>Hello</p>' });
    await enqueue(db(), 'reap_designs', {});
    await enqueue(db(), 'reconcile_payments', {});
    await until(() => done.length === 3);
    expect(done.sort()).toEqual(['reap_designs', 'reconcile_payments', 'send_mail']);
    busy.abort();
    await jobs.stop();
    await db().query('delete from graphile_worker._private_jobs');
    await db()
      .delete(OutboxEntity, {})
      .catch(() => undefined);
  });

  it('are not queued with a payload that their handler could not read', async () => {
    await expect(enqueue(db(), 'send_mail', { outboxId: 'x' })).rejects.toThrow(/outboxId/);
    const sent: unknown = { outbox: randomUUID() };
    await expect(enqueue(db(), 'send_mail', sent as { outboxId: string })).rejects.toThrow(/outboxId/);
    expect(await db().query('select 1 from graphile_worker.jobs')).toEqual([]);
  });

  it('fail with the name of the field when another program queued them wrongly, and read payloads of older releases', async () => {
    const { directPool: pool } = product.services;
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line: string) => void lines.push(line) });
    const handled: unknown[] = [];
    const note = async (payload: unknown) => void handled.push(payload);
    const jobs = await runJobs(pool, { ...idleJobs, send_mail: note, drop_files: note }, logger, {
      atOnce,
      drainMs: 50,
    });
    await pool.query(`select graphile_worker.add_job('send_mail', '{"outboxId": 7}', max_attempts => 1)`);
    await pool.query(`select graphile_worker.add_job('drop_files', '{"designKeys": ["a"], "uploads": [], "more": 1}')`);
    await until(() => handled.length > 0 && lines.length > 0);
    await jobs.stop();
    expect(handled).toEqual([{ designKeys: ['a'], ticketKeys: [], uploads: [] }]);
    expect(lines.join()).toMatch(/a job failed.*outboxId|outboxId.*a job failed/);
    await db().query('delete from graphile_worker._private_jobs');
  });

  it('of the timetable run one at a time across all processes', async () => {
    let [running, most] = [0, 0];
    let runs = 0;
    const count = async () => {
      running += 1;
      runs += 1;
      most = Math.max(most, running);
      await sleep(60);
      running -= 1;
    };
    const both = [await start({ reap_designs: count }), await start({ reap_designs: count })];
    for (let index = 0; index < 4; index += 1) await enqueue(db(), 'reap_designs', {});
    const left = async () =>
      (await db().query<unknown[]>(`select 1 from graphile_worker.jobs where task_identifier = 'reap_designs'`)).length;
    while ((await left()) > 0) await sleep(10);
    expect(most).toBe(1);
    expect(runs).toBeGreaterThan(0);
    for (const jobs of both) await jobs.stop();
  });

  it('receive first the signal to start nothing new, then the signal to abort', async () => {
    const heard: string[] = [];
    let begun = false;
    const jobs = await start({
      generate_design: (_nothing, { draining, hurry }) =>
        new Promise((resolve) => {
          begun = true;
          draining.addEventListener('abort', () => heard.push('draining'));
          hurry.addEventListener('abort', () => {
            heard.push('hurry');
            resolve();
          });
        }),
    });
    await enqueue(db(), 'generate_design', {});
    await until(() => begun);
    await jobs.stop();
    expect(heard).toEqual(['draining', 'hurry']);
  });

  it('that a killed process had locked are released, above all emails', async () => {
    await enqueue(db(), 'send_mail', { outboxId: randomUUID() });
    await enqueue(db(), 'generate_design', {});
    await db().query(
      `update graphile_worker._private_jobs set locked_by = 'worker-' || id, locked_at = now() - interval '16 minutes', attempts = 1`,
    );
    await releaseForgottenJobs(product.services.pool);
    const rows: { task_identifier: string; locked_by: string | null }[] = await db().query(
      'select task_identifier, locked_by from graphile_worker.jobs order by task_identifier',
    );
    expect(rows.map(({ task_identifier: name, locked_by: by }) => [name, by !== null])).toEqual([
      ['generate_design', true],
      ['send_mail', false],
    ]);
    await db().query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '25 hours' where locked_by is not null`,
    );
    await releaseForgottenJobs(product.services.pool);
    expect(await db().query('select task_identifier from graphile_worker.jobs')).toEqual([
      { task_identifier: 'send_mail' },
    ]);
  });

  describe('that a lane had locked', () => {
    const lockedSince = (minutes: number) =>
      db().query(
        `update graphile_worker._private_jobs set locked_by = coalesce(locked_by, 'killed-lane'),
           locked_at = now() - make_interval(secs => $1)`,
        [minutes * 60],
      );
    const lockedBy = async () => {
      await releaseForgottenJobs(product.services.pool);
      const rows: { locked_by: string | null }[] = await db().query('select locked_by from graphile_worker.jobs');
      return rows.map(({ locked_by: by }) => by);
    };
    /** Connections that hold the lock of a lane which has locked jobs. */
    const holders = async (): Promise<{ pid: number }[]> =>
      db().query(
        `select pid from pg_locks where locktype = 'advisory' and granted and mode = 'ShareLock'
           and database = (select oid from pg_database where datname = current_database())
           and objid = (select hashtext(locked_by)::oid from graphile_worker.jobs limit 1)`,
      );

    beforeEach(() => db().query('delete from graphile_worker._private_jobs'));

    it('are released a minute later where its process was killed', async () => {
      await enqueue(db(), 'send_mail', { outboxId: randomUUID() });
      await lockedSince(0.9);
      expect(await lockedBy()).toEqual(['killed-lane']);
      await lockedSince(1.1);
      expect(await lockedBy()).toEqual([null]);
    });

    it('stay locked while it lives, also after it has lost its connection, until they hang', async () => {
      const ends: (() => void)[] = [];
      const jobs = await start({ send_mail: () => new Promise((resolve) => ends.push(resolve)) });
      await enqueue(db(), 'send_mail', { outboxId: randomUUID() });
      await until(() => ends.length > 0);
      await lockedSince(14);
      const [lane] = await lockedBy();
      expect(lane).toMatch(/^pool-/);
      const [holder] = await holders();
      await db().query('select pg_terminate_backend($1, 5000)', [holder?.pid]);
      let again: { pid: number }[] = [];
      while (again.length === 0) again = await holders();
      expect(again).not.toEqual([holder]);
      expect(await lockedBy()).toEqual([lane]);
      await lockedSince(16);
      expect(await lockedBy()).toEqual([null]);
      for (const end of ends) end();
      await jobs.stop();
    });

    it('are released one by one where others of the lane still run', async () => {
      const ends: (() => void)[] = [];
      const jobs = await start(
        { send_mail: () => new Promise((resolve) => ends.push(resolve)) },
        { atOnce: { ...atOnce, mail: 2 } },
      );
      const [hanging, running] = [randomUUID(), randomUUID()];
      for (const outboxId of [hanging, running]) await enqueue(db(), 'send_mail', { outboxId });
      await until(() => ends.length === 2);
      await db().query(
        `update graphile_worker._private_jobs set locked_at = now() - interval '16 minutes' where payload ->> 'outboxId' = $1`,
        [hanging],
      );
      await releaseForgottenJobs(product.services.pool);
      const rows: { id: string }[] = await db().query(
        `select payload ->> 'outboxId' as id from graphile_worker._private_jobs where locked_by is not null`,
      );
      expect(rows.map(({ id }) => id)).toEqual([running]);
      await db().query('delete from graphile_worker._private_jobs where locked_by is null');
      for (const end of ends) end();
      await jobs.stop();
    });
  });
});
