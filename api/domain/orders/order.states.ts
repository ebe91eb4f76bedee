import type { OrderStatus, PaymentStatus } from '../../graphql/generated/schema';
import type { StateMachine } from '../../platform/database/state-machine';

export const paymentMachine: StateMachine<PaymentStatus> = {
  name: 'order-payment',
  allowed: {
    PENDING: ['PROCESSING', 'PAID', 'CANCELLED'],
    PROCESSING: ['PENDING', 'PAID'],
    PAID: ['REFUNDED', 'DISPUTED'],
    DISPUTED: ['PAID', 'REFUNDED'],
    REFUNDED: [],
    // money that arrives all the same is for what was ordered
    CANCELLED: ['PAID'],
  },
};

/** What is sold needs no work and no post: an order is done with its payment, or cancelled. */
export const orderMachine: StateMachine<OrderStatus> = {
  name: 'order',
  allowed: {
    PENDING: ['COMPLETED', 'CANCELLED'],
    PROCESSING: [],
    SHIPPED: [],
    COMPLETED: [],
    CANCELLED: ['COMPLETED'],
  },
};
