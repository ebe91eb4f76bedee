import type { ReactNode } from 'react';
import type { ListFrame } from './use-list-state';

/** One fact of each row of a list. */
export interface Column<Row, Field extends string = string> {
  key: string;
  header: string;
  /** Null where the row has nothing of it. */
  cell: (row: Row) => ReactNode;
  /** The API's sort field; without one the column can't be sorted. */
  sortField?: Field;
  align?: 'left' | 'right';
  /** On a phone this cell heads the card. */
  heading?: boolean;
}

/** What rows are drawn from, as a table or as cards. */
export interface RowsProps<Row, Field extends string> {
  label: string;
  columns: readonly Column<Row, Field>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On a phone a row is one line, which this draws; a card of all columns without it. */
  line?: (row: Row) => ReactNode;
  list: Pick<ListFrame<Field>, 'sort' | 'toggleSort'>;
}
