import { readFileSync } from 'node:fs';
import { auditServer } from 'graphql-http';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

/** The audit of GraphQL over HTTP that its working group publishes (graphql-http). */
describe('the audit of GraphQL over HTTP', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  it('finds no requirement open, and the recommendations alone that the guide names', async () => {
    const results = await auditServer({ url: `${product.url}/graphql` });
    expect(results.length).toBeGreaterThan(50);
    const open = results.flatMap(({ status, name, id }) => (status === 'ok' ? [] : [`${status} ${name} ${id}`]));
    // a document or a variable that cannot run is 400, in the older format as well
    expect(open).toEqual(
      [
        'document parsing failure when accepting application/json 572B',
        'document validation failure when accepting application/json FDE2',
      ]
        .map((rest) => `warn SHOULD use 200 status code on ${rest}`)
        .concat(
          'warn SHOULD use a status code of 200 on variable coercion failure when accepting application/json 7B9B',
        ),
    );
    expect(readFileSync('docs/api.md', 'utf8')).toContain('572B, FDE2 and 7B9B');
  });
});
