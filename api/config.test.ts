import { ConfigError, readConfig } from './config';

const safe = {
  NODE_ENV: 'production',
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

  it('takes an empty variable for a missing one', () => {
    expect(readConfig({ ...safe, PORT: '', SMTP_URL: ' ' })).toMatchObject({
      port: 4000,
      mail: { smtpUrl: undefined },
    });
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
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
  ])('refuses an unsafe or broken %s with one sentence', (name, change) => {
    const read = () => readConfig({ ...safe, ...change });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^[^\n]*${name}[^\n]*\\.$`));
  });

  it.each([
    ['PAYPAL_MODE is live', { PAYPAL_MODE: 'live' }],
    ['APP_URL is a public address', { APP_URL: 'https://shop.example' }],
    ['APP_URL is a public address', { APP_URL: 'http://192.168.1.20:4000' }],
    ['DATABASE_URL is on another machine', { DATABASE_URL: 'postgres://app@db.example/postloom' }],
    ['DATABASE_URL is on another machine', { DATABASE_URL: 'postgres:///postloom?host=db.example' }],
    ['DATABASE_URL is on another machine', { DATABASE_STANDBY_URL: 'postgres://app@10.0.0.7/postloom' }],
  ])('takes a process for a production one when %s, whatever NODE_ENV says', (reason, change) => {
    for (const NODE_ENV of ['', 'development', 'test']) {
      const demo = { DATABASE_URL: 'postgres://postloom@127.0.0.1/postloom', NODE_ENV };
      expect(readConfig(demo)).toMatchObject({ production: false, allowDemo: true });
      expect(() => readConfig({ ...demo, ...change })).toThrow(
        `SESSION_SECRET is missing: production (${reason}) needs`,
      );
      const own = { SESSION_SECRET: safe.SESSION_SECRET, ENCRYPTION_KEY: safe.ENCRYPTION_KEY };
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

  it('listens on this machine alone as a demo, on every address in production, and where HOST says', () => {
    const demo = { DATABASE_URL: safe.DATABASE_URL };
    expect(readConfig(demo).host).toBe('127.0.0.1');
    expect(readConfig(safe).host).toBeUndefined();
    expect(readConfig({ ...demo, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig({ ...safe, HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
  });

  it('takes the sandboxes into production only when told so', () => {
    expect(readConfig({ ...safe, POSTLOOM_SANDBOX: '1', ALLOW_SANDBOX_IN_PRODUCTION: '1' }).allowDemo).toBe(true);
  });
});
