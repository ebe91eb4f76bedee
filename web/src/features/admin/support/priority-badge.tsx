import Chip from '@mui/material/Chip';
import { ticketPriorityLabels } from '../../../../../contract/labels';
import type { TicketPriority } from '../../../gql/schema';

/** Specification, admin area, section 4: high red, medium amber, else info. */
const colours = { HIGH: 'error', MEDIUM: 'warning', LOW: 'info' } as const;

export const PriorityBadge = ({ priority }: { priority: TicketPriority | null }) => (
  <Chip
    component="span"
    size="small"
    variant="outlined"
    color={priority ? colours[priority] : 'info'}
    label={priority ? `${ticketPriorityLabels[priority]} priority` : 'No priority'}
  />
);
