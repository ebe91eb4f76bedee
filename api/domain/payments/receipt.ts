import type { Mail } from '../../platform/mail/mail';
import type { OrderEntity } from '../orders/order.entity';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
const date = (at: Date | null) => (at ? at.toISOString().slice(0, 10) : '');

/** The receipt of a paid order; queued once an order, by its key. */
export function receiptMail(order: OrderEntity, appUrl: string): Mail {
  const rows = [
    ['Order', order.orderCode],
    ['Package', order.name],
    ['Price', `${order.price} ${order.currency}`],
    ['Processing fee', `${order.fee} ${order.currency}`],
    ['Total', `${order.total} ${order.currency}`],
    ['Credits', String(order.credit)],
    ['Premium until', date(order.membershipUntil)],
    ['PayPal transaction', order.transactionId ?? ''],
    ['Paid on', date(order.paidAt)],
    ['Billed to', `${order.customerName}, ${order.address}, ${order.country}`],
  ];
  const cells = rows.map(([name = '', value = '']) => `<tr><td style="padding:6px 24px 6px 0;color:#5D566B">${name}</td><td style="padding:6px 0">${escapeHtml(value)}</td></tr>`).join('');
  return {
    to: order.customerEmail,
    subject: `Your Postloom receipt for order ${order.orderCode}`,
    dedupeKey: `receipt:${order.id}`,
    html: `<div style="font-family:Inter,Arial,sans-serif;color:#17141F;max-width:560px">
<h1 style="font-size:22px">Thank you, ${escapeHtml(order.customerName)}</h1>
<p>Your payment has arrived and your credits are ready.</p>
<table style="border-collapse:collapse;font-size:15px">${cells}</table>
<p><a href="${appUrl}/user/generate-image" style="color:#5B3DF5">Make a design</a></p>
</div>`,
  };
}
