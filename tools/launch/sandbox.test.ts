import { claimPorts, planSandbox } from './sandbox';

const settings = {
  dataFolder: '/nowhere',
  dataFolderChosen: false,
  databaseUrl: undefined,
  port: 4000,
  appUrl: 'http://localhost:4000',
  production: false,
};

describe('the plan of the sandbox', () => {
  const { env } = process;
  beforeEach(() => {
    process.env = { NODE_ENV: 'test' };
  });
  afterEach(() => {
    process.env = env;
  });

  it('names the ports that the sandbox has claimed, and a replacement has the same', async () => {
    const plan = await planSandbox(settings);
    if (!plan) throw new Error('No plan');
    expect(plan.process).toMatchObject({ SANDBOX_PORTS: 'wanted' });
    const ports = {
      SANDBOX_PAYPAL_PORT: 5001,
      SANDBOX_GEMINI_PORT: 5002,
      SANDBOX_SMTP_PORT: 5003,
      SANDBOX_INBOX_PORT: 5004,
    };
    claimPorts(plan, ports);
    expect(plan.api).toMatchObject({
      PAYPAL_API_URL: 'http://localhost:5001',
      PAYPAL_SCRIPT_URL: 'http://localhost:5001',
      GEMINI_API_URL: 'http://localhost:5002',
      SMTP_URL: 'smtp://127.0.0.1:5003?ignoreTLS=true',
    });
    expect(plan.inboxUrl).toBe('http://localhost:5004');
    expect(plan.process).toMatchObject({ SANDBOX_PAYPAL_PORT: '5001', SANDBOX_INBOX_PORT: '5004' });
    expect(plan.process).not.toHaveProperty('SANDBOX_PORTS');
  });
});
