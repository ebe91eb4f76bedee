import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../../context';
import { uploadedKey } from '../../files/upload.service';
import type { DrawingOptions, DrawnInvoice } from './invoice-pdf';
import type { InvoiceEntity } from './invoice.entity';

/** Height of a logo in pixels: that of its box on paper, at 300 dpi. */
const logoPixels = 184;
/** Logos as PNG, by address. A shop has one, and its older invoices a few more. */
const logos = new LRUCache<string, Buffer>({ max: 8 });

/**
 * Returns an uploaded logo as PNG, which the PDF library reads; null for an address of another site, which is never
 * fetched, and for a file that is gone or can't be read: a customer waits for the invoice, with or without it.
 */
async function readLogo({ storage, logger }: RequestContext, url: string): Promise<Buffer | null> {
  const key = uploadedKey(url);
  if (!key) return null;
  const known = logos.get(key);
  if (known) return known;
  try {
    const stored = await storage.get(key);
    if (!stored) return null;
    const { default: sharp } = await import('sharp');
    const png = await sharp(stored).resize({ height: logoPixels, withoutEnlargement: true }).png().toBuffer();
    logos.set(key, png);
    return png;
  } catch (error) {
    logger.warn({ err: error, logo: url }, 'the logo of an invoice cannot be read');
    return null;
  }
}

/**
 * Draws an invoice or credit note with the logo that it was issued with. A process loads what draws with its first one:
 * the libraries of PDFs and pictures take 25 MB.
 */
export async function drawInvoice(
  ctx: RequestContext,
  invoice: DrawnInvoice & Pick<InvoiceEntity, 'logoUrl'>,
  options: Pick<DrawingOptions, 'isSpecimen'> = {},
): Promise<PDFKit.PDFDocument> {
  const { invoicePdf } = await import('./invoice-pdf');
  return invoicePdf(invoice, { ...options, logo: invoice.logoUrl ? await readLogo(ctx, invoice.logoUrl) : null });
}
