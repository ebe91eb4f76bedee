/**
 * The structure of PayPal's published examples, each with its page (read in November 2026): which members exist, how
 * objects refer to each other, and what is omitted. Ids and amounts are the test's own.
 */
export interface ExampleIds {
  /** PayPal's id of the order. */
  order: string;
  capture: string;
  refund: string;
  dispute: string;
  /** The shop's codes. */
  customId: string;
  invoiceId: string;
  value: string;
}

const pages = {
  checkoutWebhooks: 'https://developer.paypal.com/payment-methods/webhooks',
  uncaptured: 'https://developer.paypal.com/v5/checkout/uncaptured-payments',
  paymentEvents: 'https://developer.paypal.com/api/rest/webhooks/event-names/#payments',
  disputes: 'https://developer.paypal.com/docs/disputes/webhooks',
} as const;

const api = 'https://api.sandbox.paypal.com';
const usd = (value: string) => ({ currency_code: 'USD', value });
const protection = { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] };

const captureLinks = ({ order, capture }: ExampleIds) => [
  { method: 'GET', rel: 'self', href: `${api}/v2/payments/captures/${capture}` },
  { method: 'POST', rel: 'refund', href: `${api}/v2/payments/captures/${capture}/refund` },
  { method: 'GET', rel: 'up', href: `${api}/v2/checkout/orders/${order}` },
];

function bareCapture(ids: ExampleIds, status: string) {
  return {
    id: ids.capture,
    amount: usd(ids.value),
    final_capture: true,
    seller_protection: protection,
    invoice_id: ids.invoiceId,
    custom_id: ids.customId,
    status,
    create_time: '2021-03-02T01:43:27Z',
    update_time: '2021-03-02T01:43:28Z',
    links: captureLinks(ids),
  };
}

const refundOf = (ids: ExampleIds, status: string) => ({
  id: ids.refund,
  amount: usd(ids.value),
  seller_payable_breakdown: {
    gross_amount: usd(ids.value),
    paypal_fee: usd('0.00'),
    net_amount: usd(ids.value),
    total_refunded_amount: usd(ids.value),
  },
  invoice_id: ids.invoiceId,
  status,
  create_time: '2018-08-15T12:13:29-07:00',
  update_time: '2018-08-15T12:13:29-07:00',
  links: [
    { href: `${api}/v2/payments/refunds/${ids.refund}`, rel: 'self', method: 'GET' },
    { href: `${api}/v2/payments/captures/${ids.capture}`, rel: 'up', method: 'GET' },
  ],
});

const disputeOf = (ids: ExampleIds, more: Record<string, unknown>) => ({
  dispute_id: ids.dispute,
  create_time: '2018-06-21T13:35:44.000Z',
  update_time: '2018-06-21T13:35:44.000Z',
  disputed_transactions: [
    {
      seller_transaction_id: ids.capture,
      seller: { merchant_id: 'RD465XN5VS364', name: 'Test Store' },
      items: [],
      seller_protection_eligible: true,
    },
  ],
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  dispute_amount: usd(ids.value),
  dispute_life_cycle_stage: 'INQUIRY',
  dispute_channel: 'INTERNAL',
  messages: [],
  links: [{ href: `${api}/v1/customer/disputes/${ids.dispute}`, rel: 'self', method: 'GET' }],
  ...more,
});

export interface PublishedEvent {
  type: string;
  page: string;
  resourceType: string;
  resource: (ids: ExampleIds) => Record<string, unknown>;
}

export const publishedEvents: readonly PublishedEvent[] = [
  {
    type: 'PAYMENT.CAPTURE.COMPLETED',
    page: pages.checkoutWebhooks,
    resourceType: 'capture',
    resource: (ids) => ({
      ...bareCapture(ids, 'COMPLETED'),
      supplementary_data: { related_ids: { order_id: ids.order } },
    }),
  },
  {
    type: 'PAYMENT.CAPTURE.PENDING',
    page: pages.checkoutWebhooks,
    resourceType: 'capture',
    resource: (ids) => ({ ...bareCapture(ids, 'PENDING'), status_details: { reason: 'OTHER' } }),
  },
  {
    type: 'PAYMENT.CAPTURE.DENIED',
    page: pages.checkoutWebhooks,
    resourceType: 'capture',
    resource: (ids) => bareCapture(ids, 'DECLINED'),
  },
  {
    type: 'PAYMENT.CAPTURE.REFUNDED',
    page: pages.paymentEvents,
    resourceType: 'refund',
    resource: (ids) => refundOf(ids, 'COMPLETED'),
  },
  {
    type: 'PAYMENT.CAPTURE.REVERSED',
    page: pages.paymentEvents,
    resourceType: 'refund',
    resource: (ids) => refundOf(ids, 'COMPLETED'),
  },
  {
    type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    page: pages.uncaptured,
    resourceType: 'checkout-order',
    resource: ({ order, customId, invoiceId }) => ({
      order_id: order,
      purchase_units: [{ reference_id: 'default', custom_id: customId, invoice_id: invoiceId }],
      payment_source: { ideal: { name: 'John Doe', country_code: 'NL' } },
    }),
  },
  {
    type: 'CUSTOMER.DISPUTE.CREATED',
    page: pages.disputes,
    resourceType: 'dispute',
    resource: (ids) => disputeOf(ids, { status: 'OPEN' }),
  },
  {
    type: 'CUSTOMER.DISPUTE.UPDATED',
    page: pages.disputes,
    resourceType: 'dispute',
    resource: (ids) => disputeOf(ids, { status: 'WAITING_FOR_SELLER_RESPONSE' }),
  },
  {
    type: 'CUSTOMER.DISPUTE.RESOLVED',
    page: pages.disputes,
    resourceType: 'dispute',
    resource: (ids) =>
      disputeOf(ids, { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } }),
  },
];

/** Returns the whole event around a published resource. */
export const eventAround = ({ type, resourceType, resource }: PublishedEvent, ids: ExampleIds, id: string) => ({
  id,
  event_version: '1.0',
  create_time: new Date().toISOString(),
  resource_type: resourceType,
  event_type: type,
  summary: type,
  resource: resource(ids),
  links: [{ href: `${api}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' }],
});
