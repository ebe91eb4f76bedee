import type { RowDensity } from '../../gql/schema';
import type { GridColumn } from './grid-columns';

/** How an Admin sees a grid. */
export interface GridPreferences {
  density: RowDensity;
  /** From left to right; columns that are not named follow. */
  columns: readonly { key: string; isHidden: boolean; width: number | null }[];
}

export const usualPreferences: GridPreferences = { density: 'STANDARD', columns: [] };

type AnyColumn = Pick<GridColumn<never>, 'key' | 'width' | 'grow'>;

/** Returns the columns in the preferred order and widths; preferences for unknown columns are ignored. */
export function preferred<Column extends AnyColumn>(
  columns: readonly Column[],
  { columns: wanted }: GridPreferences,
): Column[] {
  const placeOf = ({ key }: Column) => {
    const place = wanted.findIndex((one) => one.key === key);
    return place < 0 ? wanted.length : place;
  };
  return [...columns]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((column) => {
      const width = wanted.find(({ key }) => key === column.key)?.width;
      return width ? { ...column, width, grow: undefined } : column;
    });
}

/** Returns the keys of the columns that the Admin hides. */
export const hiddenIn = ({ columns }: GridPreferences): string[] =>
  columns.flatMap(({ key, isHidden }) => (isHidden ? [key] : []));

/** Returns preferences that name every column, with a change of one of them. */
export const changeColumn = (
  columns: readonly AnyColumn[],
  preferences: GridPreferences,
  key: string,
  change: { isHidden?: boolean; width?: number },
): GridPreferences => ({
  ...preferences,
  columns: preferred(columns, preferences).map((column) => {
    const known = preferences.columns.find((one) => one.key === column.key);
    const named = { key: column.key, isHidden: known?.isHidden ?? false, width: known?.width ?? null };
    return column.key === key ? { ...named, ...change } : named;
  }),
});

/** Returns preferences with a column one place further to the left (-1) or right (1). */
export function moveColumn(
  columns: readonly AnyColumn[],
  preferences: GridPreferences,
  key: string,
  by: -1 | 1,
): GridPreferences {
  const named = [...changeColumn(columns, preferences, key, {}).columns];
  const from = named.findIndex((column) => column.key === key);
  const [moved] = named.splice(from, 1);
  if (moved) named.splice(Math.max(0, from + by), 0, moved);
  return { ...preferences, columns: named };
}
