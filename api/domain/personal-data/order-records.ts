import type { RequestContext } from '../../context';
import { inBatches } from '../../platform/lists/csv';
import { ordersOf } from '../orders/account-orders.service';
import { commentsAbout } from '../orders/admin/order-comment.service';
import type { InvoiceEntity } from '../payments/invoices/invoice.entity';
import { invoicesOf } from '../payments/invoices/invoice.service';
import { refundStatus, refundsOf } from '../payments/purchase-history';

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

/** Orders with their refunds. Why a refund was made is the team's note; the words to the customer are its message. */
export async function* orderRecords(ctx: RequestContext, owner: string) {
  for await (const { order, found } of ordersWith(ctx, owner, refundsOf)) {
    const refunds = found.map((refund) => {
      const { amount, creditsBack, message, createdAt } = refund;
      return { amount, status: refundStatus(refund), creditsBack, message, createdAt };
    });
    yield { ...order, refunds };
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
