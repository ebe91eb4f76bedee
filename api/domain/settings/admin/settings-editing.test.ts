import { settingsVersion } from '../../../test/section-editor';
import { eventually } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';
import { SettingEntity } from '../setting.entity';
import { readShopSettings } from '../shop-settings';

interface Saved {
  settings: { paypal?: Record<string, unknown>; shop?: Record<string, unknown> } | null;
  errors: { code: string; field: string[] | null }[];
}

const paypal = {
  clientId: 'another-client',
  clientSecret: 'another-secret',
  mode: 'SANDBOX',
  currency: 'EUR',
  enablePayPal: true,
  buttonStyles: { layout: 'HORIZONTAL', color: 'GOLD', shape: 'PILL', label: 'BUYNOW' },
};
const shop = {
  returnDays: 30,
  sellerName: 'Loom Ltd',
  sellerAddress: '1 Mill Lane',
  taxId: 'PT1',
  taxLine: 'No VAT',
  refundProofAbove: '50.00',
};

describe('settings of the shop', () => {
  let product: TestProduct;
  let admin: TestBrowser;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    admin = product.browser();
    const id = await admin.register('admin@example.com');
    await product.services.dataSource.query(`update users set role = 'ADMIN' where id = $1`, [id]);
  });
  afterAll(() => product.stop());

  /** Saves without a version are made to the current one. */
  const current = (key: 'paypal' | 'shop') => settingsVersion(product.ctx(), key);
  const savePayPal = async (input: object, version?: number) =>
    (
      await admin.graphql<{ savePayPalSettings: Saved }>(
        'mutation S($input: PayPalSettingsInput!, $version: Int!) { savePayPalSettings(input: $input, version: $version) { settings { paypal { clientId currency enablePayPal mode secretSet version buttonStyles { layout color shape label } } } errors { code field } } }',
        { input, version: version ?? (await current('paypal')) },
      )
    ).data.savePayPalSettings;
  const resetPayPal = async (version?: number) =>
    (
      await admin.graphql<{ resetPayPalSettings: Saved }>(
        'mutation R($version: Int!) { resetPayPalSettings(version: $version) { settings { paypal { clientId currency enablePayPal mode secretSet version buttonStyles { layout color shape label } } } errors { code field } } }',
        { version: version ?? (await current('paypal')) },
      )
    ).data.resetPayPalSettings;
  const saveShop = async (input: object, version?: number) =>
    (
      await admin.graphql<{ saveShopSettings: Saved }>(
        'mutation S($input: ShopSettingsInput!, $version: Int!) { saveShopSettings(input: $input, version: $version) { settings { shop { returnDays sellerName sellerAddress taxId taxLine refundProofAbove version } } errors { code field } } }',
        { input, version: version ?? (await current('shop')) },
      )
    ).data.saveShopSettings;
  const tried = async (variables: object) =>
    (
      await admin.graphql<{ testPayPal: { works: boolean; errors: { code: string }[] } }>(
        'mutation T($clientId: String, $clientSecret: String) { testPayPal(clientId: $clientId, clientSecret: $clientSecret) { works errors { code field } } }',
        { ...variables },
      )
    ).data.testPayPal;

  it("show PayPal's own label in a fresh shop, and preserve styles that were stored without a label", async () => {
    const label = async () =>
      (
        await product
          .browser()
          .graphql<{ settings: { paypal: { buttonStyles: { label: string } } } }>(
            '{ settings { paypal { buttonStyles { label } } } }',
          )
      ).data.settings.paypal.buttonStyles.label;
    expect(await label()).toBe('PAYPAL');
    const { manager } = product.services.dataSource;
    await manager.save(SettingEntity, { key: 'paypal', body: { buttonStyles: { color: 'gold' } } });
    // The cached answer is dropped when the change event arrives.
    await eventually(async () => (await label()) === 'PAY');
    await manager.delete(SettingEntity, { key: 'paypal' });
  });

  it('do not enable real payments in a demo', async () => {
    expect(await savePayPal({ ...paypal, mode: 'LIVE' })).toEqual({
      settings: null,
      errors: [{ code: 'INVALID_STATE', field: ['mode'] }],
    });
    product.services.config.production = true;
    const known = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };
    const before = (await savePayPal({ ...paypal, ...known, mode: 'LIVE' })).errors;
    product.services.config.production = false;
    expect(before).toEqual([]);
    await product.services.pool.query(`delete from settings where key = 'paypal'`);
  });

  it('apply at once, and the secret cannot be read anywhere', async () => {
    expect(await tried({})).toEqual({ works: true, errors: [] });
    const { clientSecret, ...shown } = paypal;
    expect(await savePayPal(paypal)).toEqual({
      settings: { paypal: { ...shown, secretSet: true, version: 1 } },
      errors: [],
    });
    const anonymous = await product
      .browser()
      .graphql<{ settings: object }>('{ settings { paypal { clientId currency buttonStyles { color } } } }');
    expect(anonymous.data.settings).toEqual({
      paypal: { clientId: 'another-client', currency: 'EUR', buttonStyles: { color: 'GOLD' } },
    });
    const row = await product.services.dataSource.manager.findOneByOrFail(SettingEntity, { key: 'paypal' });
    const audits: unknown[] = await product.services.dataSource.query('select * from audit');
    expect(JSON.stringify([row, audits])).not.toContain(clientSecret);
    // these credentials are unknown to PayPal
    expect(await tried({})).toMatchObject({ works: false, errors: [{ code: 'PROVIDER_ERROR' }] });
    expect(await tried({ clientId: 'sandbox-client', clientSecret: 'sandbox-secret' })).toMatchObject({ works: true });
    expect(await tried({ clientId: 'sandbox-client' })).toMatchObject({
      works: false,
      errors: [{ code: 'INVALID_INPUT' }],
    });
    const { clientSecret: _stored, ...without } = paypal;
    expect((await savePayPal({ ...without, enablePayPal: false })).settings?.paypal).toMatchObject({ secretSet: true });
    expect(await savePayPal({ ...without, clientId: 'third' })).toMatchObject({
      errors: [{ code: 'INVALID_INPUT', field: ['clientSecret'] }],
    });
  });

  it('are reset to the defaults, with the account of the environment, and the stored secret is deleted', async () => {
    const { settings } = await savePayPal({ ...paypal, enablePayPal: false });
    const version = Number(settings?.paypal?.['version']);
    expect(await resetPayPal(version - 1)).toMatchObject({ settings: null, errors: [{ code: 'CONFLICT' }] });
    expect(await resetPayPal(version)).toEqual({
      settings: {
        paypal: {
          clientId: 'sandbox-client',
          mode: 'SANDBOX',
          currency: 'USD',
          enablePayPal: true,
          secretSet: true,
          version: version + 1,
          buttonStyles: { layout: 'VERTICAL', color: 'BLUE', shape: 'RECT', label: 'PAYPAL' },
        },
      },
      errors: [],
    });
    expect(await tried({})).toEqual({ works: true, errors: [] });
    const row = await product.services.dataSource.manager.findOneByOrFail(SettingEntity, { key: 'paypal' });
    expect(row.body).not.toHaveProperty('clientSecretCipher');
    const [audit]: object[] = await product.services.dataSource.query(
      `select action, before ->> 'currency' as before, after ->> 'secretSet' as after from audit where subject = 'settings/paypal' order by id desc limit 1`,
    );
    expect(audit).toEqual({ action: 'save-settings', before: 'EUR', after: 'false' });
  });

  it('are refused on a concurrent change, and when they are invalid', async () => {
    expect((await saveShop(shop, 0)).settings?.shop).toEqual({ ...shop, version: 1 });
    expect(await saveShop({ ...shop, returnDays: 7 }, 0)).toMatchObject({ errors: [{ code: 'CONFLICT' }] });
    expect(await saveShop({ ...shop, returnDays: 400 }, 1)).toMatchObject({ errors: [{ field: ['returnDays'] }] });
    expect(await saveShop({ ...shop, sellerName: ' ' }, 1)).toMatchObject({ errors: [{ field: ['sellerName'] }] });
    const both = await Promise.all([saveShop({ ...shop, returnDays: 1 }, 1), saveShop({ ...shop, returnDays: 2 }, 1)]);
    expect(both.filter(({ errors }) => errors[0]?.code === 'CONFLICT')).toHaveLength(1);
  });

  it('hold the time zone of the figures, which stays when it is omitted', async () => {
    const zone = async () =>
      (await admin.graphql<{ settings: { shop: { timeZone: string } } }>('{ settings { shop { timeZone } } }')).data
        .settings.shop.timeZone;
    const jobs = async () =>
      (
        await product.services.pool.query(
          `select 1 from graphile_worker.jobs where task_identifier = 'roll_up_figures'`,
        )
      ).rowCount;
    expect([await zone(), await jobs()]).toEqual(['UTC', 0]);
    expect((await saveShop({ ...shop, timeZone: 'Asia/Kolkata' })).errors).toEqual([]);
    expect((await saveShop(shop)).errors).toEqual([]);
    expect([await zone(), await jobs()]).toEqual(['Asia/Kolkata', 1]);
    for (const timeZone of ['Mars/Olympus', '+02:00'])
      expect(await saveShop({ ...shop, timeZone })).toMatchObject({
        errors: [{ code: 'INVALID_INPUT', field: ['timeZone'] }],
      });
  });

  it('go on without a time zone that this release of the zones does not know', async () => {
    await product.services.pool.query(
      `update settings set body = jsonb_set(body, '{timeZone}', '"Mars/Olympus"') where key = 'shop'`,
    );
    expect(await readShopSettings(product.ctx())).toMatchObject({ timeZone: 'UTC', sellerName: shop.sellerName });
  });
});
