import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { PaymentStatus, PurchaseFilter } from '../../../graphql/generated/schema';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { AuditEntity } from '../../audit/audit.entity';
import { ordersOf } from '../../orders/account-orders.service';
import { OrderEntity } from '../../orders/order.entity';
import { listPurchases } from '../../orders/order.list';
import { createPurchase, findPurchase, lastBillingOf } from '../../orders/order.service';
import { deletePurchases, purgeDeletedPurchases } from './purchase-deletion.service';
import { historyOf } from '../purchase-history';

const notFound = { name: 'AccessError', code: 'NOT_FOUND' };

describe('an order that an Admin deletes', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;
  let packageId: string;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    packageId = customers.packageId;
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const remove = (...ids: string[]) => deletePurchases(product.ctx(admin), { ids });
  const removeAll = (filter: PurchaseFilter) => deletePurchases(product.ctx(admin), { filter });
  const stored = (id: string) => db().findOneByOrFail(OrderEntity, { id });
  const deletions = (id: string) => db().countBy(AuditEntity, { subject: `orders/${id}`, action: 'delete-order' });
  const isListed = async (id: string) =>
    (await listPurchases(product.ctx(admin), { filter: { ids: [id] } }).items()).length === 1;
  /** Rows of any state without their payments, for what a filter does to many. */
  async function addOrders(name: string, count: number, status: PaymentStatus = 'PENDING'): Promise<string[]> {
    const user = await product.addUser();
    const rows: { id: string }[] = await db().query(
      `insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country, payment_status, order_status, paid_at)
       select 'PACKAGE', upper(substr(md5(random()::text), 1, 8)), upper(substr(md5(random()::text), 1, 8)), $1, $2, 9, 0, 9, 'USD', 20, 30, 'Ann Lee', 'ann@example.com', '1 High Street', 'Norway', $3::text,
         case $3::text when 'PAID' then 'COMPLETED' when 'CANCELLED' then 'CANCELLED' else 'PENDING' end, case when $3::text = 'PAID' then now() end
       from generate_series(1, $4) returning id`,
      [user.id, name, status, count],
    );
    return rows.map(({ id }) => id);
  }

  describe('by its id', () => {
    it('is out of every list and look-up, and stays written down with who deleted it and when', async () => {
      const { user, order } = await customers.placed();
      const before = new Date();
      expect(await remove(order.id)).toEqual({ deleted: 1, kept: 0, keptPurchases: [], left: 0 });
      for (const who of [user, admin])
        await expect(findPurchase(product.ctx(who), order.id)).rejects.toMatchObject(notFound);
      expect(await listPurchases(product.ctx(user), {}, user.id).totalItems()).toBe(0);
      expect(await isListed(order.id)).toBe(false);
      expect(await lastBillingOf(product.ctx(user), user.id)).toBeNull();
      expect(await db().findOneBy(AuditEntity, { subject: `orders/${order.id}` })).toMatchObject({
        actor: admin.id,
        action: 'delete-order',
        before: { orderCode: order.orderCode, name: order.name, total: '9.00', userId: user.id },
      });
      const { deletedAt, paymentStatus, orderStatus } = await stored(order.id);
      expect([paymentStatus, orderStatus]).toEqual(['CANCELLED', 'CANCELLED']);
      expect(deletedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
      expect(await historyOf(product.ctx(admin), order.id)).toMatchObject([
        { paymentStatus: 'CANCELLED', reason: 'Deleted by an Admin' },
        { orderStatus: 'CANCELLED', reason: 'Deleted by an Admin' },
      ]);
    });

    it('says nothing personal in what is written down of it', async () => {
      const { order } = await customers.placed();
      await remove(order.id);
      const written = JSON.stringify(await db().findBy(AuditEntity, { subject: `orders/${order.id}` }));
      expect(written).toContain(order.orderCode);
      for (const personal of [order.customerName, order.customerEmail, order.address, order.country])
        expect(written).not.toContain(personal);
    });

    it('is told of to its customer, among what is stored about them', async () => {
      const { user, order } = await customers.placed();
      await remove(order.id);
      const kept = [];
      for await (const one of ordersOf(product.ctx(user), user.id)) kept.push(one);
      expect(kept).toMatchObject([{ id: order.id, deletedAt: expect.any(Date) as Date }]);
    });

    it.each<PaymentStatus>(['PAID', 'PROCESSING', 'REFUNDED', 'DISPUTED', 'CANCELLED'])(
      'is kept when it is %s, and nothing of it changes',
      async (status) => {
        const [id = ''] = await addOrders('Kept', 1);
        const path = {
          PAID: ['PAID'],
          PROCESSING: ['PROCESSING'],
          REFUNDED: ['PAID', 'REFUNDED'],
          DISPUTED: ['PAID', 'DISPUTED'],
          CANCELLED: ['CANCELLED'],
        }[status as 'PAID'];
        for (const next of path)
          await db().query('update orders set payment_status = $2, paid_at = now() where id = $1', [id, next]);
        const before = await stored(id);
        const reason = status === 'PROCESSING' ? 'PAYMENT_OPEN' : 'NOT_PENDING';
        expect(await remove(id)).toEqual({ deleted: 0, kept: 1, keptPurchases: [{ id, reason }], left: 0 });
        expect(await stored(id)).toEqual(before);
        expect(await deletions(id)).toBe(0);
      },
    );

    it('is deleted among others that are kept, each with its reason, whatever the ids are', async () => {
      const [{ order }, { order: paid }] = [await customers.placed(), await customers.paid()];
      const unknown = randomUUID();
      const answer = await remove(order.id.toUpperCase(), order.id, paid.id, unknown, "1' or 1=1", '');
      expect(answer).toEqual({
        deleted: 1,
        kept: 4,
        keptPurchases: [
          { id: paid.id, reason: 'NOT_PENDING' },
          { id: unknown, reason: 'NOT_FOUND' },
          { id: "1' or 1=1", reason: 'NOT_FOUND' },
          { id: '', reason: 'NOT_FOUND' },
        ],
        left: 0,
      });
    });

    it('is not found where no id names an order', async () => {
      await expect(remove(randomUUID(), 'x')).rejects.toMatchObject(notFound);
    });

    it('is deleted once: who asks again is answered the same', async () => {
      const { order } = await customers.placed();
      await remove(order.id);
      const first = await stored(order.id);
      expect(await remove(order.id)).toMatchObject({ deleted: 1, kept: 0 });
      expect(await stored(order.id)).toEqual(first);
      expect(await deletions(order.id)).toBe(1);
    });

    it('costs as many statements as a hundred of them', async () => {
      const many = await addOrders('A hundred', 100);
      const { order } = await customers.approved();
      await db().query(
        `insert into payments (order_id, state, amount, currency) select unnest($1::uuid[]), 'CREATED', 9, 'USD'`,
        [many],
      );
      const queries = jest.spyOn(Client.prototype, 'query');
      await remove(order.id);
      const forOne = queries.mock.calls.length;
      await remove(...many);
      const forMany = queries.mock.calls.length - forOne;
      queries.mockRestore();
      // a transaction of one statement each: two locks, three kinds of steps, two changes, the audit and the news
      expect(forOne).toBeLessThanOrEqual(11);
      expect(forMany).toBe(forOne);
    });

    it.each([
      ['none', []],
      ['more than 200', Array.from({ length: 201 }, () => randomUUID())],
    ])('is refused when there are %s', async (_count, ids) => {
      await expect(remove(...ids)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['ids'] });
    });

    it('can be ordered again at once, from the same page', async () => {
      const user = await product.addUser();
      const input = {
        of: { packageId },
        billing: { customerName: 'Ann Lee', address: '1 High Street', country: 'Norway' },
        requestId: 'the-same-page',
      };
      const first = await createPurchase(product.ctx(user), input);
      await remove(first.id);
      const again = await createPurchase(product.ctx(user), input);
      expect(again.id).not.toBe(first.id);
      expect(again).toMatchObject({ paymentStatus: 'PENDING', deletedAt: null });
    });

    it('can not be paid while it is deleted: the database itself refuses', async () => {
      const { order } = await customers.placed();
      await remove(order.id);
      await expect(
        db().query(`update orders set payment_status = 'PAID', paid_at = now() where id = $1`, [order.id]),
      ).rejects.toMatchObject({ constraint: 'ck_orders_deleted' });
    });
  });

  describe('by a filter', () => {
    it('names a condition, and never more orders than its caller has seen', async () => {
      const filter = { search: 'seen-before' };
      for (const nothing of [{}, { search: '' }, { ids: null }, { createdAt: {} }])
        await expect(removeAll(nothing)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
      const { order } = await customers.placed();
      await db().query(`update orders set customer_name = 'seen-before' where id = $1`, [order.id]);
      await expect(deletePurchases(product.ctx(admin), { filter }, 0)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await deletePurchases(product.ctx(admin), { filter }, 1)).toMatchObject({ deleted: 1, left: 0 });
    });

    it('goes with every pending one of it, and all others stay', async () => {
      const pending = await addOrders('Filtered', 3);
      const paid = await addOrders('Filtered', 2, 'PAID');
      const [other = ''] = await addOrders('Not among them', 1);
      expect(await removeAll({ search: 'filtered' })).toEqual({ deleted: 3, kept: 2, keptPurchases: [], left: 0 });
      expect(await Promise.all(pending.map(isListed))).toEqual([false, false, false]);
      expect(await Promise.all([...paid, other].map(isListed))).toEqual([true, true, true]);
      expect(await removeAll({ search: 'filtered' })).toEqual({ deleted: 0, kept: 2, keptPurchases: [], left: 0 });
    });

    it.each<[string, PaymentStatus[], number]>([
      ['asks for paid ones', ['PAID'], 0],
      ['asks for none', [], 0],
      ['asks for pending ones among others', ['PENDING', 'PAID'], 1],
    ])('that %s widens nothing', async (_what, paymentStatus, deleted) => {
      const name = `Status ${paymentStatus.join(' ')} `;
      await addOrders(name, 1);
      await addOrders(name, 1, 'PAID');
      const kept = paymentStatus.includes('PAID') ? 1 : 0;
      expect(await removeAll({ search: name, paymentStatus })).toMatchObject({ deleted, kept });
    });

    it('goes in bounded calls, and each says how many are left', async () => {
      await addOrders('So many', 1203);
      const answers = [];
      for (let left = 1; left > 0;) {
        const answer = await removeAll({ search: 'so many' });
        answers.push([answer.deleted, answer.left]);
        left = answer.left;
      }
      expect(answers).toEqual([
        [500, 703],
        [500, 203],
        [203, 0],
      ]);
    });

    it('does not take what was placed after the moment that the caller names', async () => {
      const [shown = ''] = await addOrders('Since', 1);
      const { createdAt } = await stored(shown);
      const until = new Date(createdAt.getTime() + 1);
      await db().query(`update orders set created_at = $2 where id = any($1)`, [await addOrders('Since', 2), until]);
      expect(await removeAll({ search: 'since', createdAt: { until } })).toMatchObject({ deleted: 1, left: 0 });
      expect(await removeAll({ search: 'since' })).toMatchObject({ deleted: 2 });
    });

    it('is refused as data when it can not be meant', async () => {
      await expect(removeAll({ total: { min: '2.00', max: '1.00' } })).rejects.toMatchObject({
        name: 'UserError',
        code: 'INVALID_INPUT',
        field: ['filter', 'total'],
      });
    });

    it('leaves one that is being paid alone, and says so', async () => {
      const { order } = await customers.approved();
      await db().query(`update orders set name = 'Being paid' where id = $1`, [order.id]);
      await db().query(
        `update payments set state = 'CAPTURING', claimed_until = now() + interval '1 minute' where order_id = $1`,
        [order.id],
      );
      expect(await removeAll({ search: 'being paid' })).toEqual({ deleted: 0, kept: 1, keptPurchases: [], left: 0 });
      expect(await remove(order.id)).toMatchObject({ keptPurchases: [{ id: order.id, reason: 'PAYMENT_OPEN' }] });
      expect(await isListed(order.id)).toBe(true);
    });
  });

  it('is gone for good after thirty days, in as many turns as there have to be', async () => {
    const ids = await addOrders('Many of old', 230);
    await removeAll({ search: 'many of old' });
    await db().query(`update orders set deleted_at = now() - interval '31 days' where id = any($1)`, [ids]);
    await purgeDeletedPurchases(product.ctx());
    const [row]: { left: string }[] = await db().query('select count(*) as left from orders where id = any($1)', [ids]);
    expect(row?.left).toBe('0');
  });
});
