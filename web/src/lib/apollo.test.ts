import { ApolloLink, gql } from '@apollo/client';
import { createClient } from './apollo';

const query = gql`
  query DesignById($id: ID!) {
    design(id: $id) {
      id
      state
      imageUrl
      finishedAt
    }
  }
`;
const design = (state: string, imageUrl: string | null = null, finishedAt: string | null = null) => ({
  design: { __typename: 'Design', id: 'd1', state, imageUrl, finishedAt },
});

function heard(...told: ReturnType<typeof design>[]) {
  const { cache } = createClient({ link: ApolloLink.empty() });
  for (const data of told) cache.writeQuery({ query, variables: { id: 'd1' }, data });
  return cache.readQuery<ReturnType<typeof design>>({ query, variables: { id: 'd1' } })?.design;
}

describe('the cache', () => {
  const done = design('SUCCEEDED', '/files/d1.png', '2026-03-01T12:00:09.000Z');

  it.each(['QUEUED', 'RUNNING'])('keeps an ended design ended when an older answer says %s', (state) => {
    expect(heard(design('QUEUED'), done, design(state))).toMatchObject(done.design);
  });

  it.each(['FAILED', 'CANCELLED'])('keeps a design %s', (state) => {
    expect(heard(design(state), design('RUNNING'))).toMatchObject({ state });
  });

  it('lets a design go back to the queue', () => {
    expect(heard(design('RUNNING'), design('QUEUED'))).toMatchObject({ state: 'QUEUED' });
  });
});
