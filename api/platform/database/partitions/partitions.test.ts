import { Client } from 'pg';
import { createLogger } from '../../observability/logger';
import { createTestDatabase } from '../../../test/test-database';
import type { TestDatabase } from '../../../test/test-database';
import { createPool } from '../pool';
import { dropExpired } from './drop-expired';
import { partitionFigures } from './figures';
import type { PartitionFigures } from './figures';
import { maintainPartitions } from './maintain';
import { makeAhead } from './make-ahead';
import { monthOf, partitionsOf } from './partition';
import { partitionedTables } from './partitioned-tables';

const retention = { events: 30, history: null };
const tables = partitionedTables(retention);
const events = { name: 'events', column: 'created_at', months: 1, days: 30 } as const;
const logger = createLogger('silent');

describe('partitions by month', () => {
  let database: TestDatabase;
  let client: Client;
  const others: Client[] = [];
  const connect = async () => {
    const other = new Client({ connectionString: database.url });
    await other.connect();
    others.push(other);
    return other;
  };
  beforeEach(async () => {
    database = await createTestDatabase();
    client = await connect();
    await client.query('set lock_timeout = 300');
  });
  afterEach(async () => {
    await Promise.all(others.splice(0).map((other) => other.end()));
    await database.drop();
  });

  const add = (at: string, db = client) =>
    db.query(`insert into events (type, data, transaction_no, created_at) values ('order.paid', '{}', 1, $1)`, [at]);
  const at = (time: string) => new Date(`${time}T12:00:00Z`);
  const names = async () => (await partitionsOf(client, 'events')).map(({ name }) => name);
  const places = async () =>
    (
      await client.query<{ place: string }>('select tableoid::regclass::text as place from events order by created_at')
    ).rows.map(({ place }) => place);
  /** Makes the partitions of each month, as the job does. */
  const pass = async (...days: string[]) => {
    for (const one of days) await makeAhead(client, events, at(one));
  };

  it('are made three months ahead, once', async () => {
    const made = await makeAhead(client, events, at('2026-11-28'));
    expect(made).toEqual(['events_first', 'events_2026_12', 'events_2027_01', 'events_2027_02']);
    expect(await names()).toEqual([...made, 'events_rest']);
    expect(await makeAhead(client, events, at('2026-11-30'))).toEqual([]);
    expect(await makeAhead(client, events, at('2026-12-01'))).toEqual(['events_2027_03']);
  });

  it('begin and end at midnight of UTC in any time zone of a session', async () => {
    await client.query(`set timezone = 'Pacific/Kiritimati'`);
    await pass('2026-11-28');
    await client.query(`set timezone = 'America/Los_Angeles'`);
    await pass('2026-12-01');
    for (const time of [
      '2026-11-30T23:59:59.999999Z',
      '2026-12-01T00:00:00Z',
      '2026-12-31T23:59:59.999999Z',
      '2027-01-01T00:00:00Z',
    ])
      await add(time);
    expect(await places()).toEqual(['events_first', 'events_2026_12', 'events_2026_12', 'events_2027_01']);
  });

  it.each(tables.map((table) => [table.name, table] as const))(
    'have the indexes, keys, checks and triggers of the table: %s',
    async (name, table) => {
      await makeAhead(client, table, at('2026-11-28'));
      await makeAhead(client, table, at('2027-06-28'));
      const { rows } = await client.query<{ name: string; parts: string[] }>(
        `select oid::regclass::text as name, array(
           select pg_get_indexdef(indexrelid, 0, true) from pg_index where indrelid = oid and indisvalid
           union all select pg_get_constraintdef(pg_constraint.oid) from pg_constraint where conrelid = pg_class.oid
           union all select tgname from pg_trigger where tgrelid = pg_class.oid and not tgisinternal) as parts
         from pg_class where oid in (select inhrelid from pg_inherits where inhparent = $1::regclass) or oid = $1::regclass`,
        [name],
      );
      // names differ, definitions do not
      const partsOf = ({ parts }: { parts: string[] }) => parts.map((part) => part.replace(/^.* USING /, '')).sort();
      const own = partsOf(rows.find((one) => one.name === name) ?? { parts: [] });
      const months = rows.filter((one) => one.name !== name && !one.name.endsWith('_first'));
      expect(own.length).toBeGreaterThan(3);
      expect(months.length).toBeGreaterThan(3);
      for (const month of months) expect(partsOf(month)).toEqual(own);
    },
  );

  it('lose the rows of a deleted owner in every month', async () => {
    const deliveries = { ...events, name: 'webhook_deliveries' };
    const { rows } = await client.query<{ id: string }>(
      `insert into webhook_endpoints (url, events, secret_cipher) values ('https://shop.example/hook', '{}', '') returning id`,
    );
    await makeAhead(client, deliveries, at('2026-11-28'));
    for (const time of ['2026-11-28', '2026-12-28', '2029-01-01'])
      await client.query(
        `insert into webhook_deliveries (endpoint_id, event_id, type, data, created_at) values ($1, gen_random_uuid(), 'order.paid', '{}', $2)`,
        [rows[0]?.id, time],
      );
    await makeAhead(client, deliveries, at('2029-01-01'));
    await expect(
      client.query(
        `insert into webhook_deliveries (endpoint_id, event_id, type, data) values (gen_random_uuid(), gen_random_uuid(), 'order.paid', '{}')`,
      ),
    ).rejects.toMatchObject({ code: '23503' });
    await client.query('delete from webhook_endpoints');
    expect((await client.query('select from webhook_deliveries')).rowCount).toBe(0);
  });

  it('leave the rows of an existing table where they are', async () => {
    await add('2025-03-01');
    await add('2026-11-28');
    const file = async (name: string) =>
      (await client.query<{ file: string }>('select pg_relation_filenode($1) as file', [name])).rows[0]?.file;
    const before = await file('events_rest');
    await pass('2026-11-28');
    expect(await places()).toEqual(['events_first', 'events_first']);
    expect(await file('events_first')).toBe(before);
    expect(await names()).toEqual(['events_first', 'events_2027_01', 'events_2027_02', 'events_rest']);
    const { rows } = await client.query(`select from pg_constraint where conname = 'ck_events_range'`);
    expect(rows).toEqual([]);
  });

  it('take every row while the job does not run, and catch up', async () => {
    await pass('2026-11-28');
    for (const month of ['2027-02-15', '2027-03-15', '2027-04-15', '2027-09-20']) await add(month);
    expect(await places()).toEqual(['events_2027_02', 'events_rest', 'events_rest', 'events_rest']);
    await pass('2027-09-20');
    expect((await names()).slice(4)).toEqual(['events_2027_03', 'events_2027_11', 'events_2027_12', 'events_rest']);
    expect(await places()).toEqual(['events_2027_02', 'events_2027_03', 'events_2027_03', 'events_2027_03']);
    await pass('2027-10-01');
    expect((await names()).at(-2)).toBe('events_2028_01');
  });

  it('are not made of months that have passed without a row', async () => {
    await pass('2026-11-28', '2029-05-05');
    expect((await names()).slice(4)).toEqual([
      'events_2027_03',
      'events_2029_05',
      'events_2029_06',
      'events_2029_07',
      'events_2029_08',
      'events_rest',
    ]);
    await add('2028-01-01');
    expect(await places()).toEqual(['events_2027_03']);
  });

  it('are quarters where they are retained without end', async () => {
    const transitions = { ...events, name: 'transitions', months: 3 } as const;
    const made = async (day: string) => makeAhead(client, transitions, at(day));
    expect(await made('2026-11-28')).toEqual(['transitions_first', 'transitions_2027_01']);
    expect(await made('2027-01-28')).toEqual(['transitions_2027_04']);
    expect(await made('2027-02-28')).toEqual([]);
    await client.query(
      `insert into transitions (machine, subject, from_state, to_state, reason, created_at) values ('order', gen_random_uuid(), 'A', 'B', 'C', '2027-09-30')`,
    );
    expect(await made('2027-10-01')).toEqual(['transitions_2027_07', 'transitions_2028_01']);
    await expect(client.query('delete from transitions')).rejects.toThrow('append only');
    expect((await partitionsOf(client, 'transitions')).map(({ from }) => from?.toISOString().slice(0, 10))).toEqual([
      undefined,
      '2027-01-01',
      '2027-04-01',
      '2027-07-01',
      '2028-01-01',
      '2028-04-01',
    ]);
  });

  it('are maintained by one of two workers, for every table', async () => {
    const pool = createPool({ url: database.url, connections: 4 });
    await add('2026-01-01');
    await Promise.all([1, 2].map(() => maintainPartitions(pool, { tables, logger })));
    await maintainPartitions(pool, { tables, logger });
    await pool.end();
    for (const { name } of tables) expect((await partitionsOf(client, name)).length).toBeGreaterThan(2);
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(tables.map(({ name }) => name).sort());
  });

  it('wait for no long transaction: writers go on, and the next run succeeds', async () => {
    const pool = createPool({ url: database.url, connections: 2 });
    const backup = await connect();
    await backup.query('begin; select from events');
    const warn = jest.spyOn(logger, 'warn');
    const maintaining = maintainPartitions(pool, { tables: [events], logger, patienceMs: 0 });
    let slowest = 0;
    let isDone = false;
    const writer = await connect();
    const writing = (async () => {
      while (!isDone) {
        const begun = performance.now();
        await add('2026-11-28', writer);
        slowest = Math.max(slowest, performance.now() - begun);
      }
    })();
    await maintaining;
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ table: 'events' }), expect.stringContaining('in use'));
    warn.mockRestore();
    expect(await names()).toEqual(['events_rest']);
    await backup.query('commit');
    await maintainPartitions(pool, { tables: [events], logger, patienceMs: 60_000 });
    isDone = true;
    await writing;
    await pool.end();
    expect(slowest).toBeLessThan(2_000);
    expect((await names()).length).toBeGreaterThan(3);
  });

  const expire = (time: string, detachMs?: number) => dropExpired(client, events, at(time), detachMs);

  it('are dropped a month after their end, marked a week before', async () => {
    await pass('2026-11-28');
    await add('2026-11-28');
    await add('2026-12-01');
    expect(await expire('2026-12-23')).toEqual({ expiring: [], dropped: [] });
    expect(await expire('2026-12-24')).toEqual({ expiring: ['events_first'], dropped: [] });
    expect(await expire('2026-12-30')).toEqual({ expiring: [], dropped: [] });
    expect(await places()).toHaveLength(2);
    expect(await expire('2026-12-31')).toEqual({ expiring: [], dropped: ['events_first'] });
    expect(await places()).toEqual(['events_2026_12']);
    // a clock that is behind fails no insert
    await add('2020-01-01');
    expect(await places()).toEqual(['events_first', 'events_2026_12']);
  });

  it('are dropped while others read and write', async () => {
    await pass('2026-11-28');
    await add('2026-11-28');
    await expire('2026-12-24');
    let isDone = false;
    let [reads, writes] = [0, 0];
    const [reader, writer] = [await connect(), await connect()];
    const busy = [
      (async () => {
        while (!isDone) {
          await reader.query('select count(*) from events');
          reads += 1;
        }
      })(),
      (async () => {
        while (!isDone) {
          await writer.query({
            name: 'write',
            text: `insert into events (type, data, transaction_no, created_at) values ('order.paid', '{}', 1, '2026-12-05')`,
          });
          writes += 1;
        }
      })(),
    ];
    const { dropped } = await expire('2026-12-31');
    isDone = true;
    await Promise.all(busy);
    expect(dropped).toEqual(['events_first']);
    expect(reads).toBeGreaterThan(0);
    expect(await places()).toHaveLength(writes);
  });

  it('whose detaching was interrupted by a long transaction are dropped by the next run', async () => {
    await pass('2026-11-28');
    await add('2026-11-28');
    await expire('2026-12-24');
    const backup = await connect();
    await backup.query('begin; select from events');
    await expect(expire('2026-12-31', 200)).rejects.toMatchObject({ code: '55P03' });
    // no other caller waits, and none sees its rows any more
    expect(await places()).toEqual([]);
    await add('2026-12-31');
    await backup.query('commit');
    // which is no obstacle to the months ahead
    await pass('2027-01-01');
    expect((await expire('2026-12-31')).dropped).toEqual(['events_first']);
    expect(await places()).toEqual(['events_2026_12']);
  });

  it('are not dropped by a clock that is ahead for less than a week', async () => {
    await pass('2026-09-01', '2026-11-28');
    for (const time of ['2026-08-31', '2026-09-05', '2026-10-05']) await add(time);
    const { expiring, dropped } = await expire('2027-11-28');
    expect(dropped).toEqual([]);
    expect(expiring.length).toBeGreaterThan(3);
    // rows that were written until it was corrected are no obstacle
    await add('2027-11-28');
    await pass('2027-11-28');
    await expire('2026-11-29');
    await pass('2026-11-29');
    expect((await partitionsOf(client, 'events')).filter(({ expiringSince }) => expiringSince)).toMatchObject([
      { name: 'events_first', expiringSince: at('2026-11-29') },
      { name: 'events_2026_10', expiringSince: at('2026-11-29') },
    ]);
    expect(await places()).toHaveLength(4);
  });

  it('are dropped one a run, while a wrong clock goes unnoticed', async () => {
    await pass('2026-09-01', '2026-11-28');
    await expire('2027-11-28');
    expect((await expire('2027-12-05')).dropped).toEqual(['events_first', 'events_2026_10']);
    expect((await expire('2027-12-05')).dropped).toEqual(['events_first', 'events_2026_11']);
    expect((await names()).slice(0, 2)).toEqual(['events_first', 'events_2026_12']);
  });

  it('are measured: months ahead, later rows, and what is to be dropped', async () => {
    const figures = async () => {
      const { rows } = await client.query<{ figures: PartitionFigures[] }>(`select ${partitionFigures(2)} as figures`);
      return rows[0]?.figures.find(({ table }) => table === 'events');
    };
    expect(await figures()).toEqual({ table: 'events', ahead: null, rest: 0, expiring: 0 });
    const now = new Date();
    await makeAhead(client, events, now);
    expect(await figures()).toEqual({ table: 'events', ahead: 3, rest: 0, expiring: 0 });
    for (const days of [130, 140, 150]) await add(new Date(now.getTime() + days * 86_400_000).toISOString());
    await dropExpired(client, events, new Date(monthOf(now, 2).getTime() + 25 * 86_400_000));
    expect(await figures()).toEqual({ table: 'events', ahead: 3, rest: 2, expiring: 1 });
  });

  it('are retained where there is no retention', async () => {
    await pass('2026-11-28');
    expect(await dropExpired(client, { ...events, days: null }, at('2036-11-28'))).toEqual({
      expiring: [],
      dropped: [],
    });
  });
});
