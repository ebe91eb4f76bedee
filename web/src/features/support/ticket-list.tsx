import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../components/feedback/status-badge';
import { usePageTop } from '../../components/list/use-page-top';
import type { TicketRowFragment } from '../../entities/ticket/live-tickets.generated';
import { tintOf } from '../../lib/styles';
import { formatDate } from '../../lib/format';
import type { TicketListState } from './ticket-filters';

interface TicketListProps {
  tickets: readonly TicketRowFragment[];
  totalItems: number;
  shownId: string | null;
  /** Returns the address that shows a ticket beside this list. */
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  list: Pick<TicketListState, 'page' | 'size' | 'setPage'>;
}

/** The tickets by subject, status and day; each opens its conversation. */
export function TicketList({ tickets, totalItems, shownId, hrefOf, onOpen, list }: TicketListProps) {
  const pages = Math.ceil(totalItems / list.size);
  const top = usePageTop<HTMLUListElement>(list.page);
  return (
    <>
      <Box
        component="ul"
        ref={top}
        aria-labelledby="ticket-list-title"
        sx={{ scrollMarginTop: '96px', listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}
      >
        {tickets.map((ticket) => (
          <Box component="li" key={ticket.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Row
              ticket={ticket}
              shown={ticket.id === shownId}
              href={hrefOf(ticket.id)}
              onOpen={() => onOpen(ticket.id)}
            />
          </Box>
        ))}
      </Box>
      {pages > 1 && (
        <Box sx={{ display: 'grid', justifyItems: 'center', p: 1.5 }}>
          <Pagination
            aria-label="Pages of tickets"
            count={pages}
            page={Math.min(list.page, pages)}
            onChange={(_event, page) => list.setPage(page)}
            siblingCount={0}
            size="small"
            color="primary"
          />
        </Box>
      )}
    </>
  );
}

interface RowProps {
  ticket: TicketRowFragment;
  shown: boolean;
  href: string;
  onOpen: () => void;
}

const Row = ({ ticket, shown, href, onOpen }: RowProps) => (
  <Box
    component={Link}
    to={href}
    preventScrollReset
    onClick={onOpen}
    aria-current={shown ? 'true' : undefined}
    sx={{
      display: 'grid',
      gap: 1,
      pl: 2.125,
      pr: 2.5,
      py: 2,
      color: 'inherit',
      textDecoration: 'none',
      borderLeft: '3px solid transparent',
      borderLeftColor: shown ? 'primary.main' : 'transparent',
      bgcolor: shown ? tintOf('primary-main', 8) : 'transparent',
      '&:hover': { bgcolor: tintOf('primary-main', 5) },
      '&:focus-visible': { outlineOffset: '-3px' },
    }}
  >
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
      <Typography
        component="span"
        sx={{
          fontWeight: ticket.unreadByUser > 0 ? 700 : 500,
          lineHeight: 1.35,
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {ticket.subject}
      </Typography>
      {ticket.unreadByUser > 0 && (
        <Chip
          component="span"
          size="small"
          color="secondary"
          label={`${ticket.unreadByUser} new`}
          sx={{ flex: 'none' }}
        />
      )}
    </Box>
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <StatusBadge status={ticket.status} />
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {formatDate(ticket.createdAt)}
      </Typography>
    </Box>
  </Box>
);
