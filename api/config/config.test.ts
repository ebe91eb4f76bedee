import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config';
import { variableNames } from './variables';

const safe = {
  NODE_ENV: 'production',
  APP_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://postloom@localhost/postloom',
  SESSION_SECRET: 'a-session-secret-of-its-own-with-40-chars',
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
};

describe('configuration', () => {
  it('reads a production environment', () => {
    expect(readConfig({ ...safe, PORT: '8080' })).toMatchObject({
      production: true,
      port: 8080,
      bcryptCost: 12,
      allowDemo: false,
      role: 'all',
    });
  });

  it('takes the secret of sessions to the byte', () => {
    const secret = `${safe.SESSION_SECRET}\n`;
    expect(readConfig({ ...safe, SESSION_SECRET: secret }).sessionSecret).toBe(secret);
  });

  it('ignores blanks around values and slashes behind addresses', () => {
    const s3 = {
      S3_BUCKET: ' files',
      S3_ENDPOINT: 'https://s3.example/',
      S3_PUBLIC_ENDPOINT: 'https://files.example//',
    };
    const other = {
      ROLE: ' api ',
      REST_ORIGINS: 'https://App.example/ , capacitor://localhost',
      SMTP_URL: ' smtp://m ',
    };
    expect(readConfig({ ...safe, ...s3, ...other, APP_URL: ' HTTPS://Shop.Example// ' })).toMatchObject({
      appUrl: 'https://shop.example',
      role: 'api',
      restOrigins: ['https://app.example', 'capacitor://localhost'],
      mail: { smtpUrl: 'smtp://m' },
      s3: { bucket: 'files', endpoint: 'https://s3.example', publicEndpoint: 'https://files.example' },
    });
  });

  it.each(['hello@shop.example', 'Shop <hello@shop.example>', '"Shop, Bristol" <hello@shop.example>'])(
    'takes %s for a sender',
    (MAIL_FROM) => expect(readConfig({ ...safe, MAIL_FROM }).mail.from).toBe(MAIL_FROM),
  );

  it('treats an empty variable as missing', () => {
    expect(readConfig({ ...safe, PORT: '', SMTP_URL: ' ' })).toMatchObject({
      port: 4000,
      mail: { smtpUrl: undefined },
    });
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['APP_URL', { APP_URL: undefined }],
    ['PORT', { PORT: 'high' }],
    ['SESSION_SECRET', { SESSION_SECRET: undefined }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['ENCRYPTION_KEY', { ENCRYPTION_KEY: undefined }],
    ['ENCRYPTION_KEY', { ENCRYPTION_KEY: 'short' }],
    ['BCRYPT_COST', { BCRYPT_COST: '4' }],
    ['ACCESS_TOKEN_SECONDS', { ACCESS_TOKEN_SECONDS: '0' }],
    ['ACCESS_TOKEN_SECONDS', { ACCESS_TOKEN_SECONDS: '901' }],
    ['sandbox', { PAYPAL_API_URL: 'http://localhost:4001' }],
    ['sandbox', { GEMINI_API_URL: 'http://127.0.0.1:4002' }],
    ['sandbox', { POSTLOOM_SANDBOX: '1' }],
    ['https', { APP_URL: 'http://shop.example' }],
    ['https', { APP_URL: 'http://192.168.1.20:4000' }],
    ['APP_URL', { APP_URL: 'https://shop.example/app' }],
    ['APP_URL', { APP_URL: 'https://shop.example/?x=1' }],
    ['APP_URL', { APP_URL: 'https://user:word@shop.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://postloom:a#b@localhost/postloom' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://postloom:a%zz@localhost/postloom' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://postloom:a%zz@localhost/postloom' }],
    ['DATABASE_STANDBY_URL', { DATABASE_STANDBY_URL: 'localhost:5432' }],
    ['PAYPAL_API_URL', { PAYPAL_API_URL: 'api-m.paypal.com' }],
    ['PAYPAL_SCRIPT_URL', { PAYPAL_SCRIPT_URL: 'www.paypal.com' }],
    ['GEMINI_API_URL', { GEMINI_API_URL: 'gemini.example:443' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:587' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['SMTP_URL', { SMTP_URL: '"smtp://mail.example"' }],
    ['MAIL_FROM', { MAIL_FROM: 'Shop' }],
    ['MAIL_FROM', { MAIL_FROM: 'hello@shop.example\nBcc: other@shop.example' }],
    ['REST_ORIGINS', { REST_ORIGINS: 'https://app.example, app.example' }],
    ['S3_ENDPOINT', { S3_BUCKET: 'files', S3_ENDPOINT: 's3.example:9000' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'secret' }],
  ])('refuses an unsafe or broken %s with one sentence', (name, change) => {
    const read = () => readConfig({ ...safe, ...change });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^[^\n]*${name}[^\n]*\\.$`));
  });

  it('says of each variable with limits what it must be, not what a program reads in it', () => {
    const problems = variableNames.flatMap((name) => {
      try {
        readConfig({ ...safe, [name]: '10.0.0.0/8' });
        return [];
      } catch (error) {
        return (error as Error).message.split('\n').filter((line) => line.startsWith(name));
      }
    });
    expect(problems).toContain('TRUST_PROXY must be a whole number from 0 to 10.');
    expect(problems).toContain('ROLE must be one of api, worker, all.');
    expect(problems.length).toBeGreaterThan(15);
    for (const problem of problems) expect(problem).not.toMatch(/NaN|invalid|received/i);
  });

  it.each([
    ['PAYPAL_MODE is live', { PAYPAL_MODE: 'live' }],
    ['APP_URL is a public address', { APP_URL: 'https://shop.example' }],
    ['APP_URL is a public address', { APP_URL: 'https://192.168.1.20:4000' }],
    ['DATABASE_URL is on another machine', { DATABASE_URL: 'postgres://app@db.example/postloom' }],
    ['DATABASE_URL is on another machine', { DATABASE_URL: 'postgres:///postloom?host=db.example' }],
    ['DATABASE_URL is on another machine', { DATABASE_STANDBY_URL: 'postgres://app@10.0.0.7/postloom' }],
    [
      'DATABASE_URL is on another machine',
      { DATABASE_STANDBY_URL: 'postgres://app@127.0.0.1/postloom, postgres://app@10.0.0.7/postloom' },
    ],
  ])('takes a process for a production one when %s, with any NODE_ENV', (reason, change) => {
    for (const NODE_ENV of ['', 'development', 'test']) {
      const demo = { DATABASE_URL: 'postgres://postloom@127.0.0.1/postloom', NODE_ENV };
      expect(readConfig(demo)).toMatchObject({ production: false, allowDemo: true });
      expect(() => readConfig({ ...demo, ...change })).toThrow(
        `SESSION_SECRET is missing: production (${reason}) needs`,
      );
      const { SESSION_SECRET, ENCRYPTION_KEY, APP_URL } = { ...safe, ...change };
      const own = { SESSION_SECRET, ENCRYPTION_KEY, APP_URL };
      expect(readConfig({ ...demo, ...change, ...own })).toMatchObject({
        production: true,
        allowDemo: false,
        webDev: false,
      });
      expect(() => readConfig({ ...demo, ...change, ...own, POSTLOOM_SANDBOX: '1' })).toThrow(
        'sandbox is configured in production',
      );
    }
  });

  it.each([
    'postgres://postloom@localhost/postloom',
    'postgres://[::1]:5432/postloom',
    'postgres:///postloom?host=/var/run/postgresql',
    'postgres://127.1.2.3/x',
  ])('takes %s for a database of this machine', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL, APP_URL: 'http://shop.localhost:4000' }).production).toBe(false);
  });

  it('listens on the loopback address in a demo, on every address in production, and on HOST if set', () => {
    const demo = { DATABASE_URL: safe.DATABASE_URL };
    expect(readConfig(demo).host).toBe('127.0.0.1');
    expect(readConfig(safe).host).toBeUndefined();
    expect(readConfig({ ...demo, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig({ ...safe, HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
  });

  it('allows the sandboxes in production only when explicitly enabled', () => {
    const trial = { ...safe, POSTLOOM_SANDBOX: '1', ALLOW_SANDBOX_IN_PRODUCTION: '1' };
    expect(readConfig(trial).allowDemo).toBe(true);
    // which runs in a local network as well
    expect(readConfig({ ...trial, APP_URL: 'http://192.168.1.20:4000' }).production).toBe(true);
  });

  it('names every missing or wrong variable at once, with what to do about it', () => {
    const read = () => readConfig({ NODE_ENV: 'production', PORT: 'high' });
    for (const sentence of [
      /^DATABASE_URL is missing: give the address .*\.$/m,
      /^APP_URL is missing: production \(NODE_ENV is production\) needs the address .*\.$/m,
      /^SESSION_SECRET is missing: .*openssl rand -base64 48.*\.$/m,
      /^ENCRYPTION_KEY is missing: .*openssl rand -base64 32.*\.$/m,
      /^PORT .*\.$/m,
    ])
      expect(read).toThrow(sentence);
  });

  it('reads a variable from the file that NAME_FILE names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postloom-config-'));
    const file = join(folder, 'session');
    await writeFile(file, `${'f'.repeat(40)}\n`);
    const { SESSION_SECRET, ...rest } = safe;
    expect(readConfig({ ...rest, SESSION_SECRET_FILE: file }).sessionSecret).toBe('f'.repeat(40));
    expect(() => readConfig({ ...rest, SESSION_SECRET, SESSION_SECRET_FILE: file })).toThrow(
      'SESSION_SECRET and SESSION_SECRET_FILE are both set',
    );
    expect(() => readConfig({ ...rest, SESSION_SECRET_FILE: `${file}-none` })).toThrow(
      "SESSION_SECRET_FILE names a file that can't be read (ENOENT).",
    );
    await rm(folder, { recursive: true });
  });
});
