import type { PublishedApi } from './conformance';

/**
 * PayPal's published answers to the calls of this shop: which members exist, how objects refer to each other, the
 * format of each status. Every row names its page (read in November 2026). Ids and sums are the caller's, so that a
 * product's own order can be answered with them.
 */
export interface AnswerIds {
  order: string;
  capture: string;
  refund: string;
  customId: string;
  invoiceId: string;
  /** The amount that is paid or refunded. */
  value: string;
  refunded: string;
}

export const exampleIds: AnswerIds = {
  order: '5O190127TN364715T',
  capture: '3C679366HH908993F',
  refund: '1JU08902781691411',
  customId: 'AB12CD34',
  invoiceId: 'INVOICE-123',
  value: '100.00',
  refunded: '100.00',
};

export interface PublishedAnswer {
  page: string;
  status: number;
  api: PublishedApi;
  /** The published definitions that the body matches, every one of them. */
  definitions: readonly string[];
  body: (ids: AnswerIds) => Record<string, unknown>;
}

const pages = {
  orders: 'https://developer.paypal.com/docs/api/orders/v2/',
  payments: 'https://developer.paypal.com/docs/api/payments/v2/',
  funding: 'https://developer.paypal.com/v5/checkout/handle-funding-failure',
  responses: 'https://developer.paypal.com/api/rest/responses/',
} as const;

const api = 'https://api-m.paypal.com';
const usd = (value: string) => ({ currency_code: 'USD', value });
const link = (href: string, rel: string, method: string) => ({ href, rel, method });
const payer = {
  email_address: 'customer@example.com',
  account_id: 'QYR5Z8XDVJNXQ',
  account_status: 'VERIFIED',
  name: { given_name: 'John', surname: 'Doe' },
};

const orderLinks = ({ order }: AnswerIds) => [link(`${api}/v2/checkout/orders/${order}`, 'self', 'GET')];

/** Returns a capture as part of an order, which names neither its order nor its payee. */
function captureOf(ids: AnswerIds, status: string, more: Record<string, unknown> = {}) {
  const self = `${api}/v2/payments/captures/${ids.capture}`;
  return {
    id: ids.capture,
    status,
    amount: usd(ids.value),
    seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
    final_capture: true,
    disbursement_mode: 'INSTANT',
    invoice_id: ids.invoiceId,
    custom_id: ids.customId,
    create_time: '2018-04-01T21:20:49Z',
    update_time: '2018-04-01T21:20:49Z',
    links: [
      link(self, 'self', 'GET'),
      link(`${self}/refund`, 'refund', 'POST'),
      link(`${api}/v2/checkout/orders/${ids.order}`, 'up', 'GET'),
    ],
    ...more,
  };
}

function orderOf(ids: AnswerIds, status: string, capture?: Record<string, unknown>) {
  return {
    id: ids.order,
    intent: 'CAPTURE',
    status,
    payment_source: { paypal: status === 'PAYER_ACTION_REQUIRED' ? {} : payer },
    purchase_units: [
      {
        reference_id: 'default',
        amount: usd(ids.value),
        custom_id: ids.customId,
        invoice_id: ids.invoiceId,
        ...(capture && { payments: { captures: [capture] } }),
      },
    ],
    create_time: '2018-04-01T21:18:49Z',
    links: orderLinks(ids),
  };
}

function refundOf(ids: AnswerIds, status: string, more: Record<string, unknown> = {}) {
  return {
    id: ids.refund,
    status,
    amount: usd(ids.refunded),
    note_to_payer: 'Defective product',
    seller_payable_breakdown: {
      gross_amount: usd(ids.refunded),
      paypal_fee: usd('0'),
      net_amount: usd(ids.refunded),
      total_refunded_amount: usd(ids.refunded),
    },
    invoice_id: ids.invoiceId,
    create_time: '2018-09-11T23:24:19Z',
    update_time: '2018-09-11T23:24:19Z',
    links: [
      link(`${api}/v2/payments/refunds/${ids.refund}`, 'self', 'GET'),
      link(`${api}/v2/payments/captures/${ids.capture}`, 'up', 'GET'),
    ],
    ...more,
  };
}

const errorNames: Record<number, string> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  403: 'NOT_AUTHORIZED',
  404: 'RESOURCE_NOT_FOUND',
  409: 'RESOURCE_CONFLICT',
  422: 'UNPROCESSABLE_ENTITY',
};

/** Returns an error in the common format of all calls; `list` is the published list of its issue. */
export const publishedError = (
  of: PublishedApi,
  status: number,
  issue: string,
  list: string,
  links: Record<string, unknown>[] = [],
): PublishedAnswer => ({
  page: of === 'orders' ? pages.orders : pages.payments,
  status,
  api: of,
  definitions: [`error_${status}`, list],
  body: () => ({
    name: errorNames[status],
    details: [{ issue, description: 'What went wrong, in words.' }],
    message: 'The request was not carried out.',
    debug_id: '90957fca61718',
    links: [link(`${api}/docs/api/orders/v2/#error-${issue}`, 'information_link', 'GET'), ...links],
  }),
});

const order = (status: number, body: PublishedAnswer['body']): PublishedAnswer => ({
  page: pages.orders,
  status,
  api: 'orders',
  definitions: ['order'],
  body,
});
const refund = (body: PublishedAnswer['body']): PublishedAnswer => ({
  page: pages.payments,
  status: 201,
  api: 'payments',
  definitions: ['refund'],
  body,
});
const capture = (status: string, more?: Record<string, unknown>): PublishedAnswer => ({
  page: pages.payments,
  status: 200,
  api: 'payments',
  definitions: ['capture-2'],
  body: (ids) => ({
    ...captureOf(ids, status, more),
    supplementary_data: { related_ids: { order_id: ids.order } },
    payee: { email_address: 'merchant@example.com', merchant_id: '7KNGBPH2U58GQ' },
  }),
});

export const publishedAnswers = {
  /** With a payment source: 200, and the payer must act. */
  orderCreated: order(200, (ids) => ({
    ...orderOf(ids, 'PAYER_ACTION_REQUIRED'),
    links: [...orderLinks(ids), link(`https://www.paypal.com/checkoutnow?token=${ids.order}`, 'payer-action', 'GET')],
  })),
  orderCreatedMinimal: order(201, (ids) => ({ id: ids.order, status: 'CREATED', links: orderLinks(ids) })),
  orderApproved: order(200, (ids) => orderOf(ids, 'APPROVED')),
  orderVoided: order(200, (ids) => orderOf(ids, 'VOIDED')),
  captured: order(201, (ids) => orderOf(ids, 'COMPLETED', captureOf(ids, 'COMPLETED'))),
  /** The same call repeated under its request id. */
  capturedBefore: order(200, (ids) => orderOf(ids, 'COMPLETED', captureOf(ids, 'COMPLETED'))),
  capturePending: order(201, (ids) =>
    orderOf(ids, 'COMPLETED', captureOf(ids, 'PENDING', { status_details: { reason: 'PENDING_REVIEW' } })),
  ),
  captureDeclined: order(201, (ids) => orderOf(ids, 'COMPLETED', captureOf(ids, 'DECLINED'))),
  captureFailed: order(201, (ids) => orderOf(ids, 'COMPLETED', captureOf(ids, 'FAILED'))),
  captureShown: capture('COMPLETED'),
  captureShownPending: capture('PENDING', { status_details: { reason: 'ECHECK' } }),
  captureShownRefunded: capture('REFUNDED'),
  refunded: refund((ids) => refundOf(ids, 'COMPLETED')),
  refundPending: refund((ids) => refundOf(ids, 'PENDING', { status_details: { reason: 'ECHECK' } })),
  refundFailed: refund((ids) => refundOf(ids, 'FAILED')),
  refundCancelled: refund((ids) => refundOf(ids, 'CANCELLED')),
  /** Without `Prefer: return=representation`: id, status, links. */
  refundedMinimal: refund(({ refund: id, capture: of }) => ({
    id,
    status: 'COMPLETED',
    links: [
      link(`${api}/v2/payments/refunds/${id}`, 'self', 'GET'),
      link(`${api}/v2/payments/captures/${of}`, 'up', 'GET'),
    ],
  })),
  /** A payer whose card was refused is sent back to the wallet. */
  instrumentDeclined: {
    ...publishedError('orders', 422, 'INSTRUMENT_DECLINED', 'orders.capture-422', [
      link('https://www.paypal.com/checkoutnow?token=5O190127TN364715T', 'redirect', 'GET'),
    ]),
    page: pages.funding,
  },
} satisfies Record<string, PublishedAnswer>;
