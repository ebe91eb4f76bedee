import fc from 'fast-check';
import { deepPage } from './deep-page';
import type { Anchor } from './long-lists';
import type { KeysetRow, Slice } from './slice';

const long = 30_000;
const keysetRow = (row: number): KeysetRow<number> => ({ row, keyset: { key: String(row), id: String(row) } });

/** A list of consecutive numbers: reads like the database, and counts the skipped entries. */
class NumberedList {
  readonly anchors: Anchor[] = [];
  passed: number[] = [];

  constructor(private readonly totalItems: number) {}

  async page(skip: number, take: number): Promise<number[]> {
    const rows = await deepPage({ skip, take, totalItems: this.totalItems }, this.anchors, (slice) => this.read(slice));
    return rows.map(({ row }) => row);
  }

  private read({ take, skip = 0, after, backwards }: Slice): Promise<KeysetRow<number>[]> {
    this.passed.push(skip);
    const start = after ? Number(after.key) : backwards ? this.totalItems : -1;
    const end = backwards ? start - skip : start + 1 + skip + take;
    const first = backwards ? Math.max(0, end - take) : start + 1 + skip;
    const numbers = Array.from({ length: Math.min(end, this.totalItems) - first }, (_nothing, index) => first + index);
    return Promise.resolve(numbers.map(keysetRow));
  }
}

const numbers = (skip: number, take: number) => Array.from({ length: take }, (_nothing, index) => skip + index);

describe('pages far from the start of a list', () => {
  it('are the rows of their numbers, after any other page was read', async () => {
    const visits = fc.array(fc.tuple(fc.integer({ min: 1_001, max: long - 101 }), fc.integer({ min: 1, max: 100 })), {
      maxLength: 150,
    });
    await fc.assert(
      fc.asyncProperty(visits, async (pages) => {
        const list = new NumberedList(long);
        for (const [skip, take] of pages) expect(await list.page(skip, take)).toEqual(numbers(skip, take));
        expect(list.anchors.length).toBeLessThanOrEqual(100);
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
    expect(list.anchors).toEqual([]);
  });

  it('are read from the end of the list when that is nearer', async () => {
    const list = new NumberedList(long);
    expect(await list.page(long - 25, 25)).toEqual(numbers(long - 25, 25));
    expect(list.passed).toEqual([0]);
  });
});
