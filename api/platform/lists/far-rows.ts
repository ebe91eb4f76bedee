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
  /** Entries of the index that are passed over. */
  passed: number;
  /** Rows before the page that are read with it, to know where the page begins. */
  before: number;
}

/** The ways to a page: from either end of the list, or from a row whose number is known. */
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
 * Rows far from the start of a list, read from the nearest row whose number is known: PostgreSQL passes over every entry
 * before a page, and who leafs through the middle of a million rows should wait for that once. Numbers that are
 * remembered are as old as the total, so that they serve only where that is not exact either.
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
