import { randomBytes } from 'node:crypto';
import { Router, type Response } from 'express';
import type { Habits } from './habits';
import { sdkScript } from './browser/sdk-script';
import { openingPage, orderPage, unavailablePage, type PageFrame } from './browser/wallet-page';
import type { CheckoutOrders } from './checkout-orders';
import { PayPalApiError } from './api-errors';
import { findPayer } from './payers';
import type { OrderRecord } from './records';

interface WalletDoors {
  orders: CheckoutOrders;
  base: () => string;
  clientId: string;
  habits: Pick<Habits, 'eligibility'>;
}

/** The origin of the page that opened the wallet; only http(s) origins are ever answered. */
function merchantOrigin(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value)) return '';
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) ? url.origin : '';
}

function channelOf(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : '';
}

function sendPage(response: Response, nonce: string, html: string, status = 200): void {
  response.status(status).type('html');
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.send(html);
}

/** The browser's side: the SDK script, the wallet page and its approval. */
export function walletRoutes({ orders, base, clientId, habits }: WalletDoors): Router {
  const router = Router();

  router.get('/web-sdk/v6/core', (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.type('text/javascript').send(sdkScript(base(), clientId, habits.eligibility === 'eligible'));
  });

  router.get('/checkoutnow', (request, response) => {
    const nonce = randomBytes(16).toString('base64');
    const frame: PageFrame = {
      nonce,
      merchantOrigin: merchantOrigin(request.query['origin']),
      channel: channelOf(request.query['channel']),
    };
    if (request.query['opening'] !== undefined) {
      sendPage(response, nonce, openingPage(frame));
      return;
    }
    const order = findOrder(orders, request.query['token']);
    if (!order)
      sendPage(
        response,
        nonce,
        unavailablePage(
          frame,
          'This payment is no longer available',
          'The order is unknown or has expired. Go back to the shop and start again.',
        ),
        404,
      );
    else if (order.status === 'COMPLETED')
      sendPage(
        response,
        nonce,
        unavailablePage(frame, 'Already paid', 'This order has been paid. Nothing more will be charged.'),
      );
    else sendPage(response, nonce, orderPage(frame, order));
  });

  router.post('/checkoutnow/approve', (request, response) => {
    // A page of another site must not be able to agree for the payer.
    if (request.get('origin') !== new URL(base()).origin) {
      response.status(403).json({ message: 'Approve from the wallet page.' });
      return;
    }
    const { token, payer: key } = (request.body ?? {}) as Record<string, unknown>;
    const payer = findPayer(key);
    if (!payer) throw new PayPalApiError('INVALID_REQUEST');
    const order = orders.approve(String(token), payer.key);
    response.json({ orderId: order.id, payerId: payer.payerId, returnUrl: returnUrl(order, payer.payerId) });
  });

  return router;
}

function findOrder(orders: CheckoutOrders, token: unknown): OrderRecord | undefined {
  try {
    return orders.get(String(token));
  } catch (error) {
    if (error instanceof PayPalApiError) return undefined;
    throw error;
  }
}

/** Where a payer without a popup goes: the shop's return address with PayPal's two parameters. */
function returnUrl(order: OrderRecord, payerId: string): string | undefined {
  if (!order.returnUrl || !URL.canParse(order.returnUrl)) return undefined;
  const url = new URL(order.returnUrl);
  url.searchParams.set('token', order.id);
  url.searchParams.set('PayerID', payerId);
  return url.href;
}
