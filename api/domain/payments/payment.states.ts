import type { StateMachine } from '../../platform/database/state-machine';
import type { PaymentState } from './payment.entity';

export const attemptMachine: StateMachine<PaymentState> = {
  name: 'payment',
  allowed: {
    INTENT: ['CREATED', 'FAILED'],
    CREATED: ['CAPTURING', 'REVIEW', 'SETTLED', 'FAILED'],
    CAPTURING: ['CREATED', 'REVIEW', 'SETTLED', 'FAILED'],
    REVIEW: ['SETTLED', 'FAILED'],
    SETTLED: ['REFUNDED'],
    // an attempt given up here may still turn out to be captured at PayPal
    FAILED: ['SETTLED'],
    REFUNDED: [],
  },
};
