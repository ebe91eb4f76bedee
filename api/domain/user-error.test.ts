import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

  it('is said once by every rate limit', () => {
    const files = globSync('**/*.ts', { cwd: 'api' }).filter((file) => !file.endsWith('.test.ts'));
    const sentences = files.flatMap(
      (file) => readFileSync(join('api', file), 'utf8').match(/tooMany\w*\(\s*'[^']*'/g) ?? [],
    );
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter((sentence) => /try again|later|please wait/i.test(sentence))).toEqual([]);
  });

  it('follows the sentence of a rate limit', () => {
    expect(tooManyRequests('You have placed many orders.', 120)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 120,
      message: 'You have placed many orders. You can try again in 2 minutes.',
    });
  });
});
