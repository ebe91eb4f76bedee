import type { CsvColumn } from '../../platform/lists/csv';
import type { OrderEntity } from './order.entity';

export const purchaseColumns: readonly CsvColumn<OrderEntity>[] = [
  ['Order', (order) => order.orderCode],
  ['Kind', (order) => (order.kind === 'PACKAGE' ? 'Package' : 'Item')],
  ['Bought', (order) => order.name],
  ['Customer', (order) => order.customerName],
  ['Email', (order) => order.customerEmail],
  ['Country', (order) => order.country],
  ['Ordered', (order) => order.createdAt],
  ['Paid', (order) => order.paidAt],
  ['Total', (order) => order.total],
  ['Refunded', (order) => order.refunded],
  ['Currency', (order) => order.currency],
  ['Payment', (order) => order.paymentStatus],
  ['State', (order) => order.orderStatus],
  ['Payment code', (order) => order.paymentCode],
  ['Capture at PayPal', (order) => order.transactionId],
];
