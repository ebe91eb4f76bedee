import { randomUUID } from 'node:crypto';
import { IsNull } from 'typeorm';
import type { PaymentStatus, PurchaseFilter } from '../../../graphql/generated/schema';
import { PayingCustomers } from '../../../test/paying-customer';
import { blankFilters } from '../../../test/hostile-input';
import { recordSql } from '../../../test/sql-statements';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { AuditEntity } from '../../audit/audit.entity';
import { ordersOf } from '../../orders/account-orders.service';
import { OrderEntity } from '../../orders/order.entity';
import { listPurchases } from '../../orders/order.list';
import { lastBillingOf } from '../../orders/last-billing';
import { createPurchase, findPurchase } from '../../orders/order.service';
import { deletePurchases, purgeDeletedPurchases } from './purchase-deletion.service';
import { historyOf } from '../purchase-history';

const notFound = { name: 'AccessError', code: 'NOT_FOUND' };

describe('deletion of orders by an Admin', () => {
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
  const remove = (...ids: string[]) => deletePurchases(product.ctx(admin), { ids }, ids.length);
  /** More than any filter of these tests matches. */
  const everything = 10_000;
  const removeAll = (filter: PurchaseFilter) => deletePurchases(product.ctx(admin), { filter }, everything);
  const stored = (id: string) => db().findOneByOrFail(OrderEntity, { id });
  const deletions = (id: string) => db().countBy(AuditEntity, { subject: `orders/${id}`, action: 'delete-order' });
  const isListed = async (id: string) =>
    (await listPurchases(product.ctx(admin), { filter: { ids: [id] } }).items()).length === 1;
  /** Adds rows of any status without payments, for filters that match many. */
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

  describe('by id', () => {
    it.each(['ids', 'a filter'])('ends with the Admin’s rights, by %s', async (by) => {
      const name = `Begun by a former Admin, by ${by}`;
      const ids = await addOrders(name, 101);
      const former = await product.addUser({ role: 'ADMIN' });
      const ctx = product.ctx(former);
      const transaction = ctx.transaction.bind(ctx);
      jest.spyOn(ctx, 'transaction').mockImplementation(async (work) => {
        await db().query(`update users set role = 'MEMBER' where id = $1`, [former.id]);
        return transaction(work);
      });
      const target = by === 'ids' ? { ids } : { filter: { search: name } };
      await expect(deletePurchases(ctx, target, 101)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await db().countBy(OrderEntity, { name, deletedAt: IsNull() })).toBe(1);
    });

    it('removes an order from every list and look-up, and records who deleted it and when', async () => {
      const { user, order } = await customers.placed();
      const before = new Date();
      expect(await remove(order.id)).toEqual({ done: 1, refused: 0, refusals: [], left: 0 });
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

    it('records nothing personal', async () => {
      const { order } = await customers.placed();
      await remove(order.id);
      const written = JSON.stringify(await db().findBy(AuditEntity, { subject: `orders/${order.id}` }));
      expect(written).toContain(order.orderCode);
      for (const personal of [order.customerName, order.customerEmail, order.address, order.country])
        expect(written).not.toContain(personal);
    });

    it("appears in the customer's own data export", async () => {
      const { user, order } = await customers.placed();
      await remove(order.id);
      const exported = [];
      for await (const one of ordersOf(product.ctx(user), user.id)) exported.push(one);
      expect(exported).toMatchObject([{ id: order.id, deletedAt: expect.any(Date) as Date }]);
    });

    it.each<PaymentStatus>(['PAID', 'PROCESSING', 'REFUNDED', 'DISPUTED', 'CANCELLED'])(
      'leaves an order that is %s unchanged',
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
        const code = status === 'PROCESSING' ? 'PAYMENT_PENDING' : 'INVALID_STATE';
        expect(await remove(id)).toMatchObject({ done: 0, refused: 1, refusals: [{ id, code }], left: 0 });
        expect(await stored(id)).toEqual(before);
        expect(await deletions(id)).toBe(0);
      },
    );

    it('deletes the pending ones of mixed ids, and gives a reason for each other one', async () => {
      const [{ order }, { order: paid }] = [await customers.placed(), await customers.paid()];
      const unknown = randomUUID();
      const answer = await remove(order.id.toUpperCase(), order.id, paid.id, unknown, "1' or 1=1", '');
      expect(answer).toMatchObject({
        done: 1,
        refused: 4,
        refusals: [
          { id: paid.id, code: 'INVALID_STATE' },
          { id: unknown, code: 'NOT_FOUND' },
          { id: "1' or 1=1", code: 'NOT_FOUND' },
          { id: '', code: 'NOT_FOUND' },
        ],
        left: 0,
      });
    });

    it('reports not found when no id names an order', async () => {
      await expect(remove(randomUUID(), 'x')).rejects.toMatchObject(notFound);
    });

    it('deletes an order once and answers a repeated request the same', async () => {
      const { order } = await customers.placed();
      await remove(order.id);
      const first = await stored(order.id);
      expect(await remove(order.id)).toMatchObject({ done: 1, refused: 0 });
      expect(await stored(order.id)).toEqual(first);
      expect(await deletions(order.id)).toBe(1);
    });

    it('uses as many statements for one order as for a hundred', async () => {
      const many = await addOrders('A hundred', 100);
      const { order } = await customers.approved();
      await db().query(
        `insert into payments (order_id, state, amount, currency) select unnest($1::uuid[]), 'CREATED', 9, 'USD'`,
        [many],
      );
      const sql = recordSql();
      await remove(order.id);
      const forOne = sql.statements().length;
      await remove(...many);
      const forMany = sql.statements().length - forOne;
      sql.stop();
      // one statement each: two locks, three kinds of transitions, two changes, the audit entry and the event
      expect(forOne).toBeLessThanOrEqual(11);
      expect(forMany).toBe(forOne);
    });

    it.each([
      ['none', []],
      ['more than 200', Array.from({ length: 201 }, () => randomUUID())],
    ])('refuses %s ids', async (_count, ids) => {
      await expect(remove(...ids)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['ids'] });
    });

    it('lets the customer order the same again at once, from the same page', async () => {
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

    it('prevents payment of a deleted order: the database itself refuses it', async () => {
      const { order } = await customers.placed();
      await remove(order.id);
      await expect(
        db().query(`update orders set payment_status = 'PAID', paid_at = now() where id = $1`, [order.id]),
      ).rejects.toMatchObject({ constraint: 'ck_orders_deleted' });
    });
  });

  describe('by a filter', () => {
    it('requires a condition, and never deletes more orders than the caller has seen', async () => {
      const filter = { search: 'seen-before' };
      for (const nothing of [...blankFilters, { ids: null }])
        await expect(removeAll(nothing)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
      const { order } = await customers.placed();
      await db().query(`update orders set customer_name = 'seen-before' where id = $1`, [order.id]);
      await expect(deletePurchases(product.ctx(admin), { filter }, 0)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await deletePurchases(product.ctx(admin), { filter }, 1)).toMatchObject({ done: 1, left: 0 });
    });

    it('deletes every pending match and leaves all others', async () => {
      const pending = await addOrders('Filtered', 3);
      const paid = await addOrders('Filtered', 2, 'PAID');
      const [other = ''] = await addOrders('Not among them', 1);
      expect(await removeAll({ search: 'filtered' })).toEqual({ done: 3, refused: 2, refusals: [], left: 0 });
      expect(await Promise.all(pending.map(isListed))).toEqual([false, false, false]);
      expect(await Promise.all([...paid, other].map(isListed))).toEqual([true, true, true]);
      expect(await removeAll({ search: 'filtered' })).toEqual({ done: 0, refused: 2, refusals: [], left: 0 });
    });

    it.each<[string, PaymentStatus[], number]>([
      ['names PAID', ['PAID'], 0],
      ['names none', [], 0],
      ['names PENDING among others', ['PENDING', 'PAID'], 1],
    ])('with a payment status that %s does not widen the filter', async (_what, paymentStatus, done) => {
      const name = `Status ${paymentStatus.join(' ')} `;
      await addOrders(name, 1);
      await addOrders(name, 1, 'PAID');
      const refused = paymentStatus.includes('PAID') ? 1 : 0;
      expect(await removeAll({ search: name, paymentStatus })).toMatchObject({ done, refused });
    });

    it('works in bounded calls, and each returns how many are left', async () => {
      await addOrders('So many', 1203);
      const answers = [];
      for (let left = 1; left > 0;) {
        const answer = await removeAll({ search: 'so many' });
        answers.push([answer.done, answer.left]);
        left = answer.left;
      }
      expect(answers).toEqual([
        [500, 703],
        [500, 203],
        [203, 0],
      ]);
    });

    it('does not delete orders placed after the moment that the caller names', async () => {
      const [shown = ''] = await addOrders('Since', 1);
      const { createdAt } = await stored(shown);
      const until = new Date(createdAt.getTime() + 1);
      await db().query(`update orders set created_at = $2 where id = any($1)`, [await addOrders('Since', 2), until]);
      expect(await removeAll({ search: 'since', createdAt: { until } })).toMatchObject({ done: 1, left: 0 });
      expect(await removeAll({ search: 'since' })).toMatchObject({ done: 2 });
    });

    it('reports a contradictory filter as invalid input', async () => {
      await expect(removeAll({ total: { min: '2.00', max: '1.00' } })).rejects.toMatchObject({
        name: 'UserError',
        code: 'INVALID_INPUT',
        field: ['filter', 'total'],
      });
    });

    it('leaves an order that is being paid, and reports it', async () => {
      const { order } = await customers.approved();
      await db().query(`update orders set name = 'Being paid' where id = $1`, [order.id]);
      await db().query(
        `update payments set state = 'CAPTURING', claimed_until = now() + interval '1 minute' where order_id = $1`,
        [order.id],
      );
      expect(await removeAll({ search: 'being paid' })).toEqual({ done: 0, refused: 1, refusals: [], left: 0 });
      expect(await remove(order.id)).toMatchObject({ refusals: [{ id: order.id, code: 'PAYMENT_PENDING' }] });
      expect(await isListed(order.id)).toBe(true);
    });
  });

  it('becomes permanent after thirty days, in as many batches as needed', async () => {
    const ids = await addOrders('Many of old', 230);
    await removeAll({ search: 'many of old' });
    await db().query(`update orders set deleted_at = now() - interval '31 days' where id = any($1)`, [ids]);
    await purgeDeletedPurchases(product.ctx());
    const [row]: { left: string }[] = await db().query('select count(*) as left from orders where id = any($1)', [ids]);
    expect(row?.left).toBe('0');
  });
});
