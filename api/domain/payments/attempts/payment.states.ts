import type { StateMachine } from '../../../platform/database/state-machine';
import type { DisputeState } from '../disputes/dispute.entity';
import type { PaymentState } from './payment.entity';
import type { RefundState } from '../refunds/refund.entity';

export const attemptMachine: StateMachine<PaymentState> = {
  name: 'payment',
  allowed: {
    INTENT: ['CREATED', 'FAILED'],
    CREATED: ['CAPTURING', 'REVIEW', 'SETTLED', 'FAILED'],
    CAPTURING: ['CREATED', 'REVIEW', 'SETTLED', 'FAILED'],
    REVIEW: ['SETTLED', 'FAILED'],
    SETTLED: ['REFUNDED'],
    // an attempt that was given up may still turn out to be captured at PayPal
    FAILED: ['SETTLED'],
    REFUNDED: [],
  },
};

/** The provider events are the history of these transitions: nothing else changes the state. */
export const refundMachine: StateMachine<RefundState> = {
  name: 'refund',
  allowed: {
    INTENT: ['PENDING', 'COMPLETED', 'FAILED'],
    PENDING: ['COMPLETED', 'FAILED'],
    FAILED: [],
    COMPLETED: [],
  },
};

/** PayPal decides a dispute, and otherwise after an appeal. */
export const disputeMachine: StateMachine<DisputeState> = {
  name: 'dispute',
  allowed: { OPEN: ['WON', 'LOST'], WON: ['LOST'], LOST: ['WON'] },
};
