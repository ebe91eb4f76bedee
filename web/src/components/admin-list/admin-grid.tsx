import { useMemo, useRef, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { formatTotal } from '../../../../contract/counts';
import { errorMessage } from '../../lib/errors';
import { ListError } from '../list/list-error';
import { phoneQuery } from '../list/list-tools';
import { ListView } from '../list/list-view';
import { usePageTop } from '../list/use-page-top';
import { WaitNote } from '../list/wait-note';
import { AdminCards } from './admin-cards';
import type { AdminGridProps } from './admin-grid-props';
import { fitColumns, leastWidth, scaled, textScale, unedited } from './grid-columns';
import { gridLook } from './grid-look';
import { GridMenu } from './grid-menu';
import { GridPageButtons, ShowPage } from './page-buttons';
import { changeColumn, hiddenIn, preferred } from './grid-preferences';
import { ListBar } from './list-bar';
import { openRowOf } from './row-link';

/** Measures the width of an element in pixels, now and after each change; undefined until it is mounted. */
export function useWidth() {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // the first measurement comes before the first paint, and not while the grid is initialising
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

const densities = { COMPACT: 'compact', STANDARD: 'standard', COMFORTABLE: 'comfortable' } as const;

/** Of usual text, in pixels: a header takes two lines. */
const headerHeight = 56;

const footer = { basePagination: { material: { ActionsComponent: GridPageButtons } } };

interface DisplayedRows {
  from: number;
  to: number;
  count: number;
}

const words = {
  paginationDisplayedRows: ({ from, to, count }: DisplayedRows) =>
    `${from}–${to} of ${formatTotal(Math.max(count, 0))}`,
};

/**
 * Returns the selected rows of a page. The grid's 'exclude' selection refers to this page, as the grid does not know
 * the server's other rows.
 */
function selectedIds(
  { type, ids }: GridRowSelectionModel,
  shown: readonly string[],
  before: readonly string[],
): string[] {
  if (type === 'include') return [...ids].map(String);
  return [...new Set([...before, ...shown])].filter((id) => !ids.has(id));
}

/**
 * A list for Admins: rows can be selected, columns hidden, and everything done by keyboard. The server pages, sorts and
 * filters; the state is that of any list. On a phone, and where large text leaves too little width, it is that list, as
 * cards.
 */
export function AdminGrid<Row extends object, Field extends string>(props: AdminGridProps<Row, Field>) {
  const { preferences, onPreferences, rows, rowKey, list, totalItems = 0, loading, error, selection } = props;
  const { label, errorText = errorMessage, errorTitle, onRetry, mostChosen, actions, newRows } = props;
  const narrow = useMediaQuery(phoneQuery);
  const [grid, width] = useWidth();
  const api = useGridApiRef();
  const bar = useRef<HTMLDivElement>(null);
  const top = usePageTop<HTMLDivElement>(list.page);
  // a model that is another object at each render would make the grid go to its first page
  const { direction } = list.sort;
  const sortedKey = props.columns.find(({ sortField }) => sortField === list.sort.field)?.key;
  const sortModel = useMemo(
    () => (sortedKey ? [{ field: sortedKey, sort: direction === 'ASC' ? ('asc' as const) : ('desc' as const) }] : []),
    [sortedKey, direction],
  );
  // loading, empty and no matches look as in any list
  if (!rows || rows.length === 0)
    return (
      <>
        {newRows}
        <ListView {...props} />
      </>
    );
  const scale = textScale();
  const columns = preferred(scaled(props.columns, scale), preferences);
  const hidden = hiddenIn(preferences);
  const { dropped } = fitColumns(columns, hidden, width);
  // by the usual widths: a table whose columns the Admin has widened scrolls, and they can be narrowed in it alone
  const { fits } = fitColumns(scaled(unedited(props.columns), scale), hidden, width);
  if (narrow || !fits)
    return (
      <Box ref={grid}>
        <AdminCards {...props} rows={rows} />
      </Box>
    );

  const shown = rows.map(rowKey);
  const isAll = selection.chosen.kind === 'all';
  const failed = Boolean(error) && !loading;
  const unseen = [...hidden, ...dropped];
  const clear = () => {
    // the bar disappears with its buttons, so the focus moves to the menu in its place
    flushSync(selection.clear);
    bar.current?.querySelector('button')?.focus();
  };
  const gridColumns = columns.map(({ key, header, cell, sortField, align = 'left', width, grow }): GridColDef<Row> => ({
    field: key,
    headerName: header,
    sortable: sortField !== undefined,
    align,
    headerAlign: align,
    width,
    minWidth: leastWidth({ width, grow }, scale),
    ...(grow && { flex: grow }),
    display: 'flex',
    disableColumnMenu: true,
    renderCell: ({ row }) => cell(row),
  }));
  return (
    <Box ref={top} sx={{ scrollMarginTop: '80px' }}>
      <WaitNote waiting={loading} />
      {failed && <ListError error={error} text={errorText(error)} title={errorTitle} onRetry={onRetry} hasRows />}
      <Card aria-busy={loading} sx={{ overflow: 'hidden' }}>
        <Box ref={bar}>
          {selection.count > 0 ? (
            <ListBar selection={{ ...selection, clear }} totalItems={totalItems} mostChosen={mostChosen} end={newRows}>
              {actions}
            </ListBar>
          ) : (
            <GridMenu
              columns={props.columns}
              preferences={preferences}
              onChange={onPreferences}
              widthOf={(key) => api.current?.getColumn(key)?.computedWidth}
            >
              {newRows}
            </GridMenu>
          )}
        </Box>
        <Box ref={grid} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <ShowPage value={list.setPage}>
            <DataGrid<Row>
              apiRef={api}
              aria-label={label}
              columns={gridColumns}
              rows={rows}
              getRowId={rowKey}
              loading={loading}
              density={densities[preferences.density]}
              columnHeaderHeight={Math.round(headerHeight * scale)}
              onColumnWidthChange={({ colDef, width: chosen }) =>
                onPreferences(changeColumn(props.columns, preferences, colDef.field, { width: Math.round(chosen) }))
              }
              getRowHeight={() => 'auto'}
              columnVisibilityModel={Object.fromEntries(unseen.map((key) => [key, false]))}
              // pages are short, and the browser's own search should find every row
              disableVirtualization
              disableColumnFilter
              disableColumnSelector
              disableColumnMenu
              checkboxSelection
              disableRowSelectionOnClick
              hideFooterSelectedRowCount
              keepNonExistentRowsSelected
              rowSelectionModel={{
                type: 'include',
                ids: new Set(selection.chosen.kind === 'all' ? shown : selection.chosen.ids),
              }}
              onRowSelectionModelChange={(model) =>
                selection.choose(
                  selectedIds(model, shown, selection.chosen.kind === 'rows' ? selection.chosen.ids : []).filter(
                    // deselecting one row after "all that match" leaves the other rows of this page
                    (id) => !isAll || shown.includes(id),
                  ),
                )
              }
              // a click on a button or link of a cell is its own
              onCellKeyDown={(_cell, event) => {
                if (event.key === 'Enter' && event.target === event.currentTarget) openRowOf(event.currentTarget);
              }}
              sortingMode="server"
              sortingOrder={['asc', 'desc']}
              sortModel={sortModel}
              onSortModelChange={([next]) => {
                const field = columns.find(({ key }) => key === next?.field)?.sortField;
                if (field) list.toggleSort(field);
              }}
              slotProps={footer}
              paginationMode="server"
              rowCount={totalItems}
              localeText={words}
              pageSizeOptions={[...list.sizes]}
              paginationModel={{ page: list.page - 1, pageSize: list.size }}
              onPaginationModelChange={({ pageSize }) => pageSize !== list.size && list.setSize(pageSize)}
              sx={gridLook}
            />
          </ShowPage>
        </Box>
      </Card>
    </Box>
  );
}
