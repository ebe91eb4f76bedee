import { createLogger } from '../../observability/logger';
import { PartitionedDatabase, at, monthlyEvents } from '../../../test/partitioned-database';
import { createPool } from '../pool';
import { maintainPartitions } from './maintain';
import { makeAhead } from './make-ahead';
import { partitionsOf } from './partition';
import { partitionedTables } from './partitioned-tables';

const tables = partitionedTables({ events: 30, history: null });
const logger = createLogger('silent');

describe('partitions by month', () => {
  let shop: PartitionedDatabase;
  beforeEach(async () => {
    shop = await PartitionedDatabase.create();
  });
  afterEach(() => shop.drop());

  it('are made three months ahead, once', async () => {
    const made = await makeAhead(shop.client, monthlyEvents, at('2026-11-28'));
    expect(made).toEqual(['events_first', 'events_2026_12', 'events_2027_01', 'events_2027_02']);
    expect(await shop.names()).toEqual([...made, 'events_rest']);
    expect(await makeAhead(shop.client, monthlyEvents, at('2026-11-30'))).toEqual([]);
    expect(await makeAhead(shop.client, monthlyEvents, at('2026-12-01'))).toEqual(['events_2027_03']);
  });

  it('begin and end at midnight of UTC in any time zone of a session', async () => {
    await shop.client.query(`set timezone = 'Pacific/Kiritimati'`);
    await shop.pass('2026-11-28');
    await shop.client.query(`set timezone = 'America/Los_Angeles'`);
    await shop.pass('2026-12-01');
    for (const time of [
      '2026-11-30T23:59:59.999999Z',
      '2026-12-01T00:00:00Z',
      '2026-12-31T23:59:59.999999Z',
      '2027-01-01T00:00:00Z',
    ])
      await shop.add(time);
    expect(await shop.places()).toEqual(['events_first', 'events_2026_12', 'events_2026_12', 'events_2027_01']);
  });

  it.each(tables.map((table) => [table.name, table] as const))(
    'have the indexes, keys, checks and triggers of the table: %s',
    async (name, table) => {
      await makeAhead(shop.client, table, at('2026-11-28'));
      await makeAhead(shop.client, table, at('2027-06-28'));
      const { rows } = await shop.client.query<{ name: string; parts: string[] }>(
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
    const deliveries = { ...monthlyEvents, name: 'webhook_deliveries' };
    const { rows } = await shop.client.query<{ id: string }>(
      `insert into webhook_endpoints (url, events, secret_cipher) values ('https://shop.example/hook', '{}', '') returning id`,
    );
    await makeAhead(shop.client, deliveries, at('2026-11-28'));
    for (const time of ['2026-11-28', '2026-12-28', '2029-01-01'])
      await shop.client.query(
        `insert into webhook_deliveries (endpoint_id, event_id, type, data, created_at) values ($1, gen_random_uuid(), 'order.paid', '{}', $2)`,
        [rows[0]?.id, time],
      );
    await makeAhead(shop.client, deliveries, at('2029-01-01'));
    await expect(
      shop.client.query(
        `insert into webhook_deliveries (endpoint_id, event_id, type, data) values (gen_random_uuid(), gen_random_uuid(), 'order.paid', '{}')`,
      ),
    ).rejects.toMatchObject({ code: '23503' });
    await shop.client.query('delete from webhook_endpoints');
    expect((await shop.client.query('select from webhook_deliveries')).rowCount).toBe(0);
  });

  it('leave the rows of an existing table where they are', async () => {
    await shop.add('2025-03-01');
    await shop.add('2026-11-28');
    const file = async (name: string) =>
      (await shop.client.query<{ file: string }>('select pg_relation_filenode($1) as file', [name])).rows[0]?.file;
    const before = await file('events_rest');
    await shop.pass('2026-11-28');
    expect(await shop.places()).toEqual(['events_first', 'events_first']);
    expect(await file('events_first')).toBe(before);
    expect(await shop.names()).toEqual(['events_first', 'events_2027_01', 'events_2027_02', 'events_rest']);
    const { rows } = await shop.client.query(`select from pg_constraint where conname = 'ck_events_range'`);
    expect(rows).toEqual([]);
  });

  it('take every row while the job does not run, and catch up', async () => {
    await shop.pass('2026-11-28');
    for (const month of ['2027-02-15', '2027-03-15', '2027-04-15', '2027-09-20']) await shop.add(month);
    expect(await shop.places()).toEqual(['events_2027_02', 'events_rest', 'events_rest', 'events_rest']);
    await shop.pass('2027-09-20');
    expect((await shop.names()).slice(4)).toEqual([
      'events_2027_03',
      'events_2027_11',
      'events_2027_12',
      'events_rest',
    ]);
    expect(await shop.places()).toEqual(['events_2027_02', 'events_2027_03', 'events_2027_03', 'events_2027_03']);
    await shop.pass('2027-10-01');
    expect((await shop.names()).at(-2)).toBe('events_2028_01');
  });

  it('are not made of months that have passed without a row', async () => {
    await shop.pass('2026-11-28', '2029-05-05');
    expect((await shop.names()).slice(4)).toEqual([
      'events_2027_03',
      'events_2029_05',
      'events_2029_06',
      'events_2029_07',
      'events_2029_08',
      'events_rest',
    ]);
    await shop.add('2028-01-01');
    expect(await shop.places()).toEqual(['events_2027_03']);
  });

  it('are quarters where they are retained without end', async () => {
    const transitions = { ...monthlyEvents, name: 'transitions', months: 3 } as const;
    const made = async (day: string) => makeAhead(shop.client, transitions, at(day));
    expect(await made('2026-11-28')).toEqual(['transitions_first', 'transitions_2027_01']);
    expect(await made('2027-01-28')).toEqual(['transitions_2027_04']);
    expect(await made('2027-02-28')).toEqual([]);
    await shop.client.query(
      `insert into transitions (machine, subject, from_state, to_state, reason, created_at) values ('order', gen_random_uuid(), 'A', 'B', 'C', '2027-09-30')`,
    );
    expect(await made('2027-10-01')).toEqual(['transitions_2027_07', 'transitions_2028_01']);
    await expect(shop.client.query('delete from transitions')).rejects.toThrow('append only');
    expect(
      (await partitionsOf(shop.client, 'transitions')).map(({ from }) => from?.toISOString().slice(0, 10)),
    ).toEqual([undefined, '2027-01-01', '2027-04-01', '2027-07-01', '2028-01-01', '2028-04-01']);
  });

  it('are maintained by one of two workers, for every table', async () => {
    const pool = createPool({ url: shop.url, connections: 4 });
    await shop.add('2026-01-01');
    await Promise.all([1, 2].map(() => maintainPartitions(pool, { tables, logger })));
    await maintainPartitions(pool, { tables, logger });
    await pool.end();
    for (const { name } of tables) expect((await partitionsOf(shop.client, name)).length).toBeGreaterThan(2);
    const { rows } = await shop.client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(tables.map(({ name }) => name).sort());
  });

  it('wait for no long transaction: writers go on, and the next run succeeds', async () => {
    const pool = createPool({ url: shop.url, connections: 2 });
    const backup = await shop.connect();
    await backup.query('begin; select from events');
    const warn = jest.spyOn(logger, 'warn');
    const maintaining = maintainPartitions(pool, { tables: [monthlyEvents], logger, patienceMs: 0 });
    let slowest = 0;
    let isDone = false;
    const writer = await shop.connect();
    const writing = (async () => {
      while (!isDone) {
        const begun = performance.now();
        await shop.add('2026-11-28', writer);
        slowest = Math.max(slowest, performance.now() - begun);
      }
    })();
    await maintaining;
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ table: 'events' }), expect.stringContaining('in use'));
    warn.mockRestore();
    expect(await shop.names()).toEqual(['events_rest']);
    await backup.query('commit');
    await maintainPartitions(pool, { tables: [monthlyEvents], logger, patienceMs: 60_000 });
    isDone = true;
    await writing;
    await pool.end();
    expect(slowest).toBeLessThan(2_000);
    expect((await shop.names()).length).toBeGreaterThan(3);
  });
});
