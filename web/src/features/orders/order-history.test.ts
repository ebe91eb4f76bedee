import { historyOf } from './order-history';

describe('the history of an order', () => {
  it.each([
    [0, 'Refunded: $3.00 USD'],
    [1, 'Refunded: $3.00 USD; 1 credit was taken back'],
    [6, 'Refunded: $3.00 USD; 6 credits were taken back'],
  ])('says what a refund with %i credits took back', (creditsBack, text) => {
    const at = '2026-03-02T12:00:00.000Z';
    const order = { createdAt: '2026-03-01T12:00:00.000Z', currency: 'USD', history: [] };
    expect(
      historyOf({ ...order, refunds: [{ amount: '3.00', status: 'COMPLETED', creditsBack, createdAt: at }] }),
    ).toEqual([
      ['01/03/2026', 'Ordered'],
      ['02/03/2026', text],
    ]);
  });
});
