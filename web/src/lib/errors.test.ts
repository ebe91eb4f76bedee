import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorMessage } from './errors';

const failed = (message: string, extensions: Record<string, unknown>) =>
  errorMessage(new CombinedGraphQLErrors({ errors: [{ message, extensions }] }));

describe('the message of too many requests', () => {
  it('says how long to wait where the server does', () => {
    const message = 'You have used up what you may request for now. You can try again in 40 seconds.';
    expect(failed(message, { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 40 })).toBe(message);
    expect(failed('Too many subscriptions of one account.', { code: 'TOO_MANY_REQUESTS' })).toBe(
      'That was a little fast. Please wait a moment and try again.',
    );
  });
});
