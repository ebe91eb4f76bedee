import type { ReactNode, Ref } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/feedback/status-badge';
import { PersonName } from '../../../entities/person/person-link';
import { tintOf } from '../../../lib/colour';
import { formatDateTime } from '../../../lib/format';
import { PriorityBadge } from './priority-badge';
import type { DeskTicketFragment } from './support.generated';

interface DeskRowProps {
  ticket: DeskTicketFragment;
  isShown: boolean;
  href: string;
  onOpen: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** A ticket in the list: who wrote about what and when, and how it stands. */
export function DeskRow({ ticket, isShown, href, onOpen, ref }: DeskRowProps) {
  const unread = ticket.unreadBySupport ?? 0;
  return (
    <Box sx={{ ...look, ...(isShown && { borderLeftColor: 'primary.main', bgcolor: tintOf('primary-main', 8) }) }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
        <Box
          component={Link}
          ref={ref}
          to={href}
          preventScrollReset
          onClick={onOpen}
          aria-current={isShown ? 'true' : undefined}
          sx={{ ...clamped, ...overRow, fontWeight: unread > 0 ? 700 : 500 }}
        >
          {ticket.subject}
        </Box>
        {unread > 0 && (
          <Chip component="span" size="small" color="secondary" label={`${unread} new`} sx={{ flex: 'none' }} />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <StatusBadge status={ticket.status} />
        <PriorityBadge priority={ticket.priority} />
      </Box>
      <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Name person={ticket.customer && { id: ticket.customer.id, name: ticket.userName }}>{ticket.userName}</Name>
      </Typography>
      <Typography component="span" variant="caption" sx={quiet}>
        {ticket.userEmail}
      </Typography>
      <Typography component="span" variant="caption" sx={quiet}>
        {formatDateTime(ticket.createdAt)}
        {ticket.assignee && (
          <>
            {', '}
            <Name person={ticket.assignee} />
          </>
        )}
      </Typography>
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

const quiet = { color: 'text.secondary', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } as const;

const clamped = {
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

const look = {
  position: 'relative',
  display: 'grid',
  gap: 0.25,
  px: 2,
  py: 1.25,
  borderLeft: '3px solid transparent',
  '&:hover': { bgcolor: tintOf('primary-main', 5) },
} as const;
