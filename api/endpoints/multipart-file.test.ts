import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpServer } from '../platform/http/http-server';
import { withReceivedFile } from './multipart-file';

describe('a file that arrives slowly', () => {
  let server: Server;
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('is received after the time that other bodies have', async () => {
    const limits = { field: 'file', mostBytes: 1_000, tooLarge: 'too large' };
    server = createHttpServer(
      (request, response) => {
        withReceivedFile(request, limits, async ({ path }) => response.end(await readFile(path, 'utf8'))).catch(() =>
          response.writeHead(400).end(),
        );
      },
      { patience: { headers: 200, request: 200, upload: 5_000, check: 50 } },
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const parts = [
      '--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n',
      'ab',
      'cd',
      '\r\n--b--\r\n',
    ];
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    const answer = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (data) => (text += data.toString('latin1'))).on('close', () => resolve(text));
    });
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${parts.join('').length}\r\n\r\n`,
    );
    for (const part of parts) {
      socket.write(part);
      await sleep(150);
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 200[^]*abcd/);
  });
});
