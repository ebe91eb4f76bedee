import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { MessageSquarePlus } from '../../lib/generated/icons';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { useListState } from '../../components/list/use-list-state';
import { PageHeading } from '../../components/page/page-heading';
import { useViewer } from '../../entities/session/use-viewer';
import { WaitNote } from '../../components/list/wait-note';
import { useTicketSelection } from '../../entities/ticket/merged-note';
import { errorMessage } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { paleWhile } from '../../lib/styles';
import { ConversationPane } from './conversation-pane';
import { useTicketsQuery } from './support.generated';
import { TicketFilters, ticketListOptions } from './ticket-filters';
import type { TicketListState } from './ticket-filters';
import { TicketList } from './ticket-list';

const CreateTicket = () => (
  <Button
    component={Link}
    to={paths.user.createSupport.getHref()}
    startIcon={<MessageSquarePlus size={18} aria-hidden />}
  >
    Create Ticket
  </Button>
);

/** /user/support: the account's tickets, and the conversation of the selected one (user-area.md, 'Support tickets'). */
export function SupportPage() {
  const { viewer } = useViewer();
  const { shownId, hrefOf } = useTicketSelection();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const list = useListState(ticketListOptions);
  const { data, previousData, loading, error, refetch } = useTicketsQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  });
  const tickets = (data ?? previousData)?.me?.tickets;
  return (
    <>
      <PageHeading
        title="Support Messages"
        text="User > Messages"
        action={
          <Box sx={{ display: { xs: shownId ? 'none' : 'block', md: 'block' } }}>
            <CreateTicket />
          </Box>
        }
      />
      <Box sx={{ display: { xs: shownId ? 'none' : 'block', md: 'block' } }}>
        <TicketFilters list={list} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 5fr) minmax(0, 8fr)' },
        }}
      >
        <Card sx={{ display: { xs: shownId ? 'none' : 'block', md: 'block' }, overflow: 'hidden' }}>
          <Typography
            id="ticket-list-title"
            variant="h6"
            component="h2"
            sx={{ px: 2.5, py: 2, fontVariantNumeric: 'tabular-nums' }}
          >
            {tickets ? `Support Tickets (${tickets.totalItems})` : 'Support Tickets'}
          </Typography>
          <ListBody
            list={list}
            tickets={tickets}
            loading={loading}
            error={error}
            onRetry={() => void refetch().catch(() => undefined)}
            row={{ shownId, hrefOf, onOpen: setChosenId }}
          />
        </Card>
        {shownId && viewer ? (
          <ConversationPane
            key={shownId}
            id={shownId}
            owner={viewer.id}
            chosen={chosenId === shownId}
            backHref={hrefOf(null)}
          />
        ) : (
          <Card sx={{ display: { xs: 'none', md: 'block' } }}>
            <EmptyState title="Select a ticket to view messages" />
          </Card>
        )}
      </Box>
    </>
  );
}

type Tickets = NonNullable<ReturnType<typeof useTicketsQuery>['data']>['me'];

interface ListBodyProps {
  list: TicketListState;
  tickets: NonNullable<Tickets>['tickets'] | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  row: { shownId: string | null; hrefOf: (id: string | null) => string; onOpen: (id: string) => void };
}

/** The list in its states; old rows stay while new ones load. */
function ListBody({ list, tickets, loading, error, onRetry, row }: ListBodyProps) {
  if (!tickets)
    return error && !loading ? (
      <ErrorPanel
        message={`Your tickets could not be loaded. They are safe. ${errorMessage(error)}`}
        onRetry={onRetry}
        retryText="Retry"
      />
    ) : (
      <SectionLoader />
    );
  const failed = Boolean(error) && !loading;
  if (tickets.items.length === 0 && !loading && !failed)
    return list.page > 1 && tickets.totalItems > 0 ? (
      <EmptyState
        title="This page is empty"
        action={<Button onClick={() => list.setPage(1)}>Go to the first page</Button>}
      />
    ) : list.narrowed ? (
      <EmptyState
        title="Nothing matches"
        text="Choose another status or other days, or show everything again."
        action={
          <Button variant="outlined" onClick={list.clear}>
            Show everything
          </Button>
        }
      />
    ) : (
      <EmptyState
        title="No tickets yet"
        text="Ask us anything about your designs, credits or orders. Your ticket and our replies appear here, and we email you about replies that you have not read."
        action={<CreateTicket />}
        isBeside
      />
    );
  return (
    <Box>
      <WaitNote waiting={loading} />
      {failed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" variant="text" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          {errorMessage(error)} Showing what was loaded before.
        </Alert>
      )}
      <Box aria-busy={loading} sx={paleWhile(loading)}>
        <TicketList
          tickets={tickets.items}
          totalItems={tickets.totalItems}
          shownId={row.shownId}
          hrefOf={row.hrefOf}
          onOpen={row.onOpen}
          list={list}
        />
      </Box>
    </Box>
  );
}
