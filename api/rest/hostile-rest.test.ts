import fc from 'fast-check';
import { AccessAccounts } from '../test/access-accounts';
import { hostileText, spoilt, wrongValue } from '../test/hostile-input';
import { runs } from '../test/long';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { createTicket } from '../domain/tickets/ticket.service';
import { createPurchase } from '../domain/orders/order.service';
import { rows } from './rows';

/** `FUZZ_SEED=7 FUZZ_RUNS=100000 npm test -- api/rest/hostile-rest` tries more inputs. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20261125);
const count = Number(process.env['FUZZ_RUNS'] ?? runs({ gate: 300, long: 10_000 }));
const atOnce = 20;
const people = ['anonymous', 'member', 'other member', 'Admin'] as const;
const uuid = '01936f00-0000-7000-8000-000000000000';

interface HostileCall {
  method: string;
  path: string;
  id: string;
  query: '' | { name: string; text: string };
  body: unknown;
}

describe(`${count} hostile REST calls`, () => {
  let product: TestProduct;
  let accounts: AccessAccounts;
  let ids: string[];
  let good: Record<string, unknown>;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, endlessAttempts: true });
    accounts = await AccessAccounts.at(product);
    const member = product.ctx(accounts.known.member.viewer);
    const packageId = (await product.addPackage()).id;
    const billing = { customerName: 'Mia Moss', address: '9 Elm Lane', country: 'Portugal' };
    const order = await createPurchase(member, { of: { packageId }, billing });
    const ticket = await createTicket(member, { requestId: 'hostile-ticket', subject: 'Sizes', message: 'Which?' });
    ids = [packageId, order.id, order.orderCode, ticket.id, accounts.idOf('member'), uuid];
    good = {
      ...billing,
      packageId,
      userEmail: 'nobody@example.com',
      userName: 'Mia Moss',
      amount: 1,
      credit: 5,
      subject: 'Hello',
      message: 'Hello',
      ticketUserName: 'Mia Moss',
      ticketUserEmail: 'mia@example.com',
      phone: '+44 20 7946 0123',
      adminMessage: [{ message: 'Hello', sender: 'user' }],
      packageName: 'Starter',
      price: '9.00',
      validity: 30,
      name: 'A key',
      key: 'AQ.0123456789',
      paypalTransactionID: 'ABCDEFGHIJ12',
      title: 'Hello',
    };
  });
  afterAll(() => product.stop());

  /** A body with any of a row's fields, or valid fields of which one is spoilt. */
  function hostileBody(fields: readonly string[]): fc.Arbitrary<unknown> {
    const value = fc.oneof(
      { weight: 6, arbitrary: hostileText },
      { weight: 2, arbitrary: wrongValue },
      { weight: 1, arbitrary: fc.integer() },
    );
    const anything = fc.record(Object.fromEntries([...fields, '_id'].map((name) => [name, value])), {
      requiredKeys: [],
    });
    const valid = Object.fromEntries(Object.entries(good).filter(([name]) => fields.includes(name)));
    const oneSpoilt = Object.keys(valid).length > 0 ? spoilt(valid) : fc.constant(valid);
    return fc.oneof(
      { weight: 3, arbitrary: anything },
      { weight: 4, arbitrary: oneSpoilt },
      { weight: 2, arbitrary: fc.constant(valid) },
      { weight: 1, arbitrary: fc.oneof(hostileText, wrongValue) },
    );
  }

  const rowsNow = async () => {
    const { rows: found } = await product.services.pool.query<Record<string, number>>(
      `select (select count(*)::int from users) as users, (select count(*)::int from orders) as orders,
         (select count(*)::int from tickets) as tickets`,
    );
    return found[0] ?? {};
  };

  it(
    'cause no server error, are answered as described, and leave no rows behind when they are refused',
    async () => {
      const call: fc.Arbitrary<HostileCall> = fc.oneof(
        // a member who is deleted could make nothing more
        ...rows
          .filter(({ method, path }) => !(method === 'DELETE' && path === '/api/users/{id}'))
          .map((row) =>
            fc.record({
              method: fc.constant(row.method),
              path: fc.constant(row.path),
              id: fc.oneof(
                { weight: 3, arbitrary: fc.constantFrom(...ids) },
                { weight: 1, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed())) },
              ),
              query: row.query
                ? fc.oneof(
                    fc.constant(''),
                    fc.constantFrom(...row.query).chain((name) => hostileText.map((text) => ({ name, text }))),
                  )
                : fc.constant(''),
              body: row.body ? hostileBody(Object.keys(row.body.shape)) : fc.constant(undefined),
            }),
          ),
      );
      const before = await rowsNow();
      /** Ids of what accepted calls have made; an order that is still pending may be answered again. */
      const made = { orders: new Set<string>(), tickets: 0 };
      let refused = 0;
      const send = async (one: HostileCall, who: (typeof people)[number]) => {
        const { name, text } = typeof one.query === 'string' ? { name: '', text: '' } : one.query;
        const path = `${one.path.replace('{id}', one.id || '%20')}${name && `?${name}=${encodeURIComponent(text.toWellFormed())}`}`;
        const answer = await rest(accounts.known[who].browser, one.method, path, one.body);
        if (answer.status >= 500 && answer.status !== 503)
          throw new Error(`${answer.status} for ${one.method} ${path} with ${JSON.stringify(one.body)}`);
        if (answer.status !== 200) refused += 1;
        else if (one.method === 'POST' && /^\/new-(item-)?order$/.test(one.path))
          made.orders.add(String(answer.body['insertedId']));
        else if (one.path === '/new-support-message') made.tickets += 1;
      };
      const batch = fc.array(fc.tuple(call, fc.constantFrom(...people)), { minLength: atOnce, maxLength: atOnce });
      await fc.assert(
        fc.asyncProperty(batch, async (calls) => void (await Promise.all(calls.map((one) => send(...one))))),
        { seed, numRuns: Math.ceil(count / atOnce), endOnFailure: true, includeErrorInReport: true },
      );
      const after = await rowsNow();
      const more = (table: string) => (after[table] ?? 0) - (before[table] ?? 0);
      // an account that an Admin deletes leaves its row
      expect({ users: more('users'), orders: more('orders'), tickets: more('tickets') }).toEqual({
        users: 0,
        orders: [...made.orders].filter((id) => !ids.includes(id)).length,
        tickets: made.tickets,
      });
      // hostile enough, but not so hostile that the first check refuses everything
      expect(refused).toBeGreaterThan(count / 3);
      expect(made.orders.size).toBeGreaterThan(0);
      expect(made.tickets).toBeGreaterThan(0);
    },
    30 * 60_000,
  );
});
