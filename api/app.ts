import type { Server } from 'node:http';
import compression from 'compression';
import express from 'express';
import type { NextFunction, Request, Response } from 'express';
import { createContext } from './context';
import type { ContextFactory, RequestContext, Services } from './context';
import { deviceSeconds } from './domain/accounts/sessions/device.service';
import { freshCaller } from './domain/accounts/sessions/session.service';
import { recordReading } from './domain/audit/taken-lists';
import { resolveViewer } from './domain/accounts/sessions/session-renewal.service';
import { bearerViewer } from './domain/tokens/bearer.service';
import { refreshSeconds } from './domain/accounts/sessions/session.tokens';
import { firstStepSeconds } from '../contract/sign-in';
import { isLiveUpgrade } from './graphql/live-sockets';
import { VisitCounter } from './domain/reports/visits';
import { figuresOf } from './domain/monitoring/figures';
import { operationMethods } from './graphql/request-body';
import { executableSchema } from './graphql/schema';
import { mountGraphQL } from './graphql/server';
import { dataArchive } from './endpoints/data-archive';
import { endpointAccess } from './endpoints/access';
import { bearerCheck } from './endpoints/bearer-check';
import { designArchive } from './endpoints/design-archive';
import { designPhotos } from './endpoints/design-photos';
import { designImages } from './endpoints/design-images';
import { listExports } from './endpoints/exports';
import { imageIntake } from './endpoints/image-intake';
import { invoices } from './endpoints/invoices';
import { itemFiles } from './endpoints/item-files';
import { healthRoutes } from './endpoints/health';
import { monthFiles } from './endpoints/month-files';
import { monthPictures } from './endpoints/month-pictures';
import { payPalWebhook } from './endpoints/paypal-webhook';
import { securityHeaders } from './endpoints/security-headers';
import { closingScript, socialSignIn } from './endpoints/social-sign-in';
import { studioType } from './endpoints/studio-type';
import { ticketImages } from './endpoints/ticket-images';
import { unsubscription } from './endpoints/unsubscription';
import { uploads } from './endpoints/uploads';
import { positionSeconds } from './platform/database/log-position';
import { awaySeconds, awayMessage, isDatabaseAway, tookTooLong, tooLongMessage } from './platform/database/away';
import {
  bearerToken,
  deviceCookie,
  firstStepCookie,
  firstStepWriter,
  sessionCookieWriter,
  positionCookie,
  positionWriter,
  sessionTokens,
} from './platform/http/cookies';
import { createHttpServer } from './platform/http/http-server';
import { KeyedSemaphore } from './platform/http/keyed-semaphore';
import { addressOf, networkOf } from './platform/http/network';
import { logTokenRequest } from './endpoints/token-requests';
import { RequestLog } from './domain/api-requests/request-log';
import { logRequests, routeLabel, requestIdOf } from './platform/http/access-log';
import type { Kind as CachedKind } from './platform/response-cache/answers';
import { ResponseCache } from './platform/response-cache/response-cache';
import { currentRequest, inRequest } from './platform/observability/request-scope';
import { StorageAway } from './platform/storage/away';
import { isHotReload } from './pages/development';
import { documentation } from './pages/docs/router';
import { explorer } from './pages/explorer';
import { loadRenderer, mountPages } from './pages/pages';
import { openApiPaths } from './rest/openapi/router';
import { crossOrigin, restPaths } from './rest/router';
import { documentedContract } from './wiring/documented-contract';
import { lists } from './wiring/lists';

export interface App {
  server: Server;
  /** Makes /readyz answer 503 from now on, so that a proxy sends no new requests. */
  drain(): void;
  close(): Promise<void>;
}

/** Composition root of the HTTP side: maps paths to their handlers. */
export async function createApp(services: Services): Promise<App> {
  const app = express();
  const { config, events } = services;
  const cache = new ResponseCache(events, cachedAnswerSent(services));
  const visits = new VisitCounter(services.pool, services.logger);
  const server = config.webDev
    ? createHttpServer(app, { mayUpgrade: (request) => isLiveUpgrade(request) || isHotReload(request) })
    : createHttpServer(visits.before(cache.answers.before(app)), { mayUpgrade: isLiveUpgrade });
  if (config.accessLog) logRequests(server, services.logger);
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  // Pages and files set their own ETag; hashing any other answer has no use.
  app.set('etag', false);

  const state = { draining: false };
  const stopping = new AbortController();
  app.use(requestIds(services));
  const schema = executableSchema();
  const renderer = await loadRenderer(services, schema);
  app.use(securityHeaders(config, [...(renderer?.inlineScripts ?? []), closingScript]));
  app.use(healthRoutes(services, state, figuresOf(services)));
  app.use(compression());
  app.use(payPalWebhook(services));
  app.use(unsubscription(services));

  const requestLog = new RequestLog(services.pool, services.logger, services.metrics);
  const contextOf = contextFactory(services, stopping.signal, requestLog);
  app.use(crossOrigin(config));
  app.use('/graphql', operationMethods);
  app.use(bearerCheck(contextOf));
  app.use(endpointAccess(contextOf));
  app.use(designArchive(contextOf));
  app.use(designImages(contextOf));
  app.use(monthFiles(contextOf));
  app.use(monthPictures(contextOf));
  app.use(studioType(contextOf));
  app.use(dataArchive(contextOf));
  app.use(invoices(contextOf));
  app.use(itemFiles(contextOf, config.appUrl));
  const receiveImage = imageIntake(contextOf, config.appUrl);
  app.use(uploads(receiveImage, services));
  app.use(ticketImages(contextOf, receiveImage));
  app.use(designPhotos(contextOf, config.appUrl));
  app.use(listExports(contextOf, schema, lists));
  app.use(socialSignIn(contextOf, config.appUrl.startsWith('https:')));
  app.use(await explorer(services.logger));
  const closeGraphQL = await mountGraphQL(app, server, services, schema, contextOf);
  const docs = documentation(services, documentedContract(services));
  app.use(docs.router);
  app.use(openApiPaths(services));
  app.use(restPaths(services, schema, contextOf, freshCaller, recordReading));
  const closePages = await mountPages(app, server, services, renderer, cache);
  app.use(lastResort(services));

  return {
    server,
    drain: () => {
      state.draining = true;
      stopping.abort();
      // A proxy sends its next request elsewhere instead of on a connection that is about to close.
      server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false;
      });
    },
    close: async () => {
      stopping.abort();
      cache.close();
      docs.close();
      await closeGraphQL();
      await closePages();
      await visits.close();
      await requestLog.close();
    },
  };
}

/** The HTTP endpoints of a worker: health and metrics only. */
export function createHealthApp(services: Services): App {
  const app = express();
  app.disable('x-powered-by');
  const server = createHttpServer(app);
  const state = { draining: false };
  app.use(healthRoutes(services, state, figuresOf(services)));
  return {
    server,
    drain: () => {
      state.draining = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * Warns once: behind a proxy that TRUST_PROXY does not count, all clients share one address and thus one rate limit.
 */
function warnOfProxy({ config, logger }: Services): (request: Request) => void {
  let warned = config.trustProxy > 0;
  return (request) => {
    if (warned || request.get('x-forwarded-for') === undefined) return;
    warned = true;
    logger.warn('Requests arrive with X-Forwarded-For, but TRUST_PROXY is 0: all visitors count as one address.');
  };
}

/** Returns a signal that aborts when the caller of a request has left. */
function leftSignal(response: Response): AbortSignal {
  const left = new AbortController();
  if (response.destroyed) left.abort();
  response.once('close', () => left.abort());
  return left.signal;
}

/** Paths that are also read by POST; /graphql distinguishes queries and mutations itself. */
const readByPost = /^[^?]*(\/graphql|\.csv)(\?|$)/;

/** Returns the factory of request contexts. The caller is identified here, once per request. */
function contextFactory(services: Services, stopping: AbortSignal, requestLog: RequestLog): ContextFactory {
  const checkProxy = warnOfProxy(services);
  const secure = services.config.appUrl.startsWith('https:');
  const { accessSeconds } = services.config;
  // one account or network leaves half of the pool to the others, however many requests it sends
  const connections = new KeyedSemaphore(Math.ceil(services.pool.options.max / 2));
  return async (request, response) => {
    // One context for all handlers of a request: its caller is identified once.
    const known = response.locals['context'] as RequestContext | undefined;
    if (known) return known;
    checkProxy(request);
    const setSession = sessionCookieWriter(response, secure, { accessSeconds, refreshSeconds, deviceSeconds });
    const mayChange = !/^(GET|HEAD)$/.test(request.method) && !readByPost.test(request.originalUrl);
    const setPosition = positionWriter(response, secure, positionSeconds);
    const facts = {
      requestId: String(response.locals['requestId']),
      viewer: null,
      address: addressOf(request, services.config.trustProxy),
      device: request.get('user-agent') ?? null,
      deviceId: deviceCookie(request, secure),
      setSession,
      firstStep: firstStepCookie(request, secure),
      setFirstStep: firstStepWriter(response, secure, firstStepSeconds),
      ownPosition: mayChange ? undefined : positionCookie(request, secure),
      setPosition,
      left: () => AbortSignal.any([stopping, leftSignal(response)]),
    };
    const ctx = createContext(services, facts);
    const bearer = bearerToken(request);
    if (bearer === null) ctx.setViewer(await resolveViewer(ctx, sessionTokens(request, secure), setSession));
    else ctx.setViewer(await bearerViewer(ctx, bearer));
    logTokenRequest(requestLog, request, response, ctx);
    // its answer may be on its way before its last change: the browser's next reads are the primary's
    if (mayChange && services.laggingReads.position && ctx.viewer?.kind === 'session') setPosition('unknown');
    const scope = currentRequest();
    const caller = ctx.viewer?.userId ?? networkOf(ctx.address).near;
    if (scope) scope.connection = () => connections.acquire(caller);
    response.locals['context'] = ctx;
    return ctx;
  };
}

/** Puts the release and a request id on every answer, and the id on every log line and job of a request. */
function requestIds({ metrics, version }: Services) {
  return (request: Request, response: Response, next: NextFunction) => {
    const requestId = requestIdOf(request);
    response.locals['requestId'] = requestId;
    response.setHeader('x-request-id', requestId);
    response.setHeader('x-postloom-version', version);
    // A mounted router, such as that of /graphql, shortens the request's path until it has answered.
    const route = routeLabel(request.path);
    const started = performance.now();
    response.on('finish', () => {
      const seconds = (performance.now() - started) / 1000;
      metrics.httpSeconds.observe({ route, status: String(response.statusCode) }, seconds);
    });
    inRequest({ requestId }, next);
  };
}

/**
 * Returns the callback that counts cached answers. They are counted apart, as they would hide the latency of the
 * others.
 */
function cachedAnswerSent({ metrics }: Services): (kind: CachedKind) => void {
  const counters = {
    query: metrics.cachedAnswers.labels('graphql'),
    page: metrics.cachedAnswers.labels('page'),
    file: metrics.cachedAnswers.labels('file'),
  };
  return (kind) => counters[kind].inc();
}

/** The last error handler: what reaches it is a bug. The client sees the request id only. */
function lastResort({ logger, databaseSpace }: Services) {
  // Express recognizes an error handler by its four parameters.
  return (error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const status = (error as { status?: number }).status;
    const requestId: unknown = response.locals['requestId'];
    const failure = (message: string, code: string) => ({ success: false, message, error: message, code, requestId });
    if (status && status < 500) {
      response.status(status).json(failure('Bad request.', 'INVALID_INPUT'));
      return;
    }
    const isStorage = error instanceof StorageAway;
    const isLate = tookTooLong(error);
    const away = isStorage || isLate || isDatabaseAway(error);
    if (isStorage) logger.warn({ err: error, requestId }, 'the storage of files is away');
    else if (isLate) logger.error({ err: error, requestId }, tooLongMessage);
    else if (away) logger.warn({ err: error, requestId }, awayMessage(databaseSpace, error));
    else logger.error({ err: error, requestId }, 'unexpected error');
    if (response.headersSent) response.destroy();
    else if (away)
      response
        .status(503)
        .set({ 'retry-after': String(awaySeconds), 'cache-control': 'no-store' })
        .json(failure('We are back in a moment. Please try again.', 'SERVICE_UNAVAILABLE'));
    else response.status(500).json(failure('Something went wrong.', 'INTERNAL_SERVER_ERROR'));
  };
}
