import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { membershipLabels, platformLabels, roleLabels } from '../../../../../contract/labels';
import { StatusBadge } from '../../../components/feedback/status-badge';
import { Facts } from '../../../components/page/facts';
import { PersonLink, PersonName } from '../../../entities/person/person-link';
import { formatCredits, formatDate } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import type { InboxTicketFactsQuery } from './support.generated';

type Ticket = InboxTicketFactsQuery['ticket'];

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    {children}
  </Box>
);

interface TicketFactsProps {
  ticket: Ticket;
  onSeparate: (id: string) => void;
}

/** Side by side where they stand above the messages. */
const parts = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
} as const;

/** What an Admin needs beside a conversation: the user, what the ticket is about, and the user's last orders. */
export function TicketFacts({ ticket, onSeparate }: TicketFactsProps) {
  const { customer, design, purchase, mergedTickets } = ticket;
  const orders = customer?.purchases.items ?? [];
  return (
    <Box sx={{ ...parts, gap: 2.5, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      <Part title="User">
        {customer ? (
          <PersonLink person={customer} />
        ) : (
          <div>
            {ticket.userName}, {ticket.userEmail}
          </div>
        )}
        <Facts
          facts={[
            ['Written', customer ? null : 'from outside, without signing in'],
            ['Role', customer && roleLabels[ticket.userRole]],
            ['Membership', customer && membershipLabels[customer.membership]],
            ['Balance', customer && formatCredits(customer.credits)],
            ['Phone', ticket.phone],
            ['Assigned to', ticket.assignee && <PersonName key="assignee" person={ticket.assignee} />],
          ]}
        />
      </Part>
      {(design || purchase) && (
        <Part title="It is about">
          {design && (
            <MuiLink component={Link} to={`${paths.admin.designs.getHref()}?open=${design.id}`}>
              {platformLabels[design.platform]} design of {formatDate(design.createdAt)}
            </MuiLink>
          )}
          {purchase && (
            <MuiLink component={Link} to={paths.admin.order.getHref(purchase.id)}>
              Order {purchase.code}, {purchase.name}
            </MuiLink>
          )}
        </Part>
      )}
      {customer && (
        <Part title="Last orders">
          {orders.length === 0 && <Box sx={{ color: 'text.secondary' }}>No orders yet</Box>}
          {orders.map((order) => (
            <Box key={order.id} sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
              <MuiLink component={Link} to={paths.admin.order.getHref(order.id)}>
                {order.name}
              </MuiLink>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
                <StatusBadge status={order.paymentStatus} />
                {formatDate(order.createdAt)}
              </Box>
            </Box>
          ))}
        </Part>
      )}
      {mergedTickets.length > 0 && (
        <Part title="Merged into this ticket">
          {mergedTickets.map(({ id, subject }) => (
            <Box key={id} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
              {subject}
              <Button size="small" variant="text" aria-label={`Separate ${subject}`} onClick={() => onSeparate(id)}>
                Separate
              </Button>
            </Box>
          ))}
        </Part>
      )}
    </Box>
  );
}
