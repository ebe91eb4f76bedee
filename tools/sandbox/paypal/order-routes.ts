import { Router, type Request } from 'express';
import { PayPalApiError, resourceNotFound } from './api-errors';
import type { CaptureTwist, CheckoutOrders } from './checkout-orders';
import { requestKey, type Answer, type Operations } from './operations';
import { validateOrder } from './order-validation';
import type { OrderRecord } from './records';
import type { RememberedRefusals } from './remembered-refusals';
import type { ResourceBodies } from './resource-bodies';
import type { SandboxState } from './sandbox-state';
import type { Fault } from './fault-injection';

type Json = Record<string, unknown>;

export function wantsRepresentation(request: Request): boolean {
  return /return\s*=\s*representation/i.test(request.get('prefer') ?? '');
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns the application that the call's token belongs to. */
export const clientOf = (request: Request): string => String(request.res?.locals['clientId'] ?? '');

/**
 * Returns an order of the calling application.
 * @throws PayPalApiError RESOURCE_NOT_FOUND for another's.
 */
function ownOrder(request: Request, find: (id: string) => OrderRecord): OrderRecord {
  const order = find(String(request.params['id']));
  if (order.clientId !== clientOf(request)) throw resourceNotFound();
  return order;
}

/** Translates a test's fault for a capture. */
function twistOf(disturbance: Fault | undefined): CaptureTwist {
  switch (disturbance?.behaviour) {
    case 'declined':
      return { declined: true };
    case 'pending':
      return { status: 'PENDING', reason: disturbance.reason };
    case 'refused':
      return { issue: disturbance.issue ?? 'TRANSACTION_REFUSED' };
    case 'denied':
      return { status: 'DECLINED' };
    case 'altered':
      return { amount: disturbance.amount, customId: disturbance.customId };
    default:
      return {};
  }
}

/** Orders v2: create, show, capture. */
export function orderRoutes(
  operations: Operations,
  orders: CheckoutOrders,
  bodies: ResourceBodies,
  state: SandboxState,
  refusals: RememberedRefusals,
): Router {
  const router = Router();

  function createdOrder(request: Request, order: OrderRecord, isRepeated: boolean): Answer {
    const body = wantsRepresentation(request) ? bodies.order(order) : bodies.orderMinimal(order);
    // With a payment source PayPal answers 200 at once: the order waits for its payer.
    return { status: isRepeated || order.hasPaymentSource ? 200 : 201, body, performed: !isRepeated };
  }

  router.post(
    '/v2/checkout/orders',
    operations.handle('createOrder', (request) => {
      const key = requestKey(request);
      const earlier = state.remembered(key, request.body);
      if (earlier) return createdOrder(request, orders.get(earlier), true);
      const body = object(request.body);
      const units = validateOrder(body);
      const wallet = object(object(body['payment_source'])['paypal']);
      const hasPaymentSource = body['payment_source'] !== undefined;
      if (hasPaymentSource && !key) {
        throw new PayPalApiError('INVALID_REQUEST', [
          {
            field: 'PayPal-Request-Id',
            issue: 'PAYPAL_REQUEST_ID_REQUIRED',
            description:
              "A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a 'payment_source' specified.",
          },
        ]);
      }
      const experience = { ...object(body['application_context']), ...object(wallet['experience_context']) };
      const order = orders.create({
        units,
        hasPaymentSource,
        clientId: clientOf(request),
        brandName: text(experience['brand_name']),
        returnUrl: text(experience['return_url']),
        cancelUrl: text(experience['cancel_url']),
      });
      state.remember(key, order.id, request.body);
      return createdOrder(request, order, false);
    }),
  );

  router.get(
    '/v2/checkout/orders/:id',
    operations.handle('getOrder', (request) => ({
      status: 200,
      body: bodies.order(ownOrder(request, (id) => orders.read(id))),
      performed: true,
    })),
  );

  router.post(
    '/v2/checkout/orders/:id/capture',
    operations.handle('capture', (request, disturbance) => {
      const key = requestKey(request);
      const earlier = state.remembered(key, request.body);
      const order = earlier
        ? orders.get(earlier)
        : refusals.unlessRemembered(key, () =>
            orders.capture(ownOrder(request, (id) => orders.get(id)).id, twistOf(disturbance)),
          );
      if (!earlier) state.remember(key, order.id, request.body);
      const body = wantsRepresentation(request) ? { ...bodies.order(order) } : bodies.capturedOrder(order);
      return { status: earlier ? 200 : 201, body, performed: !earlier };
    }),
  );

  return router;
}
