import { useCallback } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { MeDocument, useSignOutMutation } from './session.generated';
import { clearDrafts } from '../../lib/draft';
import { notify } from '../../lib/notify';
import { departure } from './departure';
import { forgetViewer } from './forget-viewer';
import { sendSessionSignal } from './session-signals';

/**
 * Call after a successful signIn or register, before leaving the page: forgets what was loaded for the
 * visitor, loads the account and tells the other tabs.
 */
export function useAfterSignIn(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
    sendSessionSignal('signed-in');
  }, [client]);
}

/**
 * Signs out here and in the other tabs; a page of the signed-in gives way to the home page. Answers false (and
 * says so) when the server could not be reached.
 */
export function useSignOut(): () => Promise<boolean> {
  const client = useApolloClient();
  const [signOut] = useSignOutMutation();
  return useCallback(async () => {
    try {
      await signOut();
    } catch {
      notify.error('You are still signed in: the server could not be reached. Please try again.');
      return false;
    }
    leave(client);
    return true;
  }, [client, signOut]);
}

/** Nobody is signed in any more, here and in the other tabs. */
function leave(client: ApolloClient): void {
  departure.begin();
  forgetSession(client);
}

function forgetSession(client: ApolloClient): void {
  clearDrafts();
  sendSessionSignal('signed-out');
  forgetViewer(client);
}

/**
 * Deletes the account; when `work` says that it is deleted, its page gives way to the home page, in every tab. The
 * departure begins before, as a live update may say that nobody is signed in before the deletion is answered.
 */
export function useLeaveByDeletion(): (work: () => Promise<boolean>) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (work) => {
      departure.begin();
      let isDeleted = false;
      try {
        isDeleted = await work();
      } finally {
        if (!isDeleted) departure.end();
      }
      if (isDeleted) forgetSession(client);
    },
    [client],
  );
}
