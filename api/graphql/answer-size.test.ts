import { contentFile } from '../../contract/uploads';
import { saveFavoritePrompt } from '../domain/favorites/favorite-prompt.service';
import type { TestBrowser } from '../test/test-browser';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { answerTooLarge, mostAnswerBytes } from './answer-size';

describe('answers over HTTP', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());
  afterEach(() => jest.restoreAllMocks());

  const ownerOfPrompts = async (count: number): Promise<{ browser: TestBrowser; id: string }> => {
    const browser = product.browser();
    const id = await browser.register(`size-${Math.random().toString(36).slice(2)}@example.com`);
    for (let number = 0; number < count; number += 1)
      await saveFavoritePrompt(product.ctx({ id, role: 'MEMBER' }), {
        name: `Idea ${number}`,
        prompt: 'loom '.repeat(790),
      });
    return { browser, id };
  };
  const charged = () => {
    const spy = jest.spyOn(product.services.budgets, 'charge');
    return () => spy.mock.calls.filter(([name]) => name === 'account').map(([, , points, done]) => [points, !!done]);
  };

  it('are charged a point for each 1,000 bytes beyond what their operation has paid', async () => {
    const { browser } = await ownerOfPrompts(3);
    const charges = charged();
    await browser.graphql('{ me { favoritePrompts { prompt } } }');
    expect(charges()).toEqual([[151, false]]);
    // three bytes each
    const data = { me: { text: '\u20ac'.repeat(166_667) } };
    const parse = JSON.stringify.bind(JSON);
    jest
      .spyOn(JSON, 'stringify')
      .mockImplementation((value: unknown, ...more) =>
        parse((value as { data?: unknown } | null)?.data ? { data } : value, ...(more as [])),
      );
    await browser.graphql('{ me { id } }');
    expect(charges().slice(1)).toEqual([
      [2, false],
      [498, true],
    ]);
  });

  it('are refused when they are too large', async () => {
    const { browser } = await ownerOfPrompts(0);
    const write = JSON.stringify.bind(JSON);
    jest
      .spyOn(JSON, 'stringify')
      .mockImplementation((value: unknown, ...more) =>
        (value as { data?: unknown } | null)?.data ? 'x'.repeat(mostAnswerBytes.usual) : write(value, ...(more as [])),
      );
    const { errors } = await browser.graphql('{ me { id } }');
    expect(errors?.[0]).toMatchObject({
      message: answerTooLarge().message,
      extensions: { code: 'ANSWER_TOO_LARGE' },
    });
  });

  it('of an Admin may hold the whole content of the shop with its images', async () => {
    const { browser, id } = await ownerOfPrompts(0);
    await product.services.pool.query(`update users set role = 'ADMIN' where id = $1`, [id]);
    const write = JSON.stringify.bind(JSON);
    jest
      .spyOn(JSON, 'stringify')
      .mockImplementation((value: unknown, ...more) =>
        (value as { data?: unknown } | null)?.data
          ? `{"data":{"file":"${'x'.repeat(contentFile.mostBytes)}"}}`
          : write(value, ...(more as [])),
      );
    const { errors, data } = await browser.graphql<{ file: string }>('{ contentExport { fileName } }');
    expect(errors).toBeUndefined();
    expect(data.file).toHaveLength(contentFile.mostBytes);
  });

  it('holds the whole content once: several would fill the memory', async () => {
    const { browser } = await ownerOfPrompts(0);
    const { errors } = await browser.graphql('{ one: contentExport { file } other: contentExport { file } }');
    expect(errors?.[0]?.message).toBe('A document can ask for this only once.');
  });

  it('of REST paths are charged alike', async () => {
    const { browser } = await ownerOfPrompts(0);
    const charges = charged();
    const write = JSON.stringify.bind(JSON);
    jest
      .spyOn(JSON, 'stringify')
      .mockImplementation((value: unknown, ...more) =>
        (value as { packages?: unknown } | null)?.packages ? 'x'.repeat(900_000) : write(value, ...(more as [])),
      );
    await rest(browser, 'GET', '/packages');
    const [paid, answer] = charges();
    expect(answer).toEqual([900 - Number(paid?.[0]), true]);
  });
});
