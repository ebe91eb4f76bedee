import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useNavigate } from 'react-router-dom';
import { SaveAsCsv } from '../../../components/admin-list/save-as-csv';
import { useCount } from '../../../components/admin-list/use-count';
import { EmptyState } from '../../../components/feedback/empty-state';
import { SearchField } from '../../../components/list/search-field';
import { useListState } from '../../../components/list/use-list-state';
import { PageHeading } from '../../../components/page/page-heading';
import { SaveAsView } from '../../../entities/admin-list/save-as-view';
import { SavedViews } from '../../../entities/admin-list/saved-views';
import { useListSettings } from '../../../entities/admin-list/use-list-settings';
import { useViewer } from '../../../entities/session/use-viewer';
import { useTicketSelection } from '../../../entities/ticket/merged-note';
import { InboxConversation } from './inbox-conversation';
import { InboxFilters, inboxFilterOf, inboxListOptions, inboxVariables } from './inbox-filters';
import { InboxList } from './inbox-list';
import { CountTicketsDocument } from './support.generated';
import { useInboxTickets } from './use-inbox-tickets';
import { useStepKeys } from './use-step-keys';

/** /admin/support-messages: the tickets of all users, and the conversation of the selected one. */
export function SupportMessagesPage() {
  const { viewer } = useViewer();
  const { shownId, hrefOf } = useTicketSelection();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const navigate = useNavigate();
  const list = useListState(inboxListOptions);
  const tickets = useInboxTickets(list);
  const settings = useListSettings('TICKETS');
  const count = useCount(CountTicketsDocument, ({ tickets: { totalItems } }) => totalItems);
  const rows = tickets.page?.items ?? [];
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === shownId);
    const next = rows[at < 0 && by < 0 ? rows.length - 1 : at + by];
    if (next) void navigate(hrefOf(next.id), { replace: true, preventScrollReset: true });
  };
  useStepKeys(step);
  if (!viewer) return null;
  const hiddenOnPhone = { display: { xs: shownId ? 'none' : 'block', md: 'block' } };
  return (
    <Box sx={screen}>
      <PageHeading
        title="Support Messages"
        text="Tickets of all users, newest first."
        action={
          <Box sx={{ ...tools, display: { xs: shownId ? 'none' : 'flex', md: 'flex' } }}>
            <Box sx={{ flex: '1 1 auto' }}>
              <SearchField list={list} label="Search by user email" />
            </Box>
            <SaveAsCsv path="/admin/tickets.csv" list={{ variables: inboxVariables(list) }} />
          </Box>
        }
      />
      <Box sx={hiddenOnPhone}>
        {settings.isReady && (
          <SavedViews
            list="TICKETS"
            views={settings.views}
            counting={{
              filterOf: inboxFilterOf,
              count,
              shown:
                tickets.page && !tickets.loading
                  ? { filter: inboxVariables(list).filter, totalItems: tickets.page.totalItems }
                  : undefined,
              networkStatus: tickets.networkStatus,
            }}
          />
        )}
        <InboxFilters
          list={list}
          viewerId={viewer.id}
          rows={rows}
          end={settings.isReady && <SaveAsView list="TICKETS" views={settings.views} />}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          flex: { md: '1 1 0' },
          minHeight: 0,
          gridTemplateRows: { md: 'minmax(0, 1fr)' },
          alignItems: { xs: 'start', md: 'stretch' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'clamp(264px, 40%, 400px) minmax(0, 1fr)' },
        }}
      >
        <Card sx={{ ...column, display: { xs: shownId ? 'none' : 'block', md: 'flex' } }}>
          <InboxList
            list={list}
            tickets={tickets}
            shownId={shownId}
            hrefOf={hrefOf}
            onOpen={setChosenId}
            onStep={step}
          />
        </Card>
        {shownId ? (
          <InboxConversation
            key={shownId}
            id={shownId}
            owner={viewer.id}
            isChosen={chosenId === shownId}
            onListChange={tickets.retry}
          />
        ) : (
          <Card sx={{ display: { xs: 'none', md: 'block' }, alignSelf: 'start' }}>
            <EmptyState title="Select a ticket to view the conversation" />
          </Card>
        )}
      </Box>
    </Box>
  );
}

/** In the heading's line, as above the other lists: the height is the conversation's. */
const tools = { flexWrap: 'wrap', gap: 1.5, flex: { xs: '1 1 100%', sm: '0 1 auto' } } as const;

/** The list scrolls between its heading and its pages. */
const column = {
  flexDirection: 'column',
  alignSelf: 'start',
  maxHeight: '100%',
  overflow: 'hidden',
} as const;

/** On a desktop the page is as tall as the window below the bar, and its columns scroll. */
const screen = {
  display: { md: 'flex' },
  flexDirection: 'column',
  height: { md: 'max(600px, calc(100dvh - 119px))' },
  mb: { md: -2 },
  // a low window leaves the height to the conversation
  '@media (max-height: 56em)': { '& h1 + p': { display: { md: 'none' } } },
} as const;
