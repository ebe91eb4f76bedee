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
  /** Its width while no row is edited, where another one is in effect. */
  unedited?: number;
  /** Width while one of the rows is edited, where the field needs more. */
  editWidth?: number;
  /** Draws the cell while its row is edited (`useRowEditing`), with fields of the form kit; `cell` when omitted. */
  edit?: (row: Row) => ReactNode;
}

/** Width in pixels below which a column can't be made. */
export const narrowest = 60;

/** Width of the checkbox column, in pixels. */
const choosing = 50;

/** Returns by how much the reader's text is larger than usual, for which the widths of columns are written. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** Returns columns whose widths fit the reader's text. */
export const scaled = <Column extends { width: number }>(columns: readonly Column[], scale: number): Column[] =>
  columns.map((column) => ({ ...column, width: Math.ceil(column.width * scale) }));

/** Returns columns as wide as they are without an edited row, so that an edit does not turn a table into cards. */
export const unedited = <Column extends { width: number; unedited?: number }>(columns: readonly Column[]): Column[] =>
  columns.map((column) => ({ ...column, width: column.unedited ?? column.width }));

/** Returns the width below which a grid makes no column: what the Admin made narrow stays so, what grows never shrinks. */
export const leastWidth = ({ width, grow }: { width: number; grow?: number }, scale: number): number =>
  grow ? width : Math.min(width, narrowest * scale);

interface Fit {
  /** Keys of the columns that are hidden for lack of width. */
  dropped: string[];
  /** Whether the others fit. */
  fits: boolean;
}

/** Returns which columns a grid of this width shows, besides those that are already hidden. */
export function fitColumns(
  columns: readonly Pick<GridColumn<never>, 'key' | 'width' | 'rank'>[],
  hidden: readonly string[],
  available: number | undefined,
): Fit {
  // not measured yet
  if (!available) return { dropped: [], fits: true };
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const byRank = shown.filter(({ rank }) => rank !== undefined).sort((one, other) => one.rank! - other.rank!);
  let needed = shown.reduce((sum, { width }) => sum + width, choosing);
  const dropped: string[] = [];
  for (const { key, width } of byRank) {
    if (needed <= available) break;
    needed -= width;
    dropped.push(key);
  }
  return { dropped, fits: needed <= available };
}
