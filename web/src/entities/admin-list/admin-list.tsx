import type { ReactNode } from 'react';
import type { NetworkStatus } from '@apollo/client';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { AdminGrid } from '../../components/admin-list/admin-grid';
import type { AdminListDefinition } from '../../components/admin-list/definition';
import { SaveAsCsv } from '../../components/admin-list/save-as-csv';
import type { AdminListState } from '../../components/admin-list/use-admin-list';
import { EmptyState } from '../../components/feedback/empty-state';
import { Filters } from '../../components/list/list-filters';
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
  /** Stands between the heading and the filters, such as tabs. */
  above?: ReactNode;
}

const actionsWidth = 70;

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
  above,
}: AdminListProps<Row, Filter, Field>) {
  const { csvPath, empty } = definition;
  const { selection } = list;
  const { isReady, preferences, views, change } = useListSettings(definition.list);
  const ofActions = rowActions && {
    key: 'actions',
    header: 'Action',
    align: 'right' as const,
    width: actionsWidth,
    cell: rowActions,
  };
  return (
    <>
      <PageHeading
        title={definition.title}
        text={definition.text}
        action={
          <Box sx={tools}>
            {definition.searchLabel && <SearchField list={list} label={definition.searchLabel} />}
            {page && page.totalItems > 0 && <SaveAsCsv path={csvPath} list={list} />}
          </Box>
        }
      />
      {above}
      {isReady && (
        <SavedViews
          list={definition.list}
          views={views}
          counting={{
            filterOf: list.filterOf,
            count,
            shown: page && !result.loading ? { filter: list.variables.filter, totalItems: page.totalItems } : undefined,
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
      <AdminGrid
        label={definition.label}
        list={list}
        columns={ofActions ? [...definition.columns, ofActions] : definition.columns}
        preferences={preferences}
        onPreferences={change}
        // the columns must not move once they are seen
        rows={isReady ? page?.items : undefined}
        totalItems={page?.totalItems}
        rowKey={({ id }) => id}
        loading={result.loading}
        error={result.error}
        errorText={definition.errorText}
        onRetry={() => void result.refetch().catch(() => undefined)}
        selection={selection}
        mostChosen={definition.mostChosen}
        actions={
          <>
            <SaveAsCsv path={csvPath} list={list} chosen={selection.chosen} />
            {actions}
          </>
        }
        noMatches={definition.noMatches}
        empty={
          <Card>
            <EmptyState title={empty.title} text={empty.text} />
          </Card>
        }
      />
    </>
  );
}

const tools = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1.5,
  alignItems: 'center',
  flex: { xs: '1 1 100%', sm: '0 1 480px' },
} as const;
