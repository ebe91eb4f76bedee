import { randomUUID } from 'node:crypto';
import { ItemEntity } from '../domain/catalog/item.entity';
import { storeItemFile } from '../domain/catalog/item-file.service';
import { createPurchase } from '../domain/orders/order.service';
import { startPayment } from '../domain/payments/attempts/attempt.service';
import { capturePayment } from '../domain/payments/attempts/capture.service';
import { PayingCustomers } from '../test/paying-customer';
import { startTestProduct } from '../test/test-product';
import type { TestBrowser } from '../test/test-browser';
import type { TestProduct } from '../test/test-product';

const text = 'Week,Idea\n1,"Say what you do in one line"\n';
const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Portugal' };

describe('the file of an item', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  const people: Record<'anonymous' | 'other' | 'buyer' | 'admin', TestBrowser> = {} as never;
  let buyerId = '';
  let itemId = '';
  let fileKey = '';
  let orderId = '';
  const db = () => product.services.dataSource.manager;
  const buyer = () => product.ctx({ id: buyerId, role: 'MEMBER' });
  const path = () => `/purchases/${orderId}/file`;
  const status = async (who: keyof typeof people, method = 'GET') =>
    (await people[who].fetch(path(), { method })).status;
  const setState = (state: string) =>
    db().query('update orders set payment_status = $2 where id = $1', [orderId, state]);

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product);
    for (const who of ['anonymous', 'other', 'buyer', 'admin'] as const) people[who] = product.browser();
    await people.other.register('other@example.com');
    buyerId = await people.buyer.register('buyer@example.com');
    const adminId = await people.admin.register('admin@example.com');
    await db().query(`update users set role = 'ADMIN' where id = $1`, [adminId]);
    const values = { name: 'Calendar', slug: 'calendar', number: '7', price: '12.00', guidelines: 'Fill it in.' };
    const { identifiers } = await db().insert(ItemEntity, { ...values, accessUrl: 'https://files.example.com/c' });
    itemId = identifiers[0]?.['id'] as string;
    await storeItemFile(product.ctx(), itemId, { name: 'calendar für alle.csv', data: Buffer.from(text) });
    fileKey = (await db().findOneByOrFail(ItemEntity, { id: itemId })).fileKey ?? '';
    orderId = (await createPurchase(buyer(), { of: { itemId }, billing })).id;
  });
  afterAll(() => product.stop());

  it('is for Admins only before it is paid', async () => {
    expect(await status('anonymous')).toBe(401);
    expect(await status('other')).toBe(404);
    expect(await status('buyer')).toBe(404);
    expect(await status('buyer', 'HEAD')).toBe(404);
    expect(await status('admin')).toBe(200);
  });

  it('is sent to its buyer as an attachment once it is paid', async () => {
    const paypalOrderId = await startPayment(buyer(), orderId);
    await customers.paypal.approve(paypalOrderId);
    await capturePayment(buyer(), orderId, paypalOrderId);
    const answer = await people.buyer.fetch(path());
    expect([answer.status, await answer.text()]).toEqual([200, text]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename=/) as string,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const head = await people.buyer.fetch(path(), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(Buffer.byteLength(text)),
      '',
    ]);
    expect(await status('anonymous')).toBe(401);
    expect(await status('anonymous', 'HEAD')).toBe(401);
    expect(await status('other')).toBe(404);
    expect(await status('admin')).toBe(200);
  });

  it('has the address that the order names, and public metadata', async () => {
    const { data } = await people.buyer.graphql(
      `query Q($id: ID!, $itemId: ID!) {
         purchase(id: $id) { ... on ItemOrder { accessUrl file { name format bytes } } }
         itemAccess(itemId: $itemId) { accessUrl }
       }`,
      { id: orderId, itemId },
    );
    const accessUrl = `${product.services.config.appUrl}${path()}`;
    const file = { name: 'calendar für alle.csv', format: 'CSV', bytes: Buffer.byteLength(text) };
    expect(data).toEqual({ purchase: { accessUrl, file }, itemAccess: { accessUrl } });
    const seen = await people.anonymous.graphql('{ item(by: { number: "7" }) { file { name format bytes } sample } }');
    expect(seen.data).toEqual({ item: { file, sample: null } });
    expect(
      (await people.admin.graphql('query A($i: ID!) { itemAccess(itemId: $i) { accessUrl isBought } }', { i: itemId }))
        .data,
    ).toEqual({
      itemAccess: { accessUrl: null, isBought: false },
    });
  });

  it('stays the purchased one when the item gets a new file', async () => {
    await storeItemFile(product.ctx(), itemId, { name: 'calendar-2.csv', data: Buffer.from('Another') });
    expect(await (await people.buyer.fetch(path())).text()).toBe(text);
  });

  it('cannot be found by names, keys or other ids', async () => {
    for (const guess of [
      '/items/calendar.csv',
      '/items/calendar',
      `/${fileKey}`,
      `/image-server/${fileKey}`,
      `/image-server/..%2F${encodeURIComponent(fileKey)}`,
      `/purchases/${itemId}/file`,
      `/purchases/${randomUUID()}/file`,
      '/purchases/1001/file',
      `/purchases/${encodeURIComponent(`../${fileKey}`)}/file`,
    ])
      for (const who of ['anonymous', 'buyer'] as const) {
        const answer = await people[who].fetch(guess);
        expect([guess, answer.status, (await answer.text()).includes('Say what you do')]).toEqual([
          guess,
          expect.any(Number),
          false,
        ]);
        if (guess.startsWith('/purchases')) expect(answer.status).toBe(who === 'anonymous' ? 401 : 404);
      }
    // The key is never exposed, not even in the account's data archive.
    const archive = await people.buyer.graphql('{ __type(name: "ItemOrder") { fields { name } } }');
    expect(JSON.stringify(archive.data)).not.toContain('fileKey');
  });

  it.each(['DISPUTED', 'REFUNDED'])('is refused to its buyer once the order is %s', async (state) => {
    expect(await status('admin')).toBe(200);
    await setState(state);
    expect(await status('buyer')).toBe(404);
    expect(await status('buyer', 'HEAD')).toBe(404);
    expect(await status('admin')).toBe(200);
    const { data } = await people.buyer.graphql(
      'query Q($id: ID!) { purchase(id: $id) { ... on ItemOrder { accessUrl } } }',
      {
        id: orderId,
      },
    );
    expect(data).toEqual({ purchase: { accessUrl: null } });
  });

  it.each([
    ['../calendar.csv', 'a'],
    ['', 'a'],
    ['a"b.csv', 'a'],
    ['calendar.csv', ''],
  ])('is not taken as %s with %p', async (name, data) => {
    await expect(storeItemFile(product.ctx(), itemId, { name, data: Buffer.from(data) })).rejects.toThrow();
  });
});
