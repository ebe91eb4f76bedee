import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import type { FieldPolicy, NormalizedCacheObject } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';

export interface ClientParts {
  /** Carries queries and mutations. */
  link: ApolloLink;
  /** Carries subscriptions. */
  liveLink?: ApolloLink;
  /** Called when the API says that nobody is signed in any more. */
  onSignedOut?: (client: ApolloClient) => void;
  state?: NormalizedCacheObject;
  /** On the server: queries are answered once and never polled. */
  onServer?: boolean;
}

/**
 * An answer may come after the live news that overtook it: a design that has ended stays as it ended, and one that is
 * being drawn is not waiting again. A process that stops puts one back for a moment; it is drawn again soon enough.
 */
const order = ['QUEUED', 'RUNNING'];
const rankOf = (status: unknown) => (order.includes(String(status)) ? order.indexOf(String(status)) : order.length);
const lastState: FieldPolicy = {
  merge: (known: unknown, told: unknown) => (known && rankOf(told) < rankOf(known) ? known : told),
};
/** What a design gets once, when it ends. */
const onceSet: FieldPolicy = { merge: (known: unknown, told: unknown) => told ?? known ?? null };
const designFields = {
  status: lastState,
  ...Object.fromEntries(
    ['error', 'imageUrl', 'thumbnailUrl', 'downloadUrl', 'width', 'height', 'finishedAt'].map((name) => [
      name,
      onceSet,
    ]),
  ),
};

/** The cache's rules. Parts without an id, such as content sections, are kept under their query's field. */
const createCache = (state?: NormalizedCacheObject) => {
  const cache = new InMemoryCache({
    possibleTypes: { Purchase: ['Order', 'ItemOrder'] },
    typePolicies: {
      // a design that a list has brought is known by its id
      Query: {
        fields: {
          design: {
            read: (known, { args, toReference }) =>
              (known as unknown) ?? toReference({ __typename: 'Design', id: String(args?.['id']) }),
          },
        },
      },
      Design: { fields: designFields },
      // a conversation only grows: a shorter one is an answer that live news has overtaken
      Ticket: {
        fields: {
          replies: {
            merge: (known: readonly unknown[] | undefined, told: readonly unknown[]) =>
              known && known.length > told.length ? known : told,
          },
        },
      },
      AccountSecurity: { merge: true },
      Generator: { merge: true },
      // there is one of each: what a save answers is what every page shows
      Settings: { keyFields: [] },
      PayPalSettings: { keyFields: [] },
      ShopSettings: { keyFields: [] },
      StoredSection: { keyFields: ['key'] },
      // the ids of a menu and of quotes are those of their own section, not of an object of their own
      MenuItem: { keyFields: false },
      Testimonial: { keyFields: false },
    },
  });
  return state ? cache.restore(state) : cache;
};

/** A client over the given links: the browser, the server and the tests each bring their own. */
export function createClient({ link, liveLink, onSignedOut, state, onServer = false }: ClientParts): ApolloClient {
  const watchSession = new ErrorLink(({ error, operation }) => {
    const ended =
      CombinedGraphQLErrors.is(error) && error.errors.some((one) => one.extensions?.['code'] === 'UNAUTHENTICATED');
    // a subscription can't renew the session, so its refusal says nothing: the next request does
    if (ended && operation.operationType !== OperationTypeNode.SUBSCRIPTION) onSignedOut?.(client);
  });
  const carrying = liveLink
    ? ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, liveLink, link)
    : link;
  const client = new ApolloClient({
    link: watchSession.concat(carrying),
    cache: createCache(state),
    ssrMode: onServer,
    // by default what is asked for again is written over what is known, past the rules above
    defaultOptions: { watchQuery: { refetchWritePolicy: 'merge' } },
  });
  return client;
}

/** HTTP for queries and mutations. Cookies carry the session. */
export const browserLinks = (): Pick<ClientParts, 'link'> => ({
  link: new HttpLink({ uri: `${window.location.origin}/graphql`, credentials: 'same-origin' }),
});
