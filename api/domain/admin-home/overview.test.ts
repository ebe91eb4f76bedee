import { randomUUID } from 'node:crypto';
import { PayingCustomers } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { ticketPerson } from '../../test/ticket-accounts';
import type { UserEntity } from '../accounts/user.entity';
import { cancelPurchase } from '../payments/cancellation.service';
import { adminSearch } from './admin-search.service';
import { mismatchedPayment } from '../../test/mismatched-payment';
import { syncDispute } from '../payments/disputes/dispute.service';
import { readAttention } from './attention.service';
import { shopActivity, watchShop } from './shop-activity.service';

describe('the shop at a glance', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const ctx = () => product.ctx(admin);
  const find = async (text: string) => (await adminSearch(ctx(), text)).map(({ kind, id }) => [kind, id]);
  const db = () => product.services.pool;

  describe('the search', () => {
    it('finds an account by a few letters of name or email, and not a deleted one', async () => {
      const { id } = await product.addUser({ email: 'wendelin@example.com' });
      await db().query(`update users set name = 'Quirin Wendel' where id = $1`, [id]);
      for (const text of ['Qu', 'quirin', 'irin w', 'wendelin@', 'WE'])
        expect(await find(text)).toEqual([['USER', id]]);
      await db().query(`update users set disabled_at = now(), deleted_at = now() where id = $1`, [id]);
      expect(await find('quirin')).toEqual([]);
    });

    it('finds an order by its codes, its customer and the ids of PayPal, once', async () => {
      const { order, paypalOrderId, captureId } = await customers.paid();
      const found = [['ORDER', order.id]];
      for (const text of [
        order.orderCode,
        order.orderCode.slice(0, 4).toLowerCase(),
        order.paymentCode,
        captureId,
        paypalOrderId.toLowerCase(),
      ])
        expect(await find(text)).toEqual(found);
    });

    it('finds tickets by their subject alone, and items and packages by name', async () => {
      const person = await ticketPerson(product, 'MEMBER');
      const ticket = await person.ask('Zeppelin colours');
      expect(await find('zeppel')).toEqual([['TICKET', ticket]]);
      const other = await product.addPackage({ name: 'Grand Zoo', position: 3 });
      expect(await find('grand zoo')).toEqual([['PACKAGE', other.id]]);
    });

    it('takes wildcards and quotes as they are, and nothing for fewer than two letters', async () => {
      for (const text of ['', ' ', 'a', '%', '__', `'; drop table users; --`, '\\', 'x'.repeat(5_000)])
        expect(await find(text)).toEqual([]);
    });
  });

  it('counts pending orders and unread tickets, and names the newest', async () => {
    const before = await shopActivity(ctx());
    const { user, order } = await customers.placed();
    const during = await shopActivity(ctx());
    expect(during).toMatchObject({
      pendingOrders: before.pendingOrders + 1,
      newestPurchaseId: order.id,
      newestUserId: user.id,
      newestPurchaseAt: order.createdAt,
    });
    await cancelPurchase(product.ctx(user), order.id);
    expect((await shopActivity(ctx())).pendingOrders).toBe(before.pendingOrders);
  });

  it('is notified of changes to an Admin, and ends with the role', async () => {
    const other = await product.addUser({ role: 'ADMIN' });
    const updates = watchShop(product.ctx(other));
    const first = await updates.next();
    const next = updates.next();
    await customers.placed();
    expect((await next).value).toMatchObject({
      pendingOrders: (first.value as { pendingOrders: number }).pendingOrders + 1,
    });
    const last = updates.next();
    await db().query(`update users set role = 'MEMBER' where id = $1`, [other.id]);
    await customers.placed();
    expect((await last).done).toBe(true);
  });

  it("reports what needs an Admin's action", async () => {
    await db().query('update ai_keys set active = false');
    await db().query(
      `insert into outbox (recipient, subject, html, state) values ('a@example.com', 'S', '', 'FAILED')`,
    );
    await db().query(
      `insert into tickets (user_name, user_email, user_role, subject, message, last_message_at) values ('A', $1, 'MEMBER', 'S', 'M', now() - interval '25 hours')`,
      [`${randomUUID()}@example.com`],
    );
    expect(await readAttention(ctx())).toEqual(
      expect.arrayContaining([
        { kind: 'EMAILS', count: 1, purchaseId: null, respondBy: null },
        { kind: 'TICKETS', count: 1, purchaseId: null, respondBy: null },
        { kind: 'NO_AI_KEY', count: 1, purchaseId: null, respondBy: null },
      ]),
    );
    await db().query(`update outbox set state = 'SENT'; update tickets set unread_by_support = 0`);
    await db().query('update ai_keys set active = true');
    expect(await readAttention(ctx())).toEqual([]);
  });

  it('leads to the order that has waited longest', async () => {
    const first = await mismatchedPayment(customers);
    const second = await mismatchedPayment(customers);
    expect(await readAttention(ctx())).toEqual([
      { kind: 'PAYMENT_MISMATCH', count: 2, purchaseId: first.order.id, respondBy: null },
    ]);
    const disputed = { dispute_id: 'PP-D-1', disputed_transactions: [], status: 'OPEN' };
    await syncDispute(ctx(), first.payment, disputed);
    const dispute = { kind: 'DISPUTE', count: 1, purchaseId: first.order.id };
    expect(await readAttention(ctx())).toContainEqual({ ...dispute, respondBy: null });
    // the one that is due first comes before the older one
    const respondBy = new Date('2026-12-02T18:00:00Z');
    const urgent = { dispute_id: 'PP-D-2', seller_response_due_date: respondBy.toISOString() };
    await syncDispute(ctx(), second.payment, { ...disputed, ...urgent });
    expect(await readAttention(ctx())).toContainEqual({ ...dispute, count: 2, purchaseId: second.order.id, respondBy });
  });
});
