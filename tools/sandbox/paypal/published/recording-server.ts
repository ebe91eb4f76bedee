import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface RecordingServer {
  url: string;
  /** Returns the requests since the last call of this function. */
  taken: () => RecordedRequest[];
  /** Sets the answer to requests that start like `POST /v2/checkout/orders`, until it is set again. */
  answer: (call: string, status: number, body: unknown) => void;
  answerText: (call: string, text: string) => void;
  close: () => Promise<void>;
}

/** Starts a small HTTP server that records its requests and sends the configured answers. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const answers = new Map<string, { status: number; body: unknown }>();
  let requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      requests.push({
        method,
        path,
        headers: headers as Record<string, string>,
        body: Buffer.concat(chunks).toString(),
      });
      const call = `${method} ${path}`;
      const longest = [...answers.keys()].filter((known) => call.startsWith(known)).sort((a, b) => b.length - a.length);
      const found = answers.get(longest[0] ?? '');
      response.writeHead(found?.status ?? 501, { 'content-type': 'application/json' });
      response.end(found && typeof found.body !== 'string' ? JSON.stringify(found.body) : found?.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => {
      const all = requests;
      requests = [];
      return all;
    },
    answer: (call, status, body) => void answers.set(call, { status, body }),
    answerText: (call, text) => void answers.set(call, { status: 200, body: text }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
