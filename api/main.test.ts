import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoDomain } from './wiring/demo-accounts';
import { productEntry, programEnvironment } from './test/product-entry';
import type { Program } from './test/product-entry';
import { startTestProduct } from './test/test-product';
import type { TestProduct } from './test/test-product';

interface Ending {
  code: number | null;
  stderr: string;
}

/** Runs the process until it exits. */
function endingOf(environment: Record<string, string>, program?: Program): Promise<Ending> {
  const { options, file } = productEntry(program);
  const child = spawn(process.execPath, [...options, file], {
    env: { ...programEnvironment(), PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, stderr })));
}

describe('a start that cannot succeed', () => {
  let product: TestProduct;
  const production = {
    NODE_ENV: 'production',
    APP_URL: 'https://shop.example',
    BCRYPT_COST: '12',
    SESSION_SECRET: 'a-session-secret-of-its-own-with-40-chars',
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    PAYPAL_API_URL: '',
    PAYPAL_SCRIPT_URL: '',
    GEMINI_API_URL: '',
  };

  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  const messagesOf = ({ stderr }: Ending) =>
    stderr
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{'));
  const expectOneMessage = (ending: Ending, pattern: RegExp) => {
    const sentences = messagesOf(ending);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(pattern);
  };

  it('reports an unreachable database without its password', async () => {
    const ending = await endingOf({
      ...product.environment,
      DATABASE_URL: 'postgres://postloom:pa55word@127.0.0.1:9/postloom',
    });
    expect(ending.code).toBe(1);
    expectOneMessage(ending, /^The database at DATABASE_URL can't be reached/);
    expect(ending.stderr).not.toContain('pa55word');
  });

  it('treats live payments in the stored settings as production and refuses the demo secrets', async () => {
    const { pool } = product.services;
    await pool.query(`insert into settings (key, body, version) values ('paypal', '{"mode": "LIVE"}', 1)`);
    const ending = await endingOf(product.environment);
    await pool.query(`delete from settings where key = 'paypal'`);
    expect(ending.code).toBe(78);
    // Every missing variable is named at once.
    const named = messagesOf(ending);
    for (const name of ['APP_URL', 'SESSION_SECRET', 'ENCRYPTION_KEY'])
      expect(named).toContainEqual(
        expect.stringContaining(`${name} is missing: production (PayPal is live in the payment settings)`),
      );
  });

  it('reports that the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    const ending = await endingOf({ ...product.environment, PORT: String(port) });
    other.close();
    expect(ending.code).toBe(1);
    expectOneMessage(ending, new RegExp(`^Port ${port} is taken`));
  });

  it('reports an address that is none of this machine', async () => {
    const ending = await endingOf({ ...product.environment, HOST: '203.0.113.5' });
    expect(ending.code).toBe(1);
    expectOneMessage(ending, /^HOST is 203\.0\.113\.5, where this machine can't listen \(EADDRNOTAVAIL\)/);
  });

  it('names the database that it does not reach beside a pooler', async () => {
    const ending = await endingOf({ ...product.environment, DATABASE_DIRECT_URL: 'postgres://postloom@127.0.0.1:9/x' });
    expect(ending.code).toBe(1);
    expectOneMessage(ending, /^The database at DATABASE_DIRECT_URL can't be reached/);
  });

  it('refuses a folder for files in which it cannot write', async () => {
    const ending = await endingOf({ ...product.environment, DATA_FOLDER: '/dev/null/files' });
    expect(ending.code).toBe(78);
    expectOneMessage(ending, /^DATA_FOLDER names \/dev\/null\/files, where no files can be written \(ENOTDIR\)/);
  });

  // config.test.ts has the other refusals
  it('refuses production with a weak secret', async () => {
    const ending = await endingOf({ ...product.environment, ...production, SESSION_SECRET: 'weak' });
    expect(ending.code).toBe(78);
    expectOneMessage(ending, /^SESSION_SECRET is too short/);
  });

  it('refuses production with demo accounts, and refuses to create them there', async () => {
    const user = await product.addUser({ email: `admin@${demoDomain}` });
    const started = await endingOf({ ...product.environment, ...production });
    expect(started.code).toBe(78);
    expectOneMessage(started, /accounts of the demo/);
    await product.services.dataSource.query('delete from users where id = $1', [user.id]);
    const seeded = await endingOf({ ...product.environment, ...production }, 'tools/sandbox/demo/main');
    expect(seeded.code).toBe(78);
    expect(seeded.stderr).toContain('public passwords');
    expect(await product.services.dataSource.query('select 1 from users')).toEqual([]);
  });
});
