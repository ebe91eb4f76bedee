import { Router, type Request } from 'express';
import { PayPalApiError, unprocessable } from './api-errors';
import type { CapturedPayments } from './captured-payments';
import { requestKey, type Operations } from './operations';
import { wantsRepresentation } from './order-routes';
import { validateRefundAmount } from './order-validation';
import type { ResourceBodies } from './resource-bodies';
import type { SandboxState } from './sandbox-state';

/**
 * Returns a text member of a refund.
 * @throws PayPalApiError 400 when it is not a text or longer than PayPal accepts.
 */
function optionalText(body: Record<string, unknown>, name: string, limit: number): string | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value.length >= 1 && value.length <= limit) return value;
  throw new PayPalApiError('INVALID_REQUEST', [
    {
      field: `/${name}`,
      location: 'body',
      issue: 'INVALID_STRING_LENGTH',
      description: 'The value of a field is either too short or too long.',
    },
  ]);
}

function idOf(request: Request): string {
  return String(request.params['id']);
}

/** Payments v2 (captures and refunds) and the read operations of Disputes v1. */
export function paymentRoutes(
  operations: Operations,
  payments: CapturedPayments,
  bodies: ResourceBodies,
  state: SandboxState,
): Router {
  const router = Router();

  router.get(
    '/v2/payments/captures/:id',
    operations.handle('getCapture', (request) => ({
      status: 200,
      body: bodies.capture(payments.getCapture(idOf(request))),
      performed: true,
    })),
  );

  router.post(
    '/v2/payments/captures/:id/refund',
    operations.handle('refund', (request, disturbance) => {
      if (disturbance?.behaviour === 'refused')
        throw unprocessable(disturbance.issue ?? 'REFUND_NOT_ALLOWED', 'Capture cannot be refunded.');
      const key = requestKey(request);
      const earlier = state.remembered(key, request.body);
      const body = (request.body ?? {}) as Record<string, unknown>;
      const refund = earlier
        ? payments.getRefund(earlier)
        : payments.refund(
            idOf(request),
            {
              amount: validateRefundAmount(body['amount'], payments.getCapture(idOf(request)).amount.currency_code),
              invoiceId: optionalText(body, 'invoice_id', 127),
              customId: optionalText(body, 'custom_id', 127),
              noteToPayer: optionalText(body, 'note_to_payer', 255),
            },
            disturbance?.behaviour === 'pending' ? 'PENDING' : undefined,
          );
      if (!earlier) state.remember(key, refund.id, request.body);
      const answer = wantsRepresentation(request) ? bodies.refund(refund) : bodies.refundMinimal(refund);
      return { status: earlier ? 200 : 201, body: answer, performed: !earlier };
    }),
  );

  router.get(
    '/v2/payments/refunds/:id',
    operations.handle('getRefund', (request) => ({
      status: 200,
      body: bodies.refund(payments.getRefund(idOf(request))),
      performed: true,
    })),
  );

  router.get(
    '/v1/customer/disputes/:id',
    operations.handle('getDispute', (request) => ({
      status: 200,
      body: bodies.dispute(payments.getDispute(idOf(request))),
      performed: true,
    })),
  );

  return router;
}
