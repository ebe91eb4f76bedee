import type { Column } from '../list/list-rows';

/** A column of a desk: that of a list, with the room it needs. */
export interface GridColumn<Row, Field extends string = string> extends Column<Row, Field> {
  /** Pixels that its content needs to be read whole, with the padding of a cell. */
  width: number;
  /** Its share of the room that is left over; without it the column stays as wide as its content. */
  grow?: number;
  /** Where there is too little room columns of a low rank are hidden first; one without a rank never is. */
  rank?: number;
}

/** Pixels of the boxes that choose rows. */
const choosing = 50;

/** Keys of the columns that have no room in a grid of this width, besides those that are hidden anyway. */
export function fitColumns(
  columns: readonly Pick<GridColumn<never>, 'key' | 'width' | 'rank'>[],
  hidden: readonly string[],
  room: number | undefined,
): string[] {
  // nobody has measured yet
  if (!room) return [];
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const byRank = shown.filter(({ rank }) => rank !== undefined).sort((one, other) => one.rank! - other.rank!);
  let needed = shown.reduce((sum, { width }) => sum + width, choosing);
  const dropped: string[] = [];
  for (const { key, width } of byRank) {
    if (needed <= room) break;
    needed -= width;
    dropped.push(key);
  }
  return dropped;
}
