import { formatCredits, formatDateIn, formatMoney } from '../../../contract/format';
import { emailHtml } from '../../platform/mail/email-html';
import type { Mail } from '../../platform/mail/mail';
import type { OrderEntity } from '../orders/order.entity';
import { payPageOf, pendingUntil } from '../orders/validity';
import type { RefundEntity } from './refunds/refund.entity';
import { readEmailBrand } from '../settings/appearance';
import { readShopSettings } from '../settings/shop-settings';
import type { EmailBrand } from '../../platform/mail/email-html';
import type { RequestContext } from '../../context';

/** Keys of the emails about an order, each queued at most once: by the order, the refund and the attempt. */
export const receiptKey = (orderId: string) => `receipt:${orderId}`;
export const refundKey = (refundId: string) => `refund:${refundId}`;
export const notPaidKey = (paymentId: string) => `not-paid:${paymentId}`;

/** Returns the shop that writes the emails about its orders. */
export const readSender = async (ctx: RequestContext): Promise<Sender> => ({
  brand: await readEmailBrand(ctx),
  appUrl: ctx.config.appUrl,
  timeZone: (await readShopSettings(ctx)).timeZone,
});

/** The shop that writes, its address and its time zone, in which the emails count days. */
export interface Sender {
  brand: EmailBrand;
  appUrl: string;
  timeZone: string;
}

const date = ({ timeZone }: Pick<Sender, 'timeZone'>, at: Date | null) => (at ? formatDateIn(timeZone, at) : '');

/** Returns the receipt's text after its facts: the invoice, the return period, and where to ask. */
const afterReceipt = (returnUntil: Date | null, { appUrl, timeZone }: Sender) =>
  [
    'Your invoice is attached as a PDF.',
    ...(returnUntil
      ? [
          `Until ${formatDateIn(timeZone, returnUntil)}, and while its credits are unspent, you can return this package for a full refund: open it in your orders, ${appUrl}/user/orders-history.`,
        ]
      : []),
    `Questions about this order? Write to us: ${appUrl}/contact.`,
  ].join(' ');

/**
 * Builds the receipt of a paid order; its key queues it once per order.
 * @param returnUntil Until when the order can be returned; null when it can't.
 */
export function receiptMail(sender: Sender, order: OrderEntity, returnUntil: Date | null): Mail {
  const { brand, appUrl } = sender;
  return {
    to: order.customerEmail,
    aboutPayment: true,
    subject: `Your ${brand.name} receipt for order ${order.orderCode}`,
    dedupeKey: receiptKey(order.id),
    attachment: { kind: 'INVOICE', of: order.id },
    html: emailHtml(brand, {
      about: 'order',
      greeting: `Thank you, ${order.customerName}`,
      text:
        order.kind === 'PACKAGE'
          ? 'Your payment has arrived and your credits are ready.'
          : 'Your payment has arrived and your purchase is ready: your order shows where it is and how to use it.',
      rows: [
        ['Order', order.orderCode],
        [order.kind === 'PACKAGE' ? 'Package' : 'Item', order.name],
        ['Price', formatMoney(order.price, order.currency)],
        ['Processing fee', formatMoney(order.fee, order.currency)],
        ['Total', formatMoney(order.total, order.currency)],
        ...benefits(sender, order),
        ['PayPal transaction', order.transactionId ?? ''],
        ['Paid on', date(sender, order.paidAt)],
        ['Billed to', `${order.customerName}, ${order.address}, ${order.country}`],
      ],
      after: afterReceipt(returnUntil, sender),
      action:
        order.kind === 'PACKAGE'
          ? { text: 'Make a design', href: `${appUrl}/user/generate-image` }
          : { text: 'Open your order', href: `${appUrl}/user/orders-history` },
    }),
  };
}

/** Returns an Admin's words to the customer; the email shows them as a quotation and escapes them. */
const wordsOf = ({ message }: Pick<RefundEntity, 'message'>) =>
  message ? { quotes: [{ by: 'Our team writes', text: message }] } : {};

/** Builds the email about a refund, full or partial; one per refund. */
export function refundMail(
  { brand, appUrl }: Sender,
  order: OrderEntity,
  refund: Pick<RefundEntity, 'id' | 'amount' | 'creditsBack' | 'message'>,
): Mail {
  return {
    to: order.customerEmail,
    aboutPayment: true,
    subject: `Your ${brand.name} refund for order ${order.orderCode}`,
    dedupeKey: refundKey(refund.id),
    attachment: { kind: 'CREDIT_NOTE', of: refund.id },
    html: emailHtml(brand, {
      about: 'order',
      greeting: `Hello ${order.customerName}`,
      text: `${formatMoney(refund.amount, order.currency)} of your order was refunded to your original payment method.`,
      ...wordsOf(refund),
      rows: [
        ['Order', order.orderCode],
        [order.kind === 'PACKAGE' ? 'Package' : 'Item', order.name],
        ['Paid', formatMoney(order.total, order.currency)],
        ['Refunded', formatMoney(refund.amount, order.currency)],
        ['Refunded in all', formatMoney(order.refunded, order.currency)],
        ...(refund.creditsBack > 0
          ? ([['Credits taken back', formatCredits(refund.creditsBack)]] as [string, string][])
          : []),
      ],
      action: { text: 'Open your orders', href: `${appUrl}/user/orders-history` },
    }),
  };
}

/** Returns until which day a pending order can be paid; null for any other, and for one that is about to be cancelled. */
const payableUntil = (sender: Sender, order: OrderEntity): string | null => {
  const until = pendingUntil(order);
  return order.paymentStatus === 'PENDING' && until > new Date() ? date(sender, until) : null;
};

/**
 * Builds the email about the refund of a payment mismatch; one per refund. Only PayPal knows for certain its amount and
 * currency.
 */
export function mismatchRefundMail(
  sender: Sender,
  order: OrderEntity,
  refund: Pick<RefundEntity, 'id' | 'message'>,
): Mail {
  const { brand, appUrl } = sender;
  const until = payableUntil(sender, order);
  return {
    to: order.customerEmail,
    aboutPayment: true,
    subject: `Your ${brand.name} payment for order ${order.orderCode} was refunded`,
    dedupeKey: refundKey(refund.id),
    html: emailHtml(brand, {
      about: 'order',
      greeting: `Hello ${order.customerName}`,
      text: `A payment for this order did not match the order, so it was refunded to your original payment method. PayPal shows you the amount.${until ? ` Your order is open until ${until}, and you can pay for it until then.` : ''}`,
      ...wordsOf(refund),
      rows: [
        ['Order', order.orderCode],
        [order.kind === 'PACKAGE' ? 'Package' : 'Item', order.name],
        ['Order total', formatMoney(order.total, order.currency)],
      ],
      action: until
        ? { text: 'Pay the order', href: payPageOf(appUrl, order) }
        : { text: 'Open your orders', href: `${appUrl}/user/orders-history` },
    }),
  };
}

/**
 * Returns what the order gives the buyer. Where an item is and how to use it is shown in the order only: an email
 * remains when access ends.
 */
const benefits = (sender: Sender, order: OrderEntity): [string, string][] =>
  order.kind === 'PACKAGE'
    ? [
        ['Credits', formatCredits(order.credit)],
        ['Premium until', date(sender, order.membershipUntil)],
      ]
    : [];

/** Builds the email to a payer who was asked to wait, when nothing was charged after all; one per attempt. */
export function notPaidMail(sender: Sender, order: OrderEntity, paymentId: string): Mail {
  const { brand, appUrl } = sender;
  const until = payableUntil(sender, order);
  return {
    to: order.customerEmail,
    aboutPayment: true,
    subject: `Your ${brand.name} payment for order ${order.orderCode} did not go through`,
    dedupeKey: notPaidKey(paymentId),
    html: emailHtml(brand, {
      about: 'order',
      greeting: `Hello ${order.customerName}`,
      text: `PayPal could not complete your payment. Nothing was charged. ${until ? `Your order is open until ${until}, and you can pay for it until then.` : 'Your order has been open too long to be paid. Please place a new one.'}`,
      rows: [
        ['Order', order.orderCode],
        [order.kind === 'PACKAGE' ? 'Package' : 'Item', order.name],
        ['Total', formatMoney(order.total, order.currency)],
      ],
      action: until
        ? { text: 'Pay again', href: payPageOf(appUrl, order) }
        : { text: 'Open your orders', href: `${appUrl}/user/orders-history` },
    }),
  };
}
