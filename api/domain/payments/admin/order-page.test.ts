import { randomUUID } from 'node:crypto';
import { emailsTo } from '../../../test/emails';
import { mismatchedPayment } from '../../../test/mismatched-payment';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { grantCredits, releaseCredit, reserveCredit } from '../../credits/credit.service';
import { designsMadeWith } from '../../credits/order-designs';
import { addPurchaseComment, commentsAbout, deletePurchaseComment } from '../../orders/admin/order-comment.service';
import { OrderCommentEntity } from '../../orders/admin/order-comment.entity';
import type { OrderEntity } from '../../orders/order.entity';
import { eraseUsers } from '../../personal-data/admin/account-erasure.service';
import { capturePayment } from '../attempts/capture.service';
import { DisputeEntity } from '../disputes/dispute.entity';
import { syncDispute } from '../disputes/dispute.service';
import { RefundEntity } from '../refunds/refund.entity';
import { refundPayment, refundPurchase } from './admin-refund.service';
import { holdReason } from './payment-facts';
import { timelineOf } from './purchase-timeline';

describe('the page of one order', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());
  beforeEach(() => customers.paypal.call('POST', '/sandbox/faults', { reset: true }));

  const db = () => product.services.dataSource.manager;
  const office = () => product.ctx(admin);
  const comment = (order: OrderEntity, text: string, who = admin) =>
    addPurchaseComment(product.ctx(who), order.id, text);
  const refund = (order: OrderEntity, message: string | null, amount?: string) =>
    refundPurchase(office(), {
      purchaseId: order.id,
      reason: 'Asked for it',
      message,
      amount,
      requestId: randomUUID(),
    });
  const emailOf = async (order: OrderEntity, about: string) =>
    (await emailsTo(product.services, order.customerEmail)).find(({ subject }) => subject.includes(about))?.html ?? '';

  describe('comments', () => {
    it('are written and deleted, by any Admin, and audited without their words', async () => {
      const { order } = await customers.placed();
      await comment(order, '  Called us\u0000 twice  ');
      const [written] = await commentsAbout(office(), order.id);
      expect(written).toMatchObject({ text: 'Called us twice', author: admin.id });
      const other = await product.addUser({ role: 'ADMIN' });
      await deletePurchaseComment(product.ctx(other), written?.id ?? '');
      await expect(deletePurchaseComment(product.ctx(other), written?.id ?? '')).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await commentsAbout(office(), order.id)).toEqual([]);
      const audits: { action: string }[] = await db().query(`select * from audit where subject = $1 order by id`, [
        `orders/${order.id}`,
      ]);
      expect(audits.map(({ action }) => action)).toEqual(['add-order-comment', 'delete-order-comment']);
      expect(JSON.stringify(audits)).not.toContain('Called');
    });

    it.each(['', ' \n ', 'x'.repeat(2_001)])('have 1 to 2,000 characters', async (text) => {
      const { order } = await customers.placed();
      await expect(comment(order, text)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['text'] });
      await comment(order, 'x'.repeat(2_000));
    });

    it('are at most 100, however many are written at once', async () => {
      const { order } = await customers.placed();
      await db().query(`insert into order_comments (order_id, text) select $1, 'Old' from generate_series(1, 98)`, [
        order.id,
      ]);
      const answers = await Promise.allSettled([1, 2, 3, 4].map((n) => comment(order, `New ${n}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'LIMIT_REACHED' });
      expect(await db().countBy(OrderCommentEntity, { orderId: order.id })).toBe(100);
    });

    it('are erased with the account, and so are words to the customer', async () => {
      const { user, order } = await customers.paid();
      await comment(order, 'Prefers mornings');
      await refund(order, 'Sorry, Ann', '1.00');
      await db().query('update sessions set proven_at = now()');
      await eraseUsers(office(), { ids: [user.id] }, 1, 'Asked for it');
      expect(await commentsAbout(office(), order.id)).toEqual([]);
      const refunds = await db().query<{ message: string | null }[]>(
        'select message from refunds join payments on payments.id = payment_id where order_id = $1',
        [order.id],
      );
      expect(refunds).toEqual([{ message: null }]);
    });
  });

  it('reads neither comments, course nor settlement for its customer', async () => {
    const browser = product.browser();
    const id = await browser.register(`${randomUUID()}@example.com`);
    const { order } = await customers.placed({ id, role: 'MEMBER' } as UserEntity);
    await comment(order, 'Between us');
    for (const field of [
      'timeline { text }',
      'holdReason',
      'disputes { id }',
      'designs { totalItems }',
      'tickets { totalItems }',
      'creditEntries { totalItems }',
      'payments { isSettleable }',
    ]) {
      const answer = await browser.graphql(`query ($id: ID!) { purchase(id: $id) { id ${field} } }`, { id: order.id });
      expect(answer).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
      expect(JSON.stringify(answer)).not.toContain('Between us');
    }
  });

  describe('the timeline', () => {
    it('holds states, attempts, emails, refunds and comments, with who and when, oldest first', async () => {
      const { user, order } = await customers.paid();
      await comment(order, 'A regular');
      await refund(order, null, '1.00');
      const events = await timelineOf(office(), order);
      expect(events.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['PLACED', 'ATTEMPT', 'STATE', 'EMAIL', 'COMMENT', 'REFUND']),
      );
      expect(events[0]).toMatchObject({ kind: 'PLACED', actorId: user.id });
      expect(events.map(({ at }) => at.getTime())).toEqual(events.map(({ at }) => at.getTime()).sort((a, b) => a - b));
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
      const one = (wanted: object) => expect(events).toContainEqual(expect.objectContaining(wanted));
      one({ kind: 'ATTEMPT', attemptStatus: 'SETTLED', actorId: user.id });
      one({ kind: 'STATE', paymentStatus: 'PAID', actorId: user.id });
      one({ kind: 'STATE', orderStatus: 'COMPLETED' });
      one({ kind: 'EMAIL', text: `Your Postloom receipt for order ${order.orderCode}`, emailStatus: 'QUEUED' });
      one({ kind: 'EMAIL', text: `Your Postloom refund for order ${order.orderCode}` });
      one({ kind: 'COMMENT', text: 'A regular', actorId: admin.id });
      one({ kind: 'REFUND', refundStatus: 'COMPLETED', amount: '1.00', actorId: admin.id, text: 'Asked for it' });
    });

    it('holds nothing of other orders of the same customer', async () => {
      const first = await customers.paid();
      const second = await customers.paid(first.user);
      await comment(first.order, 'About the first');
      const texts = (await timelineOf(office(), second.order)).map(({ text }) => text).join('\n');
      expect(texts).toContain(second.order.orderCode);
      expect(texts).not.toContain(first.order.orderCode);
      expect(texts).not.toContain('About the first');
    });

    it('shows that a payment did not match, and never that nothing was captured', async () => {
      const { order } = await mismatchedPayment(customers);
      const attempts = (await timelineOf(office(), order, ['ATTEMPT'])).map(({ attemptStatus, text }) => [
        attemptStatus,
        text,
      ]);
      expect(attempts.at(-1)).toEqual(['MISMATCH', 'amount 7.50']);
      expect(attempts).not.toContainEqual(['FAILED', expect.anything()]);
    });

    it('emails about a dispute when it is opened and when it is decided', async () => {
      const { user, order } = await customers.paid();
      const [payment] = (await customers.facts(user, order)).payments;
      if (!payment) throw new Error('It is not paid');
      const dispute = { dispute_id: `PP-D-${randomUUID()}`, disputed_transactions: [], reason: 'UNAUTHORISED' };
      await syncDispute(product.ctx(), payment, { ...dispute, status: 'OPEN', seller_response_due_date: 'soon' });
      await syncDispute(product.ctx(), payment, {
        ...dispute,
        status: 'WAITING_FOR_SELLER_RESPONSE',
        dispute_amount: { currency_code: 'USD', value: '4.20' },
        seller_response_due_date: '2026-12-02T18:00:00.000Z',
      });
      await syncDispute(product.ctx(), payment, {
        ...dispute,
        status: 'RESOLVED',
        dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' },
      });
      expect(await product.services.dataSource.manager.findBy(DisputeEntity, { paymentId: payment.id })).toMatchObject([
        { amount: '4.20', currency: 'USD', respondBy: new Date('2026-12-02T18:00:00Z') },
      ]);
      const events = (await timelineOf(office(), order)).filter(({ kind }) => kind === 'DISPUTE');
      expect(events.map(({ disputeStatus, text }) => [disputeStatus, text])).toEqual([
        ['OPEN', 'The payer says they did not make this payment.'],
        ['WON', 'The payer says they did not make this payment.'],
      ]);
    });
  });

  it('says why PayPal holds a payment, and what to do', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    expect(await holdReason(office(), order.id)).toBeNull();
    await customers.paypal.next({ operation: 'capture', behaviour: 'pending' });
    await capturePayment(product.ctx(user), order.id, paypalOrderId).catch(() => undefined);
    expect(await holdReason(office(), order.id)).toMatch(/PayPal .*\./);
    await db().query(`update payments set error = 'UNILATERAL' where order_id = $1`, [order.id]);
    expect(await holdReason(office(), order.id)).toMatch(/confirm it in PayPal/);
    await db().query(`update payments set error = 'SOMETHING_NEW' where order_id = $1`, [order.id]);
    expect(await holdReason(office(), order.id)).toMatch(/SOMETHING_NEW/);
  });

  describe('words to the customer', () => {
    const words = 'We are <b>sorry</b> & hope to\nsee you "again" <script>alert(1)</script>';
    const escaped = 'We are &lt;b&gt;sorry&lt;/b&gt; &amp; hope to<br>see you &quot;again&quot; &lt;script&gt;';

    it('stand in the email about a refund, escaped, and nowhere in the audit', async () => {
      const { order } = await customers.paid();
      await refund(order, words, '1.00');
      expect(await emailOf(order, 'refund')).toContain(escaped);
      expect(await emailOf(order, 'refund')).not.toContain('<script');
      const audits = await db().query<object[]>(`select * from audit where subject = $1`, [`orders/${order.id}`]);
      expect(JSON.stringify(audits)).not.toContain('sorry');
      expect(await db().findBy(RefundEntity, { message: words })).toHaveLength(1);
    });

    it('stand in the email about the refund of a payment mismatch, too', async () => {
      const { order, payment } = await mismatchedPayment(customers);
      await refundPayment(office(), {
        paymentId: payment.id,
        reason: 'Wrong',
        message: words,
        requestId: randomUUID(),
      });
      expect(await emailOf(order, 'was refunded')).toContain(escaped);
      await db().query(`update payments set captured_currency = 'JPY' where id = $1`, [payment.id]);
      const [event] = await timelineOf(office(), order, ['REFUND']);
      expect(event).toMatchObject({ currency: 'JPY' });
    });

    it.each([null, '', '  \n '])('are left out when there are none (%j)', async (message) => {
      const { order } = await customers.paid();
      await refund(order, message, '1.00');
      expect(await emailOf(order, 'refund')).not.toContain('Our team writes');
    });

    it('are at most 1,000 characters, else nothing is refunded', async () => {
      const { user, order } = await customers.paid();
      await expect(refund(order, 'x'.repeat(1_001))).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        field: ['message'],
      });
      expect(await customers.facts(user, order)).toMatchObject({ refunds: [], order: { refunded: '0.00' } });
    });
  });

  describe('designs made with its credits', () => {
    /** Books as the generator does, without the designs themselves. */
    const make = (user: UserEntity, count: number) =>
      product.ctx().transaction(async (tx) => {
        const ids = Array.from({ length: count }, () => randomUUID());
        for (const id of ids) await reserveCredit(tx, user.id, id);
        return ids;
      });
    const made = async (order: OrderEntity) => (await designsMadeWith(office(), order)).reverse();

    it('are those after earlier credits were spent, until its own are', async () => {
      const user = await product.addUser();
      await product.ctx().transaction((tx) => grantCredits(tx, user.id, 2, 'Welcome'));
      const first = (await customers.paid(user)).order;
      const second = (await customers.paid(user)).order;
      const designs = await make(user, 25);
      expect(await made(first)).toEqual(designs.slice(2, 22));
      expect(await made(second)).toEqual(designs.slice(22));
    });

    it('are not those that failed: their credit makes another one', async () => {
      const user = await product.addUser();
      const { order } = await customers.paid(user);
      const [failed = '', ...others] = await make(user, 3);
      await product.ctx().transaction((tx) => releaseCredit(tx, user.id, failed, 'Failed'));
      expect(await made(order)).toEqual(others);
    });

    it('move to the next order when a refund takes its credits', async () => {
      const user = await product.addUser();
      const first = (await customers.paid(user)).order;
      const designs = await make(user, 4);
      const second = (await customers.paid(user)).order;
      await refund(first, null);
      expect(await made(first)).toEqual([]);
      expect(await made(second)).toEqual(designs);
      expect((await customers.facts(user, second)).credits).toBe(16);
    });

    it('never belong to other accounts', async () => {
      const { user, order } = await customers.paid();
      const other = await customers.paid();
      await make(other.user, 2);
      const own = await make(user, 1);
      expect(await made(order)).toEqual(own);
      expect(await designsMadeWith(office(), { id: order.id, userId: other.user.id })).toEqual([]);
    });
  });
});
