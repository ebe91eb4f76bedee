import { retryAfterMs } from './delivery-outcome';

describe('Retry-After of a receiver', () => {
  const now = Date.parse('2026-11-27T10:00:00Z');
  const hour = 3_600_000;

  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Fri, 27 Nov 2026 11:00:00 GMT', hour],
    ['Fri, 27 Nov 2026 09:00:00 GMT', 0],
    ['86401', 24 * hour],
    ['9'.repeat(400), 24 * hour],
    ['Mon, 27 Nov 2028 10:00:00 GMT', 24 * hour],
    ['-5', 0],
    ['soon', 0],
    ['', 0],
    [null, 0],
  ])('%j is %d ms', (value, ms) => {
    expect(retryAfterMs(value, now)).toBe(ms);
  });
});
