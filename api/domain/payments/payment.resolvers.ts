import type { Resolvers } from '../../graphql/generated/schema';
import { payload } from '../payload';
import { startPayment } from './attempt.service';
import { capturePayment } from './capture.service';
import { cancelOrder } from './closing.service';

export const paymentResolvers: Resolvers = {
  Mutation: {
    startPayment: (_root, { orderId }, ctx) =>
      payload(async () => ({ paypalOrderId: await startPayment(ctx, orderId) }), { paypalOrderId: null }),
    capturePayment: (_root, { orderId, paypalOrderId }, ctx) =>
      payload(async () => ({ order: await capturePayment(ctx, orderId, paypalOrderId) }), { order: null }),
    cancelOrder: (_root, { id }, ctx) => payload(async () => ({ order: await cancelOrder(ctx, id) }), { order: null }),
  },
};
