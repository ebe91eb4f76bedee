import { ApolloLink, Observable, gql } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createClient } from './apollo';
import { sessionCount } from './answers-of-session';

const query = gql`
  query DesignById($id: ID!) {
    design(id: $id) {
      id
      status
      step
      imageUrl
      finishedAt
    }
  }
`;
const design = (status: string, imageUrl: string | null = null, finishedAt: string | null = null) => ({
  design: { __typename: 'Design', id: 'd1', status, step: null as string | null, imageUrl, finishedAt },
});
const running = (step: string) => ({ design: { ...design('RUNNING').design, step } });

function cachedAfter(...answers: ReturnType<typeof design>[]) {
  const { cache } = createClient({ link: ApolloLink.empty() });
  for (const data of answers) cache.writeQuery({ query, variables: { id: 'd1' }, data });
  return cache.readQuery<ReturnType<typeof design>>({ query, variables: { id: 'd1' } })?.design;
}

describe('the cache', () => {
  const done = design('SUCCEEDED', '/files/d1.png', '2026-03-01T12:00:09.000Z');

  it.each(['QUEUED', 'RUNNING'])('keeps an ended design ended when an older answer says %s', (status) => {
    expect(cachedAfter(design('QUEUED'), done, design(status))).toMatchObject(done.design);
  });

  it.each(['FAILED', 'CANCELLED'])('keeps a design %s', (status) => {
    expect(cachedAfter(design(status), design('RUNNING'))).toMatchObject({ status });
  });

  it('keeps an ended design ended when it was requested again before it ended', async () => {
    const link = new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data: design('RUNNING') });
          observer.complete();
        }),
    );
    const client = createClient({ link });
    const watched = client.watchQuery({ query, variables: { id: 'd1' } });
    const seen = watched.subscribe(() => undefined);
    await watched.refetch();
    client.cache.writeQuery({ query, variables: { id: 'd1' }, data: done });
    expect((await watched.refetch()).data).toMatchObject(done);
    seen.unsubscribe();
  });

  it('keeps a running design running when an older answer says that it waits', () => {
    expect(cachedAfter(design('RUNNING'), design('QUEUED'))).toMatchObject({ status: 'RUNNING' });
    expect(cachedAfter(design('QUEUED'), design('RUNNING'))).toMatchObject({ status: 'RUNNING' });
  });

  it('keeps the step of a running design when an older answer has an earlier one', () => {
    expect(cachedAfter(running('PAINTING'), running('WRITING'))).toMatchObject({ step: 'PAINTING' });
    expect(cachedAfter(running('SETTING'), design('RUNNING'))).toMatchObject({ step: 'SETTING' });
    expect(cachedAfter(running('CHECKING'), running('PAINTING'))).toMatchObject({ step: 'PAINTING' });
  });
});

describe('an answer that arrives after a sign-in or sign-out', () => {
  const me = gql`
    query Me {
      me {
        id
      }
    }
  `;
  const rename = gql`
    mutation Rename {
      rename
    }
  `;
  const signedOut = { data: { me: null } };
  const signedIn = { data: { me: { __typename: 'User', id: 'u1' } } };
  const unauthenticated = { errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }] };

  /** A server that answers each request when the test says so. */
  function slowServer() {
    const waiting: ((answer: ApolloLink.Result | Error) => void)[] = [];
    const onSignedOut = jest.fn();
    const link = new ApolloLink(
      () =>
        new Observable((observer) => {
          waiting.push((answer) => {
            if (answer instanceof Error) return observer.error(answer);
            observer.next(answer);
            observer.complete();
          });
        }),
    );
    const client = createClient({ link, onSignedOut });
    const answer = (given: ApolloLink.Result | Error) => {
      const next = waiting.shift();
      if (!next) throw new Error('Nothing was asked.');
      next(given);
    };
    return { client, onSignedOut, answer, asked: () => waiting.length };
  }

  it.each([signedOut, unauthenticated, new Error('offline')])('is asked for again, not believed: %j', async (late) => {
    const { client, onSignedOut, answer, asked } = slowServer();
    const reading = client.query({ query: me });
    sessionCount.next();
    answer(late);
    expect(asked()).toBe(1);
    answer(signedIn);
    expect((await reading).data).toMatchObject(signedIn.data);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('of the session of now ends it', async () => {
    const { client, onSignedOut, answer } = slowServer();
    const reading = client.query({ query: me });
    sessionCount.next();
    answer(signedOut);
    answer(unauthenticated);
    await expect(reading).rejects.toBeInstanceOf(CombinedGraphQLErrors);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('of a mutation is given as it is, and ends no session', async () => {
    const { client, onSignedOut, answer, asked } = slowServer();
    const changing = client.mutate({ mutation: rename });
    sessionCount.next();
    answer(unauthenticated);
    await expect(changing).rejects.toBeInstanceOf(CombinedGraphQLErrors);
    expect(asked()).toBe(0);
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
