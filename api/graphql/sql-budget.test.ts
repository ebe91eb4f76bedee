import { OperationTypeNode, print } from 'graphql';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { beginTwoStep, confirmTwoStep, disableTwoStep } from '../domain/accounts/two-step/two-step.service';
import { publicPages } from '../platform/response-cache/answers';
import { publish } from '../platform/events/events';
import { signIn } from '../test/account-calls';
import { codeOf, proofOf } from '../test/account-cases';
import { clientCases } from '../test/client-cases';
import { clientOperations, isForAdmins, kindOf, validVariables } from '../test/client-operations';
import { startFilledProduct } from '../test/filled-product';
import type { FilledProduct } from '../test/filled-product';
import type { TestBrowser } from '../test/test-browser';
import { hold, recordSql, shapesOf, troubles } from '../test/sql-statements';

const { QUERY, MUTATION, SUBSCRIPTION } = OperationTypeNode;
const ofKind = (...kinds: OperationTypeNode[]) =>
  Object.keys(clientOperations).filter((name) => kinds.some((kind) => kind === kindOf(name)));
type Who = 'member' | 'anonymous' | 'admin';
const has = (who: Who) => (name: string) => clientCases[name]?.[who] !== undefined;

type Answer = { data?: unknown; errors?: readonly { extensions?: Record<string, unknown> }[] | undefined };

describe("SQL statements of the client's operations", () => {
  let few: FilledProduct;
  let many: FilledProduct;
  const sql = recordSql();

  beforeAll(async () => {
    few = await startFilledProduct(2);
    many = await startFilledProduct(30);
  });
  afterAll(async () => {
    sql.stop();
    await few.product.stop();
    await many.product.stop();
  });

  const call = async (
    name: string,
    filled: FilledProduct,
    browser: TestBrowser,
  ): Promise<{ answer: Answer; statements: string[] }> => {
    const document = clientOperations[name];
    if (!document) throw new Error(`The client has no operation ${name}`);
    const request = {
      query: print(document),
      variables: { ...validVariables(name), ...(await clientCases[name]?.variables?.(filled)) },
    };
    const live = kindOf(name) === SUBSCRIPTION;
    sql.begin();
    const answer = live
      ? await firstAnswer(filled, browser, request)
      : await browser.graphql(request.query, request.variables);
    const statements = sql.statements();
    // A subscription waits for a change, which `firstAnswer` makes; that statement does not count.
    return { answer, statements: live ? statements.filter((text) => !text.includes('pg_notify')) : statements };
  };
  const asMember = async (name: string, filled: FilledProduct) => {
    const { browser } = filled;
    // Signs in again after SignOut.
    if (!browser.cookies.has('postloom_session')) await call('SignIn', filled, browser);
    return call(name, filled, browser);
  };
  const admins = new Map<FilledProduct, TestBrowser>();
  const asAdmin = async (name: string, filled: FilledProduct) => {
    const known = admins.get(filled);
    const office = known ?? filled.product.browser();
    if (!known) {
      const id = await office.register('admin@example.com');
      await filled.product.services.pool.query(`update users set role = 'ADMIN' where id = $1`, [id]);
      admins.set(filled, office);
    }
    return call(name, filled, office);
  };
  const asAnonymous = (name: string, filled: FilledProduct) =>
    name === 'FinishSignIn' ? atSecondStep(filled) : call(name, filled, filled.product.browser());

  /** The second step of a sign-in, after the first one in the same browser. */
  const atSecondStep = async (filled: FilledProduct) => {
    const { product, member } = filled;
    const browser = product.browser();
    await beginTwoStep(product.ctx(member), proofOf(filled));
    await confirmTwoStep(product.ctx(member), await codeOf(filled, 0));
    await signIn(browser, member.email, member.password);
    const called = await call('FinishSignIn', filled, browser);
    await disableTwoStep(product.ctx(member), proofOf(filled));
    return called;
  };

  it('have a budget for each operation that others than Admins may call, and for no other', () => {
    const names = Object.keys(clientOperations).filter((name) => !isForAdmins(name));
    expect(Object.keys(clientCases).sort()).toEqual(names.sort());
    const unmeasured = names
      .filter((name) => kindOf(name) === QUERY)
      .filter((name) => !(['member', 'anonymous', 'admin'] as const).some((who) => has(who)(name)));
    expect(unmeasured).toEqual([]);
  });

  it('are measured with lists of different lengths', async () => {
    const rows = async (filled: FilledProduct) => {
      const [orders, designs] = [await asMember('Purchases', filled), await asMember('Designs', filled)].map(
        ({ answer }) =>
          (answer.data as { me: { purchases?: { items: unknown[] }; designs?: { items: unknown[] } } }).me,
      );
      return [orders?.purchases?.items.length, designs?.designs?.items.length];
    };
    expect([await rows(few), await rows(many)]).toEqual([
      [2, 2],
      [25, 30],
    ]);
  });

  /** Expects the same statements for few rows as for many, within the budget. */
  const holdBudget = async (name: string, who: Who, ask: typeof asMember) => {
    const [short, long] = [await ask(name, few), await ask(name, many)];
    expect([...troubles(short.answer), ...troubles(long.answer)]).toEqual([]);
    expect(shapesOf(long.statements)).toEqual(shapesOf(short.statements));
    hold(short.statements, clientCases[name]?.[who]);
    hold(long.statements, clientCases[name]?.[who]);
  };

  it.each(ofKind(QUERY, MUTATION).filter(has('member')))('of a member: %s', (name) =>
    holdBudget(name, 'member', asMember),
  );

  it.each(ofKind(MUTATION).filter(has('anonymous')))('of an anonymous caller: %s', (name) =>
    holdBudget(name, 'anonymous', asAnonymous),
  );

  it.each(ofKind(QUERY).filter(has('anonymous')))(
    'of an anonymous caller: %s once, then none until content changes',
    async (name) => {
      const costs = [];
      for (const filled of [few, many]) {
        await changeContent(filled);
        const [first, again] = [await asAnonymous(name, filled), await asAnonymous(name, filled)];
        await changeContent(filled);
        const anew = await asAnonymous(name, filled);
        expect([first, again, anew].flatMap(({ answer }) => troubles(answer))).toEqual([]);
        hold(first.statements, clientCases[name]?.anonymous);
        hold(again.statements, 0);
        costs.push(shapesOf(first.statements), shapesOf(anew.statements));
      }
      for (const cost of costs) expect(cost).toEqual(costs[0]);
    },
  );

  it.each(ofKind(QUERY, MUTATION).filter((name) => !has('anonymous')(name)))(
    'of an anonymous caller: none for refusing %s',
    async (name) => {
      const { answer, statements } = await asAnonymous(name, many);
      // An anonymous caller has no lists of its own.
      const isAnonymous = (answer.data as { me?: unknown } | undefined)?.me === null;
      expect(
        isAnonymous ? ['UNAUTHENTICATED'] : answer.errors?.map(({ extensions }) => extensions?.['code']),
      ).toContain('UNAUTHENTICATED');
      hold(statements, clientCases[name]?.turnedAway ?? 0);
    },
  );

  it.each(ofKind(QUERY).filter(has('admin')))('of an Admin: %s', (name) => holdBudget(name, 'admin', asAdmin));

  it.each(ofKind(SUBSCRIPTION).filter((name) => !isForAdmins(name)))('of a member: %s', (name) =>
    holdBudget(name, 'member', asMember),
  );
});

/** Sends a change event of public content without changing it, and waits until this process has received it. */
async function changeContent({ product: { services } }: FilledProduct): Promise<void> {
  let stop = () => undefined as void;
  const heard = new Promise<void>((resolve) => {
    stop = services.events.listen('content', publicPages, () => resolve());
  });
  await services.pool.query('update packages set name = name');
  await heard;
  stop();
}

/** Reads a subscription until its first update: the state of the account or of a design after a change. */
async function firstAnswer(
  { product: { services, url }, member, designId }: FilledProduct,
  browser: TestBrowser,
  request: { query: string; variables: Record<string, unknown> },
): Promise<Answer> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers: { cookie } });
      }
    },
  });
  const listen = services.events.listen.bind(services.events);
  const spy = jest.spyOn(services.events, 'listen');
  const listening = new Promise<void>((resolve) => {
    // the socket itself listens first
    spy.mockImplementation((...given) => {
      if (spy.mock.calls.length > 1) resolve();
      return listen(...given);
    });
  });
  const first = client.iterate(request).next();
  // A refused subscription never starts listening.
  await Promise.race([listening, first]);
  await publish(services.dataSource.manager, { type: 'account', id: member.id });
  await publish(services.dataSource.manager, { type: 'design', id: designId, owner: member.id });
  const { value } = (await first) as { value: Answer };
  spy.mockRestore();
  await client.dispose();
  return value;
}
