import type { ReactNode } from 'react';
import type { ListViewProps } from '../list/list-view';
import type { GridColumn } from './grid-columns';
import type { GridPreferences } from './grid-preferences';
import type { Selection } from './selection';

/** Props of an admin list, as a grid or as cards. */
export interface AdminGridProps<Row, Field extends string> extends Omit<ListViewProps<Row, Field>, 'columns'> {
  columns: readonly GridColumn<Row, Field>[];
  /** How the Admin sees it. */
  preferences: GridPreferences;
  onPreferences: (preferences: GridPreferences) => void;
  selection: Selection;
  /** Maximum number of rows whose ids one bulk action can send. */
  mostChosen: number;
  /** Buttons for actions on the selected rows. */
  actions: ReactNode;
  /** Announces new rows in the line above the rows. */
  newRows?: ReactNode;
}
