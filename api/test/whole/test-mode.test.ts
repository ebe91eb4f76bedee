import { OperationTypeNode, print } from 'graphql';
import { rows as restRows } from '../../rest/rows';
import { adminCases } from '../admin-cases';
import { adminOperations, fullDocument, variablesOf } from '../admin-operations';
import { startAdministeredProduct } from '../administered-product';
import type { AdministeredProduct } from '../administered-product';
import { operations } from '../access-rules';
import { clientCases } from '../client-cases';
import { clientOperations, kindOf, validVariables } from '../client-operations';
import { minimalOperation } from '../minimal-operation';
import { allRows, changesBeside, fillTestMode, testModeOf } from '../test-mode';
import type { TestModeCaller } from '../test-mode';
import { withoutBudgets } from '../test-product';

/** Acts for whoever an email was sent to, by the secret of its link: whoever calls it. */
const byLink = ['SetSubscribed'];
const called = Object.keys(clientOperations).filter(
  (name) => kindOf(name) !== OperationTypeNode.SUBSCRIPTION && !byLink.includes(name),
);

describe('test mode', () => {
  let filled: AdministeredProduct;
  let test: TestModeCaller;
  beforeAll(async () => {
    filled = await startAdministeredProduct(2);
    withoutBudgets(filled.product.services);
    const { limits } = filled.product.services;
    const take = limits.take.bind(limits);
    limits.take = async (name, key) => (await take(name, key)) * 0;
    // no case is about this account, so that none ends its tokens
    test = await testModeOf(filled.product, await filled.product.addUser());
    // the last use of a token is recorded once in a while, which a slow run would reach
    await filled.product.services.pool.query(`update api_tokens set last_used_at = now() + interval '1 day'`);
  });
  afterAll(() => filled.product.stop());

  /** Runs work with a test token. @returns what it changed in the live world: nothing */
  const changedBy = async (work: () => Promise<unknown>) => {
    const before = await allRows(filled.product);
    await work();
    return changesBeside(before, await allRows(filled.product), [test.id]);
  };
  const nothing = { gone: [], foreign: [] };
  afterEach(async () => {
    const { data } = await test.program.graphql('{ me { id isTest } }');
    expect(data).toEqual({ me: { id: test.id, isTest: true } });
  });

  /** Returns the calls of the client's operations with variables that are made before any of them is sent. */
  const callsFor = async (of: AdministeredProduct) => {
    const calls: { name: string; query: string; variables: Record<string, unknown> }[] = [];
    for (const name of called) {
      const document = clientOperations[name];
      if (!document) continue;
      // what only a person can prepare, such as a code of an app, has no test account
      const given = await Promise.resolve(clientCases[name]?.variables?.(of)).catch(() => ({}));
      calls.push({ name, query: print(document), variables: { ...validVariables(name), ...given } });
    }
    return calls;
  };

  it('finds no operation that changes the live world, whatever ids it is given', async () => {
    const calls = await callsFor(filled);
    const others = await callsForAdmins();
    expect(calls.length).toBeGreaterThan(100);
    expect(
      await changedBy(async () => {
        for (const { query, variables } of [...calls, ...others]) await test.program.graphql(query, variables);
        for (const { kind, field } of operations) {
          const { query, variables } = minimalOperation(kind, field);
          await test.program.graphql(query, variables);
        }
      }),
    ).toEqual(nothing);
  });

  /** Returns the calls of the Admins' operations with all that they can answer. */
  const callsForAdmins = async () => {
    const calls: { name: string; query: string; variables: Record<string, unknown> }[] = [];
    for (const [name, operation] of Object.entries(adminOperations))
      calls.push({
        name,
        query: fullDocument(operation),
        variables: await variablesOf(operation, adminCases[name], filled),
      });
    return calls;
  };

  it('finds none of its own objects that leads to the live world', async () => {
    const { orderId, designId, ticketId } = await fillTestMode(test, filled);
    const member = { ...filled.member, id: test.id };
    const own = { ...filled, member, browser: test.program, pendingOrderId: orderId, designId, ticketId };
    const calls = await callsFor(own);
    expect(
      await changedBy(async () => {
        for (const { query, variables } of calls) await test.program.graphql(query, variables);
      }),
    ).toEqual(nothing);
  });

  it('finds no REST path that changes the live world', async () => {
    const ids = [filled.pendingOrderId, filled.designId, filled.ticketId, filled.packageId, filled.itemId];
    expect(
      await changedBy(async () => {
        for (const { method, path } of restRows)
          for (const id of path.includes('{id}') ? ids : [''])
            await test.program.fetch(path.replace('{id}', id), {
              method,
              headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
              ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify({ status: 'paid' }) }),
            });
      }),
    ).toEqual(nothing);
  });
});
