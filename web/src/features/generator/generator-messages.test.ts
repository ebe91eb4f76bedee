import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { setupMessage } from './generator-messages';

const answered = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No thread left', extensions: { code } }] });

describe('the sentence for a generator that could not be loaded', () => {
  it.each([
    ['nobody signed in', answered('UNAUTHENTICATED'), 'User not logged in'],
    ['an error of the API', answered('INTERNAL_SERVER_ERROR'), 'Failed to load API keys'],
    [
      'an answer with a status',
      new ServerError('Bad gateway', { response: new Response(null, { status: 502 }), bodyText: '' }),
      'Failed to load API keys',
    ],
    ['no connection', new TypeError('Failed to fetch'), 'Error loading API keys'],
  ])('is right for %s', (_what, error, sentence) => {
    expect(setupMessage(error)).toBe(sentence);
  });
});
