import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { InvoiceKind } from '../../../graphql/generated/schema';
import type { OrderEntity } from '../../orders/order.entity';
import { readShopSettings } from '../../settings/shop-settings';
import { checkId, notFound } from '../../user-error';
import { isAdmin, signedIn } from '../../viewer';
import { InvoiceEntity } from './invoice.entity';
import type { InvoiceBody } from './invoice.entity';

const prefixes: Record<InvoiceKind, string> = { INVOICE: 'INV', CREDIT_NOTE: 'CN' };

/** Formats the number for people: INV-000123, CN-000007. */
export const invoiceNumber = ({ kind, serial }: Pick<InvoiceEntity, 'kind' | 'serial'>): string =>
  `${prefixes[kind]}-${String(serial).padStart(6, '0')}`;

/**
 * Takes the next number, in the transaction that issues it. Others wait for the row until that transaction ends, and a
 * failed transaction rolls the number back. So there is no gap, however many orders are paid at once.
 */
async function nextSerial(tx: RequestContext, kind: InvoiceKind): Promise<number> {
  const [rows]: [{ last: number }[], number] = await tx.db.query(
    'update invoice_series set last = last + 1 where kind = $1 returning last',
    [kind],
  );
  const serial = rows[0]?.last;
  if (!serial) throw new Error(`There is no series of ${kind}`);
  return serial;
}

async function issue(
  tx: RequestContext,
  order: OrderEntity,
  kind: InvoiceKind,
  { lines, total, refundId = null, corrects = null }: Issued,
): Promise<void> {
  const { sellerName, sellerAddress, taxId, taxLine } = await readShopSettings(tx);
  const body: InvoiceBody = {
    seller: { name: sellerName, address: sellerAddress, taxId },
    customer: {
      name: order.customerName,
      email: order.customerEmail,
      address: order.address,
      country: order.country,
    },
    order: {
      code: order.orderCode,
      placedAt: order.createdAt.toISOString(),
      paidAt: order.paidAt?.toISOString() ?? null,
      captureId: order.transactionId,
    },
    lines,
    total,
    currency: order.currency,
    taxLine,
    corrects,
  };
  const serial = await nextSerial(tx, kind);
  await tx.db.insert(InvoiceEntity, { orderId: order.id, userId: order.userId, kind, serial, refundId, total, body });
}

/** Isolates the direction of a name within our text, whatever script it is written in (Unicode, UAX 9: FSI and PDI). */
const isolated = (name: string) => `\u2068${name}\u2069`;

interface Issued {
  lines: InvoiceBody['lines'];
  total: string;
  refundId?: string | null;
  corrects?: string | null;
}

/**
 * Issues the invoice of an order that has just been paid. It is the last step of its transaction, so others wait only
 * briefly for the number.
 */
export async function issueInvoice(tx: RequestContext, order: OrderEntity): Promise<void> {
  const what =
    order.kind === 'PACKAGE'
      ? `${isolated(order.name)}: ${order.credit} credits, ${order.validityDays} days of premium membership`
      : `${isolated(order.name)}: digital item`;
  const fee = Number(order.fee) > 0 ? [{ text: 'Processing fee', amount: order.fee }] : [];
  await issue(tx, order, 'INVOICE', { lines: [{ text: what, amount: order.price }, ...fee], total: order.total });
}

/** Issues the credit note of a refund; orders from before invoices existed have none. */
export async function issueCreditNote(
  tx: RequestContext,
  order: OrderEntity,
  refund: { id: string; amount: string },
): Promise<void> {
  const invoice = await tx.db.findOneBy(InvoiceEntity, { orderId: order.id, kind: 'INVOICE' });
  if (!invoice) return;
  const total = `-${Number(refund.amount).toFixed(2)}`;
  const corrects = invoiceNumber(invoice);
  const lines = [{ text: `Refund of ${isolated(order.name)}`, amount: total }];
  await issue(tx, order, 'CREDIT_NOTE', { lines, total, refundId: refund.id, corrects });
}

const invoiceLoader = (ctx: RequestContext) =>
  new DataLoader<string, InvoiceEntity[]>(async (orderIds) => {
    const rows = await ctx.dataSource.manager.find(InvoiceEntity, {
      where: { orderId: In([...orderIds]) },
      order: { id: 'ASC' },
    });
    return orderIds.map((id) => rows.filter(({ orderId }) => orderId === id));
  });

/** Returns the invoice and credit notes of an order, oldest first. */
export const invoicesOf = (ctx: RequestContext, orderId: string) => ctx.once(invoiceLoader).load(orderId);

/** Returns an invoice of the caller, or any invoice for an Admin. @throws AccessError NOT_FOUND. */
export async function findInvoice(ctx: RequestContext, id: string): Promise<InvoiceEntity> {
  const viewer = signedIn(ctx);
  const invoice = await ctx.db.findOneBy(InvoiceEntity, { id: checkId(id, 'Invoice') });
  if (!invoice || (invoice.userId !== viewer.userId && !isAdmin(ctx))) throw notFound('Invoice');
  return invoice;
}
