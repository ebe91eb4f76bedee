import { OperationTypeNode, print } from 'graphql';
import { adminSearch } from '../../domain/admin-home/admin-search.service';
import { readAttention } from '../../domain/admin-home/attention.service';
import { shopActivity } from '../../domain/admin-home/shop-activity.service';
import { cancelDesign } from '../../domain/designs/design.service';
import { generateDesign } from '../../domain/designs/generation.job';
import { previewMailing } from '../../domain/messages/mailings/mailing.service';
import { readDashboard } from '../../domain/reports/dashboard.service';
import { rollUpFigures } from '../../domain/reports/roll-up.job';
import { forgetLongLists } from '../../platform/lists/long-lists';
import { rows as restRows } from '../../rest/rows';
import { adminCases } from '../admin-cases';
import { adminOperations, fullDocument, variablesOf } from '../admin-operations';
import { startAdministeredProduct } from '../administered-product';
import type { AdministeredProduct } from '../administered-product';
import { operations } from '../access-rules';
import { clientCases } from '../client-cases';
import { clientOperations, kindOf, validVariables } from '../client-operations';
import { minimalOperation } from '../minimal-operation';
import { changedBy, fillTestMode, testModeOf } from '../test-mode';
import type { TestModeCaller } from '../test-mode';
import { withoutBudgets } from '../test-product';
import { lists } from '../../wiring/lists';

/** Acts for the account of an email by the secret of the email's link, for any caller. */
const byLink = ['SetSubscribed'];
const called = Object.keys(clientOperations).filter(
  (name) => kindOf(name) !== OperationTypeNode.SUBSCRIPTION && !byLink.includes(name),
);

/** Operations whose answers a process remembers for some seconds; the test reads what they are made of. */
const remembered = ['dashboard', 'needsAttention', 'shopActivity'];
/** The content export says when it was made. */
const timeless = (answer: unknown) => JSON.stringify(answer).replace(/"exportedAt[^,]*,/, '');
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

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
  const changes = (work: () => Promise<unknown>) => changedBy(filled.product, test.id, work);
  const nothing = { gone: [], foreign: [] };
  afterEach(async () => {
    const { data } = await test.program.graphql('{ me { id isTest } }');
    expect(data).toEqual({ me: { id: test.id, isTest: true } });
  });

  it('is seen in no answer, figure and file of Admins', async () => {
    const { product, office } = filled;
    const queries = (await callsForAdmins()).filter(({ name }) => adminOperations[name]?.kind === 'query');
    const files = lists
      .filter(({ file }) => file)
      .map(({ name }) => `/admin/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.csv`);
    const range = { from: daysAgo(5), to: daysAgo(0) };
    /** Reads what Admins see, past what processes remember for some seconds. */
    const read = async () => {
      forgetLongLists(product.services.dataSource);
      const answers: Record<string, unknown> = {};
      for (const { name, query, variables } of queries.filter(({ name: one }) => !remembered.includes(one)))
        answers[name] = await office.graphql(query, variables);
      for (const path of files) {
        const text = await (await office.fetch(path)).text();
        // each file that an Admin takes is in the audit
        answers[path] = text.replaceAll(/^.*"export-(?:list|content)".*\r\n/gm, '');
      }
      const ctx = product.ctx(filled.admin);
      await rollUpFigures(ctx, { aborted: false });
      answers['dashboard'] = await readDashboard(ctx, range, true);
      answers['attention'] = await readAttention(ctx);
      answers['activity'] = { ...(await shopActivity(ctx)), needsAttention: 0 };
      answers['reach'] = await previewMailing(ctx, { filter: { credits: { min: 0 } } }, 'NEWS');
      for (const text of ['test', 'A question of a test']) answers[text] = await adminSearch(ctx, text);
      answers['metrics'] = await product.services.metrics.designs.get();
      return answers;
    };
    const late = await testModeOf(product, await product.addUser());
    // the first reading tries the keys of the services
    await read();
    const before = await read();
    const { orderId, designId, ticketId } = await fillTestMode(late, filled);
    await generateDesign(product.ctx(), designId, new AbortController().signal);
    const failing = await fillTestMode(late, filled);
    await cancelDesign(product.ctx({ id: late.id, role: 'MEMBER' }), failing.designId);
    const pay = 'mutation($id: ID!) { payTestPurchase(id: $id, outcome: PAID) { errors { message } } }';
    expect((await late.program.graphql(pay, { id: orderId })).data).toEqual({ payTestPurchase: { errors: [] } });
    // as of two days ago, and unanswered since
    for (const table of ['designs', 'orders', 'tickets', 'credit_entries'])
      await product.services.pool
        .query(`update ${table} set created_at = created_at - interval '2 days' where user_id = $1`, [late.id])
        // the ledger is append-only
        .catch(() => undefined);
    await product.services.pool.query(
      `update tickets set last_message_at = now() - interval '2 days', unread_by_support = 1 where id = $1`,
      [ticketId],
    );
    await product.services.pool.query(`update orders set paid_at = paid_at - interval '2 days' where id = $1`, [
      orderId,
    ]);
    const after = await read();
    for (const name of Object.keys(before))
      expect([name, timeless(after[name])]).toEqual([name, timeless(before[name])]);
    for (const id of [late.id, orderId, designId, ticketId]) expect(JSON.stringify(after)).not.toContain(id);
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

  it('finds no operation that changes the live world by its ids', async () => {
    const calls = await callsFor(filled);
    const others = await callsForAdmins();
    expect(calls.length).toBeGreaterThan(100);
    expect(
      await changes(async () => {
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
      await changes(async () => {
        for (const { query, variables } of calls) await test.program.graphql(query, variables);
      }),
    ).toEqual(nothing);
  });

  it('finds no REST path that changes the live world', async () => {
    const ids = [filled.pendingOrderId, filled.designId, filled.ticketId, filled.packageId, filled.itemId];
    expect(
      await changes(async () => {
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
