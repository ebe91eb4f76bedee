import { z } from 'zod';
import type { RestItemQuery, RestPackageFragment, RestPurchaseFragment } from '../generated/operations';
import { orderStatusWords, paymentStatusWords } from '../words';
import { amount, count, currency, day, id, moment, textOrNull, wordOf } from './fields';

const points = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
/** Names of a package's texts, in order. */
export const pointNames = points.map((number) => `point${number}` as const);
type PointName = (typeof pointNames)[number];

/** Returns a value for each of a package's texts. */
export const eachPoint = <Value>(valueOf: (name: PointName, index: number) => Value) =>
  Object.fromEntries(pointNames.map((name, index) => [name, valueOf(name, index)])) as Record<PointName, Value>;

export const onePackage = z.object({
  _id: id,
  packageName: z.string(),
  price: amount,
  credit: count,
  validity: count.meta({ description: 'Days.' }),
  ...eachPoint(() => z.string().meta({ description: 'Blank where there are fewer texts.' })),
  createdAt: moment,
  sellerEmail: textOrNull.optional().meta({ description: 'For Admins only.' }),
});

export const packageShape = (one: RestPackageFragment): z.infer<typeof onePackage> => ({
  _id: one.id,
  packageName: one.name,
  price: one.price,
  credit: one.credit,
  validity: one.validityDays,
  ...eachPoint((_name, index) => one.features[index] ?? ''),
  createdAt: one.createdAt,
  ...(one.sellerEmail !== undefined && { sellerEmail: one.sellerEmail }),
});

const bought = 'Null until the caller has paid for it.';
export const item = z.object({
  _id: id,
  itemName: z.string(),
  price: amount,
  guidelines: textOrNull.meta({ description: bought }),
  accessUrl: textOrNull.meta({ description: bought }),
  slug: z.string(),
  itemId: z.string().meta({ description: 'The public number.' }),
  imageUrl: textOrNull,
  featuredImage: textOrNull.meta({ description: 'The same picture.' }),
});

export const itemShape = (
  one: NonNullable<RestItemQuery['item']>,
  access: { guidelines: string | null; accessUrl: string | null } | null,
): z.infer<typeof item> => ({
  _id: one.id,
  itemName: one.name,
  price: one.price,
  guidelines: access?.guidelines ?? null,
  accessUrl: access?.accessUrl ?? null,
  slug: one.slug,
  itemId: one.number,
  imageUrl: one.imageUrl,
  featuredImage: one.imageUrl,
});

/** Day of a moment in UTC as dd/mm/yyyy. */
export const dayOf = (at: string): string => at.slice(0, 10).split('-').toReversed().join('/');

const whenPaid = 'Null until it is paid.';
const fieldsOfBoth = {
  _id: id,
  orderId: z.string().meta({ description: 'The code of 8 characters by which people name the order.' }),
  paymentId: z.string().meta({ description: 'The invoice id at PayPal.' }),
  packageName: z.string(),
  packagePrice: amount,
  processingFee: amount,
  totalPrice: amount,
  currency,
  paymentStatus: wordOf(paymentStatusWords),
  orderStatus: wordOf(orderStatusWords),
  customerEmail: z.string(),
  customerName: z.string(),
  address: z.string(),
  country: z.string(),
  orderDate: day,
  createdAt: moment,
  featuredImage: textOrNull,
  paypalTransactionID: textOrNull.meta({ description: whenPaid }),
  payerEmail: textOrNull.meta({ description: whenPaid }),
  captureTime: moment.nullable().meta({ description: whenPaid }),
  paymentMethod: z.literal('Paypal').nullable().meta({ description: whenPaid }),
  packageId: id.nullable().meta({ description: 'Null when it was deleted.' }),
};

/** An order of a package. */
export const order = z.object({
  ...fieldsOfBoth,
  credit: count,
  Validity: count.meta({ description: 'Days.' }),
  MembershipValidity: moment.nullable().meta({ description: whenPaid }),
  sellerEmail: textOrNull.optional().meta({ description: 'For Admins only.' }),
});

/** An order of an item: name, price and id of a package are the item's. */
export const itemOrder = z.object({
  ...fieldsOfBoth,
  itemId: z.string().meta({ description: 'The public number.' }),
  slug: z.string(),
  imageUrl: textOrNull,
  guidelines: textOrNull.meta({ description: whenPaid }),
  accessUrl: textOrNull.meta({ description: whenPaid }),
  Validity: z.literal(0),
});

export const purchase = z.union([order, itemOrder]);

const ofBoth = (one: RestPurchaseFragment) => ({
  _id: one.id,
  orderId: one.code,
  paymentId: one.paymentCode,
  packageName: one.name,
  packagePrice: one.price,
  processingFee: one.fee,
  totalPrice: one.total,
  currency: one.currency,
  paymentStatus: paymentStatusWords[one.paymentStatus],
  orderStatus: orderStatusWords[one.orderStatus],
  customerEmail: one.customerEmail,
  customerName: one.billing.customerName,
  address: one.billing.address,
  country: one.billing.country,
  orderDate: dayOf(one.createdAt),
  createdAt: one.createdAt,
  featuredImage: one.imageUrl,
  paypalTransactionID: one.captureId,
  payerEmail: one.payerEmail,
  captureTime: one.paidAt,
  paymentMethod: one.paidAt ? ('Paypal' as const) : null,
});

/** An order of a package, or one of an item. */
export const purchaseShape = (one: RestPurchaseFragment): z.infer<typeof purchase> =>
  one.__typename === 'Order'
    ? {
        ...ofBoth(one),
        packageId: one.package?.id ?? null,
        credit: one.credit,
        Validity: one.validityDays,
        MembershipValidity: one.membershipUntil,
        ...(one.sellerEmail !== undefined && { sellerEmail: one.sellerEmail }),
      }
    : {
        ...ofBoth(one),
        packageId: one.item?.id ?? null,
        itemId: one.number,
        slug: one.slug,
        imageUrl: one.imageUrl,
        guidelines: one.guidelines,
        accessUrl: one.accessUrl,
        Validity: 0,
      };
