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
  });
  afterAll(() => filled.product.stop());

  /** Closes all connections, and lets the pool open one at a time from now on. */
  const narrow = async () => {
    const { pool } = filled.product.services;
    pool.options.maxUses = 1;
    await Promise.all(Array.from({ length: pool.totalCount }, () => pool.query('select 1')));
    Object.assign(pool.options, { max: 1, maxUses: Infinity });
    await pool.query('select 1');
    expect(pool.totalCount).toBe(1);
  };

  it('every client operation is answered: none holds one and waits for another', async () => {
    const { browser } = filled;
    const stuck: string[] = [];
    await narrow();
    for (const [name, document] of Object.entries(clientOperations)) {
      if (kindOf(name) === OperationTypeNode.SUBSCRIPTION || name === 'SignOut') continue;
      const variables = {
        ...validVariables(name),
        ...(await Promise.resolve(clientCases[name]?.variables?.(filled)).catch(() => ({}))),
      };
      const { errors } = await browser.graphql(print(document), { ...variables });
      if (errors?.some(({ extensions }) => extensions.code === 'SERVICE_UNAVAILABLE')) stuck.push(name);
    }
    expect(stuck).toEqual([]);
  });
});
