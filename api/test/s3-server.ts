import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3 service of a test: it stores objects, and answers signed addresses with the headers that they name. */
export interface S3Server {
  url: string;
  /** Objects by their path. */
  objects: Map<string, Buffer>;
  /** Methods and paths of the requests. */
  requests: string[];
  close(): void;
}

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    requests.push(`${request.method} ${pathname}${searchParams.has('X-Amz-Signature') ? ' signed' : ''}`);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') objects.set(pathname, Buffer.concat(chunks));
      const found = objects.get(pathname);
      if (!found) {
        const body = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>';
        return response.writeHead(404).end(request.method === 'HEAD' ? undefined : body);
      }
      for (const name of ['content-disposition', 'content-type', 'cache-control']) {
        const value = searchParams.get(`response-${name}`);
        if (value) response.setHeader(name, value);
      }
      const body = request.method === 'GET' ? found : undefined;
      return response.writeHead(200, { 'content-length': body?.length ?? 0 }).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects, requests, close };
}
