import { ApolloClient, ApolloLink, InMemoryCache, Observable, gql } from '@apollo/client';
import { lazyLink } from './lazy-link';

const subscription = gql`
  subscription Changed {
    changed
  }
`;

describe('a link whose code loads with its first operation', () => {
  afterEach(() => jest.useRealTimers());

  it('tries code again that could not be loaded, and leaves out what is over by then', async () => {
    jest.useFakeTimers();
    const request = jest.fn(
      () => new Observable<ApolloLink.Result>((observer) => observer.next({ data: { changed: 1 } })),
    );
    const load = jest.fn<Promise<ApolloLink>, []>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(new ApolloLink(request));
    const client = new ApolloClient({ link: lazyLink(load), cache: new InMemoryCache() });
    const seen = jest.fn();
    client.subscribe({ query: subscription }).subscribe(seen);
    client.subscribe({ query: subscription }).subscribe(jest.fn()).unsubscribe();
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(request).toHaveBeenCalledTimes(1);
    expect(seen).toHaveBeenCalledWith(expect.objectContaining({ data: { changed: 1 } }));
  });
});
