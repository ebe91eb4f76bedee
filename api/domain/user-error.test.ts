import { tooManyRequests, formatWait } from './user-error';

describe('a formatted wait', () => {
  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [5400, '90 minutes'],
    [5401, '2 hours'],
    [86_400, '24 hours'],
  ])('of %s seconds is never shorter than the wait', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words);
  });

  it('follows the sentence of a rate limit', () => {
    expect(tooManyRequests('Too many orders at once. Please try again later.', 120)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 120,
      message: 'Too many orders at once. Please try again later. You can try again in 2 minutes.',
    });
  });
});
