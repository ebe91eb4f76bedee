import type { Brand } from '../../../studio/posts/brand';
import { call } from '../../test/account-calls';
import type { AccountAnswer } from '../../test/account-calls';
import { tokenOf } from '../../test/access-tokens';
import { aBrand } from '../../test/brands';
import { anImage } from '../../test/images';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import { keepImage } from '../files/upload.service';
import { createBrand, deleteBrandsOf, saveBrand } from './brand.service';

interface BrandAnswer extends AccountAnswer {
  brand: (Brand & { id: string; version: number }) | null;
  user: { brands: { name: string }[]; mostBrands: number } | null;
}

describe('brands', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
  });
  afterAll(() => product.stop());

  const person = async () => {
    counter += 1;
    const browser = product.browser();
    const id = await browser.register(`brander${counter}@example.com`);
    return { browser, id, ctx: product.ctx({ id, role: 'MEMBER' as const }) };
  };
  const selection = `brand { id version name fonts contact handle buttons hashtags wordsToUse wordsToAvoid language
    colors { ground main second accent deep } logo { corner light { image ratio ink } dark { image } } }
    user { mostBrands brands { name } }`;
  const create = async (browser: TestBrowser, input: object = aBrand()) =>
    (await call(browser, 'createBrand', '$input: BrandInput!', { input }, selection)) as BrandAnswer;
  const save = async (browser: TestBrowser, id: string, version: number, input: object) =>
    (await call(
      browser,
      'saveBrand',
      '$id: ID!, $version: Int!, $input: BrandInput!',
      { id, version, input },
      selection,
    )) as BrandAnswer;
  const remove = async (browser: TestBrowser, id: string) =>
    (await call(browser, 'deleteBrand', '$id: ID!', { id }, selection)) as BrandAnswer;
  const nameOf = (brand: { name: string }) => brand.name;
  const membership = (id: string, kind: string) =>
    product.services.dataSource.query('update users set membership = $2 where id = $1', [id, kind]);
  const logoOf = async ({ ctx }: Awaited<ReturnType<typeof person>>) => {
    const { url, width, height } = await keepImage(ctx, await anImage('png', 60 + counter));
    return { image: url, ratio: width / height, ink: '#102030' };
  };

  it('are created with all their parts, in one form', async () => {
    const { browser } = await person();
    const given = aBrand({ name: '  Bread\n & Salt ', hashtags: ['#bread', 'salt'], language: 'pt' });
    expect(await create(browser, given)).toMatchObject({
      brand: { ...given, name: 'Bread & Salt', hashtags: ['bread', 'salt'], version: 1 },
      user: { brands: [{ name: 'Bread & Salt' }], mostBrands: 1 },
      errors: [],
    });
  });

  it.each([
    [{ name: ' ' }, ['name'], 'Please enter a name'],
    [{ name: 'a'.repeat(61) }, ['name'], 'Please use at most 60 characters.'],
    [{ colors: { ...aBrand().colors, main: 'red' } }, ['colors', 'main'], 'A colour is written as #rrggbb.'],
    [{ contact: 'a'.repeat(121) }, ['contact'], 'Please use at most 120 characters.'],
    [{ buttons: ['1', '2', '3', '4', '5', '6'] }, ['buttons'], 'Please give at most 5.'],
    [{ contact: 'Bread \u{13000}' }, ['contact'], "We can't print \u{13000} (U+13000). Please use other characters."],
    [
      { buttons: ['Order now', '\u{13000}'] },
      ['buttons', '1'],
      "We can't print \u{13000} (U+13000). Please use other characters.",
    ],
    [{ wordsToAvoid: [' '] }, ['wordsToAvoid', '0'], 'Please write a word, or remove this one.'],
    [
      { logo: { light: { image: 'https://example.com/x.png', ratio: 1, ink: null }, dark: null, corner: 'TOP_LEFT' } },
      ['logo', 'light', 'image'],
      'Please upload this logo again.',
    ],
  ])('are refused by field: %#', async (part, field, message) => {
    const { browser } = await person();
    expect(await create(browser, { ...aBrand(), ...part })).toMatchObject({
      brand: null,
      errors: [{ code: 'INVALID_INPUT', field, message }],
    });
  });

  it('have logos that their own account uploaded, in their own proportions, which no sweep deletes', async () => {
    const someone = await person();
    const light = await logoOf(someone);
    const withLogo = (logo: object) => aBrand({ logo: { light: logo as never, dark: null, corner: 'TOP_RIGHT' } });
    expect(await create((await person()).browser, withLogo(light))).toMatchObject({
      errors: [{ code: 'INVALID_INPUT', field: ['logo', 'light', 'image'] }],
    });
    expect(await create(someone.browser, withLogo({ ...light, ratio: light.ratio * 2 }))).toMatchObject({
      errors: [{ code: 'INVALID_INPUT', field: ['logo', 'light', 'ratio'] }],
    });
    const { brand } = await create(someone.browser, withLogo(light));
    expect(brand?.logo.light).toEqual(light);
    const uses = () =>
      product.services.dataSource.query<{ name: string }[]>(
        `select name from file_uses where table_name = 'brands' and row_id = $1`,
        [brand?.id],
      );
    expect(await uses()).toEqual([{ name: light.image.slice('/image-server/'.length) }]);
    await remove(someone.browser, brand?.id ?? '');
    expect(await uses()).toEqual([]);
  });

  it('get a logo from an SVG, stored as it is drawn, whose colours its account alone reads again', async () => {
    const someone = await person();
    const form = new FormData();
    const fields = 'logo { image ratio ink } colors errors { code message field }';
    const query = `mutation Up($image: Upload!) { uploadLogo(image: $image) { ${fields} } }`;
    form.append('operations', JSON.stringify({ query, variables: { image: null } }));
    form.append('map', '{"0": ["variables.image"]}');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect x="30" y="40" width="30" height="10" fill="#c2185b"/></svg>';
    form.append('0', new Blob([svg], { type: 'image/svg+xml' }), 'logo.svg');
    const headers = { 'x-requested-with': 'test' };
    const answer = await someone.browser.fetch('/graphql', { method: 'POST', body: form, headers });
    const { data } = (await answer.json()) as { data: { uploadLogo: { logo: { image: string; ratio: number } } } };
    expect(data.uploadLogo).toMatchObject({ colors: ['#c2185b'], errors: [] });
    const { image, ratio } = data.uploadLogo.logo;
    expect(ratio).toBeCloseTo(3, 1);
    const served = await someone.browser.fetch(image);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
    const read = (browser: TestBrowser) => call(browser, 'readLogo', '$image: String!', { image }, 'colors');
    expect(await read(someone.browser)).toMatchObject({ colors: ['#c2185b'], errors: [] });
    expect(await read((await person()).browser)).toMatchObject({
      errors: [{ code: 'INVALID_INPUT', field: ['image'] }],
    });
  });

  it('have unique names; an identical one sent again is not added twice', async () => {
    const someone = await person();
    await membership(someone.id, 'PREMIUM');
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(someone.browser)));
    expect(new Set(answers.map(({ brand }) => brand?.id)).size).toBe(1);
    expect(await create(someone.browser, aBrand({ name: aBrand().name.toUpperCase(), contact: 'x' }))).toMatchObject({
      errors: [{ code: 'INVALID_INPUT', field: ['name'], message: 'You already have a brand with this name.' }],
    });
  });

  it('are as many as the membership allows, however many are sent at once; a lower one removes none', async () => {
    const someone = await person();
    await membership(someone.id, 'BASIC');
    const sent = await Promise.all(
      Array.from({ length: 5 }, (_, at) => create(someone.browser, aBrand({ name: `Brand ${at}` }))),
    );
    expect(sent.filter(({ brand }) => brand)).toHaveLength(3);
    expect(sent.find(({ brand }) => !brand)).toMatchObject({ errors: [{ code: 'LIMIT_REACHED' }] });
    await membership(someone.id, 'FREE');
    const { data } = await someone.browser.graphql<{ me: { mostBrands: number; brands: { id: string }[] } }>(
      '{ me { mostBrands brands { id } } }',
    );
    expect(data.me).toMatchObject({ mostBrands: 1, brands: [{}, {}, {}] });
    const [first] = data.me.brands;
    expect(await save(someone.browser, first?.id ?? '', 1, aBrand({ name: 'Still mine' }))).toMatchObject({
      brand: { name: 'Still mine' },
    });
    await remove(someone.browser, first?.id ?? '');
    expect(await create(someone.browser, aBrand({ name: 'More' }))).toMatchObject({
      errors: [
        {
          code: 'LIMIT_REACHED',
          message: 'Your membership has one brand, and you have as many. A higher one has more.',
        },
      ],
    });
  });

  it('are limited by a setting of the shop', async () => {
    const someone = await person();
    await product.services.dataSource.query(
      `insert into settings (key, body, version) values ('shop', '{"brands": {"free": 0, "basic": 1, "premium": 2}}', 1)
       on conflict (key) do update set body = excluded.body`,
    );
    try {
      expect(await create(someone.browser)).toMatchObject({
        errors: [{ code: 'LIMIT_REACHED', message: 'Your membership does not include brands.' }],
      });
    } finally {
      await product.services.dataSource.query(`delete from settings where key = 'shop'`);
    }
  });

  it('are saved by version: of two saves at once one wins, and the other is a conflict', async () => {
    const { browser } = await person();
    const { brand } = await create(browser);
    const id = brand?.id ?? '';
    const both = await Promise.all(['One', 'Two'].map((name) => save(browser, id, 1, aBrand({ name }))));
    expect(both.filter((answer) => answer.brand)).toHaveLength(1);
    expect(both.find((answer) => !answer.brand)).toMatchObject({ errors: [{ code: 'CONFLICT', field: ['version'] }] });
    expect(await save(browser, id, 2, aBrand({ name: 'Three' }))).toMatchObject({
      brand: { name: 'Three', version: 3 },
    });
  });

  it('are saved once by a change that is repeated, as after a lost answer', async () => {
    const { browser } = await person();
    const id = (await create(browser)).brand?.id ?? '';
    const change = aBrand({ name: 'Twice', contact: 'Dock 7' });
    const saved = await Promise.all([save(browser, id, 1, change), save(browser, id, 1, change)]);
    expect(saved).toMatchObject([{ brand: { version: 2 } }, { brand: { version: 2 } }]);
    expect(await save(browser, id, 1, { ...change, contact: 'Dock 8' })).toMatchObject({
      errors: [{ code: 'CONFLICT' }],
    });
    expect(await save(browser, id, 2, aBrand({ name: 'Third' }))).toMatchObject({ brand: { version: 3 } });
    expect(await save(browser, id, 1, change)).toMatchObject({ errors: [{ code: 'CONFLICT' }] });
  });

  it('are found, saved and deleted by their owner alone', async () => {
    const someone = await person();
    const other = await person();
    const { brand } = await create(someone.browser);
    const id = brand?.id ?? '';
    const read = (browser: TestBrowser, given = id) =>
      browser.graphql<{ brand: { name: string } }>('query B($id: ID!) { brand(id: $id) { name } }', { id: given });
    expect((await read(someone.browser)).data.brand.name).toBe(aBrand().name);
    for (const given of [id, 'nonsense'])
      expect(await read(other.browser, given)).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    expect(await save(other.browser, id, 1, aBrand())).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    expect(await remove(other.browser, id)).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    expect(await remove(someone.browser, id)).toMatchObject({ brand: { name: aBrand().name }, user: { brands: [] } });
    expect(await remove(someone.browser, id)).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    // the same input restores it
    expect(await create(someone.browser)).toMatchObject({ user: { brands: [{ name: aBrand().name }] } });
  });

  it('are read by tokens with DESIGNS_READ, and changed by tokens with DESIGNS_WRITE', async () => {
    const someone = await person();
    const { brand } = await create(someone.browser);
    const owner = { id: someone.id, role: 'MEMBER' as const };
    const [reader, writer, other] = [
      await tokenOf(product, owner, ['DESIGNS_READ']),
      await tokenOf(product, owner, ['DESIGNS_WRITE']),
      await tokenOf(product, owner, ['CREDITS_READ']),
    ];
    const read = '{ me { id brands { id } } }';
    const change = `mutation { deleteBrand(id: "${brand?.id}") { errors { code } } }`;
    const codeOf = async ({ program }: typeof reader, query: string) =>
      (await program.graphql<unknown>(query)).errors?.[0]?.extensions?.['code'] ?? 'answered';
    expect([await codeOf(reader, read), await codeOf(other, read)]).toEqual(['answered', 'FORBIDDEN']);
    expect([await codeOf(reader, change), await codeOf(writer, change)]).toEqual(['FORBIDDEN', 'answered']);
  });

  it('are listed by name', async () => {
    const someone = await person();
    await membership(someone.id, 'PREMIUM');
    for (const name of ['Zoe', 'anna', 'Émile']) await createBrand(someone.ctx, aBrand({ name }));
    const { data } = await someone.browser.graphql<{ me: { brands: { name: string }[] } }>(
      '{ me { brands { name } } }',
    );
    expect(data.me.brands.map(nameOf)).toEqual(['anna', 'Émile', 'Zoe']);
  });

  it('are not found when they are deleted while they are saved', async () => {
    const { ctx, id: owner } = await person();
    const { id } = await createBrand(ctx, aBrand());
    const transaction = ctx.transaction.bind(ctx);
    const slow = Object.assign(Object.create(ctx) as typeof ctx, {
      transaction: async (work: Parameters<typeof transaction>[0]) => {
        await deleteBrandsOf(ctx, owner);
        return transaction(work);
      },
    });
    await expect(saveBrand(slow, { id, version: 1, input: aBrand() })).rejects.toThrow('Brand not found.');
  });
});
