import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { saveItem } from './catalog/admin/item-editing.service';
import { savePackage } from './catalog/admin/package-editing.service';
import { createPurchase } from './orders/order.service';
import { saveAppearance } from './settings/admin/appearance-editing.service';
import { saveShopSettings } from './settings/admin/settings-editing.service';

const sign = '\u{13000}';
const refusal = (field: string[], named = `${sign} (U+13000)`) => ({
  code: 'INVALID_INPUT',
  message: `We can't print ${named}. Please write it another way.`,
  field,
});

describe('a text that the server draws', () => {
  let product: TestProduct;
  let packageId: string;
  beforeAll(async () => {
    product = await startTestProduct();
    packageId = (await product.addPackage({})).id;
  });
  afterAll(() => product.stop());

  const order = async (customerName: string, address = '1 Mill Lane') => {
    const customer = await product.addUser({});
    return createPurchase(product.ctx(customer), {
      of: { packageId },
      billing: { customerName, address, country: 'Portugal' },
    });
  };

  it.each([
    'Nguyễn Thị Ánh Tuyết',
    '王小明',
    '김철수',
    'さくら',
    'გიორგი',
    'Արմեն',
    'রবীন্দ্রনাথ',
    'Jose\u0301',
    'Ana 🎉',
  ])('may be in any script: %s', async (name) => {
    await expect(order(name, name)).resolves.toMatchObject({ paymentStatus: 'PENDING' });
  });

  it('is refused at the checkout with the field and the characters that no font has', async () => {
    await expect(order(`Ra ${sign}`)).rejects.toMatchObject(refusal(['billing', 'customerName']));
    await expect(order('Ann Lee', `${sign} Mill \u{12000} Lane`)).rejects.toMatchObject(
      refusal(['billing', 'address'], `${sign} (U+13000), \u{12000} (U+12000)`),
    );
    const many = String.fromCodePoint(...Array.from({ length: 40 }, (_, index) => 0x13000 + index));
    await expect(order(`Ra ${many}`)).rejects.toThrow('and others.');
  });

  it("is refused in the seller's and the shop's data and in names of what is sold", async () => {
    const admin = () => product.addUser({ role: 'ADMIN' }).then((user) => product.ctx(user));
    const seller = {
      returnDays: 14,
      sellerName: 'Loom Ltd',
      sellerAddress: '1 Mill Lane',
      taxId: '',
      taxLine: '',
      refundProofAbove: '100.00',
    };
    for (const field of ['sellerName', 'sellerAddress', 'taxId', 'taxLine'])
      await expect(saveShopSettings(await admin(), { ...seller, [field]: sign }, 0)).rejects.toMatchObject(
        refusal([field]),
      );
    await expect(
      saveAppearance(await admin(), { shopName: `Shop ${sign}`, logoUrl: '', accentColor: '#0066CC' }, 0),
    ).rejects.toMatchObject(refusal(['shopName']));
    await expect(
      savePackage(await admin(), null, { name: sign, price: '9.00', credit: 10, validityDays: 30 }, undefined),
    ).rejects.toMatchObject(refusal(['name']));
    const item = {
      name: sign,
      description: 'A year of posts.',
      guidelines: '<p>Copy it.</p>',
      accessUrl: 'https://files.example.com/calendar',
      slug: 'calendar',
      price: '9.00',
    };
    await expect(saveItem(await admin(), null, item, 0)).rejects.toMatchObject(refusal(['name']));
  });
});
