import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { hashedFiles } from './hashed-files';

describe('built files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hashed-files-'));
  const file = join(folder, 'start-1.js');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are sent as they are once their compressed copy is gone, as during a build', async () => {
    writeFileSync(file, 'start();');
    writeFileSync(`${file}.br`, brotliCompressSync('start();'));
    const server = express().use(hashedFiles(folder)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const read = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/start-1.js`, { headers: { 'accept-encoding': 'br' } });
      return { encoding: answer.headers.get('content-encoding'), text: await answer.text() };
    };
    expect(await read()).toEqual({ encoding: 'br', text: 'start();' });
    rmSync(`${file}.br`);
    expect(await read()).toEqual({ encoding: null, text: 'start();' });
    await new Promise((resolve) => server.close(resolve));
  });
});
