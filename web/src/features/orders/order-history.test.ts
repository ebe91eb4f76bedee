import { historyOf } from './order-history';

describe('the history of an order', () => {
  it.each([
    [0, 'Refunded: $3.00 USD'],
    [1, 'Refunded: $3.00 USD; 1 credit was taken back'],
    [6, 'Refunded: $3.00 USD; 6 credits were taken back'],
  ])('says what a refund with %i credits took back', (creditsBack, text) => {
    const at = '2026-03-02T12:00:00.000Z';
    const order = { createdAt: '2026-03-01T12:00:00.000Z', history: [] };
    const refund = { amount: '3.00', currency: 'USD', status: 'COMPLETED' as const, creditsBack, createdAt: at };
    expect(historyOf({ ...order, refunds: [refund] })).toEqual([
      ['01/03/2026', 'Ordered'],
      ['02/03/2026', text],
    ]);
  });

  it('names a refund in the currency of its payment, which may be another than that of the order', () => {
    const at = '2026-03-01T12:00:00.000Z';
    const refund = { amount: '3.00', currency: 'JPY', status: 'COMPLETED' as const, creditsBack: 0, createdAt: at };
    const [, [, text]] = historyOf({ createdAt: at, history: [], refunds: [refund] }) as [unknown, [string, string]];
    expect(text).toMatch(/^Refunded: .*JPY/);
  });
});
