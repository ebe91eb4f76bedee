import { ApolloLink, Observable, gql } from '@apollo/client';
import { createClient } from './apollo';
import { errorMessage } from './errors';
import { slowRequests } from './slow-requests';
import { mutationLimitMs, queryLimitMs, slowAfterMs, timeLimit } from './time-limit';

const query = gql`
  query Me {
    me {
      id
    }
  }
`;
const mutation = gql`
  mutation Rename($input: RenameInput!) {
    rename(input: $input)
  }
`;

describe('a request that is never answered', () => {
  let aborted = 0;
  const client = createClient({
    link: timeLimit.concat(new ApolloLink(() => new Observable(() => () => void (aborted += 1)))),
  });
  beforeEach(() => {
    aborted = 0;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const sentenceOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => errorMessage(error),
    );

  it('ends as a network error when it is a query', async () => {
    const ended = sentenceOf(client.query({ query }));
    await jest.advanceTimersByTimeAsync(queryLimitMs - 1);
    expect(aborted).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(await ended).toBe('Network error. Please check your connection and try again.');
    expect(aborted).toBe(1);
  });

  it.each([
    ['please check before you send it again', { name: 'Ana' }],
    ['You can safely send it again: it counts only once.', { name: 'Ana', requestId: 'r1' }],
  ])('may have arrived when it is a mutation: %s', async (sentence, input) => {
    const ended = sentenceOf(client.mutate({ mutation, variables: { input } }));
    await jest.advanceTimersByTimeAsync(queryLimitMs);
    expect(aborted).toBe(0);
    await jest.advanceTimersByTimeAsync(mutationLimitMs - queryLimitMs);
    expect(await ended).toContain(sentence);
    expect(aborted).toBe(1);
  });

  it('counts as slow until it ends', async () => {
    const seen: number[] = [];
    const stop = slowRequests.subscribe(() => seen.push(slowRequests.count()));
    const ended = sentenceOf(client.query({ query }));
    await jest.advanceTimersByTimeAsync(slowAfterMs - 1);
    expect(seen).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([1]);
    await jest.advanceTimersByTimeAsync(queryLimitMs);
    await ended;
    expect(seen).toEqual([1, 0]);
    stop();
  });
});
