import { Router } from 'express';
import type { ContextFactory } from '../context';
import { previewInvoice } from '../domain/payments/admin/invoice-preview.service';
import { drawInvoice } from '../domain/payments/invoices/invoice-drawing';
import { findInvoice, invoiceNumber } from '../domain/payments/invoices/invoice.service';
import { AccessError } from '../domain/user-error';
import { refusalOf, statusOf, refusalBody } from './refusal-status';
import { sendStream } from '../platform/http/streamed-answer';

/**
 * /invoices/{id}: an invoice or credit note as a PDF, for its customer and Admins, also by tokens with the scope.
 * /invoices/preview: a specimen with the settings of the address, for Admins only.
 */
export function invoices(contextOf: ContextFactory): Router {
  const router = Router();
  // the values of the settings' form, saved or not
  router.get('/invoices/preview', async (request, response) => {
    response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
    try {
      const ctx = await contextOf(request, response);
      await sendStream(
        response,
        async () => {
          const specimen = await previewInvoice(ctx, request.query);
          response.attachment('Specimen.pdf').type('pdf');
          return specimen;
        },
        ctx,
      );
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      response.removeHeader('content-disposition');
      if (refusal.wait) response.set('retry-after', String(refusal.wait));
      response.status(refusal.status).json(refusal.body);
    }
  });
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
      await sendStream(response, () => drawInvoice(ctx, invoice), ctx);
    } catch (error) {
      if (!(error instanceof AccessError)) throw error;
      response.set('cache-control', 'no-store');
      response.status(statusOf(error)).json(refusalBody(error.message, error.code));
    }
  });
  return router;
}
