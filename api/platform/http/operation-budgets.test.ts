import type { AddressInfo } from 'node:net';
import WebSocket from 'ws';
import { createApp } from '../../app';
import { readConfig } from '../../config/config';
import { createContext } from '../../context';
import { BudgetExceeded, chargeOperation } from '../../graphql/operation-charge';
import { tokenOf } from '../../test/access-tokens';
import { rest } from '../../test/rest-client';
import { TestBrowser } from '../../test/test-browser';
import { startServices } from '../../wiring/services';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { OperationBudgets, budgets, windowSeconds } from './operation-budgets';

describe('budgets of operations', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  const limits = { token: 1_000, account: 2_000, network: 4_000, live: 1_000 };
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

  describe('spent over REST at one replica', () => {
    let second: Awaited<ReturnType<typeof startServices>>;
    let stopSecond: () => Promise<void>;
    let url: string;
    beforeAll(async () => {
      second = await startServices(readConfig(product.environment), product.services.logger);
      const app = await createApp(second);
      await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
      stopSecond = async () => {
        await app.close();
        await second.stop();
      };
    });
    afterAll(() => stopSecond());

    const subscribed = async (token: string) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      const next = () =>
        new Promise<{ type: string; payload: unknown }>((resolve) =>
          socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()) as never)),
        );
      await new Promise((resolve) => socket.once('open', resolve));
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
      expect(await next()).toMatchObject({ type: 'connection_ack' });
      const query = 'subscription { designsChanged { design { id status } } }';
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
      const answer = await next();
      socket.terminate();
      return answer;
    };

    it.each(['token', 'account', 'network'] as const)(
      'are spent over GraphQL and WebSocket at another: %s',
      async (name) => {
        const owner = await product.addUser();
        const first = await tokenOf(product, owner, ['DESIGNS_READ']);
        const sibling = await tokenOf(product, owner, ['DESIGNS_READ']);
        const other = await tokenOf(product, await product.addUser(), ['DESIGNS_READ']);
        // who spends at the first replica, who pays for it at the second, and who pays from a budget of their own
        const spender = name === 'network' ? product.browser() : first.program;
        const payer = { token: first, account: sibling, network: other }[name].token;
        const free = { token: sibling, account: other, network: null }[name]?.token;
        const cost = Number((await rest(spender, 'GET', '/packages')).headers.get('x-operation-cost'));
        expect(cost).toBeGreaterThan(5);
        const small = { token: 1_000_000, account: 1_000_000, network: 1_000_000, live: 1_000_000, [name]: 2 * cost };
        const now = () => started + 15_000 + { token: 40, account: 50, network: 60 }[name] * 60_000;
        const replicas = [product.services, second].map((services) => {
          const counter = new OperationBudgets(services.pool, small, now);
          return jest.spyOn(services.budgets, 'charge').mockImplementation((...given) => counter.charge(...given));
        });
        for (const status of [200, 200, 429]) {
          const answer = await rest(spender, 'GET', '/packages');
          expect(answer.status).toBe(status);
          const { headers } = answer;
          if (status === 429)
            expect([headers.get('retry-after'), headers.get('ratelimit-remaining')]).toEqual(['45', '0']);
        }
        const ask = (token: string) =>
          new TestBrowser(url).fetch('/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
            body: JSON.stringify({ query: '{ me { id name } packages { id name price } }' }),
          });
        const refused = await ask(payer);
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '45']);
        expect(await subscribed(payer)).toMatchObject({
          type: 'error',
          payload: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 45 } }],
        });
        if (free) expect((await ask(free)).status).toBe(200);
        for (const replica of replicas) replica.mockRestore();
      },
    );
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
