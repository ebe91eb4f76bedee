import { daysLeft, daysLeftOf } from './days-left';

const now = Date.parse('2026-03-01T12:00:00.000Z');
const later = (ms: number) => new Date(now + ms).toISOString();
const dayMs = 24 * 60 * 60 * 1000;

describe('days left', () => {
  it.each([
    ['a millisecond', 1, '1 day left'],
    ['an hour', 60 * 60 * 1000, '1 day left'],
    ['exactly a day', dayMs, '1 day left'],
    ['a day and a millisecond', dayMs + 1, '2 days left'],
    ['exactly 30 days', 30 * dayMs, '30 days left'],
    ['29 days and a second', 29 * dayMs + 1000, '30 days left'],
  ])('are whole days, rounded up: %s', (_case, ms, text) => {
    expect(daysLeft(later(ms), now)).toBe(text);
  });

  it.each([
    ['now', 0],
    ['a millisecond ago', -1],
    ['yesterday', -dayMs],
    ['a year ago', -365 * dayMs],
  ])('are Expired when the end is %s', (_case, ms) => {
    expect(daysLeft(later(ms), now)).toBe('Expired');
  });

  it.each([null, undefined, ''])('are N/A without a date: %p', (until) => {
    expect(daysLeft(until, now)).toBe('N/A');
  });

  it('count from now by default', () => {
    expect(daysLeft(new Date(Date.now() + 2.5 * dayMs).toISOString())).toBe('3 days left');
  });

  it.each([
    ['PAID', '2 days left'],
    ['PENDING', 'N/A'],
    ['REFUNDED', 'N/A'],
  ])('belong to a paid order only: %s', (paymentStatus, text) => {
    expect(daysLeftOf({ paymentStatus, membershipUntil: later(1.5 * dayMs) }, now)).toBe(text);
  });
});
