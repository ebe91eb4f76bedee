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
    // money that arrives nevertheless pays for what was ordered
    CANCELLED: ['PAID'],
  },
};

/** Digital goods need no work and no shipping: an order is completed by its payment, or cancelled. */
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
