import { lazyDialog } from '../../../components/feedback/lazy-dialog';

// forms are a large chunk, which lists and the page of an order do without
export const RefundDialog = lazyDialog(() => import('./refund-dialog').then(({ RefundDialog }) => RefundDialog));
export const PaymentRefundDialog = lazyDialog(() =>
  import('./payment-refund-dialog').then(({ PaymentRefundDialog }) => PaymentRefundDialog),
);
export const GrantDialog = lazyDialog(() => import('./grant-dialog').then(({ GrantDialog }) => GrantDialog));
