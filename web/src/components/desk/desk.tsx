import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { totalInWords } from '../../../../contract/list-total';
import { errorSentence } from '../../lib/errors';
import { ListView } from '../list/list-view';
import type { Column } from '../list/list-rows';
import type { ListViewProps } from '../list/list-view';
import { tintOf } from '../../lib/colour';
import { DeskBar } from './desk-bar';
import { DeskMenu } from './desk-menu';
import { useDeskPreferences } from './desk-preferences';
import type { Selection } from './selection';

/** A column of a desk: that of a list, with the room it wants. */
export interface DeskColumn<Row, Field extends string = string> extends Column<Row, Field> {
  /** Pixels that it needs at least. */
  width?: number;
}

interface DeskProps<Row, Field extends string> extends Omit<ListViewProps<Row, Field>, 'columns'> {
  /** What its preferences are kept under. */
  name: string;
  columns: readonly DeskColumn<Row, Field>[];
  selection: Selection;
  /** Rows that its actions can be told by name. */
  mostChosen: number;
  /** Buttons of what can be done with what is chosen. */
  actions: ReactNode;
}

interface DisplayedRows {
  from: number;
  to: number;
  count: number;
}

const words = {
  paginationDisplayedRows: ({ from, to, count }: DisplayedRows) =>
    `${from}–${to} of ${totalInWords(Math.max(count, 0))}`,
};

/** The rows of a page that the grid says are chosen. Its 'all but these' means this page: the server's other rows it can't know. */
function chosenIds(
  { type, ids }: GridRowSelectionModel,
  shown: readonly string[],
  before: readonly string[],
): string[] {
  if (type === 'include') return [...ids].map(String);
  return [...new Set([...before, ...shown])].filter((id) => !ids.has(id));
}

/**
 * A list for those who work with it all day: rows are chosen, columns hidden, everything with the keyboard. Pages, sort
 * and filters are the server's, the state is that of any list. On a phone it is that list, as cards.
 */
export function Desk<Row extends object, Field extends string>(props: DeskProps<Row, Field>) {
  const { name, columns, rows, rowKey, list, totalItems = 0, loading, error, selection, mostChosen, actions } = props;
  const { label, errorText = errorSentence, onRetry } = props;
  const narrow = useMediaQuery('(max-width: 760px)');
  const { density, hidden, change } = useDeskPreferences(name);
  // nothing to show, nothing that matches, nothing yet: as of any list
  if (narrow || !rows || rows.length === 0) return <ListView {...props} />;

  const shown = rows.map(rowKey);
  const isAll = selection.chosen.kind === 'all';
  const sorted = columns.find(({ sortField }) => sortField === list.sort.field);
  const failed = Boolean(error) && !loading;
  const gridColumns = columns.map(({ key, header, cell, sortField, align = 'left', width = 120 }): GridColDef<Row> => ({
    field: key,
    headerName: header,
    sortable: sortField !== undefined,
    align,
    headerAlign: align,
    flex: width,
    minWidth: width,
    display: 'flex',
    disableColumnMenu: true,
    renderCell: ({ row }) => cell(row),
  }));
  return (
    <Box aria-busy={loading}>
      {failed && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            onRetry && (
              <Button color="inherit" size="small" variant="text" onClick={onRetry}>
                Retry
              </Button>
            )
          }
        >
          {errorText(error)} The rows below are from before.
        </Alert>
      )}
      <Card sx={{ overflow: 'hidden' }}>
        {selection.count > 0 ? (
          <DeskBar selection={selection} totalItems={totalItems} mostChosen={mostChosen}>
            {actions}
          </DeskBar>
        ) : (
          <DeskMenu columns={columns} hidden={hidden} density={density} onChange={change} />
        )}
        <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <DataGrid<Row>
            aria-label={label}
            columns={gridColumns}
            rows={rows}
            getRowId={rowKey}
            loading={loading}
            density={density}
            columnVisibilityModel={Object.fromEntries(hidden.map((key) => [key, false]))}
            // a page is never long, and a browser's own search should find everything on it
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
                chosenIds(model, shown, selection.chosen.kind === 'rows' ? selection.chosen.ids : []).filter(
                  // of all that match, those on this page are left when one of them is taken out
                  (id) => !isAll || shown.includes(id),
                ),
              )
            }
            sortingMode="server"
            sortingOrder={['asc', 'desc']}
            sortModel={sorted ? [{ field: sorted.key, sort: list.sort.direction === 'ASC' ? 'asc' : 'desc' }] : []}
            onSortModelChange={([next]) => {
              const field = columns.find(({ key }) => key === next?.field)?.sortField;
              if (field) list.toggleSort(field);
            }}
            paginationMode="server"
            rowCount={totalItems}
            localeText={words}
            pageSizeOptions={[...list.sizes]}
            paginationModel={{ page: list.page - 1, pageSize: list.size }}
            onPaginationModelChange={({ page, pageSize }) =>
              pageSize === list.size ? list.setPage(page + 1) : list.setSize(pageSize)
            }
            sx={{
              border: 0,
              '--DataGrid-t-color-background-base': 'var(--mui-palette-background-paper)',
              '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
              '& .MuiDataGrid-cell': { fontVariantNumeric: 'tabular-nums' },
              // a line says that a row is chosen: a ground strong enough to say it takes the badges their contrast
              '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
                backgroundColor: tintOf('primary-main', 3),
                boxShadow: 'inset 3px 0 var(--mui-palette-primary-main)',
              },
            }}
          />
        </Box>
      </Card>
    </Box>
  );
}
