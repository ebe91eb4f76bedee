import type { DesignState } from '../../graphql/generated/schema';
import type { StateMachine } from '../../platform/database/state-machine';

export const designMachine: StateMachine<DesignState> = {
  name: 'design',
  allowed: {
    QUEUED: ['RUNNING', 'FAILED', 'CANCELLED'],
    RUNNING: ['SUCCEEDED', 'FAILED', 'CANCELLED'],
    SUCCEEDED: [],
    FAILED: [],
    CANCELLED: [],
  },
};
