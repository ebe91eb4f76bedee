import type { Resolvers } from '../../graphql/generated/schema';
import { loadUser } from '../accounts/user.service';
import { loadPackage } from '../catalog/package.service';
import { payload } from '../payload';
import { readPayPalSettings } from '../settings/paypal-settings';
import { notFound } from '../user-error';
import type { RequestContext } from '../../context';
import { createOrder, findOrder, lastBillingOf, listOrders } from './order.service';
import { priceWithFee } from './price';

async function customerOf(ctx: RequestContext, userId: string) {
  const user = await loadUser(ctx, userId);
  if (!user) throw notFound('Customer');
  return user;
}

export const orderResolvers: Resolvers = {
  Query: {
    order: (_root, { id }, ctx) => findOrder(ctx, id),
    orders: (_root, { filter, sort, page }, ctx) => listOrders(ctx, filter, sort, page),
  },
  Mutation: {
    createOrder: (_root, { input }, ctx) => payload(async () => ({ order: await createOrder(ctx, input) }), { order: null }),
  },
  User: {
    lastBilling: (user, _args, ctx) => lastBillingOf(ctx, user.id),
  },
  // what an order of it placed now would cost
  Package: {
    fee: ({ price }) => priceWithFee(price).fee,
    total: ({ price }) => priceWithFee(price).total,
    currency: async (_bought, _args, ctx) => (await readPayPalSettings(ctx)).currency,
  },
  Order: {
    orderId: (order) => order.orderCode,
    paymentId: (order) => order.paymentCode,
    package: (order, _args, ctx) => (order.packageId ? loadPackage(ctx, order.packageId) : null),
    packageName: (order) => order.name,
    customer: (order, _args, ctx) => customerOf(ctx, order.userId),
  },
};
