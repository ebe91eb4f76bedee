import type { ReactNode, Ref } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/feedback/status-badge';
import { PersonName } from '../../../entities/person/person-link';
import { tintOf } from '../../../lib/styles';
import { formatDate, formatDateTime } from '../../../lib/format';
import { PriorityBadge } from './priority-badge';
import type { InboxTicketFragment } from './support.generated';

interface InboxRowProps {
  ticket: InboxTicketFragment;
  isShown: boolean;
  href: string;
  onOpen: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** A ticket in the list: who wrote about what and when, and how it stands. */
export function InboxRow({ ticket, isShown, href, onOpen, ref }: InboxRowProps) {
  const unread = ticket.unreadBySupport ?? 0;
  return (
    <Box sx={{ ...look, ...(isShown && { borderLeftColor: 'primary.main', bgcolor: tintOf('primary-main', 6) }) }}>
      <Box sx={rowLine}>
        <Box
          component={Link}
          ref={ref}
          to={href}
          preventScrollReset
          onClick={onOpen}
          aria-current={isShown ? 'true' : undefined}
          title={ticket.subject}
          sx={{ ...twoLines, ...overRow, fontWeight: unread > 0 ? 700 : 500 }}
        >
          {ticket.subject}
        </Box>
        {unread > 0 && <Chip component="span" size="small" color="secondary" label={`${unread} new`} />}
        <Typography component="time" dateTime={ticket.createdAt} title={formatDateTime(ticket.createdAt)} sx={quiet}>
          {formatDate(ticket.createdAt)}
        </Typography>
      </Box>
      <Box sx={{ ...rowLine, flexWrap: 'wrap', rowGap: 0.5 }}>
        <Box title={whoOf(ticket)} sx={{ ...rowLine, ...who }}>
          <Box sx={whoPart}>
            <Name person={ticket.customer && { id: ticket.customer.id, name: ticket.userName }}>{ticket.userName}</Name>
          </Box>{' '}
          <Box sx={{ ...whoPart, color: 'text.secondary' }}>{ticket.userEmail}</Box>
        </Box>
        <Box sx={{ ...rowLine, '&&': { flex: '0 1 auto' } }}>
          <StatusBadge status={ticket.status} />
          <PriorityBadge priority={ticket.priority} />
          {ticket.assignee && (
            <Box component="span" sx={{ ...oneLine, fontSize: '0.8125rem', color: 'text.secondary' }}>
              {'for '}
              <Name person={ticket.assignee} />
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

interface NameProps {
  person: { id: string; name: string } | null;
  /** Stands for a person without an account. */
  children?: ReactNode;
}

/** A name above the link of the row, which covers all of it. */
const Name = ({ person, children }: NameProps) =>
  person ? (
    <Box component="span" sx={{ position: 'relative', zIndex: 1 }}>
      <PersonName person={person} />
    </Box>
  ) : (
    children
  );

/** Makes a click anywhere in the row open the ticket. */
const overRow = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-3px' },
} as const;

const whoOf = ({ userName, userEmail, assignee }: InboxTicketFragment) =>
  `${userName}, ${userEmail}${assignee ? `, assigned to ${assignee.name}` : ''}`;

const quiet = { color: 'text.secondary', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' } as const;

/** Only texts are cut: badges and date keep their width. */
const rowLine = { display: 'flex', gap: 0.75, alignItems: 'center', minWidth: 0, '& > *': { flex: 'none' } } as const;

const oneLine = {
  flex: '1 1 0 !important',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.5,
} as const;

/** Subjects are longer than names. */
const twoLines = {
  flex: '1 1 0 !important',
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
} as const;

/** Name and address, each on a line of its own where one line is too short for both. */
const who = {
  '&&': { flex: '1 1 auto' },
  flexWrap: 'wrap',
  maxWidth: '100%',
  columnGap: 0.75,
  rowGap: 0,
  fontSize: '0.8125rem',
} as const;

const whoPart = {
  '&&': { flex: '0 1 auto' },
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.5,
} as const;

const look = {
  position: 'relative',
  display: 'grid',
  gap: 0.5,
  // with its line as far from the edge as the heading of the list
  pl: 1.625,
  pr: 2,
  py: 1,
  borderLeft: '3px solid transparent',
  '&:hover': { bgcolor: tintOf('primary-main', 5) },
} as const;
