import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { forgetViewer } from '../entities/session/forget-viewer';
import { MeDocument } from '../entities/session/session.generated';
import { browserLinks, createClient } from '../lib/apollo';
import { lazyLink } from '../lib/lazy-link';
import type { LiveOptions } from '../lib/live';

/** Creates the app's single client: HTTP for queries and mutations, one WebSocket for all subscriptions. */
export function createBrowserClient(state?: NormalizedCacheObject): ApolloClient {
  const options: LiveOptions = {
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    renew: async () => {
      const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
      if (!data?.me) forgetViewer(client);
      return Boolean(data?.me);
    },
    // updates were missed while disconnected: reload all active queries
    onReturn: () => void client.refetchQueries({ include: 'active' }).catch(() => undefined),
  };
  // not for the first screen: what it shows was read a moment ago
  const liveLink = lazyLink(async () => (await import('../lib/live')).createLiveLink(options));
  const client = createClient({ ...browserLinks(), liveLink, onSignedOut: forgetViewer, state });
  return client;
}
