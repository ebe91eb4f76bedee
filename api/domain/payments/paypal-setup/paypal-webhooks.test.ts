import { settingsVersion } from '../../../test/section-editor';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { PayPalAccountEntity } from './paypal-account.entity';
import { accountsWithWebhooks } from './paypal-accounts.service';
import { savePayPalSetup, testPayPalSetup } from '../admin/paypal-setup.service';
import { webhookInForce } from './paypal-webhooks.service';

const settings = {
  clientId: 'second-client',
  clientSecret: 'second-secret',
  mode: 'SANDBOX',
  currency: 'USD',
  enablePayPal: true,
  buttonStyles: { layout: 'vertical', color: 'blue', shape: 'rect', label: 'paypal' },
} as const;

describe('the webhook of credentials that an Admin saves', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({
      http: true,
      paypal: true,
      jobs: true,
      endlessAttempts: true,
      otherPayPalClients: { 'second-client': 'second-secret' },
    });
    product.services.config.appUrl = product.url;
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const save = async (input: object = {}) =>
    savePayPalSetup(product.ctx(admin), { ...settings, ...input }, await settingsVersion(product.ctx(), 'paypal'));
  const proof = () => testPayPalSetup(product.ctx(admin), {});
  const webhooks = () => product.paypal.webhookIds();
  const account = () =>
    product.services.dataSource.manager.findOneByOrFail(PayPalAccountEntity, { clientId: 'second-client' });

  it('is registered at PayPal once, stored with their account, and its events are accepted', async () => {
    const before = webhooks();
    expect(await save()).toEqual({
      problem: null,
      verified: 'PayPal accepted the credentials of second-client; webhook registered, 13 events.',
    });
    const [id] = webhooks().filter((known) => !before.includes(known));
    expect((await account()).webhookId).toBe(id);
    expect(await proof()).toBeNull();
    expect(await save({ clientSecret: 'second-secret' })).toMatchObject({ problem: null });
    expect(webhooks()).toHaveLength(before.length + 1);

    const { user, order, captureId } = await customers.paid();
    await customers.paypal.call('POST', `/sandbox/captures/${captureId}/reverse`);
    await customers.until(order, { paymentStatus: 'REFUNDED' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0 });
    expect(await webhookInForce(product.ctx(admin))).toEqual({
      id,
      url: `${product.url}/webhooks/paypal`,
      lastEventAt: expect.any(Date) as unknown,
    });
    // the environment's webhook does not belong to this account
    expect((await accountsWithWebhooks(product.ctx())).map(({ webhookId }) => webhookId)).toEqual([id]);
  });

  it('is reported as missing, pointing elsewhere or lacking events', async () => {
    const [ours] = webhooks();
    await customers.paypal.call('DELETE', `/v1/notifications/webhooks/${ours}`);
    expect(await proof()).toMatch(/has no webhook for/);
    const register = (url: string) =>
      customers.paypal.call('POST', '/v1/notifications/webhooks', {
        url,
        event_types: [{ name: 'CHECKOUT.ORDER.APPROVED' }],
      });
    const other = await register('https://other.example.com/webhooks/paypal');
    expect(await proof()).toMatch(/other\.example\.com/);
    const short = await register(`${product.url}/webhooks/paypal`);
    expect(await proof()).toMatch(/lacks events: .*CUSTOMER\.DISPUTE\.CREATED/);
    // the missing events are added to the webhook that exists
    expect(await save()).toMatchObject({ problem: null, verified: expect.stringContaining('13 events') as unknown });
    expect((await account()).webhookId).toBe(short.body['id']);
    expect(await proof()).toBeNull();
    await customers.paypal.call('DELETE', `/v1/notifications/webhooks/${String(other.body['id'])}`);
  });

  it("is registered for the shop's new address after a move", async () => {
    const old = (await account()).webhookId;
    const { config } = product.services;
    config.appUrl = 'https://new.example.com';
    const url = 'https://new.example.com/webhooks/paypal';
    expect(await proof()).toBe(
      `PayPal sends its events to ${product.url}/webhooks/paypal, not to ${url}. Saving these settings registers it.`,
    );
    await customers.paypal.next({ operation: 'createWebhook', behaviour: 'fail500' });
    expect(await save()).toMatchObject({ problem: expect.stringMatching(/did not register the webhook/) as unknown });
    expect(await save()).toMatchObject({ problem: null, verified: expect.stringContaining('13 events') as unknown });
    const { webhookId } = await account();
    expect(webhookId).not.toBe(old);
    expect(await proof()).toBeNull();
    config.appUrl = product.url;
    await customers.paypal.call('DELETE', `/v1/notifications/webhooks/${webhookId}`);
    expect(await save()).toMatchObject({ problem: null });
    expect((await account()).webhookId).toBe(old);
  });

  it('may be one that was created by hand, but not one that PayPal does not know', async () => {
    const url = 'https://proxy.example.com/webhooks/paypal';
    const { body } = await customers.paypal.call('POST', '/v1/notifications/webhooks', {
      url,
      event_types: [{ name: '*' }],
    });
    const webhookId = String(body['id']);
    expect(await save({ webhookId })).toEqual({
      problem: null,
      verified: `PayPal accepted the credentials of second-client; webhook registered at ${url}, all events.`,
    });
    expect((await account()).webhookId).toBe(webhookId);
    // it stays in use, although this shop's address has a webhook as well
    const advice = `PayPal sends its events to ${url}, because the id of that webhook was entered here, and not to ${product.url}/webhooks/paypal. If they do not arrive, please register a webhook for ${product.url}/webhooks/paypal at PayPal and enter its id.`;
    expect(await proof()).toBe(advice);
    expect(await save()).toMatchObject({ problem: advice });
    expect((await account()).webhookId).toBe(webhookId);
    for (const wrong of ['not an id', 'UNKNOWN123'])
      await expect(save({ webhookId: wrong })).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['webhookId'] });
    expect((await account()).webhookId).toBe(webhookId);
  });

  it('stays in use while PayPal cannot be reached', async () => {
    const { webhookId } = await account();
    await customers.paypal.next({ operation: 'listWebhooks', behaviour: 'fail500' });
    expect(await save()).toMatchObject({
      problem: expect.stringMatching(/webhook stays in use/) as unknown,
      verified: null,
    });
    expect((await account()).webhookId).toBe(webhookId);
  });

  describe('for live payments', () => {
    const stored = () => product.services.pool.query(`select body, version from settings where key = 'paypal'`);
    beforeAll(() => {
      product.services.config.production = true;
    });
    afterAll(() => {
      product.services.config.production = false;
    });

    it('is not saved when PayPal refuses the credentials, and the error names the field', async () => {
      const before = (await stored()).rows;
      await expect(save({ mode: 'LIVE', clientSecret: 'invented' })).rejects.toMatchObject({
        code: 'PROVIDER_ERROR',
        field: ['clientSecret'],
        message: expect.stringContaining('does not know this client id') as unknown,
      });
      await expect(save({ mode: 'LIVE', clientId: '', clientSecret: null })).rejects.toMatchObject({
        field: ['clientId'],
      });
      expect((await stored()).rows).toEqual(before);
    });

    it('is not saved when PayPal does not answer', async () => {
      const before = (await stored()).rows;
      const { apiUrl } = product.services.config.paypal;
      product.services.config.paypal.apiUrl = () => 'http://127.0.0.1:1';
      await expect(save({ mode: 'LIVE' })).rejects.toMatchObject({
        code: 'PROVIDER_ERROR',
        message: expect.stringContaining('nothing was saved') as unknown,
      });
      product.services.config.paypal.apiUrl = apiUrl;
      expect((await stored()).rows).toEqual(before);
    });

    it('reports what PayPal confirmed', async () => {
      expect(await save({ mode: 'LIVE' })).toMatchObject({
        problem: null,
        verified: expect.stringContaining(
          'PayPal accepted the credentials of second-client; webhook registered',
        ) as unknown,
      });
    });
  });
});
