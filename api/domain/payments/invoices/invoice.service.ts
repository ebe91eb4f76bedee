import { formatCount, formatCredits } from '../../../../contract/format';
import { amountOf, centsOf, sumOf } from '../../../../contract/money';
import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { creditNotePrefix, defaultInvoicePrefix, numberWith } from '../../../../contract/shop-settings';
import type { RequestContext } from '../../../context';
import type { InvoiceKind } from '../../../graphql/generated/schema';
import type { OrderEntity } from '../../orders/order.entity';
import { readAppearance } from '../../settings/appearance';
import { readShopSettings } from '../../settings/shop-settings';
import { checkId, notFound } from '../../user-error';
import { isAdmin, signedIn } from '../../viewer';
import { InvoiceEntity } from './invoice.entity';
import type { InvoiceBody } from './invoice.entity';
import { includedVat, vatOfPart } from './vat';

/**
 * Formats the number for people: INV-000123, CN-000007. The serial continues when the prefix changes and is always the
 * last digits of the number, so that no two invoices have the same number under any prefix.
 */
export const invoiceNumber = ({ kind, serial, prefix }: Pick<InvoiceEntity, 'kind' | 'serial' | 'prefix'>): string =>
  kind === 'INVOICE' ? numberWith(prefix ?? defaultInvoicePrefix, serial) : numberWith(creditNotePrefix, serial);

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
  { lines, total, vatRate, vat, refundId = null, corrects = null }: Issued,
): Promise<void> {
  const { sellerName, sellerAddress, taxId, taxLine, invoicePrefix, timeZone } = await readShopSettings(tx);
  const { light, logoUrl } = await readAppearance(tx);
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
    timeZone,
    accent: light.main,
  };
  const serial = await nextSerial(tx, kind);
  await tx.db.insert(InvoiceEntity, {
    orderId: order.id,
    userId: order.userId,
    kind,
    serial,
    prefix: kind === 'INVOICE' ? invoicePrefix : null,
    refundId,
    total,
    vatRate,
    vat,
    logoUrl: logoUrl || null,
    body,
  });
}

/** Isolates the direction of a name within our text, in any script (Unicode, UAX 9: FSI and PDI). */
const isolated = (name: string) => `\u2068${name}\u2069`;

interface Issued {
  lines: InvoiceBody['lines'];
  total: string;
  /** Null without VAT, as the VAT itself. */
  vatRate: string | null;
  vat: string | null;
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
      ? `${isolated(order.name)}: ${formatCredits(order.credit)}, ${formatCount(order.validityDays, 'day', 'days')} of premium membership`
      : `${isolated(order.name)}: digital item`;
  const fee = centsOf(order.fee) > 0 ? [{ text: 'Processing fee', amount: order.fee }] : [];
  const { vatRate } = await readShopSettings(tx);
  const vat = vatRate === null ? null : includedVat(order.total, vatRate);
  const lines = [{ text: what, amount: order.price }, ...fee];
  await issue(tx, order, 'INVOICE', { lines, total: order.total, vatRate, vat });
}

/**
 * Issues the credit note of a refund, with the VAT rate of its invoice: the VAT of all parts of a refund adds up to that
 * of the invoice. The caller holds the order's lock. Orders from before invoices existed have no credit notes.
 */
export async function issueCreditNote(
  tx: RequestContext,
  order: OrderEntity,
  refund: { id: string; amount: string },
): Promise<void> {
  const invoice = await tx.db.findOneBy(InvoiceEntity, { orderId: order.id, kind: 'INVOICE' });
  if (!invoice) return;
  const total = amountOf(-centsOf(refund.amount));
  const corrects = invoiceNumber(invoice);
  const lines = [{ text: `Refund of ${isolated(order.name)}`, amount: total }];
  const { vatRate } = invoice;
  const vat = vatRate === null ? null : vatOfPart(await creditedTotal(tx, order.id), total, vatRate);
  await issue(tx, order, 'CREDIT_NOTE', { lines, total, vatRate, vat, refundId: refund.id, corrects });
}

/** Returns the sum of an order's credit notes, 0 or negative. */
async function creditedTotal(tx: RequestContext, orderId: string): Promise<string> {
  const notes = await tx.db.find(InvoiceEntity, { where: { orderId, kind: 'CREDIT_NOTE' }, select: { total: true } });
  return amountOf(sumOf(notes.map(({ total }) => total)));
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
  if (!invoice || (invoice.userId !== viewer.userId && !isAdmin(ctx, 'ADMIN_SALES_READ'))) throw notFound('Invoice');
  return invoice;
}
