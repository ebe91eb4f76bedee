import { readFileSync } from 'node:fs';
import { deployed, example } from '../compose-file';

const text = readFileSync('docs/scaling.md', 'utf8');
const numbersIn = (cell: string) =>
  (cell.match(/\d[\d,.]*/g) ?? []).map((one) => Number(one.replace(/[,.]$/, '').replaceAll(',', '')));
const rowOf = (start: string): number[][] => {
  const line = text.split('\n').find((one) => one.startsWith(`| ${start}`));
  if (!line) throw new Error(`There is no row ${start}`);
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => numbersIn(cell));
};

/** Returns the figures of a row of the measurements. */
const measured = (start: string): number[] => rowOf(start)[0] ?? [];

const connections = Number(example('.env.production.example')['DATABASE_CONNECTIONS']);
const pool = Number(/^default_pool_size = (\d+)$/m.exec(deployed('pgbouncer/pgbouncer.ini'))?.[1]);

describe('the computed table of docs/scaling.md', () => {
  const days = rowOf('designs a day').map(([count]) => count ?? 0);
  const [statements = 0, transactions = 0, notifying = 0] = measured('a design, from request to picture');
  const log = Number(/\| (\d+) kB of write-ahead log \|/.exec(text)?.[1]);
  const [ofPurchase = 0, , withEvent = 0, logOfPurchase = 0] = measured('a purchase, from order');
  const [seconds = 0] = measured('both');

  const apis = rowOf('api processes').map((cell, column) => (column === 0 ? cell[1] : cell[0]) ?? 0);
  const workers = rowOf('workers, `DESIGNS_AT_ONCE`');
  /** Rows with what their cells contain, for a number of designs a day. */
  const computed: [string, (day: number, column: number) => number[]][] = [
    ['designs a second', (day) => [(4 * day) / 86_400]],
    ['operations a second', (day) => [(20 * 4 * day) / 86_400]],
    ['designs at a time', (day) => [(20 * 4 * day) / 86_400]],
    ['processor cores of workers', (day) => [(seconds * 4 * day) / 86_400]],
    ['connections without PgBouncer', (_day, at) => [((apis[at] ?? 0) + (workers[at]?.[0] ?? 0)) * (connections + 1)]],
    ['statements a second', (day) => [(4 * day * (statements + ofPurchase / 20)) / 86_400]],
    [
      'commits that notify',
      (day) => [transactions, notifying].map((each) => (4 * day * (each + withEvent / 20)) / 86_400),
    ],
    [
      'write-ahead log, MB',
      (day) => [(4 * day * (log + logOfPurchase / 20)) / 86_400e3, (day * (log + logOfPurchase / 20)) / 1e6],
    ],
    ['rows, GB a day', (day) => [day / 100_000]],
    ['files, GB a day', (day) => [(0.6 * day) / 1_000, (3 * day) / 1_000]],
  ];

  it.each(computed)('computes from what was measured: %s', (start, formula) => {
    const shown = rowOf(start);
    expect(shown).toHaveLength(days.length);
    for (const [column, day] of days.entries())
      for (const [index, expected] of formula(day, column).entries()) {
        const found = shown[column]?.[index] ?? Number.NaN;
        // rounded to two digits, or to the last one that is shown
        const rounding = Math.max(0.06 * expected, found < 1 ? 0.05 : 0.5);
        expect({ column, found, expected, isNear: Math.abs(found - expected) <= rounding }).toMatchObject({
          isNear: true,
        });
      }
  });

  it('has processes enough for the busiest moment', () => {
    for (const [column, day] of days.entries()) {
      const busiest = (4 * day) / 86_400;
      expect((apis[column] ?? 0) * 80).toBeGreaterThanOrEqual(Math.floor((busiest * 20) / 10) * 10);
      const [count = 0, each = 0] = workers[column] ?? [];
      expect(count * each).toBeGreaterThanOrEqual(busiest * 20);
    }
  });

  it('counts the connections behind PgBouncer', () => {
    for (const [column, cell] of rowOf('connections of PostgreSQL').entries())
      if (column > 0) {
        const [count = 0] = workers[column] ?? [];
        expect(cell).toEqual([2 * pool + (apis[column] ?? 0) + count + count * connections]);
      }
  });
});

/** Share of the busiest moment that a core works. */
const BUSY = 0.7;

describe('the day of docs/scaling.md', () => {
  const [api = 0, workers = 0, primary = 0, pooler = 0, transactions = 0, requests = 0, kilobytes = 0] = rowOf(
    '**one design with its shares**',
  ).map(([figure]) => figure ?? 0);
  const days = rowOf('designs of that day').map(([count]) => count ?? 0);
  /** Rows with what one design with its shares adds to them, in the unit of the row. */
  const computed: [string, number][] = [
    ['requests at the busiest moment', requests],
    ['cores of api', api / 1_000],
    ['cores of workers', workers / 1_000],
    ['cores of the primary', primary / 1_000],
    ['cores of PgBouncer', pooler / 1_000],
    ['transactions at the busiest moment', transactions],
    ['megabytes sent', kilobytes / 1_000],
    ['api processes, a core of each busy', api / 1_000 / BUSY],
  ];

  it.each(computed)('computes from what a visit costs: %s', (start, each) => {
    const shown = rowOf(start).map(([figure]) => figure ?? Number.NaN);
    const expected = days.map((day) => (4 * day * each) / 86_400);
    // processes are whole, and two at least
    const isWhole = start.startsWith('api processes');
    const wanted = isWhole ? expected.map((figure) => Math.max(2, figure)) : expected;
    expect(shown.map((figure, column) => Math.abs(figure - (wanted[column] ?? 0)) <= 0.06 * figure + 0.002)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('counts the connections, of each process and past PgBouncer', () => {
    const apis = rowOf('api processes, a core of each busy').map(([count = 0]) => count);
    const others = rowOf('workers (see above), PgBouncer');
    const shown = rowOf('connections of PostgreSQL |').map(([count]) => count);
    const wanted = others.map(([count = 0, poolers = 0], column) => {
      const processes = (apis[column] ?? 0) + count;
      return poolers === 0 ? processes * (connections + 1) : poolers * pool + processes + count * connections;
    });
    expect(shown).toEqual(wanted);
  });

  it('computes what it costs from the prices that it names', () => {
    const [core = 0, sent = 0, stored = 0, ai = 0] = [
      /a core with its memory ([\d.]+) a month/,
      /a GB sent ([\d.]+),/,
      /a GB stored ([\d.]+) a/,
      /and ([\d.]+) for the AI service/,
    ].map((price) => Number(price.exec(text)?.[1]));
    const cores = (api + workers + primary + pooler) / 1_000;
    const costs: [string, (day: number) => number[]][] = [
      ['cores |', (day) => [core * Math.max(2, (4 * day * cores) / 86_400 / BUSY)]],
      ['bytes sent', (day) => [(sent * 30 * day * kilobytes) / 1e6]],
      ['files of a year', (day) => [0.6, 3].map((megabytes) => (stored * 360 * day * megabytes) / 1_000)],
      ['AI service |', (day) => [ai * 30 * day]],
    ];
    for (const [start, formula] of costs)
      for (const [column, cell] of rowOf(start).entries())
        for (const [index, expected] of formula(days[column] ?? 0).entries()) {
          const found = cell[index] ?? Number.NaN;
          expect({
            start,
            column,
            found,
            expected,
            isNear: Math.abs(found - expected) <= 0.06 * expected,
          }).toMatchObject({
            isNear: true,
          });
        }
  });
});
