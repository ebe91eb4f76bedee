import { ItemEntity } from '../catalog/item.entity';
import { storeItemFile } from '../catalog/item-file.service';
import { UserEntity } from '../accounts/user.entity';
import { OrderEntity } from '../orders/order.entity';
import { call } from '../../test/account-calls';
import type { AccountAnswer } from '../../test/account-calls';
import { tokenOf } from '../../test/access-tokens';
import { billing } from '../../test/filled-product';
import { testModeOf } from '../../test/test-mode';
import type { TestModeCaller } from '../../test/test-mode';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';

type Purchase = AccountAnswer & {
  purchase: { id: string; paymentStatus: string; accessUrl?: string; guidelines?: string } | null;
  paypalOrderId?: string | null;
};
const purchase = 'purchase { id paymentStatus ... on ItemOrder { accessUrl guidelines } }';

/** PayPal is not there: a call to it would fail. */
describe('orders of test mode', () => {
  let product: TestProduct;
  let test: TestModeCaller;
  let packageId: string;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    packageId = (await product.addPackage({ price: '19.00', credit: 20, validityDays: 30 })).id;
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    test = await testModeOf(product, await product.addUser());
  });

  const db = () => product.services.dataSource.manager;
  const place = async (of: object = { packageId }) =>
    (await call(
      test.program,
      'createPurchase',
      '$input: CreatePurchaseInput!',
      { input: { of, billing } },
      purchase,
    )) as Purchase;
  const pay = async (id: string, outcome: string, program = test.program) =>
    (await call(
      program,
      'payTestPurchase',
      '$id: ID!, $outcome: TestPaymentOutcome!',
      { id, outcome },
      purchase,
    )) as Purchase;
  const account = () => db().findOneByOrFail(UserEntity, { id: test.id });
  const placed = async (of?: object) => (await place(of)).purchase?.id ?? '';

  it('are paid by the rules of money, without PayPal, invoice, receipt and payment', async () => {
    // the owner is notified of the token
    await db().query('delete from outbox');
    const id = await placed();
    expect((await pay(id, 'PAID')).purchase).toMatchObject({ id, paymentStatus: 'PAID' });
    expect((await pay(id, 'PAID')).errors).toEqual([]);
    expect(await account()).toMatchObject({ credits: 120, membership: 'PREMIUM' });
    for (const table of ['payments', 'invoices', 'outbox'])
      expect([table, await db().query<object[]>(`select * from ${table}`)]).toEqual([table, []]);
  });

  it('are paid by startPayment and capturePayment as real ones', async () => {
    const id = await placed();
    const { paypalOrderId } = (await call(
      test.program,
      'startPayment',
      '$purchaseId: ID!',
      { purchaseId: id },
      'paypalOrderId',
    )) as Purchase;
    const capture = async (given: string) =>
      (await call(
        test.program,
        'capturePayment',
        '$purchaseId: ID!, $paypalOrderId: String!',
        { purchaseId: id, paypalOrderId: given },
        `${purchase} wasPaidBefore`,
      )) as Purchase;
    expect(await capture('5O190127TN364715T')).toMatchObject({ errors: [{ code: 'NOT_FOUND' }], wasPaidBefore: null });
    const paid = { purchase: { paymentStatus: 'PAID' }, errors: [] };
    expect(await capture(paypalOrderId ?? '')).toMatchObject({ ...paid, wasPaidBefore: false });
    expect(await capture(paypalOrderId ?? '')).toMatchObject({ ...paid, wasPaidBefore: true });
  });

  it('are declined, and can be paid afterwards', async () => {
    const id = await placed();
    expect((await pay(id, 'DECLINED')).purchase).toMatchObject({ paymentStatus: 'PENDING' });
    const { paymentProblem } = await db().findOneByOrFail(OrderEntity, { id });
    expect(paymentProblem).toContain('declined');
    expect((await pay(id, 'PAID')).purchase).toMatchObject({ paymentStatus: 'PAID' });
    expect((await pay(id, 'DECLINED')).errors[0]?.code).toBe('INVALID_STATE');
  });

  it('lose what they gave when they are refunded, once', async () => {
    const id = await placed();
    expect((await pay(id, 'REFUNDED')).errors[0]?.code).toBe('INVALID_STATE');
    await pay(id, 'PAID');
    expect((await pay(id, 'REFUNDED')).purchase).toMatchObject({ paymentStatus: 'REFUNDED' });
    expect((await pay(id, 'REFUNDED')).errors).toEqual([]);
    expect(await account()).toMatchObject({ credits: 100, membership: 'FREE' });
    expect(await db().query('select * from refunds')).toEqual([]);
  });

  it('are returned by their customer as real ones', async () => {
    await product.services.pool.query(
      `insert into settings (key, body) values ('shop', '{"returnDays": 14}')
       on conflict (key) do update set body = settings.body || excluded.body`,
    );
    const id = await placed();
    const give = async () => (await call(test.program, 'returnPurchase', '$id: ID!', { id }, purchase)) as Purchase;
    expect((await give()).errors[0]?.code).toBe('INVALID_STATE');
    await pay(id, 'PAID');
    expect((await give()).purchase).toMatchObject({ paymentStatus: 'REFUNDED' });
    expect(await account()).toMatchObject({ credits: 100 });
  });

  it('of items hold samples, never what is sold', async () => {
    const secret = { accessUrl: 'https://files.example.com/secret', guidelines: 'The secret guidelines.' };
    const add = async (number: string) => {
      const values = { name: `Item ${number}`, slug: `item-${number}`, number, price: '12.00', ...secret };
      return (await db().insert(ItemEntity, values)).identifiers[0]?.['id'] as string;
    };
    const [linked, stored] = [await add('801'), await add('802')];
    await storeItemFile(product.ctx(), stored, { name: 'sold.csv', data: Buffer.from('the secret file') });
    for (const itemId of [linked, stored]) {
      const id = await placed({ itemId });
      const paid = await pay(id, 'PAID');
      const access = await test.program.graphql(
        'query($id: ID!) { itemAccess(itemId: $id) { isBought accessUrl guidelines } }',
        { id: itemId },
      );
      expect(access).toMatchObject({ data: { itemAccess: { isBought: true } } });
      expect(JSON.stringify([paid, access])).not.toContain('secret');
      if (itemId === linked) continue;
      const file = await test.program.fetch(`/purchases/${id}/file`);
      expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('sample of test mode')]);
    }
  });

  it('get outcomes from test tokens alone, and only of their own world', async () => {
    const owner = await product.addUser();
    const live = await tokenOf(product, owner, ['ORDERS_WRITE']);
    const id = await placed();
    // what is of the other world does not exist
    expect((await pay(id, 'PAID', live.program)).errors[0]?.code).toBe('NOT_FOUND');
    const ofLive = (await call(
      live.program,
      'createPurchase',
      '$input: CreatePurchaseInput!',
      { input: { of: { packageId }, billing } },
      purchase,
    )) as Purchase;
    const other = await testModeOf(product, owner);
    for (const foreign of [id, ofLive.purchase?.id ?? ''])
      expect((await pay(foreign, 'PAID', other.program)).errors[0]?.code).toBe('NOT_FOUND');
  });
});
