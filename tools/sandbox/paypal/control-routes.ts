import { Router } from 'express';
import { PayPalApiError } from './api-errors';
import type { CallJournal } from './call-journal';
import type { CapturedPayments } from './captured-payments';
import type { CheckoutOrders } from './checkout-orders';
import { findPayer, PAYERS } from './payers';
import { usualBehaviours, type TestBehaviours } from './test-behaviours';
import type { ResourceBodies } from './resource-bodies';
import type { SandboxState } from './sandbox-state';
import { faultsSchema, type Faults } from './fault-injection';
import type { WebhookEvents } from './webhook-events';

interface ControlRoutes {
  orders: CheckoutOrders;
  payments: CapturedPayments;
  bodies: ResourceBodies;
  events: WebhookEvents;
  state: SandboxState;
  faults: Faults;
  journal: CallJournal;
  testBehaviours: TestBehaviours;
}

/**
 * `/sandbox/*`: the faults, and controls for tests and benchmarks instead of a browser. Not part of PayPal's
 * protocol.
 */
export function controlRoutes(options: ControlRoutes): Router {
  const { orders, payments, bodies, events, state, faults, journal } = options;
  const router = Router();

  router.post('/sandbox/faults', (request, response) => {
    const result = faultsSchema.safeParse(request.body ?? {});
    if (!result.success) {
      response.status(400).json({ errors: result.error.issues });
      return;
    }
    const { reset, next, settings } = result.data;
    if (reset) {
      faults.reset();
      Object.assign(options.testBehaviours, usualBehaviours);
    }
    if (next) faults.add(next);
    Object.assign(options.testBehaviours, settings?.testBehaviours);
    response.json({ waiting: faults.list(), settings: { testBehaviours: options.testBehaviours } });
  });

  router.post('/sandbox/orders/:id/approve', (request, response) => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const payer = findPayer(body['payer'] ?? 'wallet');
    if (!payer) {
      response
        .status(400)
        .json({ errors: [{ message: `payer is one of ${PAYERS.map(({ key }) => key).join(', ')}` }] });
      return;
    }
    const order = orders.approve(request.params.id, payer.key);
    response.json({ orderId: order.id, payerId: payer.payerId, status: order.status });
  });

  router.post('/sandbox/orders/:id/expire', (request, response) => {
    response.json({ orderId: orders.expire(request.params.id).id });
  });

  router.post('/sandbox/orders/:id/reverse-approval', (request, response) => {
    response.json({ orderId: orders.reverseApproval(request.params.id).id });
  });

  router.post('/sandbox/disputes/:id/update', (request, response) => {
    response.json(bodies.dispute(payments.updateDispute(request.params.id)));
  });

  router.post('/sandbox/disputes/:id/resolve', (request, response) => {
    const { outcome = 'RESOLVED_SELLER_FAVOUR', amount } = (request.body ?? {}) as {
      outcome?: string;
      amount?: { currency_code: string; value: string };
    };
    response.json(bodies.dispute(payments.resolveDispute(request.params.id, outcome, amount)));
  });

  router.post('/sandbox/refunds/:id/complete', (request, response) => {
    response.json(bodies.refund(payments.endRefund(request.params.id, 'COMPLETED')));
  });

  router.post('/sandbox/refunds/:id/fail', (request, response) => {
    response.json(bodies.refund(payments.endRefund(request.params.id, 'FAILED')));
  });

  router.post('/sandbox/webhooks/release', (request, response) => {
    const { backwards = false } = (request.body ?? {}) as { backwards?: boolean };
    response.json({ released: events.release(backwards) });
  });

  router.post('/sandbox/captures/:id/dispute', (request, response) => {
    const { reason } = (request.body ?? {}) as { reason?: string };
    response.status(201).json(bodies.dispute(payments.dispute(request.params.id, reason)));
  });

  router.post('/sandbox/captures/:id/reverse', (request, response) => {
    response.status(201).json(bodies.refund(payments.reverse(request.params.id)));
  });

  router.post('/sandbox/captures/:id/complete', (request, response) => {
    response.json(bodies.capture(payments.settle(request.params.id, 'COMPLETED')));
  });

  router.post('/sandbox/captures/:id/deny', (request, response) => {
    response.json(bodies.capture(payments.settle(request.params.id, 'DECLINED')));
  });

  router.post('/sandbox/webhooks/redeliver/:eventId', (request, response) => {
    const { eventId } = request.params;
    if (!state.tables.events.has(eventId)) throw new PayPalApiError('INVALID_RESOURCE_ID');
    response.status(202).json({ deliveries: events.send(eventId) });
  });

  router.get('/sandbox/webhooks/deliveries', (_request, response) => {
    response.json({ deliveries: [...state.tables.deliveries.values()] });
  });

  router.get('/sandbox/webhooks/events', (_request, response) => {
    response.json({ events: [...state.tables.events.values()].map((event) => JSON.parse(event.body) as unknown) });
  });

  router.get('/sandbox/calls', (_request, response) => {
    response.json({ counts: journal.counts(), calls: journal.list() });
  });

  return router;
}
