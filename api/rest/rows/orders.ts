import { z } from 'zod';
import { answers, changed, created, deleted } from '../answers';
import { itemOrderBody, orderBody, paymentBody } from '../bodies/sales';
import { uuid } from '../caller';
import { invalid, notFound, refuseErrors, refuseRefusal } from '../failure';
import {
  RestReportPaymentDocument,
  RestCreatePurchaseDocument,
  RestDeletePurchaseDocument,
  RestItemDocument,
  RestOwnPurchasesDocument,
  RestPurchaseByCodeDocument,
  RestPurchaseByIdDocument,
  RestPurchasesDocument,
  RestPurchasesOfDocument,
  RestVerifyPurchaseDocument,
} from '../generated/operations';
import type { PurchaseKind, PurchaseSubject, RestPaidFragment } from '../generated/operations';
import { emailIn, onlyOwn } from '../own-email';
import { row } from '../row';
import type { RestCall, RestRow } from '../row';
import { wordOf } from '../shapes/fields';
import { itemOrder, order, purchase, purchaseShape } from '../shapes/sales';
import { wholeList } from '../whole-list';
import { orderStatusWords, paymentStatusWords } from '../words';

const empty = { items: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** Returns the order of a path's id or code. One of the other kind is not found: each path looks in its own kind. */
async function found(call: RestCall, kind: PurchaseKind): Promise<RestPaidFragment> {
  const order = await foundAny(call);
  if (order.kind !== kind) throw notFound('Order');
  return order;
}

/** Returns the order of a path that serves both kinds. */
const foundAny = async ({ run, id, isAdmin }: RestCall): Promise<RestPaidFragment> =>
  uuid.test(id)
    ? (await run(RestPurchaseByIdDocument, { id, isAdmin })).purchase
    : (await run(RestPurchaseByCodeDocument, { code: id, isAdmin })).purchaseByCode;

function list(call: RestCall, of: PurchaseKind) {
  const { run, isAdmin } = call;
  const kind = [of];
  const email = emailIn(call);
  return wholeList(
    call,
    async (after) => {
      if (isAdmin && email === null) return (await run(RestPurchasesDocument, { kind, after, isAdmin })).purchases;
      if (isAdmin && email !== null) {
        const { users } = await run(RestPurchasesOfDocument, { email: [email], kind, after, isAdmin });
        return users.items[0]?.purchases ?? empty;
      }
      const { me } = await run(RestOwnPurchasesDocument, { kind, after, isAdmin });
      onlyOwn(email, me?.email);
      return me?.purchases ?? empty;
    },
    purchaseShape,
  );
}

/** Names of the contract's fields in the body. */
const orderFields = { 'of.packageId': 'packageId', 'of.itemId': 'itemId' };

/** Orders a product. The shape is that of its kind. */
async function create<Shape extends z.infer<typeof purchase>>(
  { run, body, requestId, isAdmin }: RestCall,
  of: PurchaseSubject,
) {
  const billing = {
    customerName: body.text('customerName') ?? '',
    address: body.text('address') ?? '',
    country: body.text('country') ?? '',
  };
  const { createPurchase } = await run(RestCreatePurchaseDocument, { input: { of, billing, requestId }, isAdmin });
  refuseErrors(createPurchase, orderFields);
  if (!createPurchase.purchase) throw notFound('Order');
  const data = purchaseShape(createPurchase.purchase) as Shape;
  return created('Order created successfully.', createPurchase.purchase.id, data);
}

/** Returns the id of the item that a body names by its id or its public number. @throws RestFailure 400, 404 */
async function itemIdIn({ run, body }: RestCall): Promise<string> {
  const name = body.has('itemId') ? 'itemId' : 'packageId';
  const named = body.needed(name);
  if (uuid.test(named)) return named;
  if (!/^[A-Z0-9]{1,32}$/i.test(named)) throw invalid(name, `${name} is malformed.`);
  const { item } = await run(RestItemDocument, { by: { number: named } });
  if (!item) throw notFound('Item');
  return item.id;
}

async function remove(call: RestCall, kind: PurchaseKind) {
  const { id } = await found(call, kind);
  const { deletePurchases } = await call.run(RestDeletePurchaseDocument, { id });
  refuseErrors(deletePurchases);
  refuseRefusal(deletePurchases);
  return deleted('Order deleted successfully!');
}

const kinds = [
  { kind: 'PACKAGE', one: '/order/{id}', many: '/orders', of: 'package', shape: order },
  { kind: 'ITEM', one: '/item-order/{id}', many: '/item-orders', of: 'item', shape: itemOrder },
] as const;

/** What PayPal says about an order. Its silence is no failure here: the stored state is answered. */
async function verify(call: RestCall) {
  const { id } = await foundAny(call);
  const { verifyPurchase } = await call.run(RestVerifyPurchaseDocument, { id, isAdmin: call.isAdmin });
  refuseErrors(verifyPurchase);
  const data = verifyPurchase.purchase && purchaseShape(verifyPurchase.purchase);
  if (!data) throw notFound('Order');
  const { paymentStatus, orderStatus } = data;
  return { success: true as const, verified: verifyPurchase.isVerified === true, paymentStatus, orderStatus, data };
}

/**
 * An old page reports a payment. What it says is not believed: PayPal is asked. The transaction may be named by its
 * capture or by the PayPal order.
 */
async function reportPayment({ run, isAdmin, ...call }: RestCall, kind: PurchaseKind) {
  const before = await found({ run, isAdmin, ...call }, kind);
  const transactionId = call.body.needed('paypalTransactionID');
  const { reportPayment: reported } = await run(RestReportPaymentDocument, { id: before.id, transactionId, isAdmin });
  refuseErrors(reported, { transactionId: 'paypalTransactionID' });
  if (!reported.purchase) throw notFound('Order');
  const isNew = before.paymentStatus !== 'PAID';
  return changed('Payment status updated successfully.', purchaseShape(reported.purchase), isNew ? 1 : 0);
}

const tag = 'Orders';
const atPayPal = {
  PAYMENT_PENDING: 'PayPal is still deciding.',
  PAYMENT_DECLINED: 'PayPal declines the payment.',
  PAYMENT_FAILED: 'The payment is not possible any more.',
  INVALID_STATE: 'The order can not be paid in its state.',
  PROVIDER_ERROR: 'PayPal does not answer.',
} as const;
const payment = {
  method: 'PUT',
  access: 'signedIn',
  tag,
  description:
    'Nothing of the body is believed but the id of the transaction: PayPal is asked. A payment that was reported before is a success without changes.',
  id: 'order',
  body: paymentBody,
  refusals: { PAYMENT_NOT_CONFIRMED: 'PayPal knows no such payment of this order.', ...atPayPal },
  returns: answers.changed(purchase),
} as const;

export const orderRows: RestRow[] = [
  ...kinds.flatMap(({ kind, one, many, of, shape }) => [
    row({
      method: 'GET',
      path: one,
      access: 'signedIn',
      tag,
      summary: `Read an order of ${of === 'item' ? 'an item' : 'a package'}`,
      id: 'order',
      returns: shape,
      answer: async (call) => purchaseShape(await found(call, kind)),
    }),
    row({
      method: 'DELETE',
      path: one,
      access: 'admin',
      tag,
      summary: `Delete a pending order of ${of === 'item' ? 'an item' : 'a package'}`,
      id: 'order',
      refusals: { INVALID_STATE: 'It is not pending.' },
      returns: answers.deleted,
      answer: (call) => remove(call, kind),
    }),
    row({
      method: 'GET',
      path: many,
      access: 'signedIn',
      tag,
      summary: `List orders of ${of}s`,
      description: 'Newest first. Everybody may list the own ones by userEmail; Admins all.',
      query: ['userEmail', 'limit', 'page'],
      returns: z.array(shape),
      answer: (call) => list(call, kind),
    }),
  ]),
  row({
    method: 'POST',
    path: '/new-order',
    access: 'signedIn',
    tag,
    summary: 'Order a package',
    description: 'Price, fee and states are ours: other fields of the body are ignored.',
    body: orderBody,
    fields: orderFields,
    once: true,
    refusals: {
      SELLER_CANNOT_PURCHASE: 'The account is a Seller.',
      NOT_FOUND: 'The package is not on sale.',
      CONFLICT: 'The Idempotency-Key was used for another order.',
    },
    returns: answers.created(order),
    answer: async (call) => {
      const packageId = call.body.needed('packageId');
      if (!uuid.test(packageId)) throw invalid('packageId', 'packageId is malformed.');
      return create<z.infer<typeof order>>(call, { packageId });
    },
  }),
  row({
    method: 'POST',
    path: '/new-item-order',
    access: 'signedIn',
    tag,
    summary: 'Order an item',
    description: 'Price, fee and states are ours: other fields of the body are ignored.',
    body: itemOrderBody,
    fields: orderFields,
    once: true,
    refusals: {
      SELLER_CANNOT_PURCHASE: 'The account is a Seller.',
      NOT_FOUND: 'The item is not on sale.',
      INVALID_STATE: 'The account has the item already, or an order of it.',
      CONFLICT: 'The Idempotency-Key was used for another order.',
    },
    returns: answers.created(itemOrder),
    answer: async (call) => create<z.infer<typeof itemOrder>>(call, { itemId: await itemIdIn(call) }),
  }),
  row({
    method: 'GET',
    path: '/verify-order/{id}',
    access: 'signedIn',
    tag,
    summary: 'Ask PayPal about an order',
    description: 'Settles what was paid. While PayPal is silent the stored state is answered, with verified: false.',
    id: 'order',
    returns: z.object({
      success: z.literal(true),
      verified: z.boolean(),
      paymentStatus: wordOf(paymentStatusWords),
      orderStatus: wordOf(orderStatusWords),
      data: purchase,
    }),
    answer: verify,
  }),
  row({
    ...payment,
    path: '/update-payment-status/{id}',
    summary: 'Report the payment of a package',
    answer: (call) => reportPayment(call, 'PACKAGE'),
  }),
  row({
    ...payment,
    path: '/item-update-payment-status/{id}',
    summary: 'Report the payment of an item',
    answer: (call) => reportPayment(call, 'ITEM'),
  }),
];
