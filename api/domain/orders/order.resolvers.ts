import type { RequestContext } from '../../context';
import type { ItemOrderResolvers, OrderResolvers, Resolvers } from '../../graphql/generated/resolvers';
import { freshCaller } from '../accounts/sessions/session.service';
import { loadUser } from '../accounts/user.service';
import { guidelinesAsHtml } from '../catalog/guidelines';
import { fileFacts } from '../catalog/item-file.service';
import { loadItem } from '../catalog/item.service';
import { loadPackage } from '../catalog/package.service';
import { payload } from '../payload';
import { readPayPalSettings } from '../settings/paypal-settings';
import { notFound } from '../user-error';
import { listCreditEntries } from '../credits/credit.list';
import { addPurchaseComment, deletePurchaseComment } from './admin/order-comment.service';
import { deletePackage } from './admin/order-deletion';
import { listPurchases } from './order.list';
import { isGranted, itemAccess, addressOf } from './bought-items';
import {
  createPurchase,
  findPurchase,
  findPurchaseByCode,
  findPurchaseByKey,
  loadOrder,
  subscribedPurchase,
} from './order.service';
import { lastBillingOf } from './last-billing';
import type { OrderEntity } from './order.entity';
import { priceWithFee } from './price';
import { pendingUntil } from './validity';

async function customerOf(ctx: RequestContext, userId: string) {
  const user = await loadUser(ctx, userId);
  if (!user) throw notFound('Customer');
  return user;
}

/** Fields that orders of packages and of items share. */
const purchase = {
  code: (order) => order.orderCode,
  billing: (order) => order,
  expiresAt: (order) => (order.paymentStatus === 'PENDING' ? pendingUntil(order) : null),
  captureId: (order) => order.transactionId,
  customer: (order, _args, ctx) => customerOf(ctx, order.userId),
  creditEntries: (order, { page }, ctx) =>
    listCreditEntries(ctx, { page, filter: { purchase: [order.id] } }, order.userId),
} satisfies OrderResolvers & ItemOrderResolvers;

const oncePaid = (ctx: RequestContext, order: OrderEntity, value: string | null) =>
  isGranted(ctx, order) ? value : null;

const changed = (work: () => Promise<OrderEntity>) =>
  payload(async () => ({ purchase: await work() }), { purchase: null });

const shopCurrency = async (ctx: RequestContext) => (await readPayPalSettings(ctx)).currency;

export const orderResolvers: Resolvers = {
  Query: {
    itemAccess: (_root, { itemId }, ctx) => itemAccess(ctx, itemId),
    purchase: (_root, { id, kind }, ctx) => findPurchaseByKey(ctx, id, kind),
    purchaseByCode: (_root, { code }, ctx) => findPurchaseByCode(ctx, code),
    purchases: (_root, asked, ctx) => listPurchases(ctx, asked),
  },
  Mutation: {
    createPurchase: (_root, { input }, ctx) => changed(() => createPurchase(ctx, input)),
    addPurchaseComment: (_root, { id, text, requestId }, ctx) =>
      changed(() => addPurchaseComment(ctx, id, text, requestId)),
    deletePurchaseComment: (_root, { id }, ctx) => changed(() => deletePurchaseComment(ctx, id)),
    deletePackage: (_root, { id, version }, ctx) =>
      payload(async () => ({ package: await deletePackage(ctx, id, version), isChanged: true }), {
        package: null,
        isChanged: null,
      }),
  },
  Subscription: {
    purchaseChanged: {
      // refused before the subscription starts: an error during it would end the whole connection
      subscribe: async (_root, { id }, ctx) => {
        const { id: own } = await findPurchase(ctx, id);
        const read = async () => ((await freshCaller(ctx)) ? subscribedPurchase(ctx, own) : null);
        return ctx.events.watch('order', own, read, { now: true });
      },
      resolve: (order: unknown) => order as never,
    },
  },
  User: {
    purchases: (user, asked, ctx) => listPurchases(ctx, asked, user.id),
    lastBilling: (user, _args, ctx) => lastBillingOf(ctx, user.id),
  },
  CreditEntry: {
    purchase: ({ orderId }, _args, ctx) => (orderId ? loadOrder(ctx, orderId) : null),
  },
  // the total of an order placed now
  Package: {
    fee: ({ price }) => priceWithFee(price).fee,
    total: ({ price }) => priceWithFee(price).total,
    currency: (_bought, _args, ctx) => shopCurrency(ctx),
  },
  Item: {
    fee: ({ price }) => priceWithFee(price).fee,
    total: ({ price }) => priceWithFee(price).total,
    currency: (_item, _args, ctx) => shopCurrency(ctx),
  },
  Purchase: { __resolveType: (order) => (order.kind === 'PACKAGE' ? 'Order' : 'ItemOrder') },
  Order: {
    ...purchase,
    package: (order, _args, ctx) => (order.packageId ? loadPackage(ctx, order.packageId) : null),
    imageUrl: (order) => order.imageUrl ?? order.featuredImage,
  },
  ItemOrder: {
    ...purchase,
    item: (order, _args, ctx) => (order.itemId ? loadItem(ctx, order.itemId) : null),
    number: (order) => order.itemNumber ?? '',
    slug: (order) => order.slug ?? '',
    guidelines: (order, _args, ctx) => oncePaid(ctx, order, order.guidelines),
    guidelinesHtml: (order, _args, ctx) => oncePaid(ctx, order, guidelinesAsHtml(order)),
    accessUrl: (order, _args, ctx) => oncePaid(ctx, order, addressOf(ctx, order)),
    file: fileFacts,
  },
};
