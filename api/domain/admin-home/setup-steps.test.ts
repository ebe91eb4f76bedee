import { startMailSandbox } from '../../../tools/sandbox/mail/server';
import type { MailSandbox } from '../../../tools/sandbox/mail/server';
import { PayingCustomers } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { SetupStepName } from '../../graphql/generated/schema';
import { createPurchase } from '../orders/order.service';
import { openShop } from '../settings/admin/settings-editing.service';
import { readOpenedAt } from '../settings/opening';
import { seedItems } from '../../../tools/sandbox/demo/items';
import { billing } from '../../test/filled-product';
import { forgetServices, missingSteps, setupSteps } from './setup-steps.service';

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
    expect(await step('TWO_STEP')).toMatch(/^No Admin has two-step sign-in/);
    const protect = (at: number) =>
      db().query(`insert into two_step (user_id, cipher, confirmed_at) values ($1, 'x', now())`, [admins[at]?.id]);
    await protect(0);
    expect(await step('TWO_STEP')).toMatch(/^1 of 2 Admins sign in without a second step/);
    await protect(1);
    expect(await step('TWO_STEP')).toBeNull();
  });

  it('are a package and a seller', async () => {
    expect(await step('PACKAGES')).toMatch(/^No package is on sale yet\. Add one/);
    await product.addPackage({ position: 3 });
    expect(await step('PACKAGES')).toBeNull();
    expect(await step('SELLER')).toMatch(/^Invoices need your name and address/);
    await db().query(
      `insert into settings (key, body) values ('shop', '{"sellerName": "Loom Ltd", "sellerAddress": "1 Mill Lane"}')`,
    );
    expect(await step('SELLER')).toBeNull();
  });

  it.each([
    ['TERMS', 'terms', /^The Terms of Service are a draft/],
    ['PRIVACY', 'privacy', /^The Privacy Policy is a draft/],
  ] as const)('are legal texts that an Admin has read: %s', async (name, key, says) => {
    expect(await step(name)).toMatch(says);
    await db().query(`insert into content_sections (key, body, version) values ($1, '{}', 1)`, [key]);
    expect(await step(name)).toBeNull();
  });

  it('are testimonials of real customers, or none', async () => {
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

  it('are a name, a contact address and social links of the shop, and no items of the demo', async () => {
    expect(await step('SHOP_NAME')).toMatch(/default name Postloom/);
    await db().query(`insert into settings (key, body) values ('appearance', '{"shopName": "Loom & Daughters"}')`);
    expect(await step('SHOP_NAME')).toBeNull();
    expect(await step('CONTACT')).toMatch(/contact page shows .* The footer shows/);
    expect(await step('SOCIAL_LINKS')).toMatch(/start pages of Facebook or Instagram/);
    const store = (key: string, body: object) =>
      db().query('insert into content_sections (key, body) values ($1, $2)', [key, JSON.stringify(body)]);
    await store('contact-page', { contactInfo: [{ value: 'hi@loom.example' }] });
    expect(await step('CONTACT')).toMatch(/^The footer shows/);
    await store('footer', { contactInfo: [], socialLinks: [{ link: 'https://www.facebook.com/loom' }] });
    expect([await step('CONTACT'), await step('SOCIAL_LINKS'), await step('DEMO_ITEMS')]).toEqual([null, null, null]);
    await product.ctx().transaction(seedItems);
    expect(await step('DEMO_ITEMS')).toMatch(/^Demo items are on sale/);
  });

  it('are a purchase of the owner', async () => {
    expect(await step('TEST_PURCHASE')).toMatch(/^Buy a package yourself/);
    const { id } = await product.addUser();
    const order = await createPurchase(product.ctx({ id, role: 'MEMBER' }), {
      of: { packageId: (await product.addPackage({ position: 2 })).id },
      billing,
    });
    expect(await step('TEST_PURCHASE')).not.toBeNull();
    await db().query(`update orders set paid_at = now() where id = $1`, [order.id]);
    expect(await step('TEST_PURCHASE')).toBeNull();
  });

  it('name no variable of the environment and no command, as an Admin at a screen can change neither', async () => {
    const { config } = product.services;
    const bare = { ...config, mail: { ...config.mail, smtpUrl: undefined, from: 'hello@postloom.example' } };
    const ctx = withConfig({ ...bare, appUrl: 'http://localhost:1', paypal: { ...config.paypal, clientId: '' } });
    forgetServices(ctx);
    const steps = await setupSteps(ctx);
    expect(steps.filter(({ isDone }) => !isDone).length).toBeGreaterThan(4);
    for (const { problems } of steps) expect(problems.join(' ')).not.toMatch(/[A-Z]+_[A-Z_]+|tasks\.js/);
  });

  it('are opened once', async () => {
    const admin = await product.addUser({ role: 'ADMIN' });
    expect(await readOpenedAt(product.ctx())).toBeNull();
    await openShop(product.ctx(admin));
    expect(await readOpenedAt(product.ctx())).toBeInstanceOf(Date);
    await expect(openShop(product.ctx(admin))).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('are checked again at once after a change of the settings', async () => {
    const ctx = product.ctx();
    const put = jest.spyOn(product.services.storage, 'put').mockRejectedValue(new Error('The disk is full'));
    expect(await step('STORAGE', ctx)).toMatch(/full/);
    put.mockRestore();
    const stored = async () => (await missingSteps(product.ctx())).some(({ name }) => name === 'STORAGE');
    expect(await stored()).toBe(true);
    await db().query(`update settings set updated_at = now() + interval '1 second' where key = 'appearance'`);
    expect(await stored()).toBe(false);
  });

  it('are an address that customers reach, and an email server that delivers', async () => {
    expect(await step('ADDRESS', withConfig({ appUrl: 'http://localhost:4000' }))).toMatch(/lead to the server itself/);
    expect(await step('ADDRESS')).toBeNull();
    const { smtpUrl } = product.services.config.mail;
    const ctx = product.ctx();
    product.services.config.mail.smtpUrl = 'smtp://127.0.0.1:1';
    expect(await step('EMAIL', ctx)).toMatch(/The mail server 127.0.0.1:1 does not accept us/);
    product.services.config.mail.smtpUrl = smtpUrl;
    // a demonstration says what is still demo
    expect(await step('EMAIL', ctx)).toMatch(/^The mail server 127\.0\.0\.1:\d+ only collects emails and [^:]*$/);
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
      'The project of the AI key "Environment 2" has no billing, so it cannot make pictures.',
    );
    await db().query('update ai_keys set parked_at = null, parked_reason = null');
    expect(await step('AI_KEYS', ctx)).toBeNull();
    await db().query('update ai_keys set active = false');
    expect(await step('AI_KEYS', ctx)).toMatch(/^No designs can be made/);
    await db().query('update ai_keys set active = true');
  });

  it('are a PayPal account with its webhook', async () => {
    const ctx = product.ctx();
    expect(await step('PAYPAL', ctx)).toMatch(/webhook/i);
    expect(await step('PAYPAL_LIVE')).toMatch(/sandbox mode/);
    product.services.config.appUrl = product.url;
    await PayingCustomers.of(product);
    expect(await step('PAYPAL', ctx)).toBeNull();
    const { paypal } = product.services.config;
    expect(await step('PAYPAL_LIVE', withConfig({ paypal: { ...paypal, mode: 'LIVE' } }))).toBeNull();
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
