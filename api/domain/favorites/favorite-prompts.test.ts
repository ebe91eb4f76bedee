import { call } from '../../test/account-calls';
import type { AccountAnswer } from '../../test/account-calls';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import {
  deleteFavoritePromptsOf,
  favoritePromptsOf,
  renameFavoritePrompt,
  saveFavoritePrompt,
} from './favorite-prompt.service';

describe('favorite prompts', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  const person = async () => {
    counter += 1;
    const browser = product.browser();
    const id = await browser.register(`collector${counter}@example.com`);
    return { browser, id, ctx: product.ctx({ id, role: 'MEMBER' as const }) };
  };
  const selection = 'favorite { id name prompt niche platform } user { favoritePrompts { name } }';
  const change = async (...given: Parameters<typeof call>) =>
    (await call(...given)) as AccountAnswer & { favorite: { id: string } | null };
  const save = (browser: TestBrowser, input: object) =>
    change(browser, 'saveFavoritePrompt', '$input: FavoritePromptInput!', { input }, selection);
  const savedId = async (browser: TestBrowser) => (await save(browser, rain)).favorite?.id ?? '';
  const names = async ({ browser }: { browser: TestBrowser }) => {
    const { data } = await browser.graphql<{ me: { favoritePrompts: { name: string }[] } }>(
      '{ me { favoritePrompts { name } } }',
    );
    return data.me.favoritePrompts.map(({ name }) => name);
  };
  const rain = {
    name: 'Rain',
    prompt: 'Grey streets, yellow coats.',
    niche: 'FASHION',
    platform: 'INSTAGRAM',
  } as const;

  it('are saved with their name, and with niche and platform where given; listed by name', async () => {
    const { browser } = await person();
    expect(await save(browser, rain)).toMatchObject({ favorite: rain, errors: [] });
    expect(await save(browser, { name: '  autumn\n light ', prompt: ' Low sun. ' })).toMatchObject({
      favorite: { name: 'autumn light', prompt: 'Low sun.', niche: null, platform: null },
      user: { favoritePrompts: [{ name: 'autumn light' }, { name: 'Rain' }] },
    });
  });

  it.each([
    [{ name: ' ', prompt: 'Low sun.' }, 'name', 'Please enter a name'],
    [{ name: 'a'.repeat(61), prompt: 'Low sun.' }, 'name', 'Please use at most 60 characters.'],
    [{ name: 'Sun', prompt: ' \n ' }, 'prompt', 'Please write a prompt first'],
    [{ name: 'Sun', prompt: 'a'.repeat(4001) }, 'prompt', 'Please use at most 4,000 characters.'],
  ])('are refused by field: %#', async (input, field, message) => {
    const someone = await person();
    expect(await save(someone.browser, input)).toMatchObject({
      favorite: null,
      errors: [{ code: 'INVALID_INPUT', field: [field], message }],
    });
    expect(await names(someone)).toEqual([]);
  });

  it('have unique names, ignoring case; an identical one sent again is not added twice', async () => {
    const someone = await person();
    const id = await savedId(someone.browser);
    expect(await save(someone.browser, rain)).toMatchObject({ favorite: { id }, errors: [] });
    expect(await save(someone.browser, { ...rain, name: 'RAIN', prompt: 'Another one.' })).toMatchObject({
      favorite: null,
      errors: [{ code: 'INVALID_INPUT', field: ['name'], message: 'You already have a favorite with this name.' }],
    });
    expect(await names(someone)).toEqual(['Rain']);
    // names of another account are independent
    expect(await save((await person()).browser, rain)).toMatchObject({ errors: [] });
  });

  it('are saved once when two tabs send the same at once', async () => {
    const someone = await person();
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(someone.browser, rain)));
    expect(new Set(answers.map(({ favorite }) => favorite?.id)).size).toBe(1);
    expect(await names(someone)).toEqual(['Rain']);
  });

  it("are renamed, also to the same name in another case, but not to another one's name", async () => {
    const someone = await person();
    const id = await savedId(someone.browser);
    await save(someone.browser, { name: 'Sun', prompt: 'Low sun.' });
    const rename = (name: string, browser = someone.browser) =>
      call(browser, 'renameFavoritePrompt', '$id: ID!, $name: String!', { id, name }, selection);
    expect(await rename('RAIN')).toMatchObject({ favorite: { name: 'RAIN' }, errors: [] });
    expect(await rename('sun')).toMatchObject({
      favorite: null,
      errors: [{ code: 'INVALID_INPUT', field: ['name'], message: 'You already have a favorite with this name.' }],
    });
    expect(await rename(' ')).toMatchObject({ errors: [{ field: ['name'], message: 'Please enter a name' }] });
    expect(await rename('Mine', (await person()).browser)).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    expect(await names(someone)).toEqual(['RAIN', 'Sun']);
  });

  it('are deleted by their owner only, once, and can be saved again', async () => {
    const someone = await person();
    const id = await savedId(someone.browser);
    const remove = (browser: TestBrowser, favorite = id) =>
      change(browser, 'deleteFavoritePrompt', '$id: ID!', { id: favorite }, selection);
    expect(await remove((await person()).browser)).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    expect(await remove(someone.browser, 'nonsense')).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    expect(await remove(someone.browser)).toMatchObject({ favorite: rain, user: { favoritePrompts: [] }, errors: [] });
    expect(await remove(someone.browser)).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    expect(await save(someone.browser, rain)).toMatchObject({ favorite: rain, errors: [] });
  });

  it('are at most a hundred, however many are sent at once', async () => {
    const { ctx, id, browser } = await person();
    for (let index = 1; index <= 97; index += 1) await saveFavoritePrompt(ctx, { name: `F${index}`, prompt: 'P' });
    const sent = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => saveFavoritePrompt(ctx, { name: `Late ${index}`, prompt: 'P' })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await favoritePromptsOf(ctx, id)).toHaveLength(100);
    expect(await save(browser, rain)).toMatchObject({ favorite: null, errors: [{ code: 'LIMIT_REACHED' }] });
    // a deleted one makes room again
    const [first] = await favoritePromptsOf(ctx, id);
    await call(browser, 'deleteFavoritePrompt', '$id: ID!', { id: first?.id });
    expect(await save(browser, rain)).toMatchObject({ errors: [] });
    await expect(
      product.services.dataSource.query(
        `insert into favorite_prompts (user_id, place, name, prompt) values ($1, 101, 'X', 'P')`,
        [id],
      ),
    ).rejects.toThrow(/ck_favorite_prompts_place/);
  });

  it('are reported as not found when they are deleted while being renamed', async () => {
    const { ctx, id } = await person();
    const { id: favorite } = await saveFavoritePrompt(ctx, rain);
    const transaction = ctx.transaction.bind(ctx);
    const slow = Object.assign(Object.create(ctx) as typeof ctx, {
      transaction: async (work: Parameters<typeof transaction>[0]) => {
        await deleteFavoritePromptsOf(ctx, id);
        return transaction(work);
      },
    });
    await expect(renameFavoritePrompt(slow, favorite, 'Late')).rejects.toThrow('Favorite not found.');
  });
});
