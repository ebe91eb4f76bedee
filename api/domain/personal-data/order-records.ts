import type { RequestContext } from '../../context';
import { inBatches } from '../../platform/lists/csv';
import { ordersOf } from '../orders/account-orders.service';
import { commentsAbout } from '../orders/admin/order-comment.service';
import type { InvoiceEntity } from '../payments/invoices/invoice.entity';
import { invoicesOf } from '../payments/invoices/invoice.service';
import { disputesOf, paymentsOf, refundStatus, refundsOf, stateStatus } from '../payments/purchase-history';
import { unmatchedOf } from '../payments/unmatched/unmatched-payments.service';

/** Orders that are completed at once: what belongs to them is read by one statement, not by one for each. */
const atOnce = 100;

/** Yields the orders of an account, each with what a loader finds for it. */
const ordersWith = <Found>(
  ctx: RequestContext,
  owner: string,
  find: (ctx: RequestContext, orderId: string) => Promise<Found>,
) =>
  inBatches(ordersOf(ctx, owner), atOnce, (orders) =>
    Promise.all(orders.map(async (order) => ({ order, found: await find(ctx, order.id) }))),
  );

/** Returns what PayPal and we have recorded about the payments of an order. */
async function historyOf(ctx: RequestContext, orderId: string) {
  return {
    payments: await paymentsOf(ctx, orderId),
    refunds: await refundsOf(ctx, orderId),
    disputes: await disputesOf(ctx, orderId),
  };
}

/**
 * Orders with their payments, refunds and disputes. Why a refund was made is the team's note; the words to the customer
 * are its message.
 */
export async function* orderRecords(ctx: RequestContext, owner: string) {
  for await (const { order, found } of ordersWith(ctx, owner, historyOf)) {
    const payments = found.payments.map((payment) => {
      const { amount, currency, capturedAmount, capturedCurrency, payerEmail, capturedAt, createdAt } = payment;
      const { providerOrderId: paypalOrder, captureId: transaction, state } = payment;
      return {
        ...{ paypalOrder, transaction, status: stateStatus(state), amount, currency },
        ...{ capturedAmount, capturedCurrency, payerEmail, capturedAt, createdAt },
      };
    });
    const refunds = found.refunds.map((refund) => {
      const { amount, creditsBack, message, unknownSince, createdAt } = refund;
      return { amount, status: refundStatus(refund), creditsBack, message, unknownSince, createdAt };
    });
    const disputes = found.disputes.map((dispute) => {
      const { state, outcome, reason, amount, currency, createdAt, endedAt } = dispute;
      return { status: state, outcome, reason, amount, currency, createdAt, endedAt };
    });
    yield { ...order, payments, refunds, disputes };
  }
}

/** Payments for the account's orders that our team had to look at. */
export async function* unmatchedRecords(ctx: RequestContext, owner: string) {
  for (const payment of await unmatchedOf(ctx, owner)) {
    const { captureId: transaction, payerEmail, amount, currency, orderCode, state, capturedAt, decidedAt } = payment;
    yield { transaction, payerEmail, amount, currency, orderCode, status: state, capturedAt, decidedAt };
  }
}

export async function* commentRecords(ctx: RequestContext, owner: string) {
  for await (const { order, found } of ordersWith(ctx, owner, commentsAbout))
    for (const { text, createdAt } of found) yield { order: order.orderCode, text, createdAt };
}

/** Yields the invoices and credit notes of all orders of an account. */
export async function* invoicesOfAll(ctx: RequestContext, owner: string): AsyncGenerator<InvoiceEntity> {
  for await (const { found } of ordersWith(ctx, owner, invoicesOf)) yield* found;
}
