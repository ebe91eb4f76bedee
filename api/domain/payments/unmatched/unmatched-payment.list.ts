import { unmatchedPaymentStateLabels } from '../../../../contract/labels';
import type { UnmatchedPaymentFilter, UnmatchedPaymentSortField } from '../../../graphql/generated/schema';
import type { ListDefinition } from '../../../platform/lists/definition';
import { pagesOf } from '../../../platform/lists/page';
import type { ListPage } from '../../../platform/lists/page';
import { UnmatchedPaymentEntity } from './unmatched-payment.entity';

/** Payments at PayPal that no order here explains. */
export const unmatchedPaymentList: ListDefinition<
  UnmatchedPaymentEntity,
  UnmatchedPaymentFilter,
  UnmatchedPaymentSortField
> = {
  name: 'unmatchedPayments',
  entity: UnmatchedPaymentEntity,
  access: 'admins',
  filters: {
    search: {
      search: `coalesce(payer_email, '') || ' ' || capture_id || ' ' || coalesce(order_code, '')`,
      prefixes: ['payer_email', 'capture_id'],
    },
    ids: { anyOf: 'id' },
    state: { anyOf: 'state' },
    capturedAt: { dates: 'capturedAt' },
  },
  sorts: { CAPTURED_AT: 'capturedAt', AMOUNT: 'amount' },
  default: { field: 'CAPTURED_AT', direction: 'DESC' },
  csv: {
    filter: 'UnmatchedPaymentFilter',
    sort: 'UnmatchedPaymentSort',
    columns: [
      ['Capture', (payment) => payment.captureId],
      ['Captured', (payment) => payment.capturedAt],
      ['Payer', (payment) => payment.payerEmail],
      ['Amount', (payment) => payment.amount],
      ['Currency', (payment) => payment.currency],
      ['Order code', (payment) => payment.orderCode],
      ['PayPal order', (payment) => payment.providerOrderId],
      ['State', (payment) => unmatchedPaymentStateLabels[payment.state]],
      ['Reason', (payment) => payment.reason],
      ['Decided', (payment) => payment.decidedAt],
    ],
  },
};

export type UnmatchedPaymentListPage = ListPage<UnmatchedPaymentEntity>;

/** Lists payments without an order, for Admins. @throws BadListRequest */
export const listUnmatchedPayments = pagesOf(unmatchedPaymentList);
