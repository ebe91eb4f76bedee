import type { RestItemQuery, RestPackageFragment, RestPurchaseFragment } from '../generated/operations';
import { orderStatusWords, paymentStatusWords } from '../words';

const points = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
/** Names of a package's texts, in order. */
export const pointNames = points.map((number) => `point${number}` as const);

export const packageShape = (one: RestPackageFragment) => ({
  _id: one.id,
  packageName: one.name,
  price: one.price,
  credit: one.credit,
  validity: one.validityDays,
  ...Object.fromEntries(pointNames.map((name, index) => [name, one.features[index] ?? ''])),
  createdAt: one.createdAt,
  ...(one.sellerEmail !== undefined && { sellerEmail: one.sellerEmail }),
});

export const itemShape = (
  item: NonNullable<RestItemQuery['item']>,
  access: { guidelines: string | null; accessUrl: string | null } | null,
) => ({
  _id: item.id,
  itemName: item.name,
  price: item.price,
  guidelines: access?.guidelines ?? null,
  accessUrl: access?.accessUrl ?? null,
  slug: item.slug,
  itemId: item.number,
  imageUrl: item.imageUrl,
  featuredImage: item.imageUrl,
});

/** Day of a moment in UTC as dd/mm/yyyy. */
export const dayOf = (moment: string): string => moment.slice(0, 10).split('-').toReversed().join('/');

const ofBoth = (order: RestPurchaseFragment) => ({
  _id: order.id,
  orderId: order.code,
  paymentId: order.paymentCode,
  packageName: order.name,
  packagePrice: order.price,
  processingFee: order.fee,
  totalPrice: order.total,
  currency: order.currency,
  paymentStatus: paymentStatusWords[order.paymentStatus],
  orderStatus: orderStatusWords[order.orderStatus],
  customerEmail: order.customerEmail,
  customerName: order.billing.customerName,
  address: order.billing.address,
  country: order.billing.country,
  orderDate: dayOf(order.createdAt),
  createdAt: order.createdAt,
  featuredImage: order.imageUrl,
  paypalTransactionID: order.captureId,
  payerEmail: order.payerEmail,
  captureTime: order.paidAt,
  paymentMethod: order.paidAt ? 'Paypal' : null,
});

/** An order of a package, or one of an item. */
export const purchaseShape = (order: RestPurchaseFragment) =>
  order.__typename === 'Order'
    ? {
        ...ofBoth(order),
        packageId: order.package?.id ?? null,
        credit: order.credit,
        Validity: order.validityDays,
        MembershipValidity: order.membershipUntil,
        ...(order.sellerEmail !== undefined && { sellerEmail: order.sellerEmail }),
      }
    : {
        ...ofBoth(order),
        packageId: order.item?.id ?? null,
        itemId: order.number,
        slug: order.slug,
        imageUrl: order.imageUrl,
        guidelines: order.guidelines,
        accessUrl: order.accessUrl,
        Validity: 0,
      };
