import type { DesignStatus } from '../../graphql/generated/schema';
import type { StateMachine } from '../../platform/database/state-machine';

export const designMachine: StateMachine<DesignStatus> = {
  name: 'design',
  allowed: {
    QUEUED: ['RUNNING', 'CANCELLED'],
    // back to the queue when its process is stopped
    RUNNING: ['SUCCEEDED', 'FAILED', 'CANCELLED', 'QUEUED'],
    SUCCEEDED: [],
    FAILED: [],
    CANCELLED: [],
  },
};
