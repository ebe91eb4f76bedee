import { designInput } from '../../test/filled-product';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';

interface Answer {
  createDesign: { design: { id: string; status: string } | null; errors: { code: string; message: string }[] };
}

describe('one credit and two tabs', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  /** Sends a tab's generation request, with the tab's own request id. */
  const requestFrom = (browser: TestBrowser, requestId: string) =>
    browser.graphql<Answer>(
      'mutation ($input: CreateDesignInput!) { createDesign(input: $input) { design { id status } errors { code message } } }',
      { input: { requestId, design: designInput } },
    );
  const accountOf = (browser: TestBrowser) =>
    browser.graphql<{
      me: { credits: number; designs: { totalItems: number }; creditEntries: { items: { reason: string }[] } };
    }>('{ me { credits designs { totalItems } creditEntries { items { reason } } } }');

  it.each([1, 2, 3, 4, 5])('start one design, and the other tab gets the reason (round %d)', async (round) => {
    const browser = product.browser();
    await product.giveCredits(await browser.register(`two-tabs-${round}@example.com`), 1);

    const answers = await Promise.all(['one', 'other'].map((tab) => requestFrom(browser, `${tab}-tab-${round}`)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const payloads = answers.map(({ data }) => data.createDesign);
    const begun = payloads.filter(({ design }) => design !== null);
    expect(begun).toEqual([{ design: expect.objectContaining({ status: 'QUEUED' }) as unknown, errors: [] }]);
    expect(payloads.filter(({ design }) => design === null)).toEqual([
      {
        design: null,
        errors: [
          {
            code: 'INSUFFICIENT_CREDITS',
            message: 'Insufficient credits. You need at least 1 credit to generate a design.',
          },
        ],
      },
    ]);
    const { me } = (await accountOf(browser)).data;
    expect(me).toMatchObject({ credits: 0, designs: { totalItems: 1 } });
    expect(me.creditEntries.items.map(({ reason }) => reason).sort()).toEqual(['GRANT', 'RESERVE']);
  });
});
