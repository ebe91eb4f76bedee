import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { EmptyState } from '../feedback/empty-state';
import type { ListFrame } from '../list/use-list-state';
import { SearchField } from '../list/search-field';
import { PageHeading } from '../page/page-heading';
import { AdminGrid } from './admin-grid';
import type { GridColumn } from './grid-columns';
import { SaveAsCsv } from './save-as-csv';
import type { Selection } from './selection';

/** The fixed parts of an admin list. */
export interface AdminListDefinition {
  /** Name under which the grid's preferences are stored. */
  name: string;
  title: string;
  text: string;
  /** Accessible name of the grid. */
  label: string;
  searchLabel: string;
  /** Path of the CSV file, see api/endpoints/exports.ts. */
  csvPath: string;
  /** Maximum number of rows that an action accepts by id. */
  mostChosen: number;
  /** Shown when a search or filter matches nothing. */
  noMatches: string;
  empty: { title: string; text: string };
}

interface AdminListProps<Row, Field extends string> {
  definition: AdminListDefinition;
  columns: readonly GridColumn<Row, Field>[];
  list: ListFrame<Field> & { variables: { filter: object; sort: { field: Field; direction: 'ASC' | 'DESC' } } };
  /** The page to show; undefined while nothing has loaded. */
  page: { items: readonly Row[]; totalItems: number } | undefined;
  rowKey: (row: Row) => string;
  loading: boolean;
  error: unknown;
  errorText: (error: unknown) => string;
  onRetry: () => void;
  selection: Selection;
  filters: ReactNode;
  /** Actions on the chosen rows, beside the CSV file of them. */
  actions: ReactNode;
  /** Stands between the heading and the filters, such as tabs. */
  above?: ReactNode;
}

/** A page of the administrator area with a list: heading, search, CSV, filters, and a grid with its four states. */
export function AdminList<Row extends object, Field extends string>({
  definition,
  columns,
  list,
  page,
  rowKey,
  loading,
  error,
  errorText,
  onRetry,
  selection,
  filters,
  actions,
  above,
}: AdminListProps<Row, Field>) {
  const { csvPath, empty } = definition;
  return (
    <>
      <PageHeading
        title={definition.title}
        text={definition.text}
        action={
          <Box
            sx={{
              display: 'flex',
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              gap: 1.5,
              alignItems: 'center',
              flex: { xs: '1 1 100%', sm: '0 1 480px' },
            }}
          >
            <SearchField list={list} label={definition.searchLabel} />
            {page && page.totalItems > 0 && <SaveAsCsv path={csvPath} list={list} />}
          </Box>
        }
      />
      {above}
      {filters}
      <AdminGrid
        name={definition.name}
        label={definition.label}
        list={list}
        columns={columns}
        rows={page?.items}
        totalItems={page?.totalItems}
        rowKey={rowKey}
        loading={loading}
        error={error}
        errorText={errorText}
        onRetry={onRetry}
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
