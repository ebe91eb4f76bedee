import { randomUUID } from 'node:crypto';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { DesignEntity } from '../../designs/design.entity';
import { cancelDesign, endWithoutSuccess } from '../../designs/design.service';
import { reserveCredit } from '../../credits/credit.service';
import { createPurchase } from '../../orders/order.service';
import { startPayment } from '../attempts/attempt.service';
import { capturePayment } from '../attempts/capture.service';
import type { TestBehaviours } from '../../../../tools/sandbox/paypal/test-behaviours';
import type { UserEntity } from '../../accounts/user.entity';

const design = {
  platform: 'FACEBOOK',
  postType: 'FACEBOOK_POST',
  size: 'SQUARE',
  niche: 'PETS',
  style: 'PLAYFUL',
  primaryText: 'Wash day',
  customPrompt: 'A happy dog.',
} as const;

const variants: [string, Partial<TestBehaviours>][] = [
  ['as PayPal usually answers', {}],
  [
    'with bare events, reversals nobody can read, and captures that say nothing',
    {
      captureEvents: 'bare',
      deniedEvent: 'DECLINED',
      reversals: 'hidden',
      reversedCapture: 'COMPLETED',
      disputedCapture: 'PARTIALLY_REFUNDED',
      pastOrders: 'forgotten',
    },
  ],
];

describe.each(variants)('refunds and disputes, %s', (_name, testBehaviours) => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, jobs: true });
    customers = await PayingCustomers.of(product, { testBehaviours });
  });
  afterAll(() => product.stop());

  const refund = (captureId: string, value?: string) =>
    customers.paypal.call(
      'POST',
      `/v2/payments/captures/${captureId}/refund`,
      value ? { amount: { value, currency_code: 'USD' } } : {},
    );
  const dispute = async (captureId: string) =>
    String((await customers.paypal.call('POST', `/sandbox/captures/${captureId}/dispute`)).body['dispute_id']);
  const resolve = (id: string, outcome: string, amount?: string) =>
    customers.paypal.call('POST', `/sandbox/disputes/${id}/resolve`, {
      outcome,
      ...(amount ? { amount: { value: amount, currency_code: 'USD' } } : {}),
    });
  const spend = (user: UserEntity, credits: number) =>
    product.services.dataSource.manager.query('update users set credits = credits - $2 where id = $1', [
      user.id,
      credits,
    ]);
  /** A design in progress that no worker handles. */
  const reserved = (user: UserEntity) =>
    product.ctx().transaction(async (tx) => {
      const { identifiers } = await tx.db.insert(DesignEntity, {
        ...design,
        userId: user.id,
        requestId: randomUUID(),
        prompt: 'A happy dog.',
      });
      const id = identifiers[0]?.['id'] as string;
      await reserveCredit(tx, user.id, id);
      return { id };
    });

  it('withdraw unspent credits and the membership, once', async () => {
    const { user, order, captureId } = await customers.paid();
    await spend(user, 15);
    await refund(captureId);
    await customers.until(order, { paymentStatus: 'REFUNDED' });
    await customers.handled();
    const after = await customers.facts(user, order);
    expect(after).toMatchObject({
      credits: 0,
      membership: 'FREE',
      membershipUntil: null,
      order: { refunded: '9.00' },
      refunds: [{ amount: '9.00', state: 'COMPLETED', creditsBack: 5 }],
    });
    expect(after.ledger.filter(({ reason }) => reason === 'REFUND')).toEqual([
      expect.objectContaining({ change: -5, balanceAfter: 0, orderId: order.id }),
    ]);
    const { body } = await customers.paypal.call('GET', '/sandbox/webhooks/events');
    for (const { id } of body['events'] as { id: string }[])
      await customers.paypal.call('POST', `/sandbox/webhooks/redeliver/${id}`);
    await customers.handled();
    expect(await customers.facts(user, order)).toEqual(after);
  });

  it('withdraw in proportion for each part, once per part, until the full amount is refunded', async () => {
    const { user, order, captureId } = await customers.paid();
    await refund(captureId, '4.50');
    await customers.until(order, { refunded: '4.50' });
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 10,
      membership: 'PREMIUM',
      order: { paymentStatus: 'PAID' },
      refunds: [{ amount: '4.50' }],
    });
    await refund(captureId, '0.10');
    await customers.until(order, { refunded: '4.60' });
    // rounded in the customer's favour
    expect(await customers.facts(user, order)).toMatchObject({ credits: 10 });
    await refund(captureId);
    await customers.until(order, { paymentStatus: 'REFUNDED', refunded: '9.00' });
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 0,
      membership: 'FREE',
      payments: [{ state: 'REFUNDED' }],
    });
  });

  it('wait for a refund that PayPal holds, and drop one that fails', async () => {
    const { user, order, captureId } = await customers.paid();
    await customers.paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours: { refunds: 'PENDING' } } });
    const failing = await refund(captureId);
    await customers.handled();
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 20,
      order: { paymentStatus: 'PAID', refunded: '0.00' },
      refunds: [{ state: 'PENDING' }],
    });
    await customers.paypal.call('POST', `/sandbox/refunds/${String(failing.body['id'])}/fail`);
    await customers.handled();
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, refunds: [{ state: 'FAILED' }] });
    await customers.paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours: { refunds: 'COMPLETED' } } });
  });

  it('withdraw the credit of a queued design when it is released after the refund, and only that', async () => {
    const { user, order, captureId } = await customers.paid();
    const [first, second] = [await reserved(user), await reserved(user)];
    await spend(user, 8);
    await refund(captureId);
    await customers.until(order, { paymentStatus: 'REFUNDED' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0 });
    await cancelDesign(product.ctx(user), first.id);
    const cancelled = await customers.facts(user, order);
    expect(cancelled.credits).toBe(0);
    expect(cancelled.ledger.slice(-2)).toEqual([
      expect.objectContaining({ reason: 'GIVE_BACK', change: 1 }),
      expect.objectContaining({ reason: 'OWED', change: -1, orderId: order.id }),
    ]);
    // a design that succeeds has used its credit; credits of another kind are not affected
    const begin = ({ id }: { id: string }) =>
      product.services.dataSource.manager.update(DesignEntity, { id }, { state: 'RUNNING' });
    await begin(second);
    await product.giveCredits(user.id, 1);
    const third = await reserved(user);
    await begin(third);
    await endWithoutSuccess(product.ctx(), third.id, { to: 'FAILED', sentence: 'no answer' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 1 });
  });

  it('recalculate the membership from the orders that remain paid', async () => {
    const { user, order, captureId } = await customers.paid();
    const longer = await product.addPackage({
      name: 'Standard',
      position: 2,
      price: '19.00',
      credit: 50,
      validityDays: 90,
    });
    const second = await createPurchase(product.ctx(user), {
      of: { packageId: longer.id },
      billing: { customerName: 'Ann Lee', address: '1 High Street', country: 'Norway' },
    });
    const paypalOrderId = await startPayment(product.ctx(user), second.id);
    await customers.paypal.approve(paypalOrderId);
    const { purchase: paidLonger } = await capturePayment(product.ctx(user), second.id, paypalOrderId);
    await refund(paidLonger.transactionId ?? '');
    await customers.until(second, { paymentStatus: 'REFUNDED' });
    const [first] = [(await customers.facts(user, order)).order];
    expect((await customers.facts(user, order)).membershipUntil).toEqual(first.membershipUntil);
    await refund(captureId);
    await customers.until(order, { paymentStatus: 'REFUNDED' });
    expect(await customers.facts(user, order)).toMatchObject({ membership: 'FREE' });
    await product.services.dataSource.manager.query('update packages set position = null where id = $1', [longer.id]);
  });

  it('leave a membership from another source when an order is refunded', async () => {
    const { user, order, captureId } = await customers.paid();
    await product.services.dataSource.manager.query(`update users set membership_until = null where id = $1`, [
      user.id,
    ]);
    await refund(captureId);
    await customers.until(order, { paymentStatus: 'REFUNDED' });
    expect(await customers.facts(user, order)).toMatchObject({ membership: 'PREMIUM', membershipUntil: null });
  });

  it('withdraw everything when a bank reverses the payment', async () => {
    const { user, order, captureId } = await customers.paid();
    await customers.paypal.call('POST', `/sandbox/captures/${captureId}/reverse`);
    await customers.until(order, { paymentStatus: 'REFUNDED' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0, membership: 'FREE' });
  });

  it('hold what a dispute is about, and release all of it when the shop wins', async () => {
    const { user, order, captureId } = await customers.paid();
    await spend(user, 4);
    const before = await customers.facts(user, order);
    const id = await dispute(captureId);
    await customers.until(order, { paymentStatus: 'DISPUTED' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0, membership: 'FREE' });
    await customers.paypal.call('POST', `/sandbox/disputes/${id}/update`);
    await customers.handled();
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0, order: { paymentStatus: 'DISPUTED' } });
    await resolve(id, 'RESOLVED_SELLER_FAVOUR');
    await customers.until(order, { paymentStatus: 'PAID' });
    const after = await customers.facts(user, order);
    expect(after).toMatchObject({ credits: 16, membership: 'PREMIUM' });
    expect(after.membershipUntil).toEqual(before.membershipUntil);
    expect(after.ledger.map(({ reason, change }) => `${reason} ${change}`)).toEqual([
      'PURCHASE 20',
      'DISPUTE -16',
      'DISPUTE_WON 16',
    ]);
  });

  it.each(['before', 'after'])(
    'refund a lost dispute once, when PayPal reports the money %s the decision',
    async (when) => {
      const { user, order, captureId } = await customers.paid();
      const id = await dispute(captureId);
      await customers.until(order, { paymentStatus: 'DISPUTED' });
      const money = async () => {
        await customers.paypal.call('POST', '/sandbox/faults', {
          settings: { testBehaviours: { reversals: 'readable' } },
        });
        await customers.paypal.call('POST', `/sandbox/captures/${captureId}/reverse`);
        await customers.handled();
        await customers.paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours } });
      };
      if (when === 'before') await money();
      await resolve(id, 'RESOLVED_BUYER_FAVOUR');
      await customers.handled();
      if (when === 'after') await money();
      await customers.until(order, { paymentStatus: 'REFUNDED', refunded: '9.00' });
      const after = await customers.facts(user, order);
      expect(after).toMatchObject({
        credits: 0,
        membership: 'FREE',
        refunds: [{ amount: '9.00', state: 'COMPLETED' }],
      });
      expect(after.refunds).toHaveLength(1);
      expect(after.ledger.map(({ reason, change }) => `${reason} ${change}`)).toEqual(['PURCHASE 20', 'DISPUTE -20']);
    },
  );

  it('leave the remainder when a dispute gives the payer a part', async () => {
    const { user, order, captureId } = await customers.paid();
    const id = await dispute(captureId);
    await customers.until(order, { paymentStatus: 'DISPUTED' });
    await resolve(id, 'RESOLVED_BUYER_FAVOUR', '4.50');
    await customers.until(order, { paymentStatus: 'PAID', refunded: '4.50' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 10, membership: 'PREMIUM' });
  });

  it('accept events in any order: all events, backwards and twice', async () => {
    await customers.paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours: { events: 'held' } } });
    const { user, order, captureId } = await customers.paid();
    const id = await dispute(captureId);
    await resolve(id, 'RESOLVED_SELLER_FAVOUR');
    await refund(captureId, '4.50');
    await refund(captureId);
    await customers.paypal.call('POST', '/sandbox/webhooks/release', { backwards: true });
    await customers.paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours: { events: 'sent' } } });
    await customers.until(order, { paymentStatus: 'REFUNDED', refunded: '9.00' });
    await customers.handled();
    const after = await customers.facts(user, order);
    expect(after).toMatchObject({ credits: 0, membership: 'FREE' });
    expect(after.refunds.map(({ amount }) => amount).sort()).toEqual(['4.50', '4.50']);
    const sum = after.ledger.reduce((total, { change }) => total + change, 0);
    expect(sum).toBe(0);
  });
});
