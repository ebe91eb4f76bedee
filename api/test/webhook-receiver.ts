import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

export interface WebhookReceiver {
  url: string;
  /** What came, oldest first. */
  received: ReceivedWebhook[];
  /** The status of the next answers; null leaves callers without an answer. */
  status: number | null;
  /** Milliseconds after which the next answers come. */
  delayMs: number;
  /** The body of the next answers. */
  text: string;
  /** Headers of the next answers. */
  headers: Record<string, string>;
  /** Resolves when at least that many have come. */
  until(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a receiver of webhooks on this machine. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  let wake = () => undefined as void;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      receiver.received.push({
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString(),
        receivedAt: Date.now(),
      });
      wake();
      const { status, headers, text, delayMs } = receiver;
      if (status !== null) setTimeout(() => response.writeHead(status, headers).end(text), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received: [],
    status: 200,
    delayMs: 0,
    text: 'ok',
    headers: {},
    async until(count) {
      while (receiver.received.length < count) await new Promise<void>((resolve) => (wake = resolve));
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

/** Verifies a message as an integrator does. @throws WebhookVerificationError when the secret does not fit. */
export const verified = ({ body, headers }: ReceivedWebhook, secret: string): Record<string, unknown> =>
  new Webhook(secret).verify(body, headers) as Record<string, unknown>;
