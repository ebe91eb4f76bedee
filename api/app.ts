import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import compression from 'compression';
import express from 'express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { createContext } from './context';
import type { ContextFactory, Services } from './context';
import { accessSeconds, refreshSeconds, resolveViewer } from './domain/accounts/session.service';
import { createSchema } from './graphql/schema';
import { mountGraphQL } from './graphql/server';
import { designFiles } from './http/design-files';
import { healthRoutes } from './http/health';
import { payPalWebhook } from './http/paypal-webhook';
import { socialSignIn } from './http/social-sign-in';
import { sessionCookieWriter, sessionTokens } from './platform/http/cookies';
import { mountPages } from './web/pages';

export interface App {
  server: Server;
  /** Answers 503 at /readyz from now on, so that a proxy sends nothing new. */
  drain(): void;
  close(): Promise<void>;
}

/** Composition root of the HTTP side: which part answers which path. */
export async function createApp(services: Services): Promise<App> {
  const app = express();
  const server = createServer(app);
  const { config } = services;
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');

  const state = { draining: false };
  app.use(requestIds(services));
  app.use(helmet(securityHeaders(config)));
  app.use(healthRoutes(services, state));
  app.use(compression());
  app.use(payPalWebhook(services));

  const schema = createSchema();
  const contextOf = contextFactory(services);
  app.use(designFiles(contextOf));
  app.use(socialSignIn(contextOf, config.appUrl.startsWith('https:')));
  const closeGraphQL = await mountGraphQL(app, server, services, schema, contextOf);
  const closePages = await mountPages(app, server, services, schema);
  app.use(lastResort(services));

  return {
    server,
    drain: () => {
      state.draining = true;
    },
    close: async () => {
      await closeGraphQL();
      await closePages();
    },
  };
}

/** What a worker answers over HTTP: its health and figures, nothing else. */
export function createHealthApp(services: Services): App {
  const app = express();
  app.disable('x-powered-by');
  const server = createServer(app);
  const state = { draining: false };
  app.use(healthRoutes(services, state));
  return {
    server,
    drain: () => {
      state.draining = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Makes the context of an HTTP request: who asks is decided here, once. */
function contextFactory(services: Services): ContextFactory {
  const secure = services.config.appUrl.startsWith('https:');
  return async (request, response) => {
    const setSession = sessionCookieWriter(response, secure, { accessSeconds, refreshSeconds });
    const facts = { requestId: String(response.locals['requestId']), viewer: null, address: request.ip ?? 'unknown', device: request.get('user-agent') ?? null, setSession };
    const viewer = await resolveViewer(createContext(services, facts), sessionTokens(request), setSession);
    return createContext(services, { ...facts, viewer });
  };
}

/** A request id on every answer and log line, and one line per request. */
function requestIds({ logger, metrics }: Services) {
  return (request: Request, response: Response, next: NextFunction) => {
    const given = request.get('x-request-id');
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    response.locals['requestId'] = requestId;
    response.setHeader('x-request-id', requestId);
    const started = performance.now();
    response.on('finish', () => {
      const seconds = (performance.now() - started) / 1000;
      const route = request.path.split('/')[1] ?? '';
      metrics.httpSeconds.observe({ route: ['graphql', 'designs', 'webhooks', 'assets', 'user', 'admin'].includes(route) ? route : 'page', status: String(response.statusCode) }, seconds);
      logger.debug({ requestId, method: request.method, path: request.path, status: response.statusCode, ms: Math.round(seconds * 1000) }, 'request');
    });
    next();
  };
}

function securityHeaders(config: Services['config']): Parameters<typeof helmet>[0] {
  const payPal = ['https://*.paypal.com', 'https://*.paypalobjects.com', new URL(config.paypal.scriptUrl('SANDBOX')).origin];
  const secure = config.appUrl.startsWith('https:');
  return {
    contentSecurityPolicy: config.webDev
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            // state and theme are inline in the page; the styles of MUI are written by emotion
            scriptSrc: ["'self'", "'unsafe-inline'", ...payPal],
            styleSrc: ["'self'", "'unsafe-inline'"],
            imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
            fontSrc: ["'self'", 'data:'],
            connectSrc: ["'self'", ...payPal],
            frameSrc: ['https://www.youtube-nocookie.com', ...payPal],
            objectSrc: ["'none'"],
            baseUri: ["'self'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
            ...(secure ? { upgradeInsecureRequests: [] } : {}),
          },
        },
    // PayPal's window must be able to speak to the page that opened it
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** What no part has answered well: a bug. The client sees the request id and nothing else. */
function lastResort({ logger }: Services) {
  // express knows an error handler by its four parameters
  return (error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const status = (error as { status?: number }).status;
    const requestId: unknown = response.locals['requestId'];
    if (status && status < 500) {
      response.status(status).json({ success: false, message: 'Bad request.' });
      return;
    }
    logger.error({ err: error, requestId }, 'unexpected error');
    if (response.headersSent) response.destroy();
    else response.status(500).json({ success: false, message: 'Something went wrong.', requestId });
  };
}

