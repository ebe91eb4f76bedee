import type { TicketStatus } from '../../graphql/generated/schema';
import type { StateMachine } from '../../platform/database/state-machine';

/**
 * An Admin may set any status at any time; a reply of its owner moves a ticket to IN_PROGRESS from any status. So every
 * transition is allowed, and the database refuses none.
 */
export const ticketMachine: StateMachine<TicketStatus> = {
  name: 'ticket',
  allowed: {
    OPEN: ['IN_PROGRESS', 'RESOLVED', 'CLOSED'],
    IN_PROGRESS: ['OPEN', 'RESOLVED', 'CLOSED'],
    RESOLVED: ['OPEN', 'IN_PROGRESS', 'CLOSED'],
    CLOSED: ['OPEN', 'IN_PROGRESS', 'RESOLVED'],
  },
};
