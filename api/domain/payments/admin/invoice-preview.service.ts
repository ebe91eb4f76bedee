import { invoiceSettings } from '../../../../contract/shop-settings';
import type { RequestContext } from '../../../context';
import { requireDrawable } from '../../drawable-text';
import { checked } from '../../input';
import { readAppearance } from '../../settings/appearance';
import { readPayPalSettings } from '../../settings/paypal-settings';
import { readShopSettings } from '../../settings/shop-settings';
import { tooManyRequests } from '../../user-error';
import { signedInAdmin } from '../../viewer';
import { drawInvoice } from '../invoices/invoice-drawing';
import { includedVat } from '../invoices/vat';

/** The order on a specimen. */
const sample = { total: '30.00', price: '29.00', fee: '1.00' };

/**
 * Draws an invoice of a made-up order with these settings, which need not be saved. It is marked as a specimen.
 * @throws AccessError unless the caller is an Admin; UserError INVALID_INPUT, TOO_MANY_REQUESTS.
 */
export async function previewInvoice(ctx: RequestContext, settings: unknown): Promise<PDFKit.PDFDocument> {
  const { userId } = signedInAdmin(ctx);
  const { sellerName, sellerAddress, taxId, taxLine, invoicePrefix, vatRate } = checked(invoiceSettings, settings);
  const wait = await ctx.limits.take('invoicePreviewPerAccount', userId);
  if (wait > 0) throw tooManyRequests('You have opened many previews.', wait);
  await requireDrawable({ sellerName, sellerAddress, taxId, taxLine });
  const { light, logoUrl } = await readAppearance(ctx);
  const { timeZone } = await readShopSettings(ctx);
  const { currency } = await readPayPalSettings(ctx);
  const now = new Date();
  return drawInvoice(
    ctx,
    {
      kind: 'INVOICE',
      serial: 123,
      prefix: invoicePrefix ?? null,
      total: sample.total,
      vatRate: vatRate ?? null,
      vat: vatRate == null ? null : includedVat(sample.total, vatRate),
      logoUrl: logoUrl || null,
      issuedAt: now,
      body: {
        seller: { name: sellerName, address: sellerAddress, taxId },
        customer: { name: 'Ada Sample', email: 'ada@example.com', address: '1 Sample Street', country: 'Sampleland' },
        order: { code: 'SAMPLE01', placedAt: now.toISOString(), paidAt: now.toISOString(), captureId: null },
        lines: [
          { text: 'Starter: 20 credits, 30 days of premium membership', amount: sample.price },
          { text: 'Processing fee', amount: sample.fee },
        ],
        total: sample.total,
        currency,
        taxLine,
        corrects: null,
        timeZone,
        accent: light.main,
      },
    },
    { isSpecimen: true },
  );
}
