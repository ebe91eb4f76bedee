import { ApolloLink, Observable, gql } from '@apollo/client';
import { createClient } from './apollo';

const query = gql`
  query DesignById($id: ID!) {
    design(id: $id) {
      id
      status
      imageUrl
      finishedAt
    }
  }
`;
const design = (status: string, imageUrl: string | null = null, finishedAt: string | null = null) => ({
  design: { __typename: 'Design', id: 'd1', status, imageUrl, finishedAt },
});

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
});
