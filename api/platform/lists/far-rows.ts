import { exactBelow } from '../../../contract/list-total';
import type { Mark } from './long-lists';
import type { PlacedRow, Stretch } from './stretch';

const mostMarks = 100;

export interface FarRows {
  skip: number;
  take: number;
  totalItems: number;
}

interface Way {
  stretch: Stretch;
  /** Index entries that are skipped. */
  passed: number;
  /** Rows before the page that are read with it, to find where the page starts. */
  before: number;
}

/** Returns the ways to a page: from either end of the list, or from a row whose number is known. */
function waysTo({ skip, take, totalItems }: FarRows, marks: readonly Mark[]): Way[] {
  const left = totalItems - skip - take;
  const ways: Way[] = [
    { stretch: { take: take + 1, skip: skip - 1 }, passed: skip - 1, before: 1 },
    { stretch: { take: take + 1, skip: left, backwards: true }, passed: left, before: 1 },
  ];
  for (const { index, place } of marks) {
    const [above, below] = [skip - index - 1, index - skip - take];
    if (above >= 0) ways.push({ stretch: { take, skip: above, beyond: place }, passed: above, before: 0 });
    if (below >= 0)
      ways.push({ stretch: { take, skip: below, beyond: place, backwards: true }, passed: below, before: 0 });
  }
  return ways;
}

/**
 * Reads rows far from the start of a list from the nearest row whose number is known. PostgreSQL scans every entry
 * before a page, so paging through the middle of a million rows should cost that only once. Remembered numbers are as
 * old as the total; they are used only where the total is not exact either.
 */
export async function farRows<Row>(
  asked: FarRows,
  marks: Mark[],
  read: (stretch: Stretch) => Promise<PlacedRow<Row>[]>,
): Promise<PlacedRow<Row>[]> {
  const isLong = asked.totalItems >= exactBelow;
  const ways = waysTo(asked, isLong ? marks : []);
  const { stretch, before } = ways.reduce((best, way) => (way.passed < best.passed ? way : best));
  const rows = await read(stretch);
  if (isLong && rows.length > 0) {
    const first = asked.skip - before;
    const last = rows.length - 1;
    for (const [index, row] of [rows[0], rows[last]].entries())
      if (row) marks.push({ index: first + index * last, place: row.place });
    marks.splice(0, marks.length - mostMarks);
  }
  return rows.slice(before);
}
