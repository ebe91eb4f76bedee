import { formatDateInUtc, formatMoney } from '../../../contract/format';
import { emailHtml } from '../../platform/mail/email-html';
import type { Mail } from '../../platform/mail/mail';
import type { OrderEntity } from '../orders/order.entity';
import { payPageOf } from '../orders/validity';
import type { RefundEntity } from './refunds/refund.entity';

const date = (at: Date | null) => (at ? formatDateInUtc(at) : '');

/** How a receipt goes on after its facts: the invoice, giving the order back, and where to ask. */
const afterReceipt = (returnUntil: Date | null, appUrl: string) =>
  [
    'Your invoice is attached as a PDF.',
    ...(returnUntil
      ? [
          `Until ${formatDateInUtc(returnUntil)}, and while its credits are unspent, you can give this package back for all of its money: open it in your orders, ${appUrl}/user/orders-history.`,
        ]
      : []),
    `Questions about this order? Write to us: ${appUrl}/contact.`,
  ].join(' ');

/**
 * The receipt of a paid order; queued once an order, by its key.
 * @param returnUntil How long the order can be given back; null when it can't.
 */
export function receiptMail(order: OrderEntity, appUrl: string, returnUntil: Date | null): Mail {
  return {
    to: order.customerEmail,
    aboutPayment: true,
    subject: `Your Postloom receipt for order ${order.orderCode}`,
    dedupeKey: `receipt:${order.id}`,
    attachment: { kind: 'INVOICE', of: order.id },
    html: emailHtml({
      about: 'order',
      greeting: `Thank you, ${order.customerName}`,
      text:
        order.kind === 'PACKAGE'
          ? 'Your payment has arrived and your credits are ready.'
          : 'Your payment has arrived and what you bought is yours: your order shows where it is and how to use it.',
      rows: [
        ['Order', order.orderCode],
        [order.kind === 'PACKAGE' ? 'Package' : 'Item', order.name],
        ['Price', formatMoney(order.price, order.currency)],
        ['Processing fee', formatMoney(order.fee, order.currency)],
        ['Total', formatMoney(order.total, order.currency)],
        ...brought(order),
        ['PayPal transaction', order.transactionId ?? ''],
        ['Paid on', date(order.paidAt)],
        ['Billed to', `${order.customerName}, ${order.address}, ${order.country}`],
      ],
      after: afterReceipt(returnUntil, appUrl),
      action:
        order.kind === 'PACKAGE'
          ? { text: 'Make a design', href: `${appUrl}/user/generate-image` }
          : { text: 'Open your order', href: `${appUrl}/user/orders-history` },
    }),
  };
}

/** For a payer whose money went back, whole or in part; once a refund. */
export function refundMail(
  order: OrderEntity,
  refund: Pick<RefundEntity, 'id' | 'amount' | 'creditsBack'>,
  appUrl: string,
): Mail {
  return {
    to: order.customerEmail,
    aboutPayment: true,
    subject: `Your Postloom refund for order ${order.orderCode}`,
    dedupeKey: `refund:${refund.id}`,
    attachment: { kind: 'CREDIT_NOTE', of: refund.id },
    html: emailHtml({
      about: 'order',
      greeting: `Hello ${order.customerName}`,
      text: `${formatMoney(refund.amount, order.currency)} of your order went back to the way it was paid with.`,
      rows: [
        ['Order', order.orderCode],
        [order.kind === 'PACKAGE' ? 'Package' : 'Item', order.name],
        ['Paid', formatMoney(order.total, order.currency)],
        ['Refunded', formatMoney(refund.amount, order.currency)],
        ['Refunded in all', formatMoney(order.refunded, order.currency)],
        ...(refund.creditsBack > 0 ? ([['Credits taken back', String(refund.creditsBack)]] as [string, string][]) : []),
      ],
      action: { text: 'Open your orders', href: `${appUrl}/user/orders-history` },
    }),
  };
}

/**
 * For a payer whose money did not fit the order and went back; once a refund. PayPal alone knows for certain how much
 * it was, and in which currency.
 */
export function mismatchRefundMail(order: OrderEntity, refundId: string, appUrl: string): Mail {
  const isOpen = order.paymentStatus === 'PENDING';
  return {
    to: order.customerEmail,
    aboutPayment: true,
    subject: `Your Postloom payment for order ${order.orderCode} was given back`,
    dedupeKey: `refund:${refundId}`,
    html: emailHtml({
      about: 'order',
      greeting: `Hello ${order.customerName}`,
      text: `A payment for this order was not what the order asks for, so its money went back to the way it was paid with. PayPal tells you the amount.${isOpen ? ' Your order is still open: you can pay it as it should be.' : ''}`,
      rows: [
        ['Order', order.orderCode],
        [order.kind === 'PACKAGE' ? 'Package' : 'Item', order.name],
        ['Total of the order', formatMoney(order.total, order.currency)],
      ],
      action: isOpen
        ? { text: 'Pay the order', href: payPageOf(appUrl, order) }
        : { text: 'Open your orders', href: `${appUrl}/user/orders-history` },
    }),
  };
}

/** What the buyer has now. Where an item is and how to use it is read in the order: an email stays when access ends. */
const brought = (order: OrderEntity): [string, string][] =>
  order.kind === 'PACKAGE'
    ? [
        ['Credits', String(order.credit)],
        ['Premium until', date(order.membershipUntil)],
      ]
    : [];

/** For a payer who was told to wait, when it turns out that nothing was charged; once an attempt. */
export function notPaidMail(order: OrderEntity, paymentId: string, appUrl: string): Mail {
  return {
    to: order.customerEmail,
    aboutPayment: true,
    subject: `Your Postloom payment for order ${order.orderCode} did not go through`,
    dedupeKey: `not-paid:${paymentId}`,
    html: emailHtml({
      about: 'order',
      greeting: `Hello ${order.customerName}`,
      text: 'PayPal could not complete your payment. Nothing was charged, and your order is still open: you can pay it again whenever you like.',
      rows: [
        ['Order', order.orderCode],
        [order.kind === 'PACKAGE' ? 'Package' : 'Item', order.name],
        ['Total', formatMoney(order.total, order.currency)],
      ],
      action: { text: 'Pay again', href: payPageOf(appUrl, order) },
    }),
  };
}
