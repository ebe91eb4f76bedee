import { PartitionedDatabase, at, monthlyEvents } from '../../../test/partitioned-database';
import { dropExpired } from './drop-expired';
import { partitionFigures } from './figures';
import type { PartitionFigures } from './figures';
import { makeAhead } from './make-ahead';
import { monthOf, partitionsOf } from './partition';

describe('expired partitions', () => {
  let shop: PartitionedDatabase;
  beforeEach(async () => {
    shop = await PartitionedDatabase.create();
  });
  afterEach(() => shop.drop());

  const expire = (time: string, detachMs?: number) => dropExpired(shop.client, monthlyEvents, at(time), detachMs);

  it('are dropped a month after their end, marked a week before', async () => {
    await shop.pass('2026-11-28');
    await shop.add('2026-11-28');
    await shop.add('2026-12-01');
    expect(await expire('2026-12-23')).toEqual({ expiring: [], dropped: [] });
    expect(await expire('2026-12-24')).toEqual({ expiring: ['events_first'], dropped: [] });
    expect(await expire('2026-12-30')).toEqual({ expiring: [], dropped: [] });
    expect(await shop.places()).toHaveLength(2);
    expect(await expire('2026-12-31')).toEqual({ expiring: [], dropped: ['events_first'] });
    expect(await shop.places()).toEqual(['events_2026_12']);
    // a clock that is behind fails no insert
    await shop.add('2020-01-01');
    expect(await shop.places()).toEqual(['events_first', 'events_2026_12']);
  });

  it('are dropped while others read and write', async () => {
    await shop.pass('2026-11-28');
    await shop.add('2026-11-28');
    await expire('2026-12-24');
    let isDone = false;
    let [reads, writes] = [0, 0];
    const [reader, writer] = [await shop.connect(), await shop.connect()];
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
    expect(await shop.places()).toHaveLength(writes);
  });

  it('whose detaching was interrupted by a long transaction are dropped by the next run', async () => {
    await shop.pass('2026-11-28');
    await shop.add('2026-11-28');
    await expire('2026-12-24');
    const backup = await shop.connect();
    await backup.query('begin; select from events');
    await expect(expire('2026-12-31', 200)).rejects.toMatchObject({ code: '55P03' });
    // no other caller waits, and none sees its rows any more
    expect(await shop.places()).toEqual([]);
    await shop.add('2026-12-31');
    await backup.query('commit');
    // which is no obstacle to the months ahead
    await shop.pass('2027-01-01');
    expect((await expire('2026-12-31')).dropped).toEqual(['events_first']);
    expect(await shop.places()).toEqual(['events_2026_12']);
  });

  it('are not dropped by a clock that is ahead for less than a week', async () => {
    await shop.pass('2026-09-01', '2026-11-28');
    for (const time of ['2026-08-31', '2026-09-05', '2026-10-05']) await shop.add(time);
    const { expiring, dropped } = await expire('2027-11-28');
    expect(dropped).toEqual([]);
    expect(expiring.length).toBeGreaterThan(3);
    // rows that were written until it was corrected are no obstacle
    await shop.add('2027-11-28');
    await shop.pass('2027-11-28');
    await expire('2026-11-29');
    await shop.pass('2026-11-29');
    expect((await partitionsOf(shop.client, 'events')).filter(({ expiringSince }) => expiringSince)).toMatchObject([
      { name: 'events_first', expiringSince: at('2026-11-29') },
      { name: 'events_2026_10', expiringSince: at('2026-11-29') },
    ]);
    expect(await shop.places()).toHaveLength(4);
  });

  it('are dropped one a run, while a wrong clock goes unnoticed', async () => {
    await shop.pass('2026-09-01', '2026-11-28');
    await expire('2027-11-28');
    expect((await expire('2027-12-05')).dropped).toEqual(['events_first', 'events_2026_10']);
    expect((await expire('2027-12-05')).dropped).toEqual(['events_first', 'events_2026_11']);
    expect((await shop.names()).slice(0, 2)).toEqual(['events_first', 'events_2026_12']);
  });

  it('are measured: months ahead, later rows, and what is to be dropped', async () => {
    const figures = async () => {
      const { rows } = await shop.client.query<{ figures: PartitionFigures[] }>(
        `select ${partitionFigures(2)} as figures`,
      );
      return rows[0]?.figures.find(({ table }) => table === 'events');
    };
    expect(await figures()).toEqual({ table: 'events', ahead: null, rest: 0, expiring: 0 });
    const now = new Date();
    await makeAhead(shop.client, monthlyEvents, now);
    expect(await figures()).toEqual({ table: 'events', ahead: 3, rest: 0, expiring: 0 });
    for (const days of [130, 140, 150]) await shop.add(new Date(now.getTime() + days * 86_400_000).toISOString());
    await dropExpired(shop.client, monthlyEvents, new Date(monthOf(now, 2).getTime() + 25 * 86_400_000));
    expect(await figures()).toEqual({ table: 'events', ahead: 3, rest: 2, expiring: 1 });
  });

  it('are retained where there is no retention', async () => {
    await shop.pass('2026-11-28');
    expect(await dropExpired(shop.client, { ...monthlyEvents, days: null }, at('2036-11-28'))).toEqual({
      expiring: [],
      dropped: [],
    });
  });
});
