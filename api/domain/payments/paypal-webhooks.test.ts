import { PayingCustomers } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { UserEntity } from '../accounts/user.entity';
import { PayPalAccountEntity } from './paypal-account.entity';
import { accountsWithWebhooks } from './paypal-accounts.service';
import { savePayPalSetup, testPayPalSetup } from './paypal-setup.service';

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

  const save = (input: object = {}) => savePayPalSetup(product.ctx(admin), { ...settings, ...input }, null);
  const proof = () => testPayPalSetup(product.ctx(admin), {});
  const webhooks = () => product.paypal.webhookIds();
  const account = () =>
    product.services.dataSource.manager.findOneByOrFail(PayPalAccountEntity, { clientId: 'second-client' });

  it('is registered at PayPal once, kept with their account, and its events are heard', async () => {
    const before = webhooks();
    expect(await save()).toBeNull();
    const [id] = webhooks().filter((known) => !before.includes(known));
    expect((await account()).webhookId).toBe(id);
    expect(await proof()).toBeNull();
    expect(await save({ clientSecret: 'second-secret' })).toBeNull();
    expect(webhooks()).toHaveLength(before.length + 1);

    const { user, order, captureId } = await customers.paid();
    await customers.paypal.call('POST', `/sandbox/captures/${captureId}/reverse`);
    await customers.until(order, { paymentStatus: 'REFUNDED' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0 });
    // the environment's webhook is none of this account
    expect((await accountsWithWebhooks(product.ctx())).map(({ webhookId }) => webhookId)).toEqual([id]);
  });

  it('is said to be missing, elsewhere or short of events', async () => {
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
    await register(`${product.url}/webhooks/paypal`);
    expect(await proof()).toMatch(/lacks events: .*CUSTOMER\.DISPUTE\.CREATED/);
    expect(await save()).toMatch(/lacks events/);
    await customers.paypal.call('DELETE', `/v1/notifications/webhooks/${String(other.body['id'])}`);
  });

  it('may be one that was registered by hand, and a failure is no failure of the save', async () => {
    expect(await save({ webhookId: 'BYHAND123' })).toBeNull();
    expect((await account()).webhookId).toBe('BYHAND123');
    await customers.paypal.next({ operation: 'listWebhooks', behaviour: 'fail500' });
    expect(await save()).toMatch(/did not register the webhook/);
    expect((await account()).webhookId).toBe('BYHAND123');
    await expect(save({ webhookId: 'not an id' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: ['webhookId'],
    });
  });
});
