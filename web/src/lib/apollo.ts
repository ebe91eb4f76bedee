import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import type { FieldPolicy, NormalizedCacheObject } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import schemaTypes from '../gql/possible-types';
import { answersOfSession, isOfFormerSession } from './answers-of-session';
import { timeLimit } from './time-limit';

export interface ClientParts {
  /** Carries queries and mutations. */
  link: ApolloLink;
  /** Carries subscriptions. */
  liveLink?: ApolloLink;
  /** Called when the API reports that the session is over. */
  onSignedOut?: (client: ApolloClient) => void;
  state?: NormalizedCacheObject;
  /** On the server: queries are answered once and never polled. */
  onServer?: boolean;
}

/** Keeps a value that ranks higher than the one of an answer. */
function latestBy(rankOf: (value: string) => number): FieldPolicy<string | null> {
  return { merge: (known, incoming) => (known && rankOf(incoming ?? '') < rankOf(known) ? known : incoming) };
}

/**
 * The states of an unfinished design in order. An answer may arrive after a newer live update: an ended design stays
 * ended, and a running one does not wait again. A worker process that stops does put one back to the queue for a
 * moment; it soon runs again.
 */
const ranks: Record<string, number> = { QUEUED: 0, RUNNING: 1 };
const lastState = latestBy((status) => ranks[status] ?? 2);
/**
 * The steps of a running design likewise: a picture with lettering is painted and checked a second time. A design that
 * another worker begins anew shows its last step until it comes to it again.
 */
const stepRanks: Record<string, number> = { WRITING: 1, PAINTING: 2, CHECKING: 2, SETTING: 3 };
const lastStep = latestBy((step) => stepRanks[step] ?? 0);
/** A field that is set once, when a design ends. */
const onceSet: FieldPolicy = { merge: (known: unknown, incoming: unknown) => incoming ?? known ?? null };
const designFields = {
  status: lastState,
  step: lastStep,
  ...Object.fromEntries(
    ['error', 'imageUrl', 'thumbnailUrl', 'downloadUrl', 'width', 'height', 'document', 'finishedAt'].map((name) => [
      name,
      onceSet,
    ]),
  ),
};

/**
 * Creates the cache with its type policies. Objects without an id, such as content sections, are stored under their
 * query's field.
 */
const createCache = (state?: NormalizedCacheObject) => {
  const cache = new InMemoryCache({
    possibleTypes: schemaTypes.possibleTypes,
    typePolicies: {
      // a design loaded by a list is found by its id
      Query: {
        fields: {
          design: {
            read: (known, { args, toReference }) =>
              (known as unknown) ?? toReference({ __typename: 'Design', id: String(args?.['id']) }),
          },
        },
      },
      Design: { fields: designFields },
      // a conversation only grows: a shorter one is an answer older than the live updates
      Ticket: {
        fields: {
          replies: {
            merge: (known: readonly unknown[] | undefined, incoming: readonly unknown[]) =>
              known && known.length > incoming.length ? known : incoming,
          },
        },
      },
      AccountSecurity: { merge: true },
      Generator: { merge: true },
      // singletons: the answer to a save updates every page
      Settings: { keyFields: [] },
      PayPalSettings: { keyFields: [] },
      ShopSettings: { keyFields: [] },
      AiSettings: { keyFields: [] },
      Appearance: { keyFields: [] },
      MailSettings: { keyFields: [] },
      AccentTones: { keyFields: false },
      StoredSection: { keyFields: ['key'] },
      ListPreferences: { keyFields: ['list'] },
      // ids of menu items and quotes are unique only within their section, so these are not normalised
      MenuItem: { keyFields: false },
      Testimonial: { keyFields: false },
    },
  });
  return state ? cache.restore(state) : cache;
};

/** Creates a client over the given links: the browser, the server and the tests supply their own. */
export function createClient({ link, liveLink, onSignedOut, state, onServer = false }: ClientParts): ApolloClient {
  const watchSession = new ErrorLink(({ error, operation }) => {
    const ended =
      CombinedGraphQLErrors.is(error) && error.errors.some((one) => one.extensions?.['code'] === 'UNAUTHENTICATED');
    // a subscription cannot renew the session, so its refusal means nothing: the next request decides
    if (ended && operation.operationType !== OperationTypeNode.SUBSCRIPTION && !isOfFormerSession(operation))
      onSignedOut?.(client);
  });
  const requests = answersOfSession.concat(link);
  const carrying = liveLink
    ? ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, liveLink, requests)
    : requests;
  const client = new ApolloClient({
    link: watchSession.concat(carrying),
    cache: createCache(state),
    ssrMode: onServer,
    // by default a refetch overwrites the cached value, bypassing the policies above
    defaultOptions: { watchQuery: { refetchWritePolicy: 'merge' } },
  });
  return client;
}

/** HTTP for queries and mutations, within time limits. Cookies carry the session. */
export const browserLinks = (): Pick<ClientParts, 'link'> => ({
  link: timeLimit.concat(new HttpLink({ uri: `${window.location.origin}/graphql`, credentials: 'same-origin' })),
});
