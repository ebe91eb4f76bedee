import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { TransitionEntity } from '../../../platform/database/transition.entity';
import { startPayment } from './attempt.service';
import { capturePayment } from './capture.service';
import { reconcileOpenPayments } from './reconcile.service';

const refusal = {
  code: 'TOO_MANY_REQUESTS',
  message: 'There were many attempts to pay. You can try again in 5 minutes.',
  retryAfterSeconds: expect.any(Number) as number,
};

describe('calls of PayPal by a payer', () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
  });
  afterAll(() => product.stop());

  const calls = async () =>
    Object.values((await customers.paypal.calls()).received).reduce((sum, count) => sum + count, 0);
  const stepsOf = (subject: string) => product.services.dataSource.manager.countBy(TransitionEntity, { subject });

  it('are 40 for an account in 5 minutes: starts and captures together', async () => {
    const { user, order } = await customers.placed();
    const ctx = product.ctx(user);
    const paypalOrderId = await startPayment(ctx, order.id);
    for (let time = 0; time < 29; time += 1) expect(await startPayment(ctx, order.id)).toBe(paypalOrderId);
    for (let time = 0; time < 10; time += 1)
      await expect(capturePayment(ctx, order.id, paypalOrderId)).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
    const [payment] = (await customers.facts(user, order)).payments;
    const before = { calls: await calls(), steps: await stepsOf(payment!.id) };
    await expect(startPayment(ctx, order.id)).rejects.toMatchObject(refusal);
    await expect(capturePayment(ctx, order.id, paypalOrderId)).rejects.toMatchObject(refusal);
    expect({ calls: await calls(), steps: await stepsOf(payment!.id) }).toEqual(before);
    // the order stays payable, and PayPal's own report of the approval is handled
    await product.services.limits.forget(['paymentCallsPerAccount'], user.id);
    await customers.paypal.approve(await startPayment(ctx, order.id), 'wallet');
    expect((await capturePayment(ctx, order.id, paypalOrderId)).purchase.paymentStatus).toBe('PAID');
  });

  it('do not count what the product does without the payer', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    const ctx = product.ctx(user);
    await product.services.limits.take('paymentCallsPerAccount', user.id, 39);
    await expect(startPayment(ctx, order.id)).rejects.toMatchObject(refusal);
    await expect(capturePayment(ctx, order.id, paypalOrderId)).rejects.toMatchObject(refusal);
    await product.services.pool.query('update payments set next_check_at = now() where order_id = $1', [order.id]);
    await reconcileOpenPayments(product.ctx());
    expect((await customers.facts(user, order)).order.paymentStatus).toBe('PAID');
  });

  it('are not counted for callers that wait for the capture of another one', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => capturePayment(product.ctx(user), order.id, paypalOrderId)),
    );
    expect(new Set(answers.map(({ purchase }) => purchase.paymentStatus))).toEqual(new Set(['PAID']));
  });
});
