import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Timeouts in milliseconds. A slower client is answered 408 or disconnected. */
export interface Patience {
  /** For the headers of a request, counted from the first byte or from the connection. */
  headers: number;
  /** For a whole request with its body. */
  request: number;
  /** Without a byte in either direction, while an answer is prepared or not read. Longer than the slowest answer. */
  silence: number;
  /** Interval of the check for slow clients. */
  check: number;
}

const usual: Patience = { headers: 20_000, request: 60_000, silence: 120_000, check: 5_000 };

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
  const { headers, request, silence, check } = { ...usual, ...patience };
  const server = createServer(
    {
      shouldUpgradeCallback: mayUpgrade,
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: check,
    },
    fewAtOnce(listener),
  );
  server.setTimeout(silence);
  return server;
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
