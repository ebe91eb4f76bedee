import type { Habits } from '../../tools/sandbox/paypal/habits';

/** Variants of PayPal's behavior that its documentation leaves open: payments succeed with each of them. */
export const paypalWays: [string, Partial<Habits>][] = [
  ['as PayPal usually answers', {}],
  [
    'with refusals remembered and past orders forgotten',
    { requestIds: 'everything', pastOrders: 'forgotten', invoiceIds: 'once', captureEvents: 'bare' },
  ],
  ['with invoice ids as one likes', { invoiceIds: 'any', deniedEvent: 'DECLINED' }],
];
