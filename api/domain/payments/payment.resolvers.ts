import type { RequestContext } from '../../context';
import type { ItemOrderResolvers, OrderResolvers, Resolvers } from '../../graphql/generated/resolvers';
import { loadUser, loadUserOfAddress } from '../accounts/user.service';
import { nothingDone } from '../bulk';
import type { OrderEntity } from '../orders/order.entity';
import { loadOrder } from '../orders/order.service';
import { payload } from '../payload';
import { startPayment } from './attempts/attempt.service';
import { capturePayment } from './attempts/capture.service';
import { cancelPurchase } from './cancellation.service';
import { invoiceNumber, invoicesOf } from './invoices/invoice.service';
import { rateText } from './invoices/vat';
import { resetPayPalSetup, savePayPalSetup, testPayPalSetup } from './admin/paypal-setup.service';
import { webhookInForce } from './paypal-setup/paypal-webhooks.service';
import type { Registered } from './paypal-setup/paypal-webhooks.service';
import { deletePurchase, deletePurchases } from './admin/purchase-deletion.service';
import { cancelPurchases } from './admin/purchase-cancellation.service';
import { reconcilePurchase } from './admin/purchase-reconciliation.service';
import { settlePayment } from './admin/payment-settlement.service';
import { dismissUnmatchedPayment, grantUnmatchedPayment } from './admin/unmatched-grant.service';
import { refundUnmatchedPayment } from './admin/unmatched-refund.service';
import type { UnmatchedPaymentEntity } from './unmatched/unmatched-payment.entity';
import { listUnmatchedPayments } from './unmatched/unmatched-payment.list';
import { holdReason, isRefundable, isSettleable, problemOf } from './admin/payment-facts';
import { claimOf, disputeAdvice } from './admin/provider-messages';
import { timelineOf } from './admin/purchase-timeline';
import {
  amountUnderWay,
  attemptStatus,
  disputesOf,
  historyOf,
  paidAmount,
  paidPayPalOrder,
  paymentsOf,
  refundStatus,
  refundsOf,
} from './purchase-history';
import { refundPayment, refundPurchase } from './admin/admin-refund.service';
import { customerMayReturn, returnPurchase } from './refunds/refund-request.service';
import { reportPayment } from './attempts/reported-payment.service';
import { payTestPurchase } from './test-payment.service';
import { verifyPurchase } from './verification.service';

/** Payment fields that purchases of both kinds share. */
const purchase = {
  history: (order, _args, ctx) => historyOf(ctx, order.id),
  refunds: (order, _args, ctx) => refundsOf(ctx, order.id),
  refundUnderWay: (order, _args, ctx) => amountUnderWay(ctx, order.id),
  payments: (order, _args, ctx) => paymentsOf(ctx, order.id),
  paypalOrderId: (order, _args, ctx) => paidPayPalOrder(ctx, order),
  invoices: (order, _args, ctx) => invoicesOf(ctx, order.id),
  holdReason: (order, _args, ctx) => holdReason(ctx, order.id),
  disputes: (order, _args, ctx) => disputesOf(ctx, order.id),
  timeline: (order, { kinds }, ctx) => timelineOf(ctx, order, kinds),
} satisfies OrderResolvers & ItemOrderResolvers;

const nothing = { purchase: null };
const changed = (work: () => Promise<OrderEntity>) => payload(async () => ({ purchase: await work() }), nothing);
const decided = (work: () => Promise<UnmatchedPaymentEntity>) =>
  payload(async () => ({ payment: await work() }), { payment: null });
const accountOf = (ctx: RequestContext, id: string | null) => (id ? loadUser(ctx, id) : null);
const notSaved = { notice: null, verified: null, settings: null };
const saved = ({ problem, verified }: Registered) => ({ notice: problem, verified, settings: {} });

export const paymentResolvers: Resolvers = {
  Query: { unmatchedPayments: (_root, asked, ctx) => listUnmatchedPayments(ctx, asked) },
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
      payload(() => capturePayment(ctx, purchaseId, paypalOrderId), { ...nothing, wasPaidBefore: null }),
    payTestPurchase: (_root, { id, outcome }, ctx) => changed(() => payTestPurchase(ctx, id, outcome)),
    cancelPurchase: (_root, { id }, ctx) => payload(async () => ({ purchase: await cancelPurchase(ctx, id) }), nothing),
    refundPurchase: (_root, { input }, ctx) =>
      payload(async () => ({ purchase: await refundPurchase(ctx, input) }), nothing),
    refundPayment: (_root, { input }, ctx) =>
      payload(async () => ({ purchase: await refundPayment(ctx, input) }), nothing),
    deletePurchases: (_root, { target, expected }, ctx) =>
      payload(() => deletePurchases(ctx, target, expected), nothingDone),
    cancelPurchases: (_root, { target, expected, reason }, ctx) =>
      payload(() => cancelPurchases(ctx, target, expected, reason), nothingDone),
    reconcilePurchase: (_root, { id }, ctx) =>
      payload(() => reconcilePurchase(ctx, id), { purchase: null, found: null }),
    reportPayment: (_root, { purchaseId, transactionId, kind }, ctx) =>
      payload(() => reportPayment(ctx, purchaseId, transactionId, kind), { purchase: null, isSettled: null }),
    deletePurchase: (_root, { id, kind }, ctx) =>
      payload(async () => ({ deletedId: await deletePurchase(ctx, id, kind) }), { deletedId: null }),
    verifyPurchase: (_root, { id }, ctx) =>
      payload(() => verifyPurchase(ctx, id), { purchase: null, isVerified: null }),
    grantUnmatchedPayment: (_root, { input }, ctx) => decided(() => grantUnmatchedPayment(ctx, input)),
    refundUnmatchedPayment: (_root, { id, reason }, ctx) => decided(() => refundUnmatchedPayment(ctx, id, reason)),
    dismissUnmatchedPayment: (_root, { id, reason }, ctx) => decided(() => dismissUnmatchedPayment(ctx, id, reason)),
    settlePayment: (_root, { paymentId, reason }, ctx) => changed(() => settlePayment(ctx, paymentId, reason)),
    returnPurchase: (_root, { id }, ctx) => payload(async () => ({ purchase: await returnPurchase(ctx, id) }), nothing),
  },
  PayPalSettings: { webhook: (_settings, _args, ctx) => webhookInForce(ctx) },
  Order: { ...purchase, returnableUntil: (order, _args, ctx) => customerMayReturn(ctx, order) },
  ItemOrder: purchase,
  Refund: {
    status: refundStatus,
    currency: async ({ paymentId }, _args, ctx) => (await paidAmount(ctx, paymentId)).currency,
    unknownSince: ({ state, unknownSince }) => (refundStatus({ state }) === 'PENDING' ? unknownSince : null),
  },
  Payment: {
    status: attemptStatus,
    problem: problemOf,
    isSettleable: (payment, _args, ctx) => isSettleable(ctx, payment),
    isRefundable: (payment, _args, ctx) => isRefundable(ctx, payment),
  },
  Dispute: {
    providerId: ({ providerDisputeId }) => providerDisputeId,
    status: ({ state }) => state,
    reason: ({ reason }) => claimOf(reason),
    amount: async (dispute, _args, ctx) => dispute.amount ?? (await paidAmount(ctx, dispute.paymentId)).amount,
    currency: async (dispute, _args, ctx) => dispute.currency ?? (await paidAmount(ctx, dispute.paymentId)).currency,
    respondBy: ({ state, respondBy }) => (state === 'OPEN' ? respondBy : null),
    advice: ({ state, respondBy }) => (state === 'OPEN' ? disputeAdvice(respondBy !== null) : null),
  },
  UnmatchedPayment: {
    paypalOrderId: ({ providerOrderId }) => providerOrderId,
    suggestedAccount: ({ payerEmail }, _args, ctx) => (payerEmail ? loadUserOfAddress(ctx, payerEmail) : null),
    purchase: ({ orderId }, _args, ctx) => (orderId ? loadOrder(ctx, orderId) : null),
  },
  PurchaseEvent: { actor: ({ actorId }, _args, ctx) => accountOf(ctx, actorId) },
  Invoice: {
    number: invoiceNumber,
    vatRate: ({ vatRate }) => (vatRate === null ? null : rateText(vatRate)),
    url: ({ id }) => `/invoices/${id}`,
  },
};
