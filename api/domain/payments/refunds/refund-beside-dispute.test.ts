import { randomUUID } from 'node:crypto';
import { centsOf } from '../../../../contract/money';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { InvoiceEntity } from '../invoices/invoice.entity';
import { refundPurchase } from '../admin/admin-refund.service';
import { refundsOf } from '../purchase-history';

describe('a refund that is under way while its order loses a dispute', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, jobs: true });
    customers = await PayingCustomers.of(product, {});
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const post = (path: string, body: object = {}) => customers.paypal.call('POST', path, body);
  const dollars = (value: string) => ({ value, currency_code: 'USD' });

  /** Pays an order of 9.00, lets PayPal accept a refund of 4.00, and decides a dispute for the payer. */
  async function lostBesideRefund(amount?: object, back = '4.00') {
    const paid = await customers.paid();
    await customers.paypal.next({ operation: 'refund', behaviour: 'pending', path: paid.captureId });
    const input = { purchaseId: paid.order.id, amount: back, reason: 'Wanted it back', requestId: randomUUID() };
    await refundPurchase(product.ctx(admin), input).catch(() => undefined);
    const [refund] = (await customers.facts(paid.user, paid.order)).refunds;
    const { body } = await post(`/sandbox/captures/${paid.captureId}/dispute`);
    await customers.until(paid.order, { paymentStatus: 'DISPUTED' });
    await post(`/sandbox/disputes/${String(body['dispute_id'])}/resolve`, {
      outcome: 'RESOLVED_BUYER_FAVOUR',
      ...(amount && { amount }),
    });
    await customers.handled();
    return { ...paid, refundId: refund?.providerRefundId ?? '' };
  }

  /** Returns the cents of refunds that are completed. */
  const completed = async ({ user, order }: Pick<Awaited<ReturnType<typeof lostBesideRefund>>, 'user' | 'order'>) =>
    (await customers.facts(user, order)).refunds
      .filter(({ state }) => state === 'COMPLETED')
      .map(({ amount }) => centsOf(amount))
      .sort((one, other) => one - other);

  const credited = async (orderId: string) =>
    (await product.services.dataSource.manager.findBy(InvoiceEntity, { orderId, kind: 'CREDIT_NOTE' }))
      .map(({ total }) => -centsOf(total))
      .sort((one, other) => one - other);

  it.each([
    ['completed', 'an unnamed amount', undefined, [900], [400, 500]],
    ['completed', 'all of it', dollars('9.00'), [900], [400, 500]],
    ['completed', 'more than the rest', dollars('7.00'), [200, 700], [400, 500]],
    ['completed', 'the rest', dollars('5.00'), [400, 500], [400, 500]],
    ['failed', 'an unnamed amount', undefined, [900], [900]],
    ['failed', 'the rest', dollars('5.00'), [500], [500]],
  ])('and is %s after the payer got %s: all are for what was refunded', async (end, _what, amount, notes, rows) => {
    const { user, order, refundId } = await lostBesideRefund(amount);
    await post(`/sandbox/refunds/${refundId}/${end === 'completed' ? 'complete' : 'fail'}`);
    await customers.handled();
    const refunded = notes.reduce((sum, cents) => sum + cents, 0);
    const { order: now, credits } = await customers.facts(user, order);
    expect(await credited(order.id)).toEqual(notes);
    expect(await completed({ user, order })).toEqual(rows);
    expect(centsOf(now.refunded)).toBe(refunded);
    expect({ status: now.paymentStatus, credits }).toEqual(
      refunded === 900 ? { status: 'REFUNDED', credits: 0 } : { status: 'PAID', credits: 9 },
    );
  });

  it("and PayPal's own event of the dispute's money changes nothing more", async () => {
    const { user, order, captureId } = await lostBesideRefund();
    const { body } = await post(`/v2/payments/captures/${captureId}/refund`, { amount: dollars('5.00') });
    await customers.handled();
    expect(await credited(order.id)).toEqual([900]);
    const { refunds } = await customers.facts(user, order);
    expect(refunds.map(({ amount, providerRefundId: id }) => [amount, id === body['id']]).sort()).toEqual([
      ['4.00', false],
      ['5.00', true],
    ]);
  });

  it("and another one fails: nothing of the dispute's money was that one", async () => {
    const { user, order, captureId } = await lostBesideRefund();
    await customers.paypal.next({ operation: 'refund', behaviour: 'pending', path: captureId });
    const { body } = await post(`/v2/payments/captures/${captureId}/refund`, { amount: dollars('5.00') });
    await post(`/sandbox/refunds/${String(body['id'])}/fail`);
    await customers.handled();
    expect(await completed({ user, order })).toEqual([900]);
  });

  it('and returns all: nothing of it came from the dispute', async () => {
    const { user, order, refundId } = await lostBesideRefund(undefined, '9.00');
    await post(`/sandbox/refunds/${refundId}/complete`);
    await customers.handled();
    const { order: now, refunds } = await customers.facts(user, order);
    expect(refunds.map(({ amount }) => amount).sort()).toEqual(['0.00', '9.00']);
    expect(await refundsOf(product.ctx(admin), order.id)).toMatchObject([
      { providerRefundId: refundId, amount: '9.00' },
    ]);
    expect({ notes: await credited(order.id), refunded: now.refunded }).toEqual({ notes: [900], refunded: '9.00' });
  });
});
