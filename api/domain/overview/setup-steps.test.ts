import { startMailSandbox } from '../../../tools/sandbox/mail/server';
import type { MailSandbox } from '../../../tools/sandbox/mail/server';
import { PayingCustomers } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { SetupStepName } from '../../graphql/generated/schema';
import { forgetServices, missingSteps } from './setup-steps.service';

describe('the steps before a shop opens', () => {
  let product: TestProduct;
  let mail: MailSandbox;
  beforeAll(async () => {
    mail = await startMailSandbox({ smtpPort: 0, port: 0 });
    product = await startTestProduct({
      http: true,
      paypal: true,
      gemini: true,
      environment: { SMTP_URL: mail.smtpUrl, MAIL_FROM: 'Postloom <hello@postloom.dev>' },
    });
  });
  afterAll(async () => {
    await product.stop();
    await mail.close();
  });
  afterEach(() => jest.restoreAllMocks());

  const db = () => product.services.pool;
  /** Returns the context of a process with other values of its environment. */
  const withConfig = (values: object = { appUrl: 'https://shop.dev' }) => {
    const { config } = product.services;
    return new Proxy(product.ctx(), {
      get: (ctx, name) => (name === 'config' ? { ...config, ...values } : (Reflect.get(ctx, name, ctx) as unknown)),
    });
  };
  /** Returns what a step says, or null when it is complete; the services are called again. */
  async function step(wanted: SetupStepName, ctx = withConfig()): Promise<string | null> {
    forgetServices(ctx);
    return (await missingSteps(ctx)).find(({ name }) => name === wanted)?.problems.join(' ') ?? null;
  }

  it('are an Admin, and two-step sign-in of each Admin', async () => {
    expect(await step('ADMIN')).toMatch(/^There is no Admin/);
    const admins = [await product.addUser({ role: 'ADMIN' }), await product.addUser({ role: 'ADMIN' })];
    expect(await step('ADMIN')).toBeNull();
    expect(await step('TWO_STEP')).toMatch(/^No Admin has switched two-step sign-in on/);
    const protect = (at: number) =>
      db().query(`insert into two_step (user_id, cipher, confirmed_at) values ($1, 'x', now())`, [admins[at]?.id]);
    await protect(0);
    expect(await step('TWO_STEP')).toMatch(/^1 of 2 Admins sign in without a second step/);
    await protect(1);
    expect(await step('TWO_STEP')).toBeNull();
  });

  it('are a package and a seller', async () => {
    expect(await step('PACKAGES')).toMatch(/^No package is on sale/);
    await product.addPackage({ position: 3 });
    expect(await step('PACKAGES')).toBeNull();
    expect(await step('SELLER')).toMatch(/^The seller is not set/);
    await db().query(
      `insert into settings (key, body) values ('shop', '{"sellerName": "Loom Ltd", "sellerAddress": "1 Mill Lane"}')`,
    );
    expect(await step('SELLER')).toBeNull();
  });

  it.each([
    ['TERMS', 'terms', /^The Terms of Service are as delivered/],
    ['PRIVACY', 'privacy', /^The Privacy Policy is as delivered/],
  ] as const)('are legal texts that somebody has read: %s', async (name, key, says) => {
    expect(await step(name)).toMatch(says);
    await db().query(`insert into content_sections (key, body, version) values ($1, '{}', 1)`, [key]);
    expect(await step(name)).toBeNull();
  });

  it('are testimonials that somebody gave, or none', async () => {
    expect(await step('TESTIMONIALS')).toMatch(/sample testimonials/);
    const store = (active: boolean, id: string) =>
      db().query(
        `insert into content_sections (key, body, active) values ('testimonials', jsonb_build_object('testimonials', jsonb_build_array(jsonb_build_object('id', $2::text))), $1)
         on conflict (key) do update set body = excluded.body, active = excluded.active`,
        [active, id],
      );
    await store(true, 'sample-jonas');
    expect(await step('TESTIMONIALS')).toMatch(/sample testimonials/);
    await store(false, 'sample-jonas');
    expect(await step('TESTIMONIALS')).toBeNull();
    await store(true, 'mia');
    expect(await step('TESTIMONIALS')).toBeNull();
  });

  it('are an address that customers reach, and an email server that delivers', async () => {
    expect(await step('ADDRESS', withConfig({ appUrl: 'http://localhost:4000' }))).toMatch(/leads? to this machine/);
    expect(await step('ADDRESS')).toBeNull();
    const { smtpUrl } = product.services.config.mail;
    const ctx = product.ctx();
    product.services.config.mail.smtpUrl = 'smtp://127.0.0.1:1';
    expect(await step('EMAIL', ctx)).toMatch(/The mail server 127.0.0.1:1 does not accept us/);
    product.services.config.mail.smtpUrl = smtpUrl;
    // a demonstration says what is still demo
    expect(await step('EMAIL', ctx)).toMatch(/^SMTP_URL is a mail catcher: [^:]*$/);
  });

  it('are a storage that stores, and AI keys that make pictures', async () => {
    const ctx = product.ctx();
    const put = jest.spyOn(product.services.storage, 'put').mockRejectedValue(new Error('The disk is full'));
    expect(await step('STORAGE', ctx)).toMatch(/The disk is full/);
    put.mockRestore();
    expect(await step('STORAGE', ctx)).toBeNull();
    await db().query(
      `update ai_keys set parked_at = now() - interval '1 hour', parked_reason = 'NEEDS_BILLING' where name = 'Environment 2'`,
    );
    expect(await step('AI_KEYS', ctx)).toBe(
      'The project of the AI key "Environment 2" has no billing: it can make no picture.',
    );
    await db().query('update ai_keys set parked_at = null, parked_reason = null');
    expect(await step('AI_KEYS', ctx)).toBeNull();
    await db().query('update ai_keys set active = false');
    expect(await step('AI_KEYS', ctx)).toMatch(/^No picture can be made/);
    await db().query('update ai_keys set active = true');
  });

  it('are a PayPal account with its webhook', async () => {
    const ctx = product.ctx();
    expect(await step('PAYPAL', ctx)).toMatch(/webhook/i);
    expect(await step('PAYPAL')).toMatch(/sandbox mode/);
    product.services.config.appUrl = product.url;
    await PayingCustomers.of(product);
    expect(await step('PAYPAL', ctx)).toMatch(/^PayPal is in sandbox mode: [^:]*$/);
    const { paypal } = product.services.config;
    expect(await step('PAYPAL', withConfig({ paypal: { ...paypal, mode: 'LIVE' } }))).toBeNull();
  });

  it('call no service again while all is well, and wait for none that hangs', async () => {
    const ctx = product.ctx();
    const put = jest.spyOn(product.services.storage, 'put');
    await step('STORAGE', ctx);
    await missingSteps(product.ctx());
    expect(put).toHaveBeenCalledTimes(1);
    put.mockImplementation(() => new Promise(() => undefined));
    const begun = performance.now();
    expect(await step('STORAGE', ctx)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
