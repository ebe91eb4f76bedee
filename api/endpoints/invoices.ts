import { Router } from 'express';
import type { ContextFactory } from '../context';
import { invoicePdf } from '../domain/payments/invoices/invoice-pdf';
import { findInvoice, invoiceNumber } from '../domain/payments/invoices/invoice.service';
import { AccessError } from '../domain/user-error';
import { statusOf } from './refusal-status';
import { sendStream } from './streamed-answer';

/** /invoices/{id}: an invoice or credit note as a PDF, for the sessions of its customer and of Admins only. */
export function invoices(contextOf: ContextFactory): Router {
  const router = Router();
  router.get('/invoices/:id', async (request, response) => {
    try {
      const ctx = await contextOf(request, response);
      const invoice = await findInvoice(ctx, request.params.id);
      // The server computes the layout, so the number of PDFs per caller is limited.
      const wait = await ctx.limits.take('invoicePerAccount', ctx.viewer?.userId ?? '');
      if (wait > 0) {
        response.set('retry-after', String(wait));
        throw new AccessError('TOO_MANY_REQUESTS', 'Too many invoices at once. Please try again in a minute.');
      }
      response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
      response.attachment(`${invoiceNumber(invoice)}.pdf`).type('pdf');
      await sendStream(response, () => invoicePdf(invoice), ctx);
    } catch (error) {
      if (!(error instanceof AccessError)) throw error;
      response.set('cache-control', 'no-store');
      response.status(statusOf(error)).json({ success: false, message: error.message });
    }
  });
  return router;
}
