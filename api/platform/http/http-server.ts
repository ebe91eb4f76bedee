import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** In milliseconds: how long a client may take. Whoever is slower is answered 408, or closed. */
export interface Patience {
  /** For the headers of a request, counted from the first byte or from the connection. */
  headers: number;
  /** For a whole request with its body. */
  request: number;
  /** Without a byte in either direction, while an answer is made or not read. Longer than the longest answer takes. */
  silence: number;
  /** How often slow clients are looked for. */
  check: number;
}

const usual: Patience = { headers: 20_000, request: 60_000, silence: 120_000, check: 5_000 };

/** Requests sent ahead on one connection, before their answers: no browser and no proxy does that. */
const mostAtOnce = 20;

interface HttpServerOptions {
  /** Which requests leave HTTP for another protocol. Any other `Upgrade` header is overlooked, as HTTP has it. */
  mayUpgrade?: (request: IncomingMessage) => boolean;
  patience?: Partial<Patience>;
}

/**
 * An HTTP server that answers or closes every connection. An upgrade is taken up only where `mayUpgrade` says so:
 * without that, Node hands the bare socket of each one to whoever listens, and an error of a socket that nobody
 * has taken ends the process.
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

/** One packet can hold a thousand small requests: they would all be worked on at the same time. */
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
    // what follows an upgrade that was not taken up is in a language nobody has agreed on
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
