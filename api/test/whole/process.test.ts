import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { productEntry, programEnvironment } from '../product-entry';
import { startProductProcess } from '../product-process';
import { createTestDatabase } from '../test-database';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

/** Simulates a bug anywhere in the process: throws an uncaught error on the signal. */
const mistake = `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', () => { throw new Error('a mistake') });")}`;

describe('a process with an uncaught error', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('logs it, answers pending requests, and exits with 1 so that its supervisor starts another', async () => {
    const { options, file } = productEntry();
    const child = fork(file, {
      execArgv: [...options, '--import', mistake],
      env: { ...programEnvironment(), ...product.environment, PORT: '0', LOG_LEVEL: 'info' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let log = '';
    child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    const body = '{"query":"{ me { id } }"}';
    const client = connect(port, '127.0.0.1');
    await once(client, 'connect');
    let answer = '';
    client.on('data', (chunk) => (answer += chunk.toString()));
    client.write(
      `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    await once(client, 'data');
    expect(answer).toContain('100 Continue');

    child.kill('SIGUSR2');
    while (!log.includes('uncaught exception')) await once(child.stderr ?? child, 'data');
    client.write(body);
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(answer).toContain('{"data":{"me":null}}');
    expect(log).toContain('a mistake');
    const lines = log.trim().split('\n');
    expect(lines.map((line) => line.match(/"role":/g)?.length)).toEqual(lines.map(() => 1));
  });
});

describe('a process in production that is stopped', () => {
  it('answers requests until its proxy has noticed, closing each connection, and exits with 0', async () => {
    const database = await createTestDatabase();
    const { url, end } = await startProductProcess({
      NODE_ENV: 'production',
      ROLE: 'api',
      APP_URL: 'http://localhost:8080',
      DATABASE_URL: database.url,
      DATA_FOLDER: tmpdir(),
      SESSION_SECRET: 'a-session-secret-of-its-own-with-40-chars',
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'silent',
      PAYPAL_CLIENT_ID: 'shop',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
      GEMINI_API_KEYS: 'AQ.not-a-real-key-of-anybody-at-all',
    });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const ended = end('SIGTERM');
    while ((await fetch(`${url}/readyz`)).status === 200) await new Promise(setImmediate);
    const answer = await fetch(`${url}/graphql?query={me{id}}`, { headers: { 'apollo-require-preflight': '1' } });
    expect([await answer.json(), answer.headers.get('connection')]).toEqual([{ data: { me: null } }, 'close']);
    expect(await ended).toBe(0);
    await database.drop();
  });
});
