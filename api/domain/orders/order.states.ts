import type { OrderStatus, PaymentStatus } from '../../graphql/generated/schema';
import type { StateMachine } from '../../platform/database/state-machine';

export const paymentMachine: StateMachine<PaymentStatus> = {
  name: 'order-payment',
  allowed: {
    PENDING: ['PROCESSING', 'PAID', 'CANCELLED'],
    PROCESSING: ['PENDING', 'PAID', 'CANCELLED'],
    PAID: ['REFUNDED', 'DISPUTED'],
    DISPUTED: ['PAID', 'REFUNDED'],
    REFUNDED: [],
    CANCELLED: [],
  },
};

export const orderMachine: StateMachine<OrderStatus> = {
  name: 'order',
  allowed: {
    PENDING: ['PROCESSING', 'COMPLETED', 'CANCELLED'],
    PROCESSING: ['SHIPPED', 'COMPLETED', 'CANCELLED'],
    SHIPPED: ['COMPLETED', 'CANCELLED'],
    COMPLETED: ['CANCELLED'],
    CANCELLED: [],
  },
};
