import { OperationTypeNode, print } from 'graphql';
import { startFilledProduct } from '../test/filled-product';
import type { FilledProduct } from '../test/filled-product';
import { clientCases } from '../test/client-cases';
import { clientOperations, kindOf, validVariables } from '../test/client-operations';

/**
 * All modules of a process share one pool. Work that holds a connection while it waits for a second one would deadlock
 * the process as soon as such work holds all connections.
 */
describe('with a single connection', () => {
  let filled: FilledProduct;
  beforeAll(async () => {
    filled = await startFilledProduct(2);
    // Idle connections are closed, so a second one is never available.
    filled.product.services.pool.options.maxUses = 1;
  });
  afterAll(() => filled.product.stop());

  it('every client operation is answered: none holds one and waits for another', async () => {
    const { browser, product } = filled;
    const stuck: string[] = [];
    for (const [name, document] of Object.entries(clientOperations)) {
      if (kindOf(name) === OperationTypeNode.SUBSCRIPTION || name === 'SignOut') continue;
      product.services.pool.options.max = 15;
      const variables = {
        ...validVariables(name),
        ...(await Promise.resolve(clientCases[name]?.variables?.(filled)).catch(() => ({}))),
      };
      product.services.pool.options.max = 1;
      await product.services.pool.query('select 1');
      const { errors } = await browser.graphql(print(document), { ...variables });
      if (errors?.some(({ extensions }) => extensions.code === 'SERVICE_UNAVAILABLE')) stuck.push(name);
    }
    expect(stuck).toEqual([]);
  });
});
