import type { DataSource } from 'typeorm';
import { forgetLongLists } from './long-lists';
import { totalOf } from './totals';

describe('the total of a list', () => {
  const statement = { text: 'select count(*) from orders where kind = $1', values: ['ITEM'] };
  let connection: DataSource;
  let rows: number;
  const count = jest.fn(() => Promise.resolve(rows));
  const ask = (values: unknown[] = statement.values) => totalOf(connection, { ...statement, values }, count);

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-22') });
    connection = {} as DataSource;
    count.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('is counted each time while the list is short', async () => {
    rows = 19_999;
    expect(await ask()).toBe(19_999);
    rows = 3;
    expect(await ask()).toBe(3);
  });

  it('is cached for 15 seconds when the list is long, separately for each list and filter', async () => {
    rows = 20_000;
    expect(await ask()).toBe(20_000);
    rows = 30_000;
    expect([await ask(), await ask(['PACKAGE'])]).toEqual([20_000, 30_000]);
    jest.advanceTimersByTime(15_001);
    expect(await ask()).toBe(30_000);
    expect(count).toHaveBeenCalledTimes(3);
  });

  it('is not cached across databases, nor after many rows were deleted', async () => {
    rows = 50_000;
    await ask();
    rows = 40_000;
    forgetLongLists(connection);
    expect(await ask()).toBe(40_000);
    connection = {} as DataSource;
    rows = 60_000;
    expect(await ask()).toBe(60_000);
  });

  it('is evicted by newer ones when there are many', async () => {
    rows = 20_000;
    for (let asked = 0; asked <= 500; asked += 1) await ask([asked]);
    rows = 25_000;
    expect([await ask([500]), await ask([1]), await ask([0])]).toEqual([20_000, 20_000, 25_000]);
  });
});
