import type { ReactNode } from 'react';
import type { NetworkStatus } from '@apollo/client';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { RefreshCw } from '../../lib/generated/icons';
import { AdminGrid } from '../../components/admin-list/admin-grid';
import type { AdminListDefinition } from '../../components/admin-list/definition';
import { RowActions, editedColumns } from '../../components/admin-list/edited-row';
import { UnsavedRow } from '../../components/admin-list/unsaved-row';
import { focusHeadingWhenLost } from '../../components/admin-list/use-after-change';
import { NewRows } from '../../components/admin-list/new-rows';
import type { NewerRows } from '../../components/admin-list/new-rows';
import { SaveAsCsv } from '../../components/admin-list/save-as-csv';
import type { AdminListState } from '../../components/admin-list/use-admin-list';
import type { RowEditing } from '../../components/admin-list/use-row-editing';
import { EmptyState } from '../../components/feedback/empty-state';
import { Filters } from '../../components/list/list-filters';
import { ListTools, useFold } from '../../components/list/list-tools';
import { SearchField } from '../../components/list/search-field';
import { PageHeading } from '../../components/page/page-heading';
import { SaveAsView } from './save-as-view';
import { SavedViews } from './saved-views';
import { useListSettings } from './use-list-settings';

interface AdminListProps<Row, Filter extends object, Field extends string> {
  definition: AdminListDefinition<Row, Filter, Field>;
  list: AdminListState<Filter, Field>;
  /** State of the list's query. */
  result: { loading: boolean; error?: unknown; networkStatus?: NetworkStatus; refetch: () => Promise<unknown> };
  /** The page to show; undefined while nothing has loaded. */
  page: { items: readonly Row[]; totalItems: number } | undefined;
  /** Counts the rows of a filter (`useCount`), for the saved views; they have no counts without it. */
  count?: (filter: Filter) => Promise<number>;
  /** Actions on the chosen rows, beside the CSV file of them. */
  actions?: ReactNode;
  /** The actions of one row; null where it has none. */
  rowActions?: (row: Row) => ReactNode;
  /** Rows that came after the shown ones; they are announced, and nothing moves until they are shown. */
  newerRows?: NewerRows;
  /** Lets rows be edited in their places, one at a time. */
  editing?: RowEditing<Row>;
  /** Beside the search, such as a button that adds a row. */
  headingAction?: ReactNode;
  /** Stands between the heading and the filters, such as tabs. */
  above?: ReactNode;
}

const usualActionsWidth = 70;
const usualNames = { one: 'row', many: 'rows' };

/**
 * A list of the administrator area: heading, search, saved views, filters, grid with its four states, selection, bulk
 * actions and CSV, all from its definition.
 */
export function AdminList<Row extends { id: string }, Filter extends object, Field extends string>({
  definition,
  list,
  result,
  page,
  count,
  actions,
  rowActions,
  newerRows,
  editing,
  headingAction,
  above,
}: AdminListProps<Row, Filter, Field>) {
  const { csvPath, empty } = definition;
  const { selection } = list;
  const { isReady, preferences, views, change } = useListSettings(definition.list);
  const fold = useFold();
  const refetch = () => void result.refetch().catch(() => undefined);
  const showNewest = () => {
    if (list.isAtStart) refetch();
    else list.toStart();
    newerRows?.onShow();
    focusHeadingWhenLost();
  };
  const ofActions = (rowActions ?? editing) && {
    key: 'actions',
    isActions: true,
    header: 'Action',
    align: 'right' as const,
    width: definition.actionsWidth ?? (editing ? 96 : usualActionsWidth),
    cell: (row: Row) =>
      editing ? (
        <RowActions row={row} editing={editing}>
          {rowActions?.(row)}
        </RowActions>
      ) : (
        rowActions?.(row)
      ),
  };
  const columns = editedColumns(definition.columns, editing);
  const grid = (
    <AdminGrid
      label={definition.label}
      list={list}
      columns={ofActions ? [...columns, ofActions] : columns}
      preferences={preferences}
      onPreferences={change}
      // the columns must not move once they are seen
      rows={isReady ? page?.items : undefined}
      totalItems={page?.totalItems}
      rowKey={({ id }) => id}
      loading={result.loading}
      error={result.error}
      errorText={definition.errorText}
      errorTitle={definition.errorTitle}
      isErrorAlert
      onRetry={refetch}
      selection={selection}
      mostChosen={definition.mostChosen}
      actions={
        <>
          <SaveAsCsv path={csvPath} list={list} chosen={selection.chosen} />
          {actions}
        </>
      }
      isFolded={fold.isFolded}
      newRows={
        newerRows && <NewRows count={newerRows.count} words={definition.rowWords ?? usualNames} onShow={showNewest} />
      }
      noMatches={definition.noMatches}
      empty={
        <Card>
          <EmptyState title={empty.title} text={empty.text} />
        </Card>
      }
    />
  );
  const buttons = (
    <>
      {definition.canRefresh && (
        <Tooltip title="Refresh">
          {/* it stays enabled while it loads, which keeps the focus */}
          <IconButton aria-label="Refresh" aria-disabled={result.loading} onClick={() => !result.loading && refetch()}>
            <RefreshCw size={19} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
      {page && page.totalItems > 0 && <SaveAsCsv path={csvPath} list={list} />}
    </>
  );
  return (
    <>
      <PageHeading
        title={definition.title}
        text={definition.text}
        action={
          fold.isPhone ? (
            headingAction
          ) : (
            <Box sx={headingAction ? { ...tools, flex: { ...tools.flex, sm: '0 1 640px' } } : tools}>
              {definition.searchLabel && <SearchField list={list} label={definition.searchLabel} />}
              {buttons}
              {headingAction}
            </Box>
          )
        }
      />
      {above}
      <ListTools fold={fold} list={list} searchLabel={definition.searchLabel}>
        {fold.isPhone && <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>{buttons}</Box>}
        {isReady && (
          <SavedViews
            list={definition.list}
            views={views}
            counting={{
              filterOf: list.filterOf,
              count,
              shown:
                page && !result.loading ? { filter: list.variables.filter, totalItems: page.totalItems } : undefined,
              networkStatus: result.networkStatus,
            }}
          />
        )}
        <Filters
          filters={definition.filters}
          list={list}
          rows={page?.items}
          end={isReady && <SaveAsView list={definition.list} views={views} />}
        />
      </ListTools>
      {editing && <UnsavedRow editing={editing} rows={page?.items} />}
      {editing ? editing.wrap(grid) : grid}
    </>
  );
}

const tools = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1.5,
  alignItems: 'center',
  justifyContent: { sm: 'flex-end' },
  flex: { xs: '1 1 100%', sm: '0 1 540px' },
} as const;
