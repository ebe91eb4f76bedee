import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, handleProtocols } from 'graphql-ws';
import type { Server as LiveServer } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Services } from '../context';
import { addressOf, networkOf } from '../platform/http/network';
import { isOwnOrigin } from '../platform/http/own-origin';
import { ConcurrencyLimit } from '../platform/http/concurrency-limit';

/** What an operation knows of the socket it came over. */
export interface LiveSocket {
  socket: WebSocket;
  request: IncomingMessage;
  /** The client's network address, as behind TRUST_PROXY proxies. */
  address: string;
}

export interface LiveLimits {
  /** Sockets of one network address at a time. */
  socketsPerAddress: number;
  /** Messages of one socket within ten seconds. */
  messages: number;
  /** A socket is asked this often whether it still lives, and is closed when it does not answer until the next time. */
  pulseMs: number;
}

export const usualLimits: LiveLimits = { socketsPerAddress: 60, messages: 100, pulseMs: 12_000 };

const messageWindowMs = 10_000;
const longestMessage = 64 * 1024;
const farewellMs = 1_000;

/** Whether a request wants the live connection: WebSocket, at exactly this address. */
export const isLiveUpgrade = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' && url === '/graphql' && headers.upgrade?.toLowerCase() === 'websocket';

/** A sentence of HTTP to a socket that no protocol has been agreed on for, and its end. */
function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** Whether one more message is within bounds. */
function messageCounter(most: number): () => boolean {
  let [since, count] = [0, 0];
  return () => {
    const now = performance.now();
    if (now - since > messageWindowMs) [since, count] = [now, 0];
    count += 1;
    return count <= most;
  };
}

/** Closes a socket that has not answered between two pulses: its network went away without a word. */
function keepPulse(socket: WebSocket, pulseMs: number): () => void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const pulse = setInterval(() => {
    if (!answered) socket.terminate();
    else if (socket.readyState === socket.OPEN) {
      answered = false;
      socket.ping();
    }
  }, pulseMs);
  return () => clearInterval(pulse);
}

/** Gives each WebSocket at /graphql to the server of operations. Answers how to close them all. */
export function mountLiveSockets(
  server: Server,
  { config, logger, metrics }: Services,
  live: LiveServer<LiveSocket>,
  limits: LiveLimits,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage, handleProtocols });
  const places = new ConcurrencyLimit(limits.socketsPerAddress);

  server.on('upgrade', (request, socket, head) => {
    // first of all: from here on nobody else hears an error of this socket
    socket.on('error', () => socket.destroy());
    if (!isLiveUpgrade(request)) return;
    const address = addressOf(request, config.trustProxy);
    // cookies go along with a WebSocket of any site; programs send no origin
    if (isOwnOrigin(request, config.appUrl) === false) return turnAway(socket, '403 Forbidden');
    const giveBack = places.take(networkOf(address).near);
    if (!giveBack) return turnAway(socket, '429 Too Many Requests');
    socket.once('close', giveBack);
    sockets.handleUpgrade(request, socket, head, (webSocket) => talk({ socket: webSocket, request, address }));
  });

  function talk(extra: LiveSocket): void {
    const { socket } = extra;
    const mayGoOn = messageCounter(limits.messages);
    const failed = (error: unknown) => {
      // a message that only servers send, or one that nobody knows
      if (error instanceof Error && error.message.startsWith('Unexpected message of type')) {
        socket.close(CloseCode.BadRequest, 'Invalid message received');
        return;
      }
      logger.error({ err: error }, 'a live connection failed');
      socket.close(CloseCode.InternalServerError, 'Internal server error');
    };
    // a frame against the protocol: ws has closed the socket already
    socket.on('error', () => socket.terminate());
    const endPulse = keepPulse(socket, limits.pulseMs);
    metrics.liveSockets.inc();
    const closed = live.opened(
      {
        protocol: socket.protocol,
        send: (text) =>
          new Promise((resolve) =>
            socket.readyState === socket.OPEN ? socket.send(text, () => resolve()) : resolve(),
          ),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (heard) =>
          socket.on('message', (data: Buffer) => {
            if (socket.readyState !== socket.OPEN) return;
            if (mayGoOn()) void heard(data.toString()).catch(failed);
            else socket.close(CloseCode.BadRequest, 'Too many messages');
          }),
      },
      extra,
    );
    socket.once('close', (code, reason) => {
      endPulse();
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
