import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Response } from 'express';
import { pino } from 'pino';
import { sendStream } from './streamed-answer';

describe('an answer that is sent while it is read', () => {
  let server: Server;
  let reader: Socket;
  afterEach(async () => {
    jest.restoreAllMocks();
    reader.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('ends after half an hour, with its source, however slowly its reader reads', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    const source = new Readable({ read: () => undefined });
    source.push('a first part');
    let ended: Promise<void> = Promise.resolve();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    server = createServer((_request, response) => {
      ended = sendStream(response as Response, () => source, { logger, requestId: 'r1' });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
    reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(reader, 'data');
    const [end] = timers.mock.calls.flatMap(([work, ms]) => (ms === 30 * 60_000 ? [work] : []));
    end?.();
    await ended;
    expect(source.destroyed).toBe(true);
    expect(lines.join('')).toContain('an answer was not sent to its end');
  });
});
