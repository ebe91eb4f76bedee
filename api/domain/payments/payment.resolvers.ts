import type { Resolvers } from '../../graphql/generated/schema';
import { payload } from '../payload';
import { startPayment } from './attempt.service';
import { capturePayment } from './capture.service';
import { cancelPurchase } from './closing.service';

export const paymentResolvers: Resolvers = {
  Mutation: {
    startPayment: (_root, { purchaseId }, ctx) =>
      payload(async () => ({ paypalOrderId: await startPayment(ctx, purchaseId) }), { paypalOrderId: null }),
    capturePayment: (_root, { purchaseId, paypalOrderId }, ctx) =>
      payload(async () => ({ purchase: await capturePayment(ctx, purchaseId, paypalOrderId) }), { purchase: null }),
    cancelPurchase: (_root, { id }, ctx) =>
      payload(async () => ({ purchase: await cancelPurchase(ctx, id) }), { purchase: null }),
  },
};
