import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import type { DataSource, EntityManager } from 'typeorm';
import { byPort } from '../../test/database-connection';
import { startReplication } from '../../test/replication';
import type { Replication } from '../../test/replication';
import { createLogger } from '../observability/logger';
import { createDataSource } from './data-source';
import { createLaggingReads } from './standby';
import type { LaggingReads, LaggingReadsOptions } from './standby';

async function whoAnswers(db: EntityManager): Promise<'standby' | 'primary'> {
  const [row]: { standby: boolean }[] = await db.query('select pg_is_in_recovery() as standby');
  return row?.standby ? 'standby' : 'primary';
}

describe('reads that may lag', () => {
  let servers: Replication;
  let source: DataSource;
  const log: string[] = [];
  const outcomes: string[] = [];
  const opened: LaggingReads[] = [];
  beforeAll(async () => {
    // without feedback and patience, the replay of the log cancels statements that are in its way
    servers = await startReplication({ max_standby_streaming_delay: '0', hot_standby_feedback: 'off' });
    source = await createDataSource({ url: servers.primary, entities: [], poolSize: 5 }).initialize();
    await source.query('create table numbers as select 1 as number');
  });
  beforeEach(() => servers.caughtUp());
  afterEach(async () => {
    log.length = 0;
    outcomes.length = 0;
    await Promise.all(opened.splice(0).map((reads) => reads.stop()));
  });
  afterAll(async () => {
    await source.destroy();
    await servers.stop();
  });
  const readsOf = (urls: readonly string[], more: Partial<LaggingReadsOptions> = {}) => {
    const reads = createLaggingReads({
      urls,
      entities: [],
      primary: source,
      applicationName: 'postloom test',
      logger: createLogger('debug', { write: (line: string) => void log.push(line) }),
      observe: (outcome) => void outcomes.push(outcome),
      ...more,
    });
    opened.push(reads);
    return reads;
  };
  const onDeadPort = () => byPort(servers.standby, 9);
  const silent = async (): Promise<[string, Server]> => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return [byPort(servers.standby, (server.address() as AddressInfo).port), server];
  };
  /** Asks until the position that the first read requires is replayed. */
  const until = async (reads: LaggingReads, wanted: string) => {
    const end = performance.now() + 20_000;
    while (performance.now() < end) if ((await reads.read(whoAnswers)) === wanted) return;
    throw new Error(`the ${wanted} did not answer`);
  };
  const add = (number: number) => source.query('insert into numbers values ($1)', [number]);
  const numbersIn = async (db: EntityManager) => {
    const rows: { number: number }[] = await db.query('select number from numbers');
    return rows.map(({ number }) => number);
  };

  it('use a standby, or the primary without one', async () => {
    await until(readsOf([servers.standby]), 'standby');
    const none = readsOf([]);
    expect(await none.read(whoAnswers)).toBe('primary');
    expect(none.position).toBeNull();
    expect(log).toEqual([]);
  });

  it('include the change of a caller that sends its position, and other changes when they are replayed', async () => {
    const reads = readsOf([servers.standby], { lagMs: 60_000 });
    await until(reads, 'standby');
    const before = await reads.position?.();
    await servers.onStandby('select pg_wal_replay_pause()');
    try {
      await add(2);
      const after = await reads.position?.();
      expect(await reads.read(numbersIn, after)).toContain(2);
      expect(await reads.read(numbersIn, before)).not.toContain(2);
      expect(await reads.read(numbersIn)).not.toContain(2);
      expect(await reads.read(whoAnswers, 'damaged')).toBe('primary');
    } finally {
      await servers.onStandby('select pg_wal_replay_resume()');
    }
    await servers.caughtUp();
    const after = await reads.position?.();
    await servers.caughtUp();
    expect(await reads.read(numbersIn, after)).toContain(2);
    expect(outcomes.slice(-5)).toEqual(['behind', 'standby', 'standby', 'behind', 'standby']);
    expect(reads.lag).toEqual([expect.any(Number)]);
  });

  it('do not use a standby that lags too far, also while the primary changes nothing more', async () => {
    const reads = readsOf([servers.standby], { lagMs: 100 });
    await until(reads, 'standby');
    await servers.onStandby('select pg_wal_replay_pause()');
    try {
      await add(3);
      await until(reads, 'primary');
      expect(await reads.read(numbersIn)).toContain(3);
      expect(await reads.read(whoAnswers)).toBe('primary');
      expect(outcomes.at(-1)).toBe('behind');
      expect(reads.lag[0]).toBeGreaterThan(0);
      expect(log).toEqual([]);
    } finally {
      await servers.onStandby('select pg_wal_replay_resume()');
    }
    await servers.caughtUp();
    await until(reads, 'standby');
  });

  it('that the replay of the log cancels are repeated on the primary, and the standby stays in use', async () => {
    const reads = readsOf([servers.standby]);
    await until(reads, 'standby');
    let reading = () => undefined as void;
    const begun = new Promise<void>((resolve) => (reading = resolve));
    const long = reads.read(async (db) => {
      const waiting = db.query<object[]>(
        'select count(*), pg_sleep(case when pg_is_in_recovery() then 20 else 0 end) from numbers',
      );
      reading();
      return waiting;
    });
    await begun;
    await servers.isRunning('select count(*), pg_sleep%');
    await source.query('truncate numbers');
    await long;
    expect(outcomes.at(-1)).toBe('conflict');
    expect(log).toEqual([]);
    await servers.caughtUp();
    await until(reads, 'standby');
  });

  it('use the next standby when one is down, and do not ask it for a while', async () => {
    const reads = readsOf([onDeadPort(), servers.standby]);
    await until(reads, 'standby');
    await until(reads, 'standby');
    await until(reads, 'standby');
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('the standby failed a read');
    expect(outcomes.filter((outcome) => outcome === 'unavailable')).toHaveLength(1);
    expect(reads.lag).toEqual([null, expect.any(Number)]);
  });

  it('do not use a server that is no standby any more', async () => {
    const reads = readsOf([servers.primary]);
    expect(await reads.read(whoAnswers)).toBe('primary');
    expect(outcomes).toEqual(['unavailable']);
    expect(log[0]).toContain('names a server that is no standby');
  });

  it('do not use a standby that has another history than the primary, as after a restore', async () => {
    const url = process.env['TEST_DATABASE_URL'] ?? '';
    const restored = await createDataSource({ url, entities: [], poolSize: 2 }).initialize();
    try {
      const reads = readsOf([servers.standby], { primary: restored });
      expect(await reads.read(whoAnswers)).toBe('primary');
      expect(outcomes).toEqual(['unavailable']);
      expect(log.join()).toContain('another history than the primary');
    } finally {
      await restored.destroy();
    }
  });

  it('do not blame a standby for a read that fails everywhere', async () => {
    const reads = readsOf([servers.standby]);
    await until(reads, 'standby');
    await expect(reads.read((db) => db.query('select 1 / 0'))).rejects.toThrow('division by zero');
    expect(log).toEqual([]);
    await until(reads, 'standby');
  });

  it('do not wait long for a standby that accepts connections without answering', async () => {
    const [url, server] = await silent();
    const begun = performance.now();
    expect(await readsOf([url]).read(whoAnswers)).toBe('primary');
    expect(performance.now() - begun).toBeLessThan(5_000);
    server.close();
  });

  it('do not wait long for a standby that answers too slowly, and retry it later', async () => {
    const reads = readsOf([servers.standby], { answerMs: 300, restMs: 0 });
    await until(reads, 'standby');
    const slow = await reads.read((db) =>
      db.query<{ standby: boolean }[]>(
        'select pg_is_in_recovery() as standby, pg_sleep(case when pg_is_in_recovery() then 5 else 0 end)',
      ),
    );
    expect(slow[0]?.standby).toBe(false);
    await until(reads, 'standby');
  });

  // the last one: there is no standby afterwards
  it('end with a promotion, after which events are numbered behind all that the lost primary gave', async () => {
    const standby = await createDataSource({ url: servers.standby, entities: [], poolSize: 1 }).initialize();
    const one = async (db: DataSource, sql: string) =>
      Object.values((await db.query<Record<string, string>[]>(sql))[0] ?? {})[0];
    const addEvent = async (db: DataSource) => {
      await db.query(`select record_webhook_event('ticket.created', null, '{}')`);
      return BigInt((await one(db, 'select max(transaction_no) from events')) ?? 0);
    };
    try {
      const numberBase = 'select event_number_base()';
      await addEvent(source);
      await servers.caughtUp();
      expect(await one(standby, numberBase)).toBe(await one(source, numberBase));
      await standby.query('select pg_promote(true, 60)');
      // what the primary records now is lost with it
      let lost = 0n;
      for (let time = 0; time < 20; time += 1) lost = await addEvent(source);
      expect(await addEvent(standby)).toBeGreaterThan(lost + 2n ** 39n);
    } finally {
      await standby.destroy();
    }
  });
});
