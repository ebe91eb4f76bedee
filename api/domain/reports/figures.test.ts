import { randomInt } from 'node:crypto';
import { dayIn, plusDays, startOfDay } from '../../../contract/time-zone';
import { figuresInLists, figuresShown } from '../../test/figure-lists';
import { PastEvents, momentBetween } from '../../test/past-events';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { withClockAhead } from '../../test/wrong-clock';
import type { UserEntity } from '../accounts/user.entity';
import { readDashboard } from './dashboard.service';
import type { PeriodFiguresRow } from './period';
import { rollUpFigures } from './roll-up.job';

/** Clocks change on 25 October 2026 in Europe, and on 1 November in North America. */
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'];
const now = new Date('2026-11-04T10:30:00Z');
const month = { from: '2026-10-05', to: '2026-11-04' };
const running = { aborted: false };

describe('the figures of the dashboard', () => {
  let product: TestProduct;
  let events: PastEvents;
  let admin: UserEntity;

  beforeEach(async () => {
    product = await startTestProduct();
    events = new PastEvents(product);
    admin = await product.addUser({ role: 'ADMIN' });
    // the tests count from a shop without accounts on the days they ask for
    await db().query(`update users set created_at = '2020-02-02'; delete from figure_changes`);
  });
  afterEach(() => product.stop());

  const db = () => product.services.pool;
  const ctx = () => product.ctx(admin);
  const setZone = (timeZone: string) =>
    db().query(
      `insert into settings (key, body) values ('shop', jsonb_build_object('timeZone', $1::text))
       on conflict (key) do update set body = excluded.body`,
      [timeZone],
    );
  const ask = (range = month, compare = false, at = now) => readDashboard(ctx(), range, compare, at);
  const rollUp = (at = now, draining: { aborted: boolean } = running) => rollUpFigures(product.ctx(), draining, at);
  const storedRows = async () =>
    (
      await db().query<{ zone: string; day: string }>(
        `select zone, day::text, sign_ups, designs, cost, making_times, paid_orders, first_purchases, second_purchases from daily_figures order by zone, day`,
      )
    ).rows;

  const inLists = (point: PeriodFiguresRow) => figuresInLists(ctx(), point);

  /** Adds random events of the month, some of them at the borders of days. */
  async function addRandomEvents(): Promise<void> {
    const [from, until] = [new Date('2026-10-04T12:00:00Z'), now];
    const borders = zones.flatMap((zone) =>
      ['2026-10-25', '2026-10-26', '2026-11-01', '2026-11-02'].flatMap((day) => {
        const midnight = startOfDay(zone, day).getTime();
        return [midnight - 1, midnight];
      }),
    );
    const moment = () =>
      randomInt(3) === 0 ? new Date(borders[randomInt(borders.length)] as number) : momentBetween(from, until);
    for (let at = 0; at < 25; at += 1) {
      const user = await events.user(moment());
      for (let more = randomInt(4); more > 0; more -= 1)
        await events.design(
          user,
          moment(),
          (['SUCCEEDED', 'FAILED', 'CANCELLED'] as const)[randomInt(3)] ?? 'FAILED',
          randomInt(1, 200),
        );
      for (let more = randomInt(4); more > 0; more -= 1) {
        const [currency, kind] = [randomInt(2) ? 'USD' : 'EUR', randomInt(2) ? 'PACKAGE' : 'ITEM'];
        const order = await events.order(user, moment(), {
          total: `${randomInt(1, 50)}.${randomInt(10, 99)}`,
          currency,
          kind,
        });
        if (randomInt(2)) await events.refund(user, order, moment(), '0.50', currency);
      }
      if (randomInt(3) === 0) await events.order(user, null);
    }
  }

  it.each(zones)('are what the lists show for each day of %s, also where the clocks change', async (zone) => {
    await setZone(zone);
    await addRandomEvents();
    await rollUp();
    const { period, series, timeZone, isRecomputing } = await ask();
    expect([timeZone, isRecomputing, series.length]).toEqual([zone, false, 31]);
    expect(figuresShown(period)).toEqual(await inLists(period));
    for (const point of series) expect([point.from, figuresShown(point)]).toEqual([point.from, await inLists(point)]);
    expect(series.reduce((sum, { firstPurchases }) => sum + firstPurchases, 0)).toBe(period.firstPurchases);
    const hours = new Map(series.map(({ from, start, end }) => [from, (end.getTime() - start.getTime()) / 3_600_000]));
    expect([hours.get('2026-10-24'), hours.get('2026-10-25'), hours.get('2026-11-01')]).toEqual(
      { 'Europe/Berlin': [24, 25, 24], 'America/New_York': [24, 24, 25], 'Asia/Kathmandu': [24, 24, 24] }[zone],
    );
  });

  it('are the same from rolled-up rows as from the rows themselves, however often the job runs', async () => {
    await setZone('Europe/Berlin');
    await addRandomEvents();
    await rollUp();
    const once = await storedRows();
    expect(once.length).toBeGreaterThan(10);
    const first = await ask();
    await Promise.all([rollUp(), rollUp()]);
    expect(await storedRows()).toEqual(once);
    expect(await ask()).toEqual(first);
    // a job that was away for days finds the days between
    await db().query(
      `delete from daily_figures where day >= '2026-10-20'; delete from daily_money where day >= '2026-10-20'`,
    );
    await db().query(`update figure_zones set until = '2026-10-20'`);
    expect((await ask()).isRecomputing).toBe(true);
    await rollUp();
    expect(await storedRows()).toEqual(once);
    expect(await ask()).toEqual(first);
  });

  it('are read again of days that were rolled up before they had ended, by a clock that was ahead', async () => {
    await setZone('Europe/Berlin');
    const day = 86_400_000;
    await rollUp(new Date(now.getTime() - 5 * day));
    await rollUp(new Date(now.getTime() + 10 * day));
    const today = dayIn('Europe/Berlin', now);
    const user = await events.user(now);
    await events.order(user, now, { total: '25.00' });
    const sold = async (at: Date) => (await ask({ from: today, to: today }, false, at)).period.money[0]?.revenue;
    await rollUp();
    expect(await sold(now)).toBe('25.00');
    const later = new Date(now.getTime() + 3 * day);
    await rollUp(later);
    expect(await sold(later)).toBe('25.00');
    // days are closed by the database's clock, not by a worker's
    await withClockAhead(30 * day, () => rollUpFigures(product.ctx()));
    const { rows } = await db().query<{ isEarly: boolean }>(
      `select until <= (now() at time zone zone)::date as "isEarly" from figure_zones`,
    );
    expect(rows).toEqual([{ isEarly: true }]);
  });

  it('count a refund on the day of the refund, also when it is stored late', async () => {
    await setZone('Europe/Berlin');
    const user = await events.user(new Date('2026-10-06T10:00:00Z'));
    const order = await events.order(user, new Date('2026-10-06T11:00:00Z'), { total: '20.00' });
    await rollUp();
    const sums = async (day: string) =>
      (await ask({ from: day, to: day })).period.money.map(({ revenue, refunds, net }) => [revenue, refunds, net]);
    expect(await sums('2026-10-06')).toEqual([['20.00', '0.00', '20.00']]);
    await events.refund(user, order, new Date('2026-10-20T21:59:00Z'), '5.00');
    await rollUp();
    expect(await sums('2026-10-06')).toEqual([['20.00', '0.00', '20.00']]);
    expect(await sums('2026-10-20')).toEqual([['0.00', '5.00', '-5.00']]);
    expect(await sums('2026-10-21')).toEqual([]);
  });

  it('count an order that is settled late on the day of its payment, and which purchases are the first and second', async () => {
    const user = await events.user(new Date('2026-10-06T10:00:00Z'));
    await events.order(user, new Date('2026-10-10T11:00:00Z'));
    await events.order(user, new Date('2026-10-15T11:00:00Z'));
    await rollUp();
    const funnel = async () =>
      (await ask()).series.flatMap(({ from, firstPurchases, secondPurchases }) =>
        firstPurchases + secondPurchases > 0 ? [[from, firstPurchases, secondPurchases]] : [],
      );
    expect(await funnel()).toEqual([
      ['2026-10-10', 1, 0],
      ['2026-10-15', 0, 1],
    ]);
    const late = await events.order(user, null);
    await db().query(`update orders set payment_status = 'PAID', paid_at = '2026-10-08T11:00Z' where id = $1`, [late]);
    await rollUp();
    expect(await funnel()).toEqual([
      ['2026-10-08', 1, 0],
      ['2026-10-10', 0, 1],
    ]);
    expect((await db().query('select 1 from figure_changes')).rowCount).toBe(0);
  });

  it('neither lose nor double a day when the time zone changes', async () => {
    await setZone('Europe/Berlin');
    await addRandomEvents();
    await rollUp();
    const before = await ask();
    await setZone('America/New_York');
    // the old rows answer, and say so, until all the new ones are there
    expect(await ask()).toEqual({ ...before, isRecomputing: true });
    await rollUp(now, { aborted: true });
    expect(await ask()).toEqual({ ...before, isRecomputing: true });
    await rollUp();
    const after = await ask();
    expect([after.timeZone, after.isRecomputing]).toEqual(['America/New_York', false]);
    for (const point of [after.period, ...after.series]) expect(figuresShown(point)).toEqual(await inLists(point));
    expect([...new Set((await storedRows()).map(({ zone }) => zone))]).toEqual(['America/New_York']);
    await setZone('Europe/Berlin');
    await rollUp();
    expect(await ask()).toEqual(before);
  });

  it('go on counting accounts and designs that are deleted', async () => {
    const user = await events.user(new Date('2026-10-06T10:00:00Z'));
    const design = await events.design(user, new Date('2026-10-07T10:00:00Z'), 'SUCCEEDED', 12);
    await events.design(user, new Date('2026-11-04T10:00:00Z'), 'FAILED');
    await rollUp();
    const before = await ask();
    expect(before.period).toMatchObject({ signUps: 1, designs: 2, succeeded: 1, failed: 1, failureRate: 0.5 });
    const none = { signUps: 0, designs: 0, succeeded: 0, failed: 0 };
    expect(before.deletedSince).toEqual(none);
    /** Expects the same figures, and that the lists lack exactly what is said to be deleted. */
    const expectDeleted = async (deletedSince: object) => {
      const asked = await ask();
      expect(asked).toEqual({ ...before, deletedSince: { ...none, ...deletedSince } });
      expect(figuresShown(asked.period, asked.deletedSince)).toEqual(await inLists(asked.period));
    };
    await db().query('update designs set deleted_at = now() where id = $1', [design]);
    await expectDeleted({ designs: 1, succeeded: 1 });
    await db().query('delete from designs where id = $1', [design]);
    await expectDeleted({ designs: 1, succeeded: 1 });
    await db().query('update users set deleted_at = now(), disabled_at = now() where id = $1', [user]);
    await expectDeleted({ signUps: 1, designs: 1, succeeded: 1 });
    await db().query('delete from users where id = $1', [user]);
    await expectDeleted({ signUps: 1, designs: 2, succeeded: 1, failed: 1 });
    await setZone('Asia/Kathmandu');
    await rollUp();
    const { start, end, ...figures } = (await ask()).period;
    const { start: oldStart, end: oldEnd, ...known } = before.period;
    // a time of 12 seconds is in the same class
    expect(figures).toEqual(known);
    expect(end.getTime() - start.getTime()).toBe(oldEnd.getTime() - oldStart.getTime());
  });

  it('say what pictures cost and what remains, once the costs of all are known', async () => {
    const user = await events.user(new Date('2026-10-06T10:00:00Z'));
    await events.order(user, new Date('2026-10-06T11:00:00Z'), { total: '20.00' });
    await events.order(user, new Date('2026-10-06T12:00:00Z'), { total: '7.00', kind: 'ITEM' });
    const costs = async () => {
      const { cost, costPerDesign, marginPerDesign } = (await ask()).period;
      return [cost, costPerDesign, marginPerDesign];
    };
    const removed = (cost: string | null) =>
      db().query(
        `insert into removed_records (kind, at, state, seconds, cost) values ('DESIGN', '2026-10-07T10:00Z', 'SUCCEEDED', 3, $1)`,
        [cost],
      );
    await removed('0.0390');
    await removed('0.0610');
    await rollUp();
    expect(await costs()).toEqual(['0.10', '0.0500', '9.9500']);
    // calls for a design that failed or was cancelled cost as well
    await db().query(
      `insert into removed_records (kind, at, state, cost) values ('DESIGN', '2026-10-07T10:00Z', 'CANCELLED', 0.02)`,
    );
    await db().query(`insert into figure_changes (at) values ('2026-10-07T10:00Z')`);
    await rollUp();
    expect(await costs()).toEqual(['0.12', '0.0600', '9.9400']);
    await removed(null);
    await db().query(`insert into figure_changes (at) values ('2026-10-07T10:00Z')`);
    await rollUp();
    expect(await costs()).toEqual([null, null, null]);
  });

  it('compare with as many days before, and take steps that are long enough for long periods', async () => {
    const user = await events.user(new Date('2026-10-01T10:00:00Z'));
    await events.design(user, new Date('2026-10-03T10:00:00Z'), 'SUCCEEDED');
    await rollUp();
    const week = await ask({ from: '2026-10-08', to: '2026-10-14' }, true);
    expect(week.before).toMatchObject({ from: '2026-10-01', to: '2026-10-07', signUps: 1, designs: 1 });
    expect(week.period).toMatchObject({ signUps: 0, designs: 0, failureRate: null, medianSeconds: null });
    expect(week.seriesBefore?.map(({ designs }) => designs)).toEqual([0, 0, 1, 0, 0, 0, 0]);
    const points = async (from: string) => {
      const { step, series } = await ask({ from, to: '2026-11-04' });
      return [step, series.length <= 92, series.reduce((sum, { designs }) => sum + designs, 0), series.at(0)?.from];
    };
    expect(await points('2026-08-06')).toEqual(['DAY', true, 1, '2026-08-06']);
    expect(await points('2026-03-04')).toEqual(['WEEK', true, 1, '2026-03-04']);
    expect(await points('2022-01-15')).toEqual(['MONTH', true, 1, '2022-01-15']);
  });

  it('refuse days that are none and ranges that are turned or too long, naming the field', async () => {
    for (const [from, to, field] of [
      ['2026-02-30', '2026-03-01', 'from'],
      ['2026-03-01', 'tomorrow', 'to'],
      ['2026-03-02', '2026-03-01', 'to'],
      ['2020-01-01', '2026-03-01', 'from'],
    ] as const)
      await expect(ask({ from, to })).rejects.toMatchObject({ name: 'BadListRequest', field: ['range', field] });
  });

  it('know a shop in which nothing has happened, and are empty after the last day', async () => {
    expect(await ask()).toMatchObject({ isEmpty: true, isRecomputing: true });
    await rollUp();
    expect(await ask()).toMatchObject({ isEmpty: true, isRecomputing: false });
    await events.design(await events.user(now), now, 'SUCCEEDED');
    expect((await ask({ from: '2026-11-04', to: plusDays('2026-11-04', 9) })).period.designs).toBe(1);
    expect((await ask()).isEmpty).toBe(false);
  });
});
