import type { TestBehaviours } from '../../tools/sandbox/paypal/test-behaviours';

/** Variants of PayPal's behavior that its documentation leaves open: payments succeed with each of them. */
export const paypalVariants: [string, Partial<TestBehaviours>][] = [
  ['as PayPal usually answers', {}],
  [
    'with refusals remembered and past orders forgotten',
    { requestIds: 'everything', pastOrders: 'forgotten', invoiceIds: 'once', captureEvents: 'bare' },
  ],
  ['with invoice ids as one likes', { invoiceIds: 'any', deniedEvent: 'DECLINED' }],
];
