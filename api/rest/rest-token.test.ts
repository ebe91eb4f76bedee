import { adminAreas, memberAreas } from '../../contract/token-scopes';
import { AccessAccounts, contents } from '../test/access-accounts';
import { TokenBrowser, tokenOf } from '../test/access-tokens';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import type { TokenScope } from '../graphql/generated/schema';
import { ItemEntity } from '../domain/catalog/item.entity';
import { rows } from './rows';

let product: TestProduct;
let people: AccessAccounts;

beforeAll(async () => {
  product = await startTestProduct({ http: true, endlessAttempts: true });
  people = await AccessAccounts.at(product);
  await product.addPackage({ sellerEmail: 'seller@example.com' });
});
afterAll(() => product.stop());

const programOf = async (person: 'member' | 'Admin', scopes: TokenScope[]) => {
  const id = people.idOf(person);
  return (await tokenOf(product, { id, role: person === 'Admin' ? 'ADMIN' : 'MEMBER' }, scopes)).program;
};
const emailOf = async (person: 'member' | 'Admin') =>
  String((await rest(people.known[person].browser, 'POST', '/api/create-user', {})).body['UserEmail']);
const reading = (areas: readonly (typeof memberAreas | typeof adminAreas)[number][]) =>
  areas.map((area) => `${area}_READ` as const);
/** A body with what rows ask for, so that few are refused for it. */
const filled = {
  amount: 1,
  credit: 1,
  subject: 'Hello',
  message: 'Hello',
  adminMessage: [{ message: 'Hello', sender: 'user' }],
  packageId: '01936f00-0000-7000-8000-000000000000',
  customerName: 'Mia Moss',
  address: '9 Elm Lane',
  country: 'Portugal',
  name: 'A key',
  key: 'AQ.0123456789',
  paypalTransactionID: 'ABCDEFGHIJ12',
  toEmail: 'nobody@example.com',
  messageBody: 'Hello',
};
const billing = { customerName: 'Mia Moss', address: '9 Elm Lane', country: 'Portugal' };

describe('an access token at the REST paths', () => {
  it.each(['member', 'Admin'] as const)(
    'without scopes of Admins is asked for none, of an account of this role: %s',
    async (person) => {
      const program = await programOf(person, ['CREDITS_READ']);
      const email = await emailOf(person);
      for (const [path, scope] of [
        [`/users?userEmail=${email}`, 'PROFILE_READ'],
        [`/orders?userEmail=${email}`, 'ORDERS_READ'],
        [`/item-orders?userEmail=${email}`, 'ORDERS_READ'],
        [`/support-messages?userEmail=${email}`, 'TICKETS_READ'],
        ['/api/gemini-keys', 'DESIGNS_READ'],
      ] as const) {
        const { status, body } = await rest(program, 'GET', path);
        expect(status).toBe(403);
        expect(body['error']).toContain(scope);
      }
    },
  );

  it('reads and writes what its scopes allow, and names the one it lacks', async () => {
    const reader = await programOf('member', ['ORDERS_READ', 'PROFILE_READ']);
    const email = await emailOf('member');
    expect(await rest(reader, 'GET', `/orders?userEmail=${email}`)).toMatchObject({ status: 200, list: [] });
    const [one] = (await rest(reader, 'GET', '/packages')).list;
    const order = { packageId: one?.['_id'], ...billing };
    const refused = await rest(reader, 'POST', '/new-order', order);
    expect(refused).toMatchObject({ status: 403, body: { success: false, code: 'FORBIDDEN' } });
    expect(refused.body['error']).toContain('ORDERS_WRITE');
    expect(await rest(reader, 'GET', `/support-messages?userEmail=${email}`)).toMatchObject({ status: 403 });

    const writer = await programOf('member', ['ORDERS_WRITE']);
    expect(await rest(writer, 'POST', '/new-order', order)).toMatchObject({ status: 200 });
  });

  it("is a member's without a scope of Admins, and an Admin's in the areas of its scopes", async () => {
    const own = await programOf('Admin', ['ORDERS_READ', 'PROFILE_READ']);
    expect(await rest(own, 'GET', '/orders')).toMatchObject({ status: 403 });
    expect((await rest(own, 'GET', '/packages')).list[0]).not.toHaveProperty('sellerEmail');
    const sales = await programOf('Admin', ['ADMIN_SALES_READ']);
    expect((await rest(sales, 'GET', '/orders')).status).toBe(200);
    expect((await rest(sales, 'GET', '/packages')).list[0]).toMatchObject({ sellerEmail: 'seller@example.com' });
    for (const [method, path] of [
      ['GET', '/users'],
      ['GET', '/support-messages'],
      ['PATCH', '/api/footer-section/toggle'],
      ['GET', '/api/gemini-keys'],
    ] as const)
      expect([path, (await rest(sales, method, path)).status]).toEqual([path, 403]);
  });

  it('reads what is public without any scope for it', async () => {
    const programs = [await programOf('member', ['DESIGNS_READ']), await programOf('Admin', ['ADMIN_DESIGNS_READ'])];
    const open = rows.filter(
      ({ method, path, access }) => method === 'GET' && access === 'public' && !path.includes('{'),
    );
    expect(open.length).toBeGreaterThan(8);
    for (const program of programs)
      for (const { path } of open) expect([path, (await rest(program, 'GET', path)).status]).toEqual([path, 200]);
    const { identifiers } = await product.services.dataSource.manager.insert(ItemEntity, {
      number: 'CAL9',
      slug: 'open-calendar',
      name: 'Content calendar',
      description: 'A year of posts.',
      price: '4.00',
      guidelines: 'Copy it.',
      accessUrl: 'https://files.example.com/calendar',
    });
    for (const program of programs)
      expect(await rest(program, 'GET', `/item/${String(identifiers[0]?.['id'])}`)).toMatchObject({
        status: 200,
        body: { data: { accessUrl: null, guidelines: null } },
      });
  });

  it('is charged like an operation', async () => {
    const program = await programOf('member', ['ORDERS_READ', 'PROFILE_READ']);
    const { headers } = await rest(program, 'GET', '/packages');
    expect(Number(headers.get('x-operation-cost'))).toBeGreaterThan(5);
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  });

  describe('changes nothing where its scopes only read:', () => {
    /** Paths that answer what the account has, for any body. */
    const onlyReading = ['/api/create-user', '/update-user-membership', '/update-user-balance'];
    const readers = { member: reading(memberAreas), Admin: reading([...memberAreas, ...adminAreas]) } as const;
    const someId = '01936f00-0000-7000-8000-000000000000';

    it.each(['member', 'Admin'] as const)('the token of a %s', async (person) => {
      const reader = await programOf(person, readers[person]);
      const userEmail = await emailOf(person);
      await rest(reader, 'GET', '/packages');
      const before = await contents(product);
      const answers = await Promise.all(
        rows
          .filter(({ method, path, access }) => method !== 'GET' && access !== 'public' && !onlyReading.includes(path))
          .map(async ({ method, path }) => {
            // the right is checked before any body
            const body = method === 'DELETE' ? undefined : [];
            return `${method} ${path} ${(await rest(reader, method, path.replace('{id}', someId), body)).status}`;
          }),
      );
      expect(answers.length).toBeGreaterThan(15);
      expect(answers.filter((answer) => !answer.endsWith(' 403'))).toEqual([]);
      for (const path of onlyReading) {
        const method = path === '/api/create-user' ? 'POST' : 'PUT';
        expect((await rest(reader, method, path, { userEmail, credit: 1 })).status).toBe(200);
      }
      expect(await contents(product)).toEqual(before);
    });
  });

  it('of a member has no right of an Admin, also when an Admin has made it', async () => {
    const scopes = memberAreas.map((area) => `${area}_WRITE` as const);
    const programs = [await programOf('member', scopes), await programOf('Admin', scopes)];
    const refused = programs.flatMap((program) =>
      rows
        .filter(({ access }) => access === 'admin')
        .map(async ({ method, path }) => {
          const body = method === 'GET' || method === 'DELETE' ? undefined : filled;
          return `${method} ${path} ${(await rest(program, method, path.replace('{id}', 'x'), body)).status}`;
        }),
    );
    expect((await Promise.all(refused)).filter((answer) => !answer.endsWith(' 403'))).toEqual([]);
  });

  it('is 401 on every path when it belongs to no account', async () => {
    const { token } = await tokenOf(product, { id: people.idOf('Admin'), role: 'ADMIN' }, ['ADMIN_SALES_READ']);
    const unknown = new TokenBrowser(product.url, `${token}x`);
    const answers = rows.map(async ({ method, path }) => {
      const { status } = await rest(unknown, method, path, method === 'GET' || method === 'DELETE' ? undefined : {});
      return `${method} ${path} ${status}`;
    });
    expect((await Promise.all(answers)).filter((answer) => !answer.endsWith(' 401'))).toEqual([]);
  });
});
