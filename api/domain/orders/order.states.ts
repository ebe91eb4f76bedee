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

export const orderMachine: StateMachine<OrderStatus> = {
  name: 'order',
  allowed: {
    PENDING: ['PROCESSING', 'COMPLETED', 'CANCELLED'],
    PROCESSING: ['SHIPPED', 'COMPLETED', 'CANCELLED'],
    SHIPPED: ['COMPLETED', 'CANCELLED'],
    COMPLETED: ['CANCELLED'],
    CANCELLED: ['COMPLETED'],
  },
};
