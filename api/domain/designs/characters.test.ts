import { readConfig } from '../../config/config';
import { writableCharacters } from '../../../tools/pixels/characters';
import { designInput } from '../../test/filled-product';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { UserEntity } from '../accounts/user.entity';
import { createDesign } from './design-creation.service';

const environment = { DATABASE_URL: 'postgres://postloom@localhost/postloom' };

describe('the characters that the picture service can write', () => {
  let product: TestProduct;
  let requests = 0;

  beforeAll(async () => {
    product = await startTestProduct();
    product.services.config.designs.characters = readConfig({
      ...environment,
      DESIGN_CHARACTERS: writableCharacters(),
    }).designs.characters;
  });
  afterAll(() => product.stop());

  const order = async (primaryText: string) => {
    requests += 1;
    const user = await product.addUser({ credits: 1 });
    const design = createDesign(product.ctx(user), {
      requestId: `request-${requests}`,
      design: { ...designInput, primaryText },
    });
    return {
      design,
      left: async () =>
        (await product.services.dataSource.manager.findOneByOrFail(UserEntity, { id: user.id })).credits,
    };
  };

  it.each([
    'Zürich, Łódź & Đà Nẵng — 20 %',
    'Καλημέρα',
    'Привет',
    'خصم كبير',
    'שָׁלוֹם',
    'क्षत्रिय',
    'ผู้ใหญ่',
    '🔥 👩‍👩‍👧 🇵🇹 ❤️ 5️⃣',
    'می‌خواهم\nnow',
  ])('include %s', async (text) => {
    await expect((await order(text)).design).resolves.toMatchObject({ state: 'QUEUED' });
  });

  it.each([
    [
      '今日は bread 今',
      "These characters can't be used on an image: 今 日 は. Please use others; no credit was spent.",
    ],
    ['ABCDEFGHIJKLM 一二三四五六七八九十百千万', /: 一 二 三 四 五 六 七 八 九 十 百 千 and others\. Please/],
  ])('exclude the listed ones in %s, before a credit is spent', async (text, message) => {
    const { design, left } = await order(text);
    await expect(design).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: ['design', 'primaryText'],
      message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
    });
    expect(await left()).toBe(1);
  });

  it('are unrestricted when nothing is configured', async () => {
    expect(readConfig(environment).designs.characters).toBeNull();
    expect(readConfig({ ...environment, DESIGN_CHARACTERS: '20-7e,a3' }).designs.characters).toEqual([
      [0x20, 0x7e],
      [0xa3, 0xa3],
    ]);
    expect(() => readConfig({ ...environment, DESIGN_CHARACTERS: 'latin' })).toThrow(
      /DESIGN_CHARACTERS must be ranges/,
    );
  });
});
