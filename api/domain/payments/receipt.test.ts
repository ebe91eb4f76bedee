import { formatDateIn } from '../../../contract/format';
import { OrderEntity } from '../orders/order.entity';
import { pendingUntil } from '../orders/validity';
import { mismatchRefundMail, notPaidMail } from './receipt';
import type { Sender } from './receipt';

const sender: Sender = {
  brand: {
    name: 'Loom',
    siteUrl: 'https://shop.example',
    logoUrl: null,
    color: '#5B3DF5',
    onColor: '#FFFFFF',
    dark: { color: '#9D8BFF', onColor: '#17141F' },
  },
  appUrl: 'https://shop.example',
  timeZone: 'UTC',
};
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const pending = (createdAt: Date) =>
  Object.assign(new OrderEntity(), {
    ...{ id: 'order-1', kind: 'PACKAGE', orderCode: 'ABCD1234', name: 'Starter', total: '9.00', currency: 'USD' },
    ...{ customerName: 'Mia', customerEmail: 'mia@example.com', paymentStatus: 'PENDING', createdAt },
  });

describe.each([
  ['a payment that did not go through', (order: OrderEntity) => notPaidMail(sender, order, 'payment-1')],
  [
    'the refund of a payment mismatch',
    (order: OrderEntity) => mismatchRefundMail(sender, order, { id: 'refund-1', message: null }),
  ],
])('the email about %s', (_what, mailOf) => {
  it('says until when the order can be paid, as it may be read later', () => {
    const order = pending(daysAgo(1));
    const { html } = mailOf(order);
    expect(html).toContain(`open until ${formatDateIn('UTC', pendingUntil(order))}`);
    expect(html).toContain('/pay-now/order-1');
  });

  it('leads to no payment of an order that is about to be cancelled', () => {
    const { html } = mailOf(pending(daysAgo(8)));
    expect(html).not.toContain('open until');
    expect(html).not.toContain('/pay-now/');
    expect(html).toContain('/user/orders-history');
  });
});
