import { Agent, createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface TestProxy {
  url: string;
  /** Ends every WebSocket, as a proxy that is restarted does. */
  cutLive(): void;
  close(): Promise<void>;
}

/**
 * Starts a reverse proxy like those that operators use: keep-alive connections, round robin, and the next process when
 * one is unreachable. Nothing that was sent is sent again. WebSockets stay with the process that they were opened at.
 * @param isLost whether an answer is lost, or a WebSocket refused: the connection to the caller ends in its place
 */
export async function startProxy(upstreams: () => number[], isLost = () => false): Promise<TestProxy> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tries: number): void => {
    const ports = upstreams();
    const port = ports[(turn += 1) % ports.length];
    const outer = ask(
      { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers: incoming.headers, agent },
      (answer) => {
        if (isLost()) {
          answer.destroy();
          outgoing.destroy();
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => outgoing.destroy()).pipe(outgoing);
      },
    );
    outer.on('error', (error: NodeJS.ErrnoException) => {
      // A reused connection that was closed by then received nothing either.
      const isUntouched = error.code === 'ECONNREFUSED' || (outer.reusedSocket && error.code === 'ECONNRESET');
      if (isUntouched && tries > 0) forward(incoming, outgoing, body, tries - 1);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outer.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => forward(incoming, outgoing, Buffer.concat(parts), 3));
  });
  const live = new Set<Socket>();
  const cutLive = () => {
    for (const socket of live) socket.destroy();
  };
  server.on('upgrade', (incoming, socket: Socket, head: Buffer) => {
    const ports = upstreams();
    const port = ports[(turn += 1) % ports.length];
    if (port === undefined || isLost()) return void socket.destroy();
    const upstream = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      live.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          live.delete(one);
          other.destroy();
        });
    }
    const pairs = incoming.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
    upstream.write([`${incoming.method} ${incoming.url} HTTP/1.1`, ...pairs, '', ''].join('\r\n'));
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
  // longer than clients reuse a connection, so that none is closed under a request
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutLive,
    close: async () => {
      agent.destroy();
      cutLive();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
