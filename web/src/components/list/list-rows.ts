import type { ReactNode } from 'react';
import type { ListFrame } from './use-list-state';

/** One column of a list. */
export interface Column<Row, Field extends string = string> {
  key: string;
  header: string;
  /** Returns null where the row has no value. */
  cell: (row: Row) => ReactNode;
  /** The API's sort field; without one the column cannot be sorted. */
  sortField?: Field;
  align?: 'left' | 'right';
  /** Width in pixels. A table whose columns all have one keeps to it, and cuts nothing but long words' ends. */
  width?: number;
  /** Share of the remaining width. */
  grow?: number;
  /** On a phone this cell is the card's heading. */
  heading?: boolean;
  /** Its cells hold buttons only, which are not printed. */
  isActions?: boolean;
}

/** Props of a list's rows, as a table or as cards. */
export interface RowsProps<Row, Field extends string> {
  label: string;
  columns: readonly Column<Row, Field>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Renders a row as one line on a phone; without it a row is a card of all columns. */
  line?: (row: Row) => ReactNode;
  /** Renders what stands before a card's heading, such as a checkbox. */
  mark?: (row: Row) => ReactNode;
  /** Hides the sort menu of the cards on a phone. */
  isFolded?: boolean;
  list: Pick<ListFrame<Field>, 'sort' | 'toggleSort'>;
}
