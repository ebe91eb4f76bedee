import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { formatTotal } from '../../../../../contract/counts';
import { NewRows } from '../../../components/admin-list/new-rows';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { SectionLoader } from '../../../components/feedback/loaders';
import { usePageTop } from '../../../components/list/use-page-top';
import { WaitNote } from '../../../components/list/wait-note';
import { errorMessage } from '../../../lib/errors';
import type { InboxListState } from './inbox-filters';
import { InboxRow } from './inbox-row';
import type { InboxTickets } from './use-inbox-tickets';

interface InboxListProps {
  list: InboxListState;
  tickets: InboxTickets;
  shownId: string | null;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  /** Selects the ticket after (1) or before (-1) the shown one. */
  onStep: (step: 1 | -1) => void;
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** The tickets, in the four states of a list; arrow keys go through them. */
export function InboxList({ list, tickets, onStep, ...rows }: InboxListProps) {
  const { page, loading, error, newer, retry } = tickets;
  const rowsById = useRef(new Map<string, HTMLAnchorElement>());
  const stepByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const at = page?.items.findIndex(({ id }) => rowsById.current.get(id) === document.activeElement) ?? -1;
    rowsById.current.get(page?.items[at + step]?.id ?? '')?.focus();
    onStep(step);
  };
  const pages = Math.ceil((page?.totalItems ?? 0) / list.size);
  const top = usePageTop<HTMLUListElement>(list.page);
  return (
    <>
      <Box sx={heading}>
        <Typography id="inbox-list-title" variant="h6" component="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          Tickets{page && ` (${formatTotal(page.totalItems)})`}
        </Typography>
        <NewRows count={newer.count} words={{ one: 'ticket', many: 'tickets' }} onShow={newer.onShow} />
      </Box>
      {error && page && !loading && (
        <Alert severity="error" action={<Retry onClick={retry} />}>
          {errorMessage(error)} Showing what was loaded before.
        </Alert>
      )}
      <WaitNote waiting={loading && page !== undefined} />
      {page && page.items.length > 0 ? (
        <Box
          component="ul"
          ref={top}
          aria-labelledby="inbox-list-title"
          aria-busy={loading}
          onKeyDown={stepByKey}
          sx={{ scrollMarginTop: '96px', listStyle: 'none', m: 0, p: 0, overflowY: { md: 'auto' }, minHeight: 0 }}
        >
          {page.items.map((ticket) => (
            <Box component="li" key={ticket.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
              <InboxRow
                ref={(element) => {
                  if (element) rowsById.current.set(ticket.id, element);
                  else rowsById.current.delete(ticket.id);
                }}
                ticket={ticket}
                isShown={ticket.id === rows.shownId}
                href={rows.hrefOf(ticket.id)}
                onOpen={() => rows.onOpen(ticket.id)}
              />
            </Box>
          ))}
        </Box>
      ) : (
        <NoRows list={list} tickets={tickets} />
      )}
      {pages > 1 && (
        <Box sx={{ display: 'grid', justifyItems: 'center', p: 1 }}>
          <Pagination
            aria-label="Pages of tickets"
            count={pages}
            page={Math.min(list.page, pages)}
            onChange={(_event, next) => list.setPage(next)}
            siblingCount={0}
            size="small"
            color="primary"
          />
        </Box>
      )}
    </>
  );
}

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const Retry = ({ onClick }: { onClick: () => void }) => (
  <Button color="inherit" size="small" variant="text" onClick={onClick}>
    Retry
  </Button>
);

function NoRows({ list, tickets: { page, loading, error, retry } }: Pick<InboxListProps, 'list' | 'tickets'>) {
  if (!page)
    return error && !loading ? (
      <ErrorPanel
        message={`The tickets could not be loaded. ${errorMessage(error)}`}
        onRetry={retry}
        retryText="Retry"
      />
    ) : (
      <SectionLoader />
    );
  if (page.totalItems > 0 && list.page > 1)
    return (
      <EmptyState
        title="This page is empty"
        action={<Button onClick={() => list.setPage(1)}>Go to the first page</Button>}
      />
    );
  return list.narrowed ? (
    <EmptyState
      title="Nothing matches"
      action={
        <Button variant="outlined" onClick={list.clear}>
          Show everything
        </Button>
      }
    />
  ) : (
    <EmptyState title="No tickets yet" text="New tickets appear here at once." />
  );
}
