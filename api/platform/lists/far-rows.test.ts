import fc from 'fast-check';
import { farRows } from './far-rows';
import type { Mark } from './long-lists';
import type { PlacedRow, Stretch } from './stretch';

const long = 30_000;
const placed = (row: number): PlacedRow<number> => ({ row, place: { key: String(row), id: String(row) } });

/** A list of consecutive numbers: reads like the database, and counts the skipped entries. */
class NumberedList {
  readonly marks: Mark[] = [];
  passed: number[] = [];

  constructor(private readonly totalItems: number) {}

  async page(skip: number, take: number): Promise<number[]> {
    const rows = await farRows({ skip, take, totalItems: this.totalItems }, this.marks, (stretch) =>
      this.read(stretch),
    );
    return rows.map(({ row }) => row);
  }

  private read({ take, skip = 0, beyond, backwards }: Stretch): Promise<PlacedRow<number>[]> {
    this.passed.push(skip);
    const start = beyond ? Number(beyond.key) : backwards ? this.totalItems : -1;
    const end = backwards ? start - skip : start + 1 + skip + take;
    const first = backwards ? Math.max(0, end - take) : start + 1 + skip;
    const numbers = Array.from({ length: Math.min(end, this.totalItems) - first }, (_nothing, index) => first + index);
    return Promise.resolve(numbers.map(placed));
  }
}

const numbers = (skip: number, take: number) => Array.from({ length: take }, (_nothing, index) => skip + index);

describe('pages far from the start of a list', () => {
  it('are the rows of their numbers, whatever was read before', async () => {
    const visits = fc.array(fc.tuple(fc.integer({ min: 1_001, max: long - 101 }), fc.integer({ min: 1, max: 100 })), {
      maxLength: 150,
    });
    await fc.assert(
      fc.asyncProperty(visits, async (pages) => {
        const list = new NumberedList(long);
        for (const [skip, take] of pages) expect(await list.page(skip, take)).toEqual(numbers(skip, take));
        expect(list.marks.length).toBeLessThanOrEqual(100);
      }),
      { numRuns: 50 },
    );
  });

  it('are read from the adjacent row once an adjacent page was read', async () => {
    const list = new NumberedList(long);
    for (const skip of [15_000, 15_025, 15_050, 15_025, 15_000, 14_975, 15_000]) await list.page(skip, 25);
    expect(list.passed).toEqual([14_975, 0, 0, 0, 0, 0, 0]);
  });

  it('are read from the start each time in a list that is counted each time', async () => {
    const list = new NumberedList(19_999);
    for (const skip of [9_000, 9_025]) expect(await list.page(skip, 25)).toEqual(numbers(skip, 25));
    expect(list.passed).toEqual([8_999, 9_024]);
    expect(list.marks).toEqual([]);
  });

  it('are read from the end of the list when that is nearer', async () => {
    const list = new NumberedList(long);
    expect(await list.page(long - 25, 25)).toEqual(numbers(long - 25, 25));
    expect(list.passed).toEqual([0]);
  });
});
