import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatTotal } from '../../../../contract/counts';
import { errorMessage } from '../../lib/errors';
import { paleWhile, visuallyHidden } from '../../lib/styles';
import { EmptyState } from '../feedback/empty-state';
import { SectionLoader } from '../feedback/loaders';
import { ListError } from './list-error';
import { ListCards } from './list-cards';
import type { Column } from './list-rows';
import { ListTable } from './list-table';
import { tabletQuery } from './list-tools';
import { PageSize } from './page-size';
import type { ListFrame } from './use-list-state';
import { usePageTop } from './use-page-top';
import { WaitNote } from './wait-note';

export interface ListViewProps<Row, Field extends string> {
  /** Name of the list for screen readers. */
  label: string;
  columns: readonly Column<Row, Field>[];
  /** Rows of this page; undefined until the first answer. Pass the previous rows while new ones load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  totalItems?: number;
  /** Shows cards at any width. */
  asCards?: boolean;
  /** Renders a row as one line on a phone; without it a row is a card of all columns. */
  line?: (row: Row) => ReactNode;
  /** Renders what stands before a card's heading on a phone, such as a checkbox. */
  mark?: (row: Row) => ReactNode;
  /** Hides the sort menu of the cards on a phone. */
  isFolded?: boolean;
  list: ListFrame<Field>;
  loading: boolean;
  error?: unknown;
  /** Returns the message for an error; a default otherwise. */
  errorText?: (error: unknown) => string;
  /** Heading of the message, which can be dismissed then. */
  errorTitle?: string;
  /** Shows the message as a red alert, also when there are no rows. */
  isErrorAlert?: boolean;
  onRetry?: () => void;
  /** Shown when nothing exists yet. */
  empty: ReactNode;
  /** Shown when nothing matches the filters and search. */
  noMatches?: string;
}

/** A list in its four states: a table on a desktop, cards on a phone. */
export const ListView = <Row, Field extends string>(props: ListViewProps<Row, Field>) => (
  <>
    {props.rows && (
      <ResultCount list={props.list} loading={props.loading} error={props.error} totalItems={props.totalItems} />
    )}
    <ListStates {...props} />
  </>
);

interface ResultCountProps extends Pick<ListViewProps<never, never>, 'loading' | 'error' | 'totalItems'> {
  list: Pick<ListFrame, 'narrowed'>;
}

/** Says to screen readers how many rows a search or a filter has left. */
function ResultCount({ list, loading, error, totalItems = 0 }: ResultCountProps) {
  const count =
    totalItems === 0 ? 'No results' : `${formatTotal(totalItems)} ${totalItems === 1 ? 'result' : 'results'}`;
  return (
    <Box role="status" sx={visuallyHidden}>
      {list.narrowed && !loading && !error && count}
    </Box>
  );
}

function ListStates<Row, Field extends string>(props: ListViewProps<Row, Field>) {
  const { rows, list, loading, error, errorText = errorMessage, onRetry, empty, noMatches, totalItems = 0 } = props;
  const { errorTitle, isErrorAlert } = props;
  const isTablet = useMediaQuery(tabletQuery);
  const narrow = isTablet || props.asCards === true;
  const top = usePageTop<HTMLDivElement>(list.page);
  if (error && !rows)
    return (
      <ListError
        error={error}
        text={errorText(error)}
        title={errorTitle}
        onRetry={onRetry}
        hasRows={false}
        isAlert={isErrorAlert}
      />
    );
  if (!rows) return <SectionLoader />;
  const failed = Boolean(error) && !loading;
  if (rows.length === 0 && !loading && !failed) {
    if (list.page > 1 && totalItems > 0)
      return (
        <EmptyState
          title="This page is empty"
          action={<Button onClick={() => list.setPage(1)}>Go to the first page</Button>}
        />
      );
    return list.narrowed ? <NothingMatches title={noMatches} onClear={list.clear} /> : <>{empty}</>;
  }
  const pages = Math.ceil(totalItems / list.size);
  const Rows = narrow ? ListCards : ListTable;
  return (
    <Box ref={top} sx={belowHeader}>
      <WaitNote waiting={loading} />
      {failed && <ListError error={error} text={errorText(error)} title={errorTitle} onRetry={onRetry} hasRows />}
      <Box aria-busy={loading} sx={paleWhile(loading)}>
        <Rows {...props} rows={rows} />
      </Box>
      {totalItems > Math.min(...list.sizes) && (
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 1,
            mt: 2,
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {formatTotal(totalItems)} in all
          </Typography>
          {list.sizes.length > 1 && <PageSize size={list.size} sizes={list.sizes} onChange={list.setSize} />}
          <Pagination
            aria-label={`Pages of ${props.label}`}
            count={pages}
            page={Math.min(list.page, pages)}
            onChange={(_event, page) => list.setPage(page)}
            siblingCount={narrow ? 0 : 1}
            color="primary"
          />
        </Box>
      )}
    </Box>
  );
}

/** The header of the user area stays at the upper edge of a phone. */
const belowHeader = { scrollMarginTop: '80px' } as const;

const NothingMatches = ({ title = 'Nothing matches', onClear }: { title?: string; onClear: () => void }) => (
  <Card sx={{ boxShadow: 'none' }}>
    <EmptyState
      title={title}
      text="Try other words, or show everything again."
      action={
        <Button variant="outlined" onClick={onClear}>
          Show everything
        </Button>
      }
    />
  </Card>
);
