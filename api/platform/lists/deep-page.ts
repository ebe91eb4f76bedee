import { exactBelow } from '../../../contract/counts';
import type { Anchor } from './long-lists';
import type { KeysetRow, Slice } from './slice';

const maxAnchors = 100;

export interface DeepPage {
  skip: number;
  take: number;
  totalItems: number;
}

interface ReadPlan {
  slice: Slice;
  /** Index entries that are skipped. */
  skipped: number;
  /** Rows before the page that are read with it, to find where the page starts. */
  before: number;
}

/** Returns the ways to read a page: from either end of the list, or from a row whose number is known. */
function plansFor({ skip, take, totalItems }: DeepPage, anchors: readonly Anchor[]): ReadPlan[] {
  const left = totalItems - skip - take;
  const plans: ReadPlan[] = [
    { slice: { take: take + 1, skip: skip - 1 }, skipped: skip - 1, before: 1 },
    { slice: { take: take + 1, skip: left, backwards: true }, skipped: left, before: 1 },
  ];
  for (const { index, keyset } of anchors) {
    const [above, below] = [skip - index - 1, index - skip - take];
    if (above >= 0) plans.push({ slice: { take, skip: above, after: keyset }, skipped: above, before: 0 });
    if (below >= 0)
      plans.push({ slice: { take, skip: below, after: keyset, backwards: true }, skipped: below, before: 0 });
  }
  return plans;
}

/**
 * Reads rows far from the start of a list from the nearest row whose number is known. PostgreSQL scans every entry
 * before a page, so paging through the middle of a million rows should cost that only once. Remembered numbers are as
 * old as the total; they are used only where the total is not exact either.
 */
export async function deepPage<Row>(
  page: DeepPage,
  anchors: Anchor[],
  read: (slice: Slice) => Promise<KeysetRow<Row>[]>,
): Promise<KeysetRow<Row>[]> {
  const isLong = page.totalItems >= exactBelow;
  const plans = plansFor(page, isLong ? anchors : []);
  const { slice, before } = plans.reduce((best, plan) => (plan.skipped < best.skipped ? plan : best));
  const rows = await read(slice);
  if (isLong && rows.length > 0) {
    const first = page.skip - before;
    const last = rows.length - 1;
    for (const [index, row] of [rows[0], rows[last]].entries())
      if (row) anchors.push({ index: first + index * last, keyset: row.keyset });
    anchors.splice(0, anchors.length - maxAnchors);
  }
  return rows.slice(before);
}
