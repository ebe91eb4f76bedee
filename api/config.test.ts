import { ConfigError, readConfig } from './config';

const safe = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://postloom@localhost/postloom',
  SESSION_SECRET: 'a-session-secret-of-its-own-with-40-chars',
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
};

describe('configuration', () => {
  it('reads a production environment', () => {
    expect(readConfig({ ...safe, PORT: '8080' })).toMatchObject({ production: true, port: 8080, bcryptCost: 12, allowDemo: false, role: 'all' });
  });

  it('takes an empty variable for a missing one', () => {
    expect(readConfig({ ...safe, PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 4000, mail: { smtpUrl: undefined } });
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
    ['sandbox', { PAYPAL_API_URL: 'http://localhost:4001' }],
    ['sandbox', { GEMINI_API_URL: 'http://127.0.0.1:4002' }],
    ['sandbox', { POSTLOOM_SANDBOX: '1' }],
  ])('refuses an unsafe or broken %s with one sentence', (name, change) => {
    const read = () => readConfig({ ...safe, ...change });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^[^\n]*${name}[^\n]*\\.$`));
  });

  it('takes the sandboxes into production only when told so', () => {
    expect(readConfig({ ...safe, POSTLOOM_SANDBOX: '1', ALLOW_SANDBOX_IN_PRODUCTION: '1' }).allowDemo).toBe(true);
  });
});
