import { useCallback } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { MeDocument, useSignOutMutation } from './session.generated';
import { mayLeavePage } from '../../components/form/use-leave-guard';
import { clearDrafts } from '../../lib/clear-drafts';
import { SessionNotStored } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { sessionCount } from '../../lib/answers-of-session';
import { forgetViewer } from './forget-viewer';
import { sendSessionSignal, departure } from './session-signals';

/**
 * Returns a function to call after a successful signIn or register, before leaving the page: it clears the anonymous
 * user's cached data, loads the account and notifies the other tabs.
 * @throws SessionNotStored when the browser refuses the session's cookies
 */
export function useAfterSignIn(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    sessionCount.next();
    // a request that was sent before the sign-in would answer "signed out"
    const { data } = await client.query({
      query: MeDocument,
      fetchPolicy: 'network-only',
      context: { queryDeduplication: false },
    });
    if (!data?.me) throw new SessionNotStored();
    sendSessionSignal('signed-in');
  }, [client]);
}

/**
 * Returns a function that signs out here and in the other tabs; a guarded page is replaced by the home page. It
 * asks first when something is not saved, and resolves to false when the user stays, or (with a message) when the server
 * could not be reached.
 */
export function useSignOut(): () => Promise<boolean> {
  const client = useApolloClient();
  const [signOut] = useSignOutMutation();
  return useCallback(async () => {
    if (!(await mayLeavePage())) return false;
    // before the request: a live update may report the sign-out first
    const owner = ownerOf(client);
    departure.begin();
    try {
      await signOut();
    } catch {
      departure.end();
      notify.error('You are still signed in: the server could not be reached. Please try again.');
      return false;
    }
    forgetSession(client, owner);
    return true;
  }, [client, signOut]);
}

/** Returns the id of the signed-in account. */
const ownerOf = (client: ApolloClient): string | undefined => client.cache.readQuery({ query: MeDocument })?.me?.id;

/**
 * Applies the signed-out state here and in the other tabs.
 * @param owner of the drafts in this browser
 */
function forgetSession(client: ApolloClient, owner: string | undefined): void {
  clearDrafts(owner);
  sessionCount.next();
  sendSessionSignal('signed-out');
  forgetViewer(client);
}

/**
 * Returns a function that deletes the account. When `work` resolves to true, its page is replaced by the home page in
 * every tab. The departure begins before, as for a sign-out.
 */
export function useLeaveByDeletion(): (work: () => Promise<boolean>) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (work) => {
      const owner = ownerOf(client);
      departure.begin();
      let isDeleted = false;
      try {
        isDeleted = await work();
      } finally {
        if (!isDeleted) departure.end();
      }
      if (isDeleted) forgetSession(client, owner);
    },
    [client],
  );
}
