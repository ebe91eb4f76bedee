import type { DesignState } from '../../graphql/generated/schema';
import type { StateMachine } from '../../platform/database/state-machine';

export const designMachine: StateMachine<DesignState> = {
  name: 'design',
  allowed: {
    QUEUED: ['RUNNING', 'FAILED', 'CANCELLED'],
    // back to the queue when its process is told to stop
    RUNNING: ['SUCCEEDED', 'FAILED', 'CANCELLED', 'QUEUED'],
    SUCCEEDED: [],
    FAILED: [],
    CANCELLED: [],
  },
};
