import { buffer } from 'node:stream/consumers';
import type { RequestContext } from '../../../context';
import type { Attachment } from '../../../platform/mail/mail';
import type { AttachedFile } from '../../../platform/mail/mailer';
import { InvoiceEntity } from './invoice.entity';
import { drawInvoice } from './invoice-drawing';
import { invoiceNumber } from './invoice.service';

/**
 * Returns the PDF that is attached to an email: an order's invoice, or a refund's credit note. Null for orders from
 * before invoices existed, and when the PDF can't be generated, which is logged: the customer gets the email without
 * it.
 */
export async function invoiceFile(ctx: RequestContext, { kind, of }: Attachment): Promise<AttachedFile | null> {
  const where = kind === 'INVOICE' ? { kind, orderId: of } : { kind, refundId: of };
  const invoice = await ctx.db.findOneBy(InvoiceEntity, where);
  if (!invoice) return null;
  try {
    const content = await buffer(await drawInvoice(ctx, invoice));
    return { filename: `${invoiceNumber(invoice)}.pdf`, contentType: 'application/pdf', content };
  } catch (error) {
    ctx.logger.error({ err: error, invoice: invoice.id }, 'an invoice could not be drawn for its email');
    return null;
  }
}
