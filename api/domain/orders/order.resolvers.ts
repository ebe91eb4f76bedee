import type { Resolvers } from '../../graphql/generated/schema';
import { freshCaller } from '../accounts/session.service';
import { loadUser } from '../accounts/user.service';
import { loadPackage } from '../catalog/package.service';
import { payload } from '../payload';
import { readPayPalSettings } from '../settings/paypal-settings';
import { notFound } from '../user-error';
import type { RequestContext } from '../../context';
import { listOrders } from './order.list';
import { createOrder, findOrder, lastBillingOf } from './order.service';
import { priceWithFee } from './price';
import { pendingUntil } from './validity';

async function customerOf(ctx: RequestContext, userId: string) {
  const user = await loadUser(ctx, userId);
  if (!user) throw notFound('Customer');
  return user;
}

export const orderResolvers: Resolvers = {
  Query: {
    order: (_root, { id }, ctx) => findOrder(ctx, id),
    orders: (_root, asked, ctx) => listOrders(ctx, asked),
  },
  Mutation: {
    createOrder: (_root, { input }, ctx) =>
      payload(async () => ({ order: await createOrder(ctx, input) }), { order: null }),
  },
  Subscription: {
    orderChanged: {
      // refused before it starts: an error in the middle would end the whole connection
      subscribe: async (_root, { id }, ctx) => {
        await findOrder(ctx, id);
        return ctx.events.follow('order', id, async () => ((await freshCaller(ctx)) ? findOrder(ctx, id) : null), {
          now: true,
        });
      },
      resolve: (order: unknown) => order as never,
    },
  },
  User: {
    orders: (user, asked, ctx) => listOrders(ctx, asked, user.id),
    lastBilling: (user, _args, ctx) => lastBillingOf(ctx, user.id),
  },
  Purchase: {
    __resolveType: ({ kind }) => (kind === 'ITEM' ? 'ItemOrder' : 'Order'),
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
    expiresAt: (order) => (order.paymentStatus === 'PENDING' ? pendingUntil(order) : null),
    customer: (order, _args, ctx) => customerOf(ctx, order.userId),
  },
};
