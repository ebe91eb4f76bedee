import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ordersMessage, packageNameOr, premiumOf } from './order-text';

const now = Date.parse('2026-03-01T12:00:00.000Z');
const later = (ms: number) => new Date(now + ms).toISOString();
const dayMs = 24 * 60 * 60 * 1000;

describe('the sentence for orders that could not be loaded', () => {
  const answered = (code: string) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'No thread left', extensions: { code } }] });
  it.each([
    [
      'an answer with a status',
      new ServerError('Bad gateway', { response: new Response(null, { status: 502 }), bodyText: '' }),
      'HTTP error! Status: 502',
    ],
    ['an error of the API', answered('BAD_USER_INPUT'), 'Failed to fetch data: No thread left'],
    [
      'no connection',
      new TypeError('Failed to fetch'),
      'Failed to fetch data: Network error. Please check your connection and try again.',
    ],
    ['nobody signed in', answered('UNAUTHENTICATED'), 'User email not found'],
  ])('is right for %s', (_what, error, sentence) => {
    expect(ordersMessage(error)).toBe(sentence);
  });
});

describe('the premium days of an order', () => {
  it.each([
    [
      'runs',
      { validityDays: 30, membershipUntil: later(12 * dayMs), paymentStatus: 'PAID' },
      '30 days, until 13/03/2026',
    ],
    ['has ended', { validityDays: 30, membershipUntil: later(-1), paymentStatus: 'PAID' }, '30 days, Expired'],
    ['is not paid', { validityDays: 1, membershipUntil: null, paymentStatus: 'PENDING' }, '1 day'],
    ['was refunded', { validityDays: 30, membershipUntil: later(dayMs), paymentStatus: 'REFUNDED' }, '30 days'],
  ])('are formatted when it %s', (_case, order, text) => {
    expect(premiumOf(order, now)).toBe(text);
  });
});

describe('the name of a package', () => {
  it.each([
    ['Starter', 'Starter'],
    ['  Standard ', 'Standard'],
    ['   ', 'Unnamed Package'],
    ['', 'Unnamed Package'],
    [null, 'Unnamed Package'],
    [undefined, 'Unnamed Package'],
  ])('of %p is %p', (name, shown) => {
    expect(packageNameOr(name)).toBe(shown);
  });
});
