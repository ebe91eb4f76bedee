import { z } from 'zod';
import type { RestItemQuery, RestPackageFragment, RestPurchaseFragment } from '../generated/operations';
import { orderStatusValues, paymentStatusValues } from '../values';
import { amount, count, currency, day, id, moment, shapeOf, textOrNull, wordOf } from './fields';

const points = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
/** Names of a package's texts, in order. */
export const pointNames = points.map((number) => `point${number}` as const);
type PointName = (typeof pointNames)[number];

/** Returns a value for each of a package's texts. */
export const eachPoint = <Value>(valueOf: (name: PointName, index: number) => Value) =>
  Object.fromEntries(pointNames.map((name, index) => [name, valueOf(name, index)])) as Record<PointName, Value>;

export const { schema: onePackage, of: packageShape } = shapeOf<RestPackageFragment>()({
  _id: [id, (one) => one.id],
  packageName: [z.string(), (one) => one.name],
  price: [amount, (one) => one.price],
  credit: [count, (one) => one.credit],
  validity: [count.meta({ description: 'Days.' }), (one) => one.validityDays],
  ...eachPoint(
    (_name, index) =>
      [
        z.string().meta({ description: 'Blank if there are fewer texts.' }),
        (one: RestPackageFragment) => one.features[index] ?? '',
      ] as const,
  ),
  createdAt: [moment, (one) => one.createdAt],
  sellerEmail: [textOrNull.optional().meta({ description: 'For Admins only.' }), (one) => one.sellerEmail],
});

interface BoughtItem {
  item: NonNullable<RestItemQuery['item']>;
  access: { guidelines: string | null; accessUrl: string | null } | null;
}

const bought = 'Null until the caller has paid.';
export const { schema: item, of: itemShape } = shapeOf<BoughtItem>()({
  _id: [id, (one) => one.item.id],
  itemName: [z.string(), (one) => one.item.name],
  price: [amount, (one) => one.item.price],
  guidelines: [textOrNull.meta({ description: bought }), ({ access }) => access?.guidelines ?? null],
  accessUrl: [textOrNull.meta({ description: bought }), ({ access }) => access?.accessUrl ?? null],
  slug: [z.string(), (one) => one.item.slug],
  itemId: [z.string().meta({ description: 'The public number.' }), (one) => one.item.number],
  imageUrl: [textOrNull, (one) => one.item.imageUrl],
  featuredImage: [textOrNull.meta({ description: 'The same picture.' }), (one) => one.item.imageUrl],
});

/** Day of a moment in UTC as dd/mm/yyyy. */
export const dayOf = (at: string): string => at.slice(0, 10).split('-').toReversed().join('/');

const whenPaid = 'Null until paid.';
const ofBoth = shapeOf<RestPurchaseFragment>()({
  _id: [id, (one) => one.id],
  orderId: [z.string().meta({ description: 'The order code of 8 characters, for people.' }), (one) => one.code],
  paymentId: [z.string().meta({ description: "PayPal's invoice id." }), (one) => one.paymentCode],
  packageName: [z.string(), (one) => one.name],
  packagePrice: [amount, (one) => one.price],
  processingFee: [amount, (one) => one.fee],
  totalPrice: [amount, (one) => one.total],
  currency: [currency, (one) => one.currency],
  paymentStatus: [wordOf(paymentStatusValues), (one) => paymentStatusValues[one.paymentStatus]],
  orderStatus: [wordOf(orderStatusValues), (one) => orderStatusValues[one.orderStatus]],
  customerEmail: [z.string(), (one) => one.customerEmail],
  customerName: [z.string(), (one) => one.billing.customerName],
  address: [z.string(), (one) => one.billing.address],
  country: [z.string(), (one) => one.billing.country],
  orderDate: [day, (one) => dayOf(one.createdAt)],
  createdAt: [moment, (one) => one.createdAt],
  featuredImage: [textOrNull, (one) => one.imageUrl],
  paypalTransactionID: [textOrNull.meta({ description: whenPaid }), (one) => one.captureId],
  payerEmail: [textOrNull.meta({ description: whenPaid }), (one) => one.payerEmail],
  captureTime: [moment.nullable().meta({ description: whenPaid }), (one) => one.paidAt],
  paymentMethod: [
    z.literal('Paypal').nullable().meta({ description: whenPaid }),
    (one) => (one.paidAt ? 'Paypal' : null),
  ],
});
const deletable = id.nullable().meta({ description: 'Null once deleted.' });

type OrderFragment = Extract<RestPurchaseFragment, { __typename: 'Order' }>;
const ofOrder = shapeOf<OrderFragment>()({
  packageId: [deletable, (one) => one.package?.id ?? null],
  credit: [count, (one) => one.credit],
  Validity: [count.meta({ description: 'Days.' }), (one) => one.validityDays],
  MembershipValidity: [moment.nullable().meta({ description: whenPaid }), (one) => one.membershipUntil],
  sellerEmail: [textOrNull.optional().meta({ description: 'For Admins only.' }), (one) => one.sellerEmail],
});

/** Name, price and id of a package are the item's. */
const ofItemOrder = shapeOf<Exclude<RestPurchaseFragment, OrderFragment>>()({
  packageId: [deletable, (one) => one.item?.id ?? null],
  itemId: [z.string().meta({ description: 'The public number.' }), (one) => one.number],
  slug: [z.string(), (one) => one.slug],
  imageUrl: [textOrNull, (one) => one.imageUrl],
  guidelines: [textOrNull.meta({ description: whenPaid }), (one) => one.guidelines],
  accessUrl: [textOrNull.meta({ description: whenPaid }), (one) => one.accessUrl],
  Validity: [z.literal(0), () => 0 as const],
  MembershipValidity: [moment.nullable().meta({ description: 'Null: an item has no membership.' }), () => null],
  sellerEmail: [textOrNull.meta({ description: 'Null: an item has no seller.' }), () => null],
});

/** An order of a package. */
export const order = ofBoth.schema.extend(ofOrder.schema.shape);
/** An order of an item. */
export const itemOrder = ofBoth.schema.extend(ofItemOrder.schema.shape);
export const purchase = z.union([order, itemOrder]);

/** An order of a package, or one of an item. */
export const purchaseShape = (one: RestPurchaseFragment): z.infer<typeof purchase> => ({
  ...ofBoth.of(one),
  ...(one.__typename === 'Order' ? ofOrder.of(one) : ofItemOrder.of(one)),
});
