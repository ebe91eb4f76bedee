import type { ItemOrderResolvers, OrderResolvers, Resolvers } from '../../graphql/generated/resolvers';
import { nothingDone } from '../bulk';
import { payload } from '../payload';
import { startPayment } from './attempts/attempt.service';
import { capturePayment } from './attempts/capture.service';
import { cancelPurchase } from './cancellation.service';
import { invoiceNumber, invoicesOf } from './invoices/invoice.service';
import { resetPayPalSetup, savePayPalSetup, testPayPalSetup } from './admin/paypal-setup.service';
import { webhookInForce } from './paypal-setup/paypal-webhooks.service';
import type { Registered } from './paypal-setup/paypal-webhooks.service';
import { deletePurchases } from './admin/purchase-deletion.service';
import { attemptStatus, historyOf, paymentsOf, refundsOf } from './purchase-history';
import { refundPayment, refundPurchase } from './admin/admin-refund.service';
import { customerMayReturn, returnPurchase } from './refunds/refund-request.service';

/** Payment fields that purchases of both kinds share. */
const purchase = {
  history: (order, _args, ctx) => historyOf(ctx, order.id),
  refunds: (order, _args, ctx) => refundsOf(ctx, order.id),
  payments: (order, _args, ctx) => paymentsOf(ctx, order.id),
  invoices: (order, _args, ctx) => invoicesOf(ctx, order.id),
} satisfies OrderResolvers & ItemOrderResolvers;

const nothing = { purchase: null };
const notSaved = { notice: null, verified: null, settings: null };
const saved = ({ problem, verified }: Registered) => ({ notice: problem, verified, settings: {} });

export const paymentResolvers: Resolvers = {
  Mutation: {
    savePayPalSettings: (_root, { input, version }, ctx) =>
      payload(async () => saved(await savePayPalSetup(ctx, input, version)), notSaved),
    resetPayPalSettings: (_root, { version }, ctx) =>
      payload(async () => saved(await resetPayPalSetup(ctx, version)), notSaved),
    testPayPal: (_root, tried, ctx) =>
      payload(async () => ({ webhookProblem: await testPayPalSetup(ctx, tried), works: true }), {
        webhookProblem: null,
        works: false,
      }),
    startPayment: (_root, { purchaseId }, ctx) =>
      payload(async () => ({ paypalOrderId: await startPayment(ctx, purchaseId) }), { paypalOrderId: null }),
    capturePayment: (_root, { purchaseId, paypalOrderId }, ctx) =>
      payload(async () => ({ purchase: await capturePayment(ctx, purchaseId, paypalOrderId) }), nothing),
    cancelPurchase: (_root, { id }, ctx) => payload(async () => ({ purchase: await cancelPurchase(ctx, id) }), nothing),
    refundPurchase: (_root, { input }, ctx) =>
      payload(async () => ({ purchase: await refundPurchase(ctx, input) }), nothing),
    refundPayment: (_root, { input }, ctx) =>
      payload(async () => ({ purchase: await refundPayment(ctx, input) }), nothing),
    deletePurchases: (_root, { target, expected }, ctx) =>
      payload(() => deletePurchases(ctx, target, expected), nothingDone),
    returnPurchase: (_root, { id }, ctx) => payload(async () => ({ purchase: await returnPurchase(ctx, id) }), nothing),
  },
  PayPalSettings: { webhook: (_settings, _args, ctx) => webhookInForce(ctx) },
  Order: { ...purchase, returnableUntil: (order, _args, ctx) => customerMayReturn(ctx, order) },
  ItemOrder: purchase,
  Refund: { status: ({ state }) => (state === 'INTENT' ? 'PENDING' : state) },
  Payment: { status: attemptStatus },
  Invoice: { number: invoiceNumber, url: ({ id }) => `/invoices/${id}` },
};
