import { createServer } from 'node:http';
import express, { type Express, type Request } from 'express';
import { AccessTokens } from './access-tokens';
import { PayPalApiError, sendApiErrors } from './api-errors';
import { CallJournal } from './call-journal';
import { CapturedPayments } from './captured-payments';
import { CheckoutOrders } from './checkout-orders';
import { controlRoutes } from './control-routes';
import { usualBehaviours, type TestBehaviours } from './test-behaviours';
import { debugId } from './identifiers';
import { listen, type ListenPort } from '../listen';
import { Operations } from './operations';
import { orderRoutes } from './order-routes';
import { paymentRoutes } from './payment-routes';
import { RememberedRefusals } from './remembered-refusals';
import { ResourceBodies } from './resource-bodies';
import { SandboxState } from './sandbox-state';
import { Faults } from './fault-injection';
import { walletRoutes } from './wallet-routes';
import { DEFAULT_RETRY_PLAN, WebhookDeliveries, type RetryPlan } from './webhook-deliveries';
import { WebhookEvents } from './webhook-events';
import { webhookRoutes } from './webhook-routes';
import { WebhookSigner } from './webhook-signer';

export interface PayPalSandboxOptions {
  port: ListenPort;
  /** Listening address, 127.0.0.1 by default: other machines must not be able to approve payments. */
  host?: string;
  clientId: string;
  clientSecret: string;
  /** The base URL under which browsers reach this server, also by its port; its own address by default. */
  publicUrl?: string | ((port: number) => string);
  /** A JSON file that preserves orders, captures and webhooks across restarts. */
  stateFile?: string;
  /** False omits `/sandbox/*`, the faults for tests. */
  controls?: boolean;
  webhookRetry?: Partial<RetryPlan>;
  /** Further applications, by client id: none sees another's orders. */
  otherClients?: Record<string, string>;
  testBehaviours?: Partial<TestBehaviours>;
}

export interface PayPalSandbox {
  /** Base URL of the API on this machine. */
  readonly url: string;
  /** Base URL that links, the wallet and the browser script use. */
  readonly publicUrl: string;
  readonly port: number;
  /** Ids of the currently registered webhooks. */
  webhookIds(): string[];
  close(): Promise<void>;
}

/** Starts a sandbox of PayPal that implements its REST protocol and serves its browser script. */
export async function startPayPalSandbox(options: PayPalSandboxOptions): Promise<PayPalSandbox> {
  const host = options.host ?? '127.0.0.1';
  const stop = new AbortController();
  const state = new SandboxState(options.stateFile);
  let publicUrl = '';
  const base = () => publicUrl;
  const { app, deliveries } = buildApp(options, state, base, stop.signal);

  const server = createServer(app);
  const port = await listen(server, options.port, host);
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const url = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
  const given = typeof options.publicUrl === 'function' ? options.publicUrl(port) : options.publicUrl;
  publicUrl = (given ?? url).replace(/\/+$/, '');
  deliveries.resume();

  return {
    url,
    publicUrl,
    port,
    webhookIds: () => [...state.tables.webhooks.keys()],
    async close() {
      stop.abort();
      deliveries.close();
      state.flush();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

function buildApp(
  options: PayPalSandboxOptions,
  state: SandboxState,
  base: () => string,
  stopped: AbortSignal,
): { app: Express; deliveries: WebhookDeliveries } {
  const testBehaviours: TestBehaviours = { ...usualBehaviours, ...options.testBehaviours };
  const signer = new WebhookSigner();
  const certificateUrl = () => `${base()}/v1/notifications/certs/${signer.certificateId}`;
  const deliveries = new WebhookDeliveries(state, signer, certificateUrl, {
    ...DEFAULT_RETRY_PLAN,
    ...options.webhookRetry,
  });
  const events = new WebhookEvents(state, deliveries, base, testBehaviours);
  const bodies = new ResourceBodies(state, base);
  const orders = new CheckoutOrders(state, bodies, events, testBehaviours);
  const payments = new CapturedPayments(state, bodies, events, orders, testBehaviours);
  const tokens = new AccessTokens({ ...options.otherClients, [options.clientId]: options.clientSecret });
  const faults = new Faults();
  const journal = new CallJournal();
  const operations = new Operations(faults, journal, stopped);
  const rawBodies = new WeakMap<object, string>();

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.setHeader('Paypal-Debug-Id', debugId());
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use(
    express.json({
      limit: '1mb',
      verify: (request, _response, bytes) => void rawBodies.set(request, bytes.toString()),
    }),
  );
  app.use(express.urlencoded({ extended: false }));
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  app.use(walletRoutes({ orders, base, clientId: options.clientId, testBehaviours }));
  app.get('/v1/notifications/certs/:id', (request, response, next) => {
    if (request.params.id !== signer.certificateId) next();
    else response.type('application/x-pem-file').send(signer.certificate);
  });
  app.post(
    '/v1/oauth2/token',
    operations.handle('token', (request) =>
      tokens.issue(request.get('authorization'), (request.body ?? {}) as Record<string, unknown>),
    ),
  );
  if (options.controls !== false) {
    app.use(
      controlRoutes({
        orders,
        payments,
        bodies,
        events,
        state,
        faults,
        journal,
        testBehaviours,
      }),
    );
  }
  app.use(['/v1', '/v2'], tokens.require, (request, _response, next) => {
    refuseOtherThanJson(request);
    next();
  });
  app.use(orderRoutes(operations, orders, bodies, state, new RememberedRefusals(testBehaviours)));
  app.use(paymentRoutes(operations, payments, bodies, state));
  app.use(webhookRoutes({ operations, state, signer, base, rawBody: (request) => rawBodies.get(request) ?? '' }));
  app.use(() => {
    throw new PayPalApiError('RESOURCE_NOT_FOUND');
  });
  app.use(sendApiErrors(base));
  return { app, deliveries };
}

/** PayPal refuses a POST without the JSON content type even when it has no body. */
function refuseOtherThanJson(request: Request): void {
  const isJson = /^application\/json\b/i.test(request.get('content-type') ?? '');
  if (request.method === 'POST' && !isJson) throw new PayPalApiError('UNSUPPORTED_MEDIA_TYPE');
}
