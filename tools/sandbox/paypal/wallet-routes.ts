import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Router, type Response } from 'express';
import type { TestBehaviours } from './test-behaviours';
import { coreScript, mark, paymentsScript, paymentsStyle, type SdkBinding } from './browser/sdk-script';
import { openingPage, orderPage, unavailablePage, type PageFrame } from './browser/wallet-page';
import type { CheckoutOrders } from './checkout-orders';
import { PayPalApiError } from './api-errors';
import { findPayer } from './payers';
import type { OrderRecord } from './records';

interface WalletRoutes {
  orders: CheckoutOrders;
  base: () => string;
  clientId: string;
  testBehaviours: Pick<TestBehaviours, 'eligibility' | 'walletWindow'>;
}

/** Returns the origin of the page that opened the wallet; only http(s) origins are ever answered. */
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

const logger = '/xoplatform/logger/api/logger';
/** Any real font serves for the lettering; this one is free. */
const letters = 'node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2';

/** Returns the second origin, which corresponds to paypalobjects.com: this machine under its other name. */
function assetsOf(base: string): string {
  const url = new URL(base);
  const otherName = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[url.hostname];
  if (otherName) url.hostname = otherName;
  return url.href.replace(/\/+$/, '');
}

/** Serves the browser's side: the SDK script, the wallet page and its approval. */
export function walletRoutes({ orders, base, clientId, testBehaviours }: WalletRoutes): Router {
  const router = Router();

  const binding = (): SdkBinding => ({
    base: base(),
    assets: assetsOf(base()),
    clientId,
    isEligible: testBehaviours.eligibility === 'eligible',
    windowStays: testBehaviours.walletWindow === 'stays',
  });
  const files: Record<string, () => [type: string, content: string | Buffer]> = {
    '/web-sdk/v6/core': () => ['text/javascript', coreScript(binding())],
    '/web-sdk/v6/paypal-payments.js': () => ['text/javascript', paymentsScript(binding())],
    '/web-sdk/v6/paypal-payments.css': () => ['text/css', paymentsStyle(assetsOf(base()))],
    '/web-sdk/v6/letters.woff2': () => ['font/woff2', readFileSync(letters)],
    '/web-sdk/v6/mark.svg': () => ['image/svg+xml', mark],
    '/web-sdk/v6/device': () => ['text/html', '<!doctype html><title>PayPal</title>'],
    '/ts': () => ['image/gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
  };
  for (const [path, file] of Object.entries(files))
    router.get(path, (_request, response) => {
      const [type, content] = file();
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      response.type(type).send(content);
    });

  router.post(logger, (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.json({});
  });
  // A preflight request, with any headers.
  router.options([logger, ...Object.keys(files)], (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', request.get('access-control-request-headers') ?? '*');
    response.status(204).end();
  });

  router.get('/checkoutnow', (request, response) => {
    const nonce = randomBytes(16).toString('base64');
    const frame: PageFrame = {
      nonce,
      merchantOrigin: merchantOrigin(request.query['origin']),
      channel: channelOf(request.query['channel']),
      stays: testBehaviours.walletWindow === 'stays',
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
    // A page of another site must not be able to approve for the payer.
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

/** Returns the target for a payer without a popup: the shop's return address with PayPal's two parameters. */
function returnUrl(order: OrderRecord, payerId: string): string | undefined {
  if (!order.returnUrl || !URL.canParse(order.returnUrl)) return undefined;
  const url = new URL(order.returnUrl);
  url.searchParams.set('token', order.id);
  url.searchParams.set('PayerID', payerId);
  return url.href;
}
