import { AccessPeople } from '../test/access-people';
import { TokenBrowser, tokenOf } from '../test/access-tokens';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import type { TokenScope } from '../graphql/generated/schema';

let product: TestProduct;
let people: AccessPeople;

beforeAll(async () => {
  product = await startTestProduct({ http: true, endlessAttempts: true });
  people = await AccessPeople.at(product);
  await product.addPackage({ sellerEmail: 'seller@example.com' });
});
afterAll(() => product.stop());

const programOf = async (person: 'member' | 'Admin', scopes: TokenScope[]) => {
  const id = people.idOf(person);
  return (await tokenOf(product, { id, role: person === 'Admin' ? 'ADMIN' : 'MEMBER' }, scopes)).program;
};
const emailOf = async (person: 'member' | 'Admin') =>
  String((await rest(people.known[person].browser, 'POST', '/api/create-user', {})).body['UserEmail']);
const billing = { customerName: 'Mia Moss', address: '9 Elm Lane', country: 'Portugal' };

describe('an access token at the REST paths', () => {
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

  it('is charged like an operation', async () => {
    const program = await programOf('member', ['ORDERS_READ', 'PROFILE_READ']);
    const { headers } = await rest(program, 'GET', '/packages');
    expect(Number(headers.get('x-operation-cost'))).toBeGreaterThan(5);
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  });

  it('is 401 on every path once it is revoked', async () => {
    const { program, token } = await tokenOf(product, { id: people.idOf('member'), role: 'MEMBER' }, ['ORDERS_READ']);
    await product.services.pool.query('update api_tokens set revoked_at = now()');
    expect(await rest(program, 'GET', '/packages')).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await rest(new TokenBrowser(product.url, `${token}x`), 'GET', '/packages')).toMatchObject({ status: 401 });
  });
});
