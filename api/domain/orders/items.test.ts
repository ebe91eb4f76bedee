import { PayingCustomers, eventually } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import { ItemEntity } from '../catalog/item.entity';
import { startPayment } from '../payments/attempts/attempt.service';
import { capturePayment } from '../payments/attempts/capture.service';
import { createPurchase } from './order.service';
import { OutboxEntity } from '../../platform/mail/outbox.entity';

const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Portugal' };
interface ItemAnswer {
  item: { id: string } | null;
}
interface Access {
  itemAccess: { guidelines: string | null; accessUrl: string | null; isBought: boolean };
}

describe('digital items', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let item: ItemEntity;
  const people: Record<string, TestBrowser> = {};
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, jobs: true });
    customers = await PayingCustomers.of(product);
    const values = {
      name: 'Caption calendar',
      slug: 'caption-calendar',
      number: '1001',
      description: 'A year of captions.',
      price: '12.50',
      guidelines: 'Copy it, then fill in your days.',
      accessUrl: 'https://files.example.com/calendar',
    };
    await db().insert(ItemEntity, [{ ...values }, { ...values, slug: 'hidden-one', number: '1002', isActive: false }]);
    item = await db().findOneByOrFail(ItemEntity, { number: '1001' });
    for (const name of ['buyer', 'other', 'admin']) {
      const browser = product.browser();
      people[name] = browser;
      ids[name] = await browser.register(`${name}@example.com`);
    }
    await db().query(`update users set role = 'ADMIN' where id = $1`, [ids['admin']]);
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const asked = async (browser = product.browser()) =>
    (
      await browser.graphql<Access | null>(
        'query A($id: ID!) { itemAccess(itemId: $id) { guidelines accessUrl isBought } }',
        {
          id: item.id,
        },
      )
    ).data?.itemAccess;
  const order = async (who: string, requestId?: string) => {
    const input = { of: { itemId: item.id }, billing, requestId };
    const { data } = await (people[who] as TestBrowser).graphql<{
      createPurchase: { purchase: { id: string } | null; errors: { code: string; field: string[] | null }[] };
    }>(
      'mutation M($input: CreatePurchaseInput!) { createPurchase(input: $input) { purchase { id } errors { code field } } }',
      {
        input,
      },
    );
    return data.createPurchase;
  };
  const purchase = async (browser: TestBrowser, id: string) =>
    (
      await browser.graphql<{ purchase: Record<string, unknown> }>(
        `query Q($id: ID!) { purchase(id: $id) { __typename kind name total paymentStatus ... on ItemOrder { number slug guidelines accessUrl } } }`,
        { id },
      )
    ).data?.purchase;
  const viewerOf = (who: string) => ({ id: ids[who] ?? '', role: 'MEMBER' as const });

  it('are listed for anonymous callers: only those on sale, without the paid content', async () => {
    const { data } = await product
      .browser()
      .graphql<{ items: { totalItems: number; items: unknown[] } }>(
        '{ items { totalItems items { name total currency } } }',
      );
    expect(data.items).toEqual({
      totalItems: 1,
      items: [{ name: 'Caption calendar', total: '12.50', currency: 'USD' }],
    });
    const hidden = '{ item(by: { number: "1002" }) { id } }';
    expect((await product.browser().graphql<ItemAnswer>(hidden)).data.item).toBeNull();
  });

  it('give access to their buyer once paid, and not before', async () => {
    expect(await asked(people['buyer'])).toMatchObject({ guidelines: null, accessUrl: null, isBought: false });
    const { purchase: placed } = await order('buyer', 'request-one');
    const id = placed?.id ?? '';
    expect((await order('buyer', 'request-one')).purchase?.id).toBe(id);
    const buyer = people['buyer'] as TestBrowser;
    expect(await purchase(buyer, id)).toEqual({
      __typename: 'ItemOrder',
      kind: 'ITEM',
      name: 'Caption calendar',
      total: '12.50',
      paymentStatus: 'PENDING',
      number: '1001',
      slug: 'caption-calendar',
      guidelines: null,
      accessUrl: null,
    });
    expect(await purchase(people['other'] as TestBrowser, id)).toBeUndefined();
    const ctx = () => product.ctx(viewerOf('buyer'));
    const paypalOrderId = await startPayment(ctx(), id);
    await customers.paypal.approve(paypalOrderId);
    await capturePayment(ctx(), id, paypalOrderId);
    const bought = { guidelines: 'Copy it, then fill in your days.', accessUrl: 'https://files.example.com/calendar' };
    expect(await purchase(buyer, id)).toMatchObject({ paymentStatus: 'PAID', ...bought });
    expect(await asked(buyer)).toMatchObject({ isBought: true, ...bought });
    expect(await asked(people['other'])).toMatchObject({ guidelines: null, accessUrl: null, isBought: false });
    expect(await asked()).toBeUndefined();
    expect(await asked(people['admin'])).toMatchObject({ isBought: false, ...bought });
    // an item gives neither membership nor credits
    const [user]: object[] = await db().query('select credits, membership from users where id = $1', [ids['buyer']]);
    expect(user).toEqual({ credits: 0, membership: 'FREE' });
    const receipt = await db().findOneByOrFail(OutboxEntity, { dedupeKey: `receipt:${id}` });
    expect(receipt.html).toContain('/user/orders-history');
    expect(receipt.html).not.toMatch(/files\.example\.com|fill in your days/);
  });

  it('notify their buyer of a refund, which changes neither credits nor membership', async () => {
    const owner = await product.addUser();
    const ctx = () => product.ctx(owner);
    const { id } = await createPurchase(ctx(), { of: { itemId: item.id }, billing });
    const paypalOrderId = await startPayment(ctx(), id);
    await customers.paypal.approve(paypalOrderId);
    const { purchase: paid } = await capturePayment(ctx(), id, paypalOrderId);
    const refunded: unknown[] = [];
    const ownOrder = async () => {
      const [row]: { refunded: string }[] = await db().query('select refunded from orders where id = $1', [id]);
      refunded.push(row?.refunded);
    };
    const stop = product.services.events.listen('account', owner.id, () => void ownOrder());
    const body = { amount: { value: '2.50', currency_code: 'USD' } };
    await customers.paypal.call('POST', `/v2/payments/captures/${paid.transactionId}/refund`, body);
    await eventually(() => Promise.resolve(refunded.includes('2.50')));
    stop();
  });

  it('are not granted for an amount other than their price, and the message uses the words for items', async () => {
    const { purchase: placed } = await order('other');
    const id = placed?.id ?? '';
    const ctx = () => product.ctx(viewerOf('other'));
    const paypalOrderId = await startPayment(ctx(), id);
    await customers.paypal.approve(paypalOrderId);
    const amount = { value: '1.00', currency_code: 'USD' };
    await customers.paypal.next({ operation: 'capture', behaviour: 'altered', amount });
    await expect(capturePayment(ctx(), id, paypalOrderId)).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
      message: 'Payment successful, but there was an issue updating your order. Please contact support.',
    });
    expect(await purchase(people['other'] as TestBrowser, id)).toMatchObject({
      paymentStatus: 'PROCESSING',
      accessUrl: null,
    });
  });

  it('are not sold twice to the same customer, and bought content stays unchanged when the item changes', async () => {
    expect(await order('buyer')).toMatchObject({
      purchase: null,
      errors: [{ code: 'INVALID_STATE', field: ['of', 'itemId'] }],
    });
    // a second order placed before the first was paid
    const [earlier]: { id: string }[] = await db().query(
      `insert into orders (kind, order_code, payment_code, user_id, item_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country)
       select kind, 'SECOND01', 'SECOND02', user_id, item_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country
       from orders where user_id = $1 returning id`,
      [ids['buyer']],
    );
    await expect(startPayment(product.ctx(viewerOf('buyer') as never), earlier?.id ?? '')).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    await db().update(ItemEntity, { id: item.id }, { guidelines: 'Changed', isActive: false });
    expect(await asked(people['buyer'])).toMatchObject({ isBought: true, guidelines: 'Changed' });
    expect(await asked(people['other'])).toBeUndefined();
    expect(await order('other')).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    await db().update(ItemEntity, { id: item.id }, { isActive: true });
  });
});
