import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Timeouts in milliseconds. A slower client is answered 408 or disconnected. */
export interface Patience {
  /** For the headers of a request, counted from the first byte or from the connection. */
  headers: number;
  /** For the body of a request. */
  request: number;
  /** For a whole request whose handler has called `allowSlowBody`. */
  upload: number;
  /** Without a byte in either direction, while an answer is prepared or not read. Longer than the slowest answer. */
  silence: number;
  /** Interval of the check for slow clients. */
  check: number;
}

/** 50 MB within 10 minutes are 0.7 Mbit/s. */
const usual: Patience = { headers: 20_000, request: 60_000, upload: 600_000, silence: 120_000, check: 5_000 };

/** Maximum pipelined requests on one connection; no browser and no proxy pipelines. */
const mostAtOnce = 20;

interface HttpServerOptions {
  /** Which requests may upgrade to another protocol. Other `Upgrade` headers are ignored, as HTTP specifies. */
  mayUpgrade?: (request: IncomingMessage) => boolean;
  patience?: Partial<Patience>;
}

/**
 * Creates an HTTP server that answers or closes every connection. An upgrade is accepted only where `mayUpgrade` allows
 * it. Otherwise Node would pass each raw socket to the `upgrade` listeners, and an error of a socket without a listener
 * ends the process.
 */
export function createHttpServer(
  listener: RequestListener,
  { mayUpgrade = () => false, patience = {} }: HttpServerOptions = {},
): Server {
  const { headers, request, upload, silence, check } = { ...usual, ...patience };
  const server = createServer(
    {
      shouldUpgradeCallback: mayUpgrade,
      headersTimeout: headers,
      requestTimeout: upload,
      connectionsCheckingInterval: check,
    },
    fewAtOnce(withinTime(request, listener)),
  );
  server.setTimeout(silence);
  return server;
}

/** The timers of bodies that have not arrived. */
const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Gives the body of a request the time of an upload. For callers who may upload a large file: anyone else could hold
 * connections open with slow bodies.
 */
export const allowSlowBody = (request: IncomingMessage): void => clearTimeout(bodyTimers.get(request));

/** Disconnects a client whose body does not arrive in time. Node has one timeout for all requests: that of uploads. */
function withinTime(ms: number, listener: RequestListener): RequestListener {
  return (request, response) => {
    const { socket, headers } = request;
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
      const timer = setTimeout(() => {
        if (request.complete || socket.destroyed) return;
        // as Node answers an expired request; the handler may be about to answer, so not by its response
        if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
        socket.destroy();
      }, ms);
      bodyTimers.set(request, timer.unref());
      // A body that is not read still arrives after the answer, so only a complete one ends the timer.
      const settle = () => {
        if (!request.complete && !socket.destroyed) return;
        clearTimeout(timer);
        socket.off('close', settle);
      };
      request.once('end', settle);
      response.once('close', () => {
        settle();
        // The client may leave before the end of its body, and the timer would hold request and answer until then.
        if (!request.complete && !socket.destroyed) socket.once('close', settle);
        // A handler that stops at the last byte leaves the body without an end, and the timer would hold the request.
        request.resume();
      });
    }
    listener(request, response);
  };
}

/** Limits concurrent requests of one connection: one packet can hold a thousand small requests. */
function fewAtOnce(listener: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (open.get(socket) ?? 0) + 1;
    if (count > mostAtOnce) {
      refuse(response);
      return;
    }
    open.set(socket, count);
    // Bytes after a refused upgrade follow an unknown protocol.
    if (request.headers.upgrade) response.shouldKeepAlive = false;
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(429, { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' })
    .end('{"success":false,"message":"Too many requests at once."}');
}
