import { ItemEntity } from '../domain/catalog/item.entity';
import { AccessAccounts } from '../test/access-accounts';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

let product: TestProduct;
let people: AccessAccounts;

beforeAll(async () => {
  product = await startTestProduct({ http: true });
  people = await AccessAccounts.at(product);
  for (const [position, price] of ['79.00', '9.00', '29.00'].entries())
    await product.addPackage({
      name: `Package ${position}`,
      price,
      position: position + 1,
      sellerEmail: 'seller@example.com',
    });
});
afterAll(() => product.stop());

const as = (person: 'anonymous' | 'member' | 'other member' | 'Seller' | 'Admin') => people.known[person].browser;
const get = (person: Parameters<typeof as>[0], path: string) => rest(as(person), 'GET', path);
const uuid = /^[0-9a-f-]{36}$/;
const billing = { customerName: 'Mia Moss', address: '9 Elm Lane', country: 'Portugal' };
const order = async (person: Parameters<typeof as>[0], more: object = {}) => {
  const [one] = (await get('anonymous', '/packages')).list;
  return rest(as(person), 'POST', '/new-order', { packageId: one?.['_id'], ...billing, ...more });
};
const emailOf = async (person: 'member' | 'other member') =>
  String((await rest(as(person), 'POST', '/api/create-user', {})).body['UserEmail']);

describe('packages', () => {
  it('are one bare array for all callers, cheapest first, with ten texts each', async () => {
    const { status, list } = await get('anonymous', '/packages');
    expect(status).toBe(200);
    expect(list).toHaveLength(3);
    const prices = list.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(list[0]).toMatchObject({
      _id: expect.stringMatching(uuid) as unknown,
      packageName: expect.any(String) as unknown,
      price: expect.stringMatching(/^\d+\.\d\d$/) as unknown,
      credit: expect.any(Number) as unknown,
      validity: expect.any(Number) as unknown,
      pointOne: expect.any(String) as unknown,
      pointTen: '',
    });
    expect(list[0]).not.toHaveProperty('sellerEmail');
    const [seen] = (await get('Admin', '/packages')).list;
    expect(seen).toHaveProperty('sellerEmail');
    expect((await get('anonymous', `/package/${String(list[0]?.['_id'])}`)).body).toEqual(list[0]);
  });

  it('are changed by what is sent, and are three at most', async () => {
    const [one] = (await get('Admin', '/packages')).list;
    const path = `/edit-package/${String(one?.['_id'])}`;
    const answer = await rest(as('Admin'), 'PUT', path, {
      price: 21.5,
      pointOne: 'First',
      pointTwo: '',
      pointThree: 'Second',
    });
    expect(answer.body).toMatchObject({
      success: true,
      acknowledged: true,
      matchedCount: 1,
      modifiedCount: 1,
      data: { packageName: one?.['packageName'], price: '21.50', pointOne: 'First', pointTwo: 'Second' },
    });
    // what a call answered can be sent back as it is
    const again = await rest(as('Admin'), 'PUT', path, answer.body['data']);
    expect(again.body).toMatchObject({ success: true, data: answer.body['data'] });
    const fourth = { packageName: 'Fourth', price: '5', validity: 30, credit: 5, pointOne: 'x' };
    expect(await rest(as('Admin'), 'POST', '/add-package', fourth)).toMatchObject({
      status: 409,
      body: { success: false, code: 'LIMIT_REACHED', error: 'Maximum 3 packages allowed' },
    });
    for (const [field, value] of [
      ['price', '1e3'],
      ['price', 0],
      ['price', '1.001'],
      ['credit', 'many'],
      ['packageName', null],
    ])
      expect(await rest(as('Admin'), 'PUT', path, { [String(field)]: value })).toMatchObject({
        status: 400,
        body: { field },
      });
  });
});

describe('orders', () => {
  it('are created from a package, read by id and code by their owner, and listed', async () => {
    const made = await order('member', { packagePrice: '0.01', paymentStatus: 'Paid', orderId: 'ZZZZZZZZ' });
    expect(made).toMatchObject({
      status: 200,
      body: { success: true, acknowledged: true, insertedId: expect.stringMatching(uuid) as unknown },
    });
    const data = made.body['data'] as Record<string, unknown>;
    expect(data).toMatchObject({
      ...billing,
      _id: made.body['insertedId'],
      orderId: expect.stringMatching(/^[A-Z0-9]{8}$/) as unknown,
      paymentStatus: 'pending',
      orderStatus: 'pending',
      currency: 'USD',
      paypalTransactionID: null,
      captureTime: null,
      MembershipValidity: null,
    });
    expect(data['packagePrice']).not.toBe('0.01');
    const [day, month, year] = String(data['orderDate']).split('/');
    expect(String(data['createdAt'])).toContain(`${year}-${month}-${day}T`);

    for (const id of [data['_id'], data['orderId'], String(data['orderId']).toLowerCase()])
      expect((await get('member', `/order/${String(id)}`)).body).toEqual(data);
    for (const id of [data['_id'], data['orderId']]) {
      expect(await get('other member', `/order/${String(id)}`)).toMatchObject({ status: 404 });
      expect(await get('member', `/item-order/${String(id)}`)).toMatchObject({ status: 404 });
      expect((await get('Admin', `/order/${String(id)}`)).body).toMatchObject({
        ...data,
        sellerEmail: expect.anything() as unknown,
      });
    }
    const email = await emailOf('member');
    const own = await get('member', `/orders?userEmail=${email.toUpperCase()}`);
    expect(own.list).toEqual([data]);
    expect((await get('member', `/item-orders?userEmail=${email}`)).list).toEqual([]);
    expect((await get('Admin', `/orders?userEmail=${email}`)).list).toMatchObject([data]);
    expect((await get('Admin', `/orders?userEmail=nobody@example.com`)).list).toEqual([]);
  });

  it('are listed for their owner only, and all of them for Admins', async () => {
    const email = await emailOf('member');
    expect(await get('member', '/orders')).toMatchObject({ status: 403 });
    expect(await get('other member', `/orders?userEmail=${email}`)).toMatchObject({ status: 403 });
    for (const query of ['userEmail=', 'userEmail=a&userEmail=b', 'userEmail[]=a', 'userEmail[$ne]=a'])
      expect(await get('Admin', `/orders?${query}`)).toMatchObject({ status: 400, body: { field: 'userEmail' } });
    await order('other member');
    const all = await get('Admin', '/orders');
    expect(all.list.length).toBeGreaterThan(1);
    const [first] = (await get('Admin', '/orders?limit=1')).list;
    const [second] = (await get('Admin', '/orders?limit=1&page=2')).list;
    expect([first, second]).toEqual(all.list.slice(0, 2));
    expect(await get('Admin', '/orders?limit=0')).toMatchObject({ status: 400, body: { field: 'limit' } });
  });

  it('name the wrong field as the body does, and refuse sellers', async () => {
    expect(await order('member', { customerName: '' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field: 'customerName' },
    });
    expect(await order('member', { packageId: 'x' })).toMatchObject({ status: 400, body: { field: 'packageId' } });
    expect(await order('Seller')).toMatchObject({
      status: 403,
      body: { error: 'Sellers cannot purchase products' },
    });
  });

  it('count once for the same Idempotency-Key', async () => {
    const [one, other] = (await get('anonymous', '/packages')).list;
    const headers = { 'idempotency-key': 'order/key.1' };
    // an open order of the same package would be used instead
    const { browser } = await people.newcomer('member');
    const send = () => rest(browser, 'POST', '/new-order', { packageId: one?.['_id'], ...billing }, headers);
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.body['insertedId']).toBe(second.body['insertedId']);
    expect(await rest(browser, 'POST', '/new-order', { packageId: other?.['_id'], ...billing }, headers)).toMatchObject(
      { status: 409, body: { code: 'CONFLICT', field: 'Idempotency-Key' } },
    );
    expect(
      await rest(
        as('member'),
        'POST',
        '/new-order',
        { packageId: one?.['_id'], ...billing },
        { 'idempotency-key': 'x' },
      ),
    ).toMatchObject({ status: 400, body: { field: 'Idempotency-Key' } });
  });

  it('are deleted by Admins while they are pending', async () => {
    const made = await order('other member');
    const id = String(made.body['insertedId']);
    expect(await rest(as('Admin'), 'DELETE', `/item-order/${id}`)).toMatchObject({ status: 404 });
    expect((await rest(as('Admin'), 'DELETE', `/order/${id}`)).body).toMatchObject({ success: true, deletedCount: 1 });
    expect(await rest(as('Admin'), 'DELETE', `/order/${id}`)).toMatchObject({ status: 404 });
    expect(await get('other member', `/order/${id}`)).toMatchObject({ status: 404 });
  });
});

describe('items', () => {
  it('are read and ordered by id or number, and keep their secret from visitors', async () => {
    const { identifiers } = await product.services.dataSource.manager.insert(ItemEntity, {
      number: 'CAL1',
      slug: 'calendar',
      name: 'Content calendar',
      description: 'A year of posts.',
      price: '4.00',
      guidelines: 'Copy it.',
      accessUrl: 'https://files.example.com/calendar',
    });
    const item = { id: String(identifiers[0]?.['id']), number: 'CAL1' };
    for (const id of [item.id, item.number])
      expect((await get('anonymous', `/item/${id}`)).body).toMatchObject({
        success: true,
        data: { _id: item.id, itemId: item.number, guidelines: null, accessUrl: null },
      });
    expect(await get('anonymous', '/item/999999')).toMatchObject({ status: 404 });
    for (const named of [{ itemId: item.number }, { packageId: item.id }]) {
      const made = await rest(as('member'), 'POST', '/new-item-order', { ...named, ...billing });
      expect(made.body).toMatchObject({ success: true, data: { itemId: item.number, Validity: 0, accessUrl: null } });
      const path = `/item-order/${String(made.body['insertedId'])}`;
      expect((await rest(as('Admin'), 'DELETE', path)).body).toMatchObject({ success: true, deletedCount: 1 });
      expect(await get('member', path)).toMatchObject({ status: 404 });
    }
  });
});

describe('credits', () => {
  const deduct = (person: 'member' | 'Admin', body: object, headers = {}) =>
    rest(as(person), 'POST', '/api/deduct-credit', body, headers);
  const giveBack = (person: 'member' | 'Admin', body: object) => rest(as(person), 'POST', '/api/refund-credit', body);
  const deducted = (credits: number) => ({
    status: 200,
    body: { success: true, message: 'Credit deducted successfully.', currentBalance: credits },
  });

  it('are deducted one at a time, and each comes back once', async () => {
    const userEmail = await emailOf('member');
    const one = { userEmail, amount: 1 };
    expect(await deduct('member', one)).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_CREDITS' } });
    await product.giveCredits(people.idOf('member'), 2);
    const answers = await Promise.all([1, 2, 3].map(() => deduct('member', { ...one, amount: '1' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const back = await Promise.all([1, 2, 3].map(() => giveBack('member', one)));
    expect(back.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(await giveBack('member', one)).toMatchObject({
      status: 409,
      body: { error: 'There is no deduction whose credit can be returned.' },
    });
    const key = { 'idempotency-key': 'deduct-key-1' };
    for (let turn = 0; turn < 2; turn += 1) expect(await deduct('member', one, key)).toMatchObject(deducted(1));
    expect(await rest(as('member'), 'POST', '/api/refund-credit', one, key)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', field: 'Idempotency-Key' },
    });
  });

  it('belong to the own account, or to any for an Admin, whose change is audited', async () => {
    const userEmail = await emailOf('other member');
    await product.giveCredits(people.idOf('other member'), 1);
    expect(await deduct('member', { userEmail, amount: 1 })).toMatchObject({ status: 403 });
    expect(await deduct('Admin', { userEmail: 'nobody@example.com', amount: 1 })).toMatchObject({ status: 404 });
    for (const amount of [0, 2, -1, '1.0', null, undefined])
      expect(await deduct('Admin', { userEmail, amount })).toMatchObject({ status: 400, body: { field: 'amount' } });
    expect(await deduct('Admin', { userEmail: userEmail.toUpperCase(), amount: 1 })).toMatchObject(deducted(0));
    expect(await giveBack('Admin', { userEmail, amount: 1 })).toMatchObject({
      status: 200,
      body: { currentBalance: 1 },
    });
    const { rows } = await product.services.pool.query<{ action: string; after: object }>(
      `select action, after from audit where subject = $1 order by id`,
      [`users/${people.idOf('other member')}`],
    );
    expect(rows).toEqual([
      { action: 'deduct-credit', after: { credits: 0 } },
      { action: 'return-deducted-credit', after: { credits: 1 } },
    ]);
  });

  it('are deducted for a key of their caller: the same of another one is a conflict and deducts nothing', async () => {
    const userEmail = await emailOf('member');
    await product.giveCredits(people.idOf('member'), 2);
    const key = { 'idempotency-key': 'key-of-both-callers' };
    const one = { userEmail, amount: 1 };
    const own = () => deduct('member', one, key);
    const { body } = await own();
    expect(body).toMatchObject({ success: true });
    expect(await deduct('Admin', one, key)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await own()).body).toEqual(body);
  });

  it('are deducted 30 times an hour', async () => {
    const userEmail = await emailOf('other member');
    await product.giveCredits(people.idOf('other member'), 31);
    const answers = await Promise.all(
      Array.from({ length: 31 }, () =>
        rest(as('other member'), 'POST', '/api/deduct-credit', { userEmail, amount: 1 }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    // the Admin's deduction counts, too
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
