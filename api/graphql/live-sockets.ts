import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, handleProtocols } from 'graphql-ws';
import type { Server as LiveServer } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Services } from '../context';
import { addressOf, networkOf } from '../platform/http/network';
import { isOwnOrigin } from '../platform/http/own-origin';
import type { SharedLimit } from '../platform/http/shared-limit';
import { inRequest } from '../platform/observability/request-scope';
import type { RequestScope } from '../platform/observability/request-scope';

/** The socket an operation came over. */
export interface LiveSocket {
  socket: WebSocket;
  request: IncomingMessage;
  /** The client's network address, resolved behind TRUST_PROXY proxies. */
  address: string;
  /** What log lines and database connections of the socket's work share. */
  scope: RequestScope;
}

export interface LiveLimits {
  /** Concurrent sockets per network address, over all api processes that share a Valkey. */
  socketsPerAddress: number;
  /** Messages per socket within ten seconds. */
  messages: number;
  /** Interval of pings in milliseconds; a socket that has not answered by the next ping is closed. */
  heartbeatMs: number;
}

export const usualLimits: LiveLimits = { socketsPerAddress: 60, messages: 100, heartbeatMs: 12_000 };

const messageWindowMs = 10_000;
const longestMessage = 64 * 1024;
/** Bytes that may wait to be sent before a socket is read further. */
const mostUnsent = 64 * 1024;
const farewellMs = 1_000;

/** Whether a request asks for the live connection: a WebSocket upgrade at exactly this address. */
export const isLiveUpgrade = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' && url === '/graphql' && headers.upgrade?.toLowerCase() === 'websocket';

/** Answers an HTTP status on a socket that was not upgraded, and closes it. */
function rejectUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** Returns a check whether one more message is within the limit. */
function messageCounter(most: number): () => boolean {
  let [since, count] = [0, 0];
  return () => {
    const now = performance.now();
    if (now - since > messageWindowMs) [since, count] = [now, 0];
    count += 1;
    return count <= most;
  };
}

/**
 * Sends a message, and resolves when it was handed over. A client that sends without reading is read no further: its
 * messages wait in its own network buffers, and its pongs as well, so that it is soon closed as silent.
 */
const sendTo = (socket: WebSocket, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, () => {
      if (socket.isPaused && socket.bufferedAmount <= mostUnsent) socket.resume();
      resolve();
    });
    if (socket.bufferedAmount > mostUnsent) socket.pause();
  });

/** Closes a socket that did not answer between two pings, as its network dropped silently. */
function startHeartbeat(socket: WebSocket, heartbeatMs: number): () => void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const heartbeat = setInterval(() => {
    if (!answered) socket.terminate();
    else if (socket.readyState === socket.OPEN) {
      answered = false;
      socket.ping();
    }
  }, heartbeatMs);
  return () => clearInterval(heartbeat);
}

/**
 * Passes each WebSocket at /graphql to the operations server.
 * @returns a function that closes all sockets
 */
export function mountLiveSockets(
  server: Server,
  { config, logger, metrics }: Services,
  live: LiveServer<LiveSocket>,
  limits: LiveLimits,
  addresses: SharedLimit,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage, handleProtocols });

  server.on('upgrade', (request, socket, head) => {
    // Must come first: from here on no other listener handles errors of this socket.
    socket.on('error', () => socket.destroy());
    if (!isLiveUpgrade(request)) return;
    const address = addressOf(request, config.trustProxy);
    // Browsers send cookies with WebSockets of any site; programs send no origin.
    if (isOwnOrigin(request, config.appUrl) === false) return rejectUpgrade(socket, '403 Forbidden');
    void admit(request, socket, head, address);
  });

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): Promise<void> {
    const release = await addresses.take(networkOf(address).near);
    if (!release) return rejectUpgrade(socket, '429 Too Many Requests');
    // the client may have left: its `close` event has already fired
    if (socket.destroyed) return release();
    socket.once('close', release);
    sockets.handleUpgrade(request, socket, head, (webSocket) =>
      talk({ socket: webSocket, request, address, scope: { requestId: randomUUID() } }),
    );
  }

  function talk(extra: LiveSocket): void {
    const { socket } = extra;
    const mayGoOn = messageCounter(limits.messages);
    const failed = (error: unknown) => {
      // A message type that only servers send, or an unknown one.
      if (error instanceof Error && error.message.startsWith('Unexpected message of type')) {
        socket.close(CloseCode.BadRequest, 'Invalid message received');
        return;
      }
      logger.error({ err: error }, 'a live connection failed');
      socket.close(CloseCode.InternalServerError, 'Internal server error');
    };
    // A frame that violates the protocol: ws has already closed the socket.
    socket.on('error', () => socket.terminate());
    const stopHeartbeat = startHeartbeat(socket, limits.heartbeatMs);
    metrics.liveSockets.inc();
    const closed = live.opened(
      {
        protocol: socket.protocol,
        send: (text) => sendTo(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (heard) =>
          socket.on('message', (data: Buffer) => {
            if (socket.readyState !== socket.OPEN) return;
            if (mayGoOn()) inRequest(extra.scope, () => void heard(data.toString()).catch(failed));
            else socket.close(CloseCode.BadRequest, 'Too many messages');
          }),
      },
      extra,
    );
    socket.once('close', (code, reason) => {
      stopHeartbeat();
      metrics.liveSockets.dec();
      closed(code, reason.toString()).catch(failed);
    });
  }

  return async () => {
    for (const socket of sockets.clients) socket.close(1001, 'Going away');
    const hurry = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), farewellMs);
    await new Promise((resolve) => sockets.close(resolve));
    clearTimeout(hurry);
  };
}
