import type { ReactNode } from 'react';
import type { Column } from '../list/list-rows';

/** A column of an admin grid: a list column with its width. */
export interface GridColumn<Row, Field extends string = string> extends Column<Row, Field> {
  /** Width of its content without wrapping, including the cell's padding, in pixels. */
  width: number;
  /** Share of the remaining width; without it the column is as wide as its content. */
  grow?: number;
  /** Columns of low rank are hidden first when there is too little width; a column without a rank never is. */
  rank?: number;
  /** Draws the cell while its row is edited (`useRowEditing`), with fields of the form kit; `cell` when omitted. */
  edit?: (row: Row) => ReactNode;
}

/** Width in pixels below which a column can't be made. */
export const narrowest = 60;

/** Width of the checkbox column, in pixels. */
const choosing = 50;

/** Returns the keys of the columns that do not fit into a grid of this width, except those already hidden. */
export function fitColumns(
  columns: readonly Pick<GridColumn<never>, 'key' | 'width' | 'rank'>[],
  hidden: readonly string[],
  available: number | undefined,
): string[] {
  // not measured yet
  if (!available) return [];
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const byRank = shown.filter(({ rank }) => rank !== undefined).sort((one, other) => one.rank! - other.rank!);
  let needed = shown.reduce((sum, { width }) => sum + width, choosing);
  const dropped: string[] = [];
  for (const { key, width } of byRank) {
    if (needed <= available) break;
    needed -= width;
    dropped.push(key);
  }
  return dropped;
}
