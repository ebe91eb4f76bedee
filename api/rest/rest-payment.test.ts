import { ItemEntity } from '../domain/catalog/item.entity';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { AccessAccounts } from '../test/access-accounts';
import { tokenOf } from '../test/access-tokens';
import { PayingCustomers } from '../test/paying-customer';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

let product: TestProduct;
let people: AccessAccounts;
let shop: PayingCustomers;

beforeAll(async () => {
  product = await startTestProduct({ http: true, paypal: true, gemini: true, jobs: true, endlessAttempts: true });
  people = await AccessAccounts.at(product);
  shop = await PayingCustomers.of(product, { webhooks: false });
});
afterAll(() => product.stop());

const as = (person: 'member' | 'other member' | 'Admin') => people.known[person].browser;
const credits = async () => Number((await rest(as('member'), 'POST', '/api/create-user', {})).body['currentBalance']);
const billing = { customerName: 'Mia Moss', address: '9 Elm Lane', country: 'Portugal' };

/** An order of the member that its payer has approved at PayPal: of the package, or of an item. */
async function approved(itemId?: string) {
  const { body } = await rest(as('member'), 'POST', itemId ? '/new-item-order' : '/new-order', {
    ...(itemId ? { itemId } : { packageId: shop.packageId }),
    ...billing,
  });
  const id = String(body['insertedId']);
  const { data } = await as('member').graphql<{ startPayment: { paypalOrderId: string } }>(
    'mutation ($id: ID!) { startPayment(purchaseId: $id) { paypalOrderId } }',
    { id },
  );
  const { paypalOrderId } = data.startPayment;
  await shop.paypal.approve(paypalOrderId);
  return { id, paypalOrderId, code: String((body['data'] as Record<string, unknown>)['orderId']) };
}

const report = (id: string, paypalTransactionID: string, who: Parameters<typeof as>[0] = 'member', kind = '') =>
  rest(as(who), 'PUT', `/${kind}update-payment-status/${id}`, {
    paypalTransactionID,
    status: 'Completed',
    payerEmail: 'x@example.com',
    captureTime: '2020-01-01T00:00:00Z',
    MembershipValidity: '2099-01-01T00:00:00Z',
  });

describe('a payment that an old page reports', () => {
  it('is settled by what PayPal says, once, however often and by any name it is reported', async () => {
    const { id, code, paypalOrderId } = await approved();
    const before = await credits();
    const both = await Promise.all([report(id, paypalOrderId), report(code, paypalOrderId)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const order = (await rest(as('member'), 'GET', `/order/${id}`)).body;
    expect(order).toMatchObject({ paymentStatus: 'Paid', orderStatus: 'Completed', paymentMethod: 'Paypal' });
    expect(String(order['captureTime'])).not.toContain('2020');
    expect(String(order['MembershipValidity'])).not.toContain('2099');
    expect(await credits()).toBe(before + 20);

    const again = await report(id, String(order['paypalTransactionID']));
    expect(again.body).toMatchObject({ success: true, matchedCount: 1, modifiedCount: 0 });
    expect(await report(id, paypalOrderId)).toMatchObject({ body: { success: true, modifiedCount: 0 } });
    expect(await credits()).toBe(before + 20);
  });

  it('is not believed when PayPal knows nothing of it', async () => {
    const first = await approved();
    await report(first.id, first.paypalOrderId);
    const paid = (await rest(as('member'), 'GET', `/order/${first.id}`)).body;
    const { body } = await rest(as('member'), 'POST', '/new-order', { packageId: shop.packageId, ...billing });
    const before = await credits();
    // invented, and one that has settled another order
    for (const transaction of ['AAAAAAAAAAAAAAAAA', String(paid['paypalTransactionID']), first.paypalOrderId]) {
      const answer = await report(String(body['insertedId']), transaction);
      expect(answer).toMatchObject({ status: 409, body: { success: false, code: 'PAYMENT_NOT_CONFIRMED' } });
      expect(answer.body).not.toHaveProperty('matchedCount');
    }
    expect(await report(first.id, 'AAAAAAAAAAAAAAAAA')).toMatchObject({ status: 409 });
    expect(await report(first.id, '../../x')).toMatchObject({ status: 400, body: { field: 'paypalTransactionID' } });
    expect(await credits()).toBe(before);
  });

  it.each([
    ['a transaction that this shop has begun', (own: string) => own],
    ['another transaction', () => 'AAAAAAAAAAAAAAAAA'],
  ])('is answered with 503 while PayPal is silent about %s', async (_what, transactionOf) => {
    const { id, paypalOrderId } = await approved();
    const before = await credits();
    for (const operation of ['capture', 'getOrder'] as const)
      await shop.paypal.next({ operation, behaviour: 'fail500', times: 20 });
    const answers = [await report(id, transactionOf(paypalOrderId)), await report(id, transactionOf(paypalOrderId))];
    await shop.paypal.call('POST', '/sandbox/faults', { reset: true });
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, body: { success: false, code: 'PROVIDER_ERROR' } });
      expect(answer.body).not.toHaveProperty('matchedCount');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await credits()).toBe(before);
  });

  it('waits with 409 while PayPal decides', async () => {
    const { id, paypalOrderId } = await approved();
    await shop.paypal.next({ operation: 'capture', behaviour: 'pending' });
    const answer = await report(id, paypalOrderId);
    expect(answer).toMatchObject({ status: 409, body: { success: false, code: 'PAYMENT_PENDING' } });
    expect(answer.body).not.toHaveProperty('matchedCount');
    expect((await rest(as('member'), 'GET', `/order/${id}`)).body).toMatchObject({ paymentStatus: 'Processing' });
  });

  it('is not believed when its money went to another merchant', async () => {
    const { body } = await rest(as('member'), 'POST', '/new-order', { packageId: shop.packageId, ...billing });
    const { orderId, totalPrice } = body['data'] as Record<string, unknown>;
    const before = await credits();
    const foreign = await shop.paypal.paid({
      amount: { value: totalPrice, currency_code: 'USD' },
      custom_id: orderId,
      payee: { merchant_id: 'ANOTHERSHOP22' },
    });
    expect(await report(String(orderId), foreign)).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_NOT_CONFIRMED' },
    });
    expect(await credits()).toBe(before);
  });

  it('concerns an order of the caller, of this kind', async () => {
    const { id, paypalOrderId } = await approved();
    expect(await report(id, paypalOrderId, 'other member')).toMatchObject({
      status: 404,
      body: { matchedCount: 0, modifiedCount: 0 },
    });
    expect(await report(id, paypalOrderId, 'member', 'item-')).toMatchObject({ status: 404 });
  });
});

/** Adds an item and returns its public number. */
async function newItem(number: string): Promise<string> {
  await product.services.dataSource.manager.insert(ItemEntity, {
    number,
    slug: number.toLowerCase(),
    name: `Calendar ${number}`,
    description: 'A year of posts.',
    guidelines: 'Copy it.',
    price: '4.00',
    accessUrl,
  });
  return number;
}
const accessUrl = 'https://files.example.com/calendar';

describe('the payment of an item', () => {
  const shown = async (who: Parameters<typeof as>[0], path: string) => (await rest(as(who), 'GET', path)).body;

  it('is settled once when an old page reports it, and gives access to its buyer only', async () => {
    const item = await newItem('CAL1');
    const { id, code, paypalOrderId } = await approved(item);
    expect(await shown('member', `/item/${item}`)).toMatchObject({ data: { accessUrl: null } });
    const first = await report(code, paypalOrderId, 'member', 'item-');
    expect(first).toMatchObject({ status: 200, body: { matchedCount: 1, modifiedCount: 1, data: { _id: id } } });
    const again = await report(id, paypalOrderId, 'member', 'item-');
    expect(again).toMatchObject({ status: 200, body: { matchedCount: 1, modifiedCount: 0 } });
    expect(await shown('member', `/item-order/${id}`)).toMatchObject({ paymentStatus: 'Paid', accessUrl });
    expect(await shown('member', `/item/${item}`)).toMatchObject({ data: { itemId: item, accessUrl } });
    expect(await shown('other member', `/item/${item}`)).toMatchObject({ data: { accessUrl: null } });
  });

  it('is settled by GET /verify-order/{id}', async () => {
    const { id, code } = await approved(await newItem('CAL2'));
    for (const key of [code, id])
      expect(await shown('member', `/verify-order/${key}`)).toMatchObject({
        success: true,
        verified: true,
        paymentStatus: 'Paid',
        data: { _id: id, itemId: 'CAL2', accessUrl },
      });
  });
});

describe('a repeated call with the same Idempotency-Key', () => {
  const emailOf = async () =>
    String((await rest(as('other member'), 'POST', '/api/create-user', {})).body['UserEmail']);
  const points = { price: '5', validity: 30, credit: 5, pointOne: 'x' };
  const ticket = { subject: 'Hi', message: 'Hello' };

  it.each<{ path: string; who: 'other member' | 'Admin'; body: object; other: object; list: string; within?: string }>([
    {
      path: '/new-item-order',
      who: 'other member',
      body: { itemId: 'CAL3', ...billing },
      other: { itemId: 'CAL4', ...billing },
      list: '/item-orders?userEmail=',
    },
    {
      path: '/new-support-message',
      who: 'other member',
      body: ticket,
      other: { ...ticket, message: 'Bye' },
      list: '/support-messages?userEmail=',
    },
    {
      path: '/add-package',
      who: 'Admin',
      body: { packageName: 'Once', ...points },
      other: { packageName: 'Twice', ...points },
      list: '/packages?userEmail=',
    },
    {
      path: '/send-message',
      who: 'Admin',
      body: { subject: 'Hello', messageBody: 'Once' },
      other: { subject: 'Hello', messageBody: 'Other words' },
      list: '/users?userEmail=',
      within: 'messageLogs',
    },
  ])('to $path counts once', async ({ path, who, body, other, list, within }) => {
    if (path === '/new-item-order') await Promise.all(['CAL3', 'CAL4'].map(newItem));
    const toEmail = await emailOf();
    const rows = async () => {
      const found = (await rest(as(who), 'GET', `${list}${toEmail}`)).list;
      return within ? (found[0]?.[within] as object[]) : found;
    };
    const before = (await rows()).length;
    const send = (given: object) =>
      rest(as(who), 'POST', path, { toEmail, ...given }, { 'idempotency-key': `once${path.replaceAll('/', '-')}` });
    const [first, second] = await Promise.all([send(body), send(body)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await send(body)).body).toEqual(first.body);
    expect(await rows()).toHaveLength(before + 1);
    expect(await send(other)).toMatchObject({ status: 409, body: { code: 'CONFLICT', field: 'Idempotency-Key' } });
    expect(await rows()).toHaveLength(before + 1);
  });
});

describe('GET /verify-order/{id}', () => {
  const verify = (id: string, who: Parameters<typeof as>[0] = 'member') => rest(as(who), 'GET', `/verify-order/${id}`);

  it('asks PayPal and settles what the payer has approved', async () => {
    const { id, code } = await approved();
    expect((await verify(code)).body).toMatchObject({
      success: true,
      verified: true,
      paymentStatus: 'Paid',
      orderStatus: 'Completed',
      data: { _id: id },
    });
    expect((await verify(id, 'Admin')).body).toMatchObject({ verified: true, paymentStatus: 'Paid' });
    expect(await verify(id, 'other member')).toMatchObject({ status: 404 });
  });

  it('answers the stored state while PayPal is silent, and no payment counts then', async () => {
    const { id } = await approved();
    await shop.paypal.next({ operation: 'getOrder', behaviour: 'fail500', times: 5 });
    expect(await verify(id)).toMatchObject({ status: 200, body: { verified: false, paymentStatus: 'pending' } });
    await shop.paypal.call('POST', '/sandbox/faults', { reset: true });
  });

  it('is not verified when PayPal does not answer the capture', async () => {
    const { id } = await approved();
    await shop.paypal.next({ operation: 'capture', behaviour: 'fail500', times: 20 });
    expect(await verify(id)).toMatchObject({ status: 200, body: { verified: false, paymentStatus: 'Processing' } });
    await shop.paypal.call('POST', '/sandbox/faults', { reset: true });
  });
});

describe('a program that knows the documents alone', () => {
  it('buys, makes a design, asks support and administers the shop', async () => {
    const customer = await product.addUser();
    const { token } = await tokenOf(product, customer, [
      'PROFILE_READ',
      'ORDERS_WRITE',
      'DESIGNS_WRITE',
      'TICKETS_WRITE',
    ]);
    const keeper = await product.addUser({ role: 'ADMIN' });
    const { token: ofAdmin } = await tokenOf(product, keeper, [
      'ADMIN_PEOPLE_READ',
      'ADMIN_SALES_WRITE',
      'ADMIN_SUPPORT_WRITE',
      'ADMIN_MESSAGES_WRITE',
      'ADMIN_CONTENT_WRITE',
    ]);
    const env = { SHOP_URL: product.url, PAYPAL_URL: product.paypal.url, MEMBER_TOKEN: token, ADMIN_TOKEN: ofAdmin };
    const { stdout } = await promisify(execFile)(process.execPath, ['api/test/plain-client.mjs'], { env });
    expect(stdout).toContain('everything answered as documented');
  });
});
