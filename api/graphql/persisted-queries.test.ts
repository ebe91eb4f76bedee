import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

describe('a persisted query that cannot be one', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  it.each([
    [
      'a hash of another document',
      { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
    ],
    ['an unknown version', { extensions: { persistedQuery: { version: 2, sha256Hash: 'x' } } }],
  ])('is refused as a fault of its sender, which raises no alarm: %s', async (_what, body) => {
    const answer = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    const counted = (await product.services.metrics.operations.get()).values;
    expect(counted.filter(({ labels, value }) => labels.outcome === 'failed' && value > 0)).toEqual([]);
  });
});
