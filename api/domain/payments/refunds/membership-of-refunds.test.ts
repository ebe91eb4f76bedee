import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UpdateUserInput } from '../../../graphql/generated/schema';
import { UserEntity } from '../../accounts/user.entity';
import { effectiveMembership, expireMemberships } from '../../accounts/user.service';
import { updateUser } from '../../admin-users/user-update.service';
import { OrderEntity } from '../../orders/order.entity';
import { refundPurchase } from '../admin/admin-refund.service';
import { withdrawOrderPremium } from './refund-booking.service';

describe('the membership of a customer whose orders are refunded at the same time', () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
  });
  afterAll(() => product.stop());

  it.each([
    ['the shorter one', [0, 1]],
    ['the longer one', [1, 0]],
  ])('ends, when %s is booked first', async (_which, order) => {
    const { user, order: first } = await customers.paid();
    const { order: second } = await customers.paid(user);
    const orders = await product.services.dataSource.manager.findBy(OrderEntity, { userId: user.id });
    const sorted = orders.toSorted((a, b) => Number(a.membershipUntil) - Number(b.membershipUntil));
    expect(sorted.map(({ id }) => id)).toEqual([first.id, second.id]);

    // each knows of the other's refund only by the end of the other's transaction
    const written: (() => void)[] = [];
    const all = order.map(() => new Promise<void>((resolve) => written.push(resolve)));
    const booked = order.map(async (which, turn) => {
      const one = sorted[which] as OrderEntity;
      await product.ctx().transaction(async (tx) => {
        await tx.db.query(`update orders set payment_status = 'REFUNDED' where id = $1`, [one.id]);
        written[turn]?.();
        await Promise.all(all);
        await withdrawOrderPremium(tx, one);
      });
    });
    await Promise.all(booked);
    expect(await customers.facts(user, first)).toMatchObject({ membership: 'FREE', membershipUntil: null });
  });
});

describe('a membership that an Admin has given', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
  const give = (id: string, input: UpdateUserInput) => updateUser(product.ctx(admin), id, input, null);
  const refund = (purchaseId: string) =>
    refundPurchase(product.ctx(admin), { purchaseId, reason: 'Not wanted', requestId: `refund-${purchaseId}` });

  it.each([
    [
      'before a purchase that lasts longer',
      async (id: string, buy: () => Promise<unknown>) => {
        await give(id, { membership: 'PREMIUM', membershipUntil: inDays(10) });
        await buy();
      },
      10,
    ],
    [
      'and shortened after it',
      async (id: string, buy: () => Promise<unknown>) => {
        await give(id, { membership: 'PREMIUM', membershipUntil: inDays(20) });
        await buy();
        await give(id, { membershipUntil: inDays(10) });
      },
      10,
    ],
    [
      'without an end, ended, and given again',
      async (id: string, buy: () => Promise<unknown>) => {
        await give(id, { membership: 'PREMIUM' });
        await buy();
        await give(id, { membershipUntil: inDays(5) });
      },
      5,
    ],
  ])('%s outlasts its refund', async (_when, act, days) => {
    const user = await product.addUser();
    let order = { id: '' };
    await act(user.id, async () => ({ order } = await customers.paid(user)));
    // another edit of the account is not a gift
    await give(user.id, { name: 'Renamed' });
    await refund(order.id);
    const { membership, membershipUntil } = await customers.facts(user, order);
    expect(membership).toBe('PREMIUM');
    expect(Number(membershipUntil) - Number(inDays(days))).toBeLessThan(60_000);
    expect(Number(membershipUntil) - Number(inDays(days))).toBeGreaterThan(-60_000);
  });

  it.each<[string, (order: OrderEntity) => Promise<unknown>]>([
    ['is refunded', (order) => refund(order.id)],
    [
      'is over',
      (order) => product.services.pool.query(`update users set membership_until = now() where id = $1`, [order.userId]),
    ],
  ])('is BASIC again when premium that its customer bought %s', async (how, end) => {
    const browser = product.browser();
    const id = await browser.register(`basic-${how.replaceAll(' ', '-')}@example.com`);
    const user = await product.services.dataSource.manager.findOneByOrFail(UserEntity, { id });
    await give(user.id, { membership: 'BASIC' });
    const { order } = await customers.paid(user);
    // a further payment extends premium, and an Admin may change its end
    await customers.paid(user);
    await give(user.id, { membershipUntil: inDays(5) });
    const shown = async () => (await browser.graphql('{ me { membership membershipAfterPremium } }')).data;
    expect(await shown()).toEqual({ me: { membership: 'PREMIUM', membershipAfterPremium: 'BASIC' } });
    await end(await product.services.dataSource.manager.findOneByOrFail(OrderEntity, { id: order.id }));
    const other = await product.services.dataSource.manager.findOneByOrFail(OrderEntity, {
      userId: user.id,
      paymentStatus: 'PAID',
    });
    if (how === 'is refunded') await refund(other.id);
    const read = () => product.services.dataSource.manager.findOneByOrFail(UserEntity, { id: user.id });
    expect(effectiveMembership(await read())).toBe('BASIC');
    expect(await shown()).toEqual({ me: { membership: 'BASIC', membershipAfterPremium: null } });
    await expireMemberships(product.ctx());
    expect(await read()).toMatchObject({ membership: 'BASIC', basicAfter: false });
  });

  it.each([
    ['was ended', { membership: 'FREE' }, 'FREE'],
    ['is over', null, 'FREE'],
  ] as const)('does not outlast the refund once it %s', async (_what, edit, membership) => {
    const user = await product.addUser();
    await give(user.id, { membership: 'PREMIUM', membershipUntil: inDays(10) });
    if (edit) await give(user.id, edit);
    else
      await product.services.pool.query(
        `update users set membership_granted_until = now() - interval '1 day', membership_until = now() - interval '1 day' where id = $1`,
        [user.id],
      );
    const { order } = await customers.paid(user);
    // days that the Admin takes from a purchase are not a gift
    await give(user.id, { membershipUntil: inDays(20) });
    await refund(order.id);
    expect(await customers.facts(user, order)).toMatchObject({ membership, membershipUntil: null });
  });
});
