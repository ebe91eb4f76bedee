import { z } from 'zod';
import { answers, changed, created, deleted } from '../answers';
import { itemOrderBody, orderBody, paymentBody } from '../bodies/sales';
import { uuid } from '../caller';
import { found, invalid } from '../failure';
import {
  RestCreatePurchaseDocument,
  RestDeletePurchaseDocument,
  RestPurchaseDocument,
  RestPurchasesDocument,
  RestReportPaymentDocument,
  RestVerifyPurchaseDocument,
} from '../generated/operations';
import type {
  PurchaseKind,
  PurchaseSubject,
  RestCreatePurchaseMutation,
  RestReportPaymentMutation,
} from '../generated/operations';
import { listOf } from '../list-variables';
import { emptyPage, listRow, row } from '../row';
import type { RestCall, RestRow } from '../row';
import { wordOf } from '../shapes/fields';
import { itemOrder, order, purchase, purchaseShape } from '../shapes/sales';
import { orderStatusValues, paymentStatusValues } from '../values';

/** Names of the contract's fields in the body. */
const orderFields = { 'of.packageId': 'packageId', 'of.itemId': 'itemId', 'of.itemNumber': 'itemId' };

/** Variables of an order of a product. */
const ordering = ({ body, requestId, isAdmin }: RestCall, of: PurchaseSubject) => ({
  input: {
    of,
    billing: {
      customerName: body.text('customerName') ?? '',
      address: body.text('address') ?? '',
      country: body.text('country') ?? '',
    },
    requestId,
  },
  isAdmin,
});

/** Answers a new order. The shape is that of its kind. */
function placed<Shape extends z.infer<typeof purchase>>({ createPurchase }: RestCreatePurchaseMutation) {
  const one = found(createPurchase.purchase, 'Order');
  return created('Order created successfully.', one.id, purchaseShape(one) as Shape);
}

/** Returns the package that a body names. @throws RestFailure 400 */
function packageIn({ body }: RestCall): PurchaseSubject {
  const packageId = body.needed('packageId');
  if (!uuid.test(packageId)) throw invalid('packageId', 'packageId is malformed.');
  return { packageId };
}

/** Returns the item that a body names by its id or its public number. @throws RestFailure 400 */
function itemIn({ body }: RestCall): PurchaseSubject {
  const name = body.has('itemId') ? 'itemId' : 'packageId';
  const named = body.needed(name);
  if (uuid.test(named)) return { itemId: named };
  if (!/^[A-Z0-9]{1,32}$/i.test(named)) throw invalid(name, `${name} is malformed.`);
  return { itemNumber: named };
}

const kinds = [
  { kind: 'PACKAGE', one: '/order/{id}', many: '/orders', of: 'package', shape: order },
  { kind: 'ITEM', one: '/item-order/{id}', many: '/item-orders', of: 'item', shape: itemOrder },
] as const;

/** Variables of the report of a payment. Nothing of the body is believed but the transaction's id. */
const reporting = ({ id, body, isAdmin }: RestCall, kind: PurchaseKind) => ({
  id,
  kind,
  // without one the contract refuses it, once it has found the order
  transactionId: body.text('paypalTransactionID')?.trim() ?? '',
  isAdmin,
});

const tag = 'Orders';
const atPayPal = {
  PAYMENT_PENDING: 'PayPal has not decided yet.',
  PAYMENT_DECLINED: 'PayPal declined the payment.',
  PAYMENT_FAILED: 'The payment can no longer be completed.',
  INVALID_STATE: 'The order cannot be paid in its current state.',
  PROVIDER_ERROR: 'PayPal did not answer.',
} as const;
const payment = {
  operation: RestReportPaymentDocument,
  answer: ({ reportPayment }: RestReportPaymentMutation) => {
    const data = purchaseShape(found(reportPayment.purchase, 'Order'));
    return changed('Payment status updated successfully.', data, reportPayment.isSettled === true);
  },
  method: 'PUT',
  access: 'signedIn',
  tag,
  description:
    'Only the transaction id of the body counts; everything else is read from PayPal. Reporting a payment again succeeds and changes nothing.',
  id: 'order',
  body: paymentBody,
  fields: { transactionId: 'paypalTransactionID' },
  refusals: { PAYMENT_NOT_CONFIRMED: 'PayPal has no such payment for this order.', ...atPayPal },
  returns: answers.changed(purchase),
} as const;

export const orderRows: RestRow[] = [
  ...kinds.flatMap(({ kind, one, many, of, shape }) => [
    row({
      method: 'GET',
      path: one,
      access: 'signedIn',
      tag,
      summary: `Read ${of === 'item' ? 'an item' : 'a package'} order`,
      id: 'order',
      returns: shape,
      operation: RestPurchaseDocument,
      variables: ({ id, isAdmin }) => ({ id, kind, isAdmin }),
      answer: (read) => purchaseShape(read.purchase),
    }),
    row({
      method: 'DELETE',
      path: one,
      access: 'admin',
      tag,
      summary: `Delete a pending ${of} order`,
      id: 'order',
      refusals: { INVALID_STATE: 'The order is not pending.' },
      returns: answers.deleted,
      operation: RestDeletePurchaseDocument,
      variables: ({ id }) => ({ id, kind }),
      answer: () => deleted('Order deleted successfully!'),
    }),
    listRow({
      method: 'GET',
      path: many,
      access: 'signedIn',
      tag,
      summary: `List ${of} orders`,
      description: 'Newest first. Customers list their own by userEmail; Admins can list all.',
      query: ['userEmail', 'limit', 'page'],
      returns: z.array(shape),
      operation: RestPurchasesDocument,
      variables: (call, page) => ({ kind: [kind], isAdmin: call.isAdmin, ...listOf(call, page) }),
      batch: 50,
      page: ({ purchases, account }) => purchases ?? account?.purchases ?? emptyPage,
      ofAll: true,
      element: purchaseShape,
    }),
  ]),
  row({
    method: 'POST',
    path: '/new-order',
    access: 'signedIn',
    tag,
    summary: 'Order a package',
    description: 'The server sets price, fee and status; other fields of the body are ignored.',
    body: orderBody,
    fields: orderFields,
    once: true,
    refusals: {
      SELLER_CANNOT_PURCHASE: 'The account is a Seller.',
      NOT_FOUND: 'The package is not on sale.',
      CONFLICT: 'The Idempotency-Key was already used for a different order.',
    },
    returns: answers.created(order),
    operation: RestCreatePurchaseDocument,
    variables: (call) => ordering(call, packageIn(call)),
    answer: placed<z.infer<typeof order>>,
  }),
  row({
    method: 'POST',
    path: '/new-item-order',
    access: 'signedIn',
    tag,
    summary: 'Order an item',
    description: 'The server sets price, fee and status; other fields of the body are ignored.',
    body: itemOrderBody,
    fields: orderFields,
    once: true,
    refusals: {
      SELLER_CANNOT_PURCHASE: 'The account is a Seller.',
      NOT_FOUND: 'The item is not on sale.',
      INVALID_STATE: 'The account already owns the item or has an open order for it.',
      CONFLICT: 'The Idempotency-Key was already used for a different order.',
    },
    returns: answers.created(itemOrder),
    operation: RestCreatePurchaseDocument,
    variables: (call) => ordering(call, itemIn(call)),
    answer: placed<z.infer<typeof itemOrder>>,
  }),
  row({
    method: 'GET',
    path: '/verify-order/{id}',
    access: 'signedIn',
    tag,
    summary: 'Check an order with PayPal',
    description:
      'Completes the order if it was paid. If PayPal does not answer, returns the stored status with verified: false.',
    id: 'order',
    returns: z.object({
      success: z.literal(true),
      verified: z.boolean(),
      paymentStatus: wordOf(paymentStatusValues),
      orderStatus: wordOf(orderStatusValues),
      data: purchase,
    }),
    operation: RestVerifyPurchaseDocument,
    variables: ({ id, isAdmin }) => ({ id, isAdmin }),
    answer: ({ verifyPurchase }) => {
      const data = purchaseShape(found(verifyPurchase.purchase, 'Order'));
      const { paymentStatus, orderStatus } = data;
      return { success: true as const, verified: verifyPurchase.isVerified === true, paymentStatus, orderStatus, data };
    },
  }),
  row({
    ...payment,
    path: '/update-payment-status/{id}',
    summary: 'Report a package payment',
    variables: (call) => reporting(call, 'PACKAGE'),
  }),
  row({
    ...payment,
    path: '/item-update-payment-status/{id}',
    summary: 'Report an item payment',
    variables: (call) => reporting(call, 'ITEM'),
  }),
];
