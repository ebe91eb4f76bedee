import { PayingCustomers } from '../../test/paying-customer';
import type { TestBrowser } from '../../test/test-browser';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { ItemEntity } from '../catalog/item.entity';
import { storeItemFile } from '../catalog/item-file.service';
import { startPayment } from '../payments/attempts/attempt.service';
import { capturePayment } from '../payments/attempts/capture.service';
import { sweepItemFiles } from './item-file-sweep.job';
import { createPurchase } from './order.service';

const day = 24 * 60 * 60 * 1000;
const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Portugal' };

describe('stored files of items', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let browser: TestBrowser;
  let buyerId: string;
  beforeEach(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product);
    browser = product.browser();
    buyerId = await browser.register('buyer@example.com');
  });
  afterEach(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const buyer = () => product.ctx({ id: buyerId, role: 'MEMBER' });
  let number = 0;
  const addItem = async () => {
    number += 1;
    const values = { name: 'Calendar', slug: `calendar-${number}`, number: `${number}`, price: '12.00' };
    const { identifiers } = await db().insert(ItemEntity, {
      ...values,
      guidelines: 'G',
      accessUrl: 'https://a.example',
    });
    return identifiers[0]?.['id'] as string;
  };
  /** @returns the key of the item's new file */
  const store = async (itemId: string, text: string) => {
    await storeItemFile(product.ctx(), itemId, { name: 'calendar.csv', data: Buffer.from(text) });
    return (await db().findOneByOrFail(ItemEntity, { id: itemId })).fileKey ?? '';
  };
  const order = async (itemId: string) => (await createPurchase(buyer(), { of: { itemId }, billing })).id;
  const pay = async (orderId: string) => {
    const paypalOrderId = await startPayment(buyer(), orderId);
    await customers.paypal.approve(paypalOrderId);
    await capturePayment(buyer(), orderId, paypalOrderId);
  };
  const sweep = (days: number) => sweepItemFiles(product.ctx(), Date.now() + days * day);
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of product.services.storage.list('items/')) keys.push(key);
    return keys.sort();
  };

  it('are deleted after two sweeps, a day apart, once no item or order refers to them', async () => {
    const itemId = await addItem();
    const replaced = await store(itemId, 'first');
    const sold = await store(itemId, 'second');
    await sweep(0.5);
    await sweep(2);
    expect(await stored()).toEqual([replaced, sold].sort());
    await sweep(3);
    expect(await stored()).toEqual([sold]);
    await db().update(
      ItemEntity,
      { id: itemId },
      { fileKey: null, fileName: null, fileBytes: null, accessUrl: 'https://b.example' },
    );
    await sweep(4);
    expect(await stored()).toEqual([sold]);
    await sweep(5);
    expect(await stored()).toEqual([]);
  });

  it('stay for the buyer of a paid order after the item got another file, or is off sale', async () => {
    const itemId = await addItem();
    const bought = await store(itemId, 'as it was sold');
    const orderId = await order(itemId);
    await pay(orderId);
    const newest = await store(itemId, 'the next edition');
    await sweep(2);
    await sweep(3);
    expect(await stored()).toEqual([bought, newest].sort());
    await db().update(ItemEntity, { id: itemId }, { isActive: false });
    await sweep(4);
    await sweep(5);
    const answer = await browser.fetch(`/purchases/${orderId}/file`);
    expect([answer.status, await answer.text()]).toEqual([200, 'as it was sold']);
  });

  it.each(['PENDING', 'PROCESSING', 'CANCELLED', 'REFUNDED', 'DISPUTED'])(
    'stay with an order that is %s: it may become paid (again)',
    async (state) => {
      const itemId = await addItem();
      const held = await store(itemId, 'first');
      const orderId = await order(itemId);
      const newest = await store(itemId, 'second');
      const wasPaid = ['REFUNDED', 'DISPUTED'].includes(state);
      if (wasPaid)
        await db().query(`update orders set payment_status = 'PAID', paid_at = now() where id = $1`, [orderId]);
      await db().query('update orders set payment_status = $2 where id = $1', [orderId, state]);
      await sweep(2);
      await sweep(3);
      expect(await stored()).toEqual([held, newest].sort());
      await db().query('delete from orders where id = $1', [orderId]);
      await sweep(4);
      await sweep(5);
      expect(await stored()).toEqual([newest]);
    },
  );

  it('stay when an order refers to them between the two sweeps', async () => {
    const [first, second] = [await addItem(), await addItem()];
    const shared = await store(first, 'first');
    await store(first, 'second');
    await sweep(2);
    await db().update(
      ItemEntity,
      { id: second },
      { fileKey: shared, fileName: 'a.csv', fileBytes: 5, accessUrl: null },
    );
    const orderId = await order(second);
    await store(second, 'third');
    await sweep(3);
    await pay(orderId);
    expect(await (await browser.fetch(`/purchases/${orderId}/file`)).text()).toBe('first');
  });

  it('are not deleted when they do not belong to an item, or when most belong to another database', async () => {
    const { storage } = product.services;
    await storage.put('items/notes.txt', Buffer.from('x'), 'text/plain');
    const foreign = Array.from(
      { length: 101 },
      (_, n) => `items/00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    );
    for (const key of foreign) await storage.put(key, Buffer.from('x'), 'application/octet-stream');
    await sweep(2);
    await sweep(3);
    expect(await stored()).toEqual([...foreign, 'items/notes.txt'].sort());
  });
});
