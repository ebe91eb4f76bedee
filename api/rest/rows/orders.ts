import { created, deleted } from '../answers';
import { uuid } from '../caller';
import { invalid, notFound, refuseErrors, refuseRefusal } from '../failure';
import {
  RestCreatePurchaseDocument,
  RestDeletePurchaseDocument,
  RestItemDocument,
  RestOwnPurchasesDocument,
  RestPurchaseByCodeDocument,
  RestPurchaseByIdDocument,
  RestPurchasesDocument,
  RestPurchasesOfDocument,
} from '../generated/operations';
import type { PurchaseKind, PurchaseSubject, RestPurchaseFragment } from '../generated/operations';
import { emailIn, onlyOwn } from '../own-email';
import type { RestCall, RestRow } from '../row';
import { purchaseShape } from '../shapes/sales';
import { wholeList } from '../whole-list';

const empty = { items: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** Returns the order of a path's id or code. One of the other kind is not found: each path looks in its own kind. */
async function found({ run, id, isAdmin }: RestCall, kind: PurchaseKind): Promise<RestPurchaseFragment> {
  const order = uuid.test(id)
    ? (await run(RestPurchaseByIdDocument, { id, isAdmin })).purchase
    : (await run(RestPurchaseByCodeDocument, { code: id, isAdmin })).purchaseByCode;
  if (order.kind !== kind) throw notFound('Order');
  return order;
}

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

async function create({ run, body, requestId, isAdmin }: RestCall, of: PurchaseSubject) {
  const billing = {
    customerName: body.text('customerName') ?? '',
    address: body.text('address') ?? '',
    country: body.text('country') ?? '',
  };
  const { createPurchase } = await run(RestCreatePurchaseDocument, { input: { of, billing, requestId }, isAdmin });
  refuseErrors(createPurchase, orderFields);
  if (!createPurchase.purchase) throw notFound('Order');
  return created('Order created successfully.', createPurchase.purchase.id, purchaseShape(createPurchase.purchase));
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
  { kind: 'PACKAGE', one: '/order/{id}', many: '/orders' },
  { kind: 'ITEM', one: '/item-order/{id}', many: '/item-orders' },
] as const;

export const orderRows: RestRow[] = [
  ...kinds.flatMap(({ kind, one, many }): RestRow[] => [
    {
      method: 'GET',
      path: one,
      access: 'signedIn',
      id: 'order',
      answer: async (call) => purchaseShape(await found(call, kind)),
    },
    { method: 'DELETE', path: one, access: 'admin', id: 'order', answer: (call) => remove(call, kind) },
    { method: 'GET', path: many, access: 'signedIn', answer: (call) => list(call, kind) },
  ]),
  {
    method: 'POST',
    path: '/new-order',
    access: 'signedIn',
    fields: orderFields,
    answer: async (call) => {
      const packageId = call.body.needed('packageId');
      if (!uuid.test(packageId)) throw invalid('packageId', 'packageId is malformed.');
      return create(call, { packageId });
    },
  },
  {
    method: 'POST',
    path: '/new-item-order',
    access: 'signedIn',
    fields: orderFields,
    answer: async (call) => create(call, { itemId: await itemIdIn(call) }),
  },
];
