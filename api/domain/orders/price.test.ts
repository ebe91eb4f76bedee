import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { SettingEntity } from '../settings/setting.entity';
import { priceWithFee } from './price';

it.each(['9.00', '0.10', '1.15', '99999999.99'])('a price of %s is exact to the cent', (price) => {
  expect(priceWithFee(price)).toEqual({ price, fee: '0.00', total: price });
});

describe('the price of a package', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  it('is the price of an order of it, in any currency', async () => {
    const { id } = await product.addPackage({ price: '19.90' });
    await product.services.dataSource.manager.save(SettingEntity, { key: 'paypal', body: { currency: 'EUR' } });
    const browser = product.browser();
    await browser.register('buyer@example.com');
    const amounts = 'price fee total currency';
    const shown = await browser.graphql<{ package: object }>(`query ($id: ID!) { package(id: $id) { ${amounts} } }`, {
      id,
    });
    const input = {
      of: { packageId: id },
      billing: { customerName: 'Ann Lee', address: '1 Mill Lane', country: 'Portugal' },
    };
    const placed = await browser.graphql<{ createPurchase: { purchase: object } }>(
      `mutation ($input: CreatePurchaseInput!) { createPurchase(input: $input) { purchase { ${amounts} } } }`,
      { input },
    );
    expect(shown.data.package).toEqual({ price: '19.90', fee: '0.00', total: '19.90', currency: 'EUR' });
    expect(placed.data.createPurchase.purchase).toEqual(shown.data.package);
  });
});
