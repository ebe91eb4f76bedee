import type { RequestContext } from '../../context';
import type { PurchaseFilter, PurchaseSort } from '../../graphql/generated/schema';
import type { CsvColumn } from '../../platform/lists/csv';
import { walkList } from '../../platform/lists/walk';
import type { OrderEntity } from './order.entity';
import { purchaseList } from './order.list';

export const purchaseColumns: readonly CsvColumn<OrderEntity>[] = [
  ['Order', (order) => order.orderCode],
  ['Kind', (order) => (order.kind === 'PACKAGE' ? 'Package' : 'Item')],
  ['Bought', (order) => order.name],
  ['Customer', (order) => order.customerName],
  ['E-mail', (order) => order.customerEmail],
  ['Country', (order) => order.country],
  ['Ordered', (order) => order.createdAt],
  ['Paid', (order) => order.paidAt],
  ['Total', (order) => order.total],
  ['Given back', (order) => order.refunded],
  ['Currency', (order) => order.currency],
  ['Payment', (order) => order.paymentStatus],
  ['State', (order) => order.orderStatus],
  ['Payment code', (order) => order.paymentCode],
  ['Capture at PayPal', (order) => order.transactionId],
];

/**
 * Yields every purchase that matches a filter, from the standby when there is one: the latest changes may be missing.
 * @throws BadListRequest
 */
export const walkPurchases = (
  ctx: RequestContext,
  asked: { filter?: PurchaseFilter | null; sort?: PurchaseSort | null },
): AsyncGenerator<OrderEntity, void, void> =>
  walkList(ctx, purchaseList, asked, { read: (work) => ctx.laggingReads.read(work) });
