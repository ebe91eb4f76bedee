import { createContext } from '../../context';
import { BudgetExceeded, chargeOperation } from '../../domain/operation-charge';
import { tokenOf } from '../../test/access-tokens';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { OperationBudgets, budgets, windowSeconds } from './operation-budgets';

describe('budgets of operations', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  const limits = { token: 1_000, account: 2_000, network: 4_000 };
  const started = 60_000 * 1_000_000;
  const budgetsAt = (now: () => number) => new OperationBudgets(product.services.pool, limits, now);

  it('are spent in a window, refuse what does not fit, and are whole in the next one', async () => {
    let now = started + 15_000;
    const counter = budgetsAt(() => now);
    expect(await counter.charge('token', 'a', 900)).toEqual({
      limit: 1_000,
      remaining: 100,
      resetSeconds: 45,
      isExceeded: false,
    });
    expect(await counter.charge('token', 'a', 101)).toMatchObject({ remaining: 100, isExceeded: true });
    expect(await counter.charge('token', 'a', 100)).toMatchObject({ remaining: 0, isExceeded: false });
    expect(await counter.charge('token', 'b', 100)).toMatchObject({ remaining: 900, isExceeded: false });
    now = started + windowSeconds * 1000;
    expect(await counter.charge('token', 'a', 1)).toMatchObject({ remaining: 999, isExceeded: false });
  });

  it('hold across processes, to a twentieth for each, also when they are spent at the same time', async () => {
    const now = () => started + 10 * 60_000;
    const processes = Array.from({ length: 3 }, () => budgetsAt(now));
    const charges = Array.from({ length: 300 }, (_, index) =>
      (processes[index % 3] ?? budgetsAt(now)).charge('token', 'shared', 10),
    );
    const accepted = (await Promise.all(charges)).filter(({ isExceeded }) => !isExceeded).length * 10;
    expect(accepted).toBeGreaterThanOrEqual(1_000);
    expect(accepted).toBeLessThanOrEqual(1_000 + 3 * 50);
  });

  it('cost no statement while little is spent', async () => {
    const query = jest.spyOn(product.services.pool, 'query');
    const counter = budgetsAt(() => started + 20 * 60_000);
    for (let count = 0; count < 4; count += 1) await counter.charge('token', 'c', 10);
    expect(query).not.toHaveBeenCalled();
    await counter.charge('token', 'c', 10);
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });

  it('are reported in headers, and refused with 429 and the wait', async () => {
    const owner = await product.addUser();
    const { program } = await tokenOf(product, owner, ['DESIGNS_READ']);
    const ask = () =>
      program.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ me { id designs(page: { size: 100 }) { items { id } } } }' }),
      });
    const { headers } = await ask();
    const cost = Number(headers.get('x-operation-cost'));
    expect(cost).toBeGreaterThan(100);
    expect(headers.get('ratelimit-limit')).toBe(String(budgets.token));
    expect(Number(headers.get('ratelimit-remaining'))).toBe(budgets.token - cost);
    expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(windowSeconds);
    const charge = jest.spyOn(product.services.budgets, 'charge');
    charge.mockImplementation(async (name) => ({
      limit: 7,
      remaining: 3,
      resetSeconds: 21,
      isExceeded: name === 'account',
    }));
    const refused = await ask();
    charge.mockRestore();
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('ratelimit-remaining')]).toEqual([
      429,
      '21',
      '3',
    ]);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 21 } }],
    });
  });

  it('are of the token, its account and its network', async () => {
    const charge = jest.spyOn(product.services.budgets, 'charge');
    const ask = async (viewer: Parameters<typeof createContext>[1]['viewer']) => {
      charge.mockClear();
      await chargeOperation(createContext(product.services, { requestId: 'x', viewer, address: '2001:db8::1' }), 5);
      return charge.mock.calls.map(([name, key, cost]) => `${name} ${key} ${cost}`);
    };
    const session = { kind: 'session', userId: 'u', role: 'MEMBER', scopes: null, sessionFamily: null } as const;
    const network = 'network 2001:db8:0:0::/64 5';
    expect(await ask(null)).toEqual([network]);
    expect(await ask(session)).toEqual(['account u 5', network]);
    expect(await ask({ ...session, kind: 'token', scopes: [], tokenId: 't' })).toEqual([
      'token t 5',
      'account u 5',
      network,
    ]);
    charge.mockImplementation(async () => ({ limit: 1, remaining: 0, resetSeconds: 9, isExceeded: true }));
    await expect(ask(null)).rejects.toThrow(BudgetExceeded);
    charge.mockRestore();
  });
});
