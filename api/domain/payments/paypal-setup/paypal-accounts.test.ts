import { readConfig } from '../../../config/config';
import { createContext } from '../../../context';
import { settingsVersion } from '../../../test/section-editor';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { startServices } from '../../../wiring/services';
import type { UserEntity } from '../../accounts/user.entity';
import { savePayPalSetup } from '../admin/paypal-setup.service';
import { PayPalAccountEntity } from './paypal-account.entity';
import { rememberPayPalAccount } from './paypal-accounts.service';

describe('the webhook of the credentials in the environment', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;
  beforeEach(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    product.services.config.appUrl = product.url;
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterEach(() => product.stop());

  const manager = () => product.services.dataSource.manager;
  const stored = async () => (await manager().findOneByOrFail(PayPalAccountEntity, {})).webhookId;
  /** Does what the start of a process does with this PAYPAL_WEBHOOK_ID, which the product's own process has as well. */
  const startWith = async (webhookId: string) => {
    product.services.config.paypal.webhookId = webhookId;
    const services = await startServices(readConfig({ ...product.environment, PAYPAL_WEBHOOK_ID: webhookId }));
    await rememberPayPalAccount(createContext(services, { requestId: 'start', viewer: null, address: 'start' }));
    await services.stop();
    return stored();
  };
  const save = async (webhookId?: string) => {
    const input = {
      currency: 'USD',
      enablePayPal: true,
      buttonStyles: { layout: 'vertical', color: 'blue', shape: 'rect', label: 'paypal' },
      webhookId: webhookId ?? null,
    } as const;
    const { problem } = await savePayPalSetup(
      product.ctx(admin),
      input,
      await settingsVersion(product.ctx(), 'paypal'),
    );
    expect(problem).toBeNull();
    return stored();
  };
  const register = async (url: string) => {
    const webhook = { url, event_types: [{ name: '*' }] };
    return String((await customers.paypal.call('POST', '/v1/notifications/webhooks', webhook)).body['id']);
  };

  it('is the one of the environment, also after an operator has changed it', async () => {
    expect(await startWith('FIRST')).toBe('FIRST');
    expect(await startWith('')).toBe('FIRST');
    expect(await startWith('SECOND')).toBe('SECOND');
  });

  it('fills an account that has none', async () => {
    expect(await startWith('')).toBe('');
    expect(await startWith('FIRST')).toBe('FIRST');
  });

  it('stays the one that a save has registered, despite the environment', async () => {
    await startWith('DELETEDATPAYPAL');
    const registered = await save();
    expect(product.paypal.webhookIds()).toEqual([registered]);
    expect(await startWith('DELETEDATPAYPAL')).toBe(registered);
    expect(await startWith('ANOTHER')).toBe(registered);
  });

  it('stays the one whose id an Admin entered', async () => {
    await startWith('FIRST');
    const chosen = await register('https://proxy.example.com/webhooks/paypal');
    expect(await save(chosen)).toBe(chosen);
    expect(await startWith('FIRST')).toBe(chosen);
  });

  it("stays the environment's when a save finds it in use", async () => {
    const used = await register(`${product.url}/webhooks/paypal`);
    await startWith(used);
    expect(await save()).toBe(used);
    expect(await startWith('SECOND')).toBe('SECOND');
  });

  it('of an earlier release is taken as registered unless the environment names it', async () => {
    await startWith('FIRST');
    const asBefore = (webhookId: string) =>
      manager().update(PayPalAccountEntity, { mode: 'SANDBOX' }, { webhookId, webhookSource: null });
    await asBefore('REGISTERED');
    expect(await startWith('FIRST')).toBe('REGISTERED');
    await asBefore('FIRST');
    expect(await startWith('FIRST')).toBe('FIRST');
    expect(await startWith('SECOND')).toBe('SECOND');
  });
});
