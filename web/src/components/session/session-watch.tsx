import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useMeChangedSubscription } from '../../gql/operations';
import { forgetViewer } from './forget-viewer';
import { onSessionSignal, rememberSession } from './session-signals';
import { useViewer } from './use-viewer';

const tryAgainMs = 20_000;

/** Keeps the account on screen true: changes arrive live, and other tabs' sign-in and sign-out count here too. */
export function SessionWatch() {
  const client = useApolloClient();
  const { viewer, loading, refetch } = useViewer();

  useEffect(() => {
    if (!loading) rememberSession(viewer !== null);
  }, [loading, viewer]);

  useEffect(
    () =>
      onSessionSignal((signal) => {
        if (signal === 'signed-out') forgetViewer(client);
        else void refetch();
      }),
    [client, refetch],
  );

  return viewer ? <LiveAccount key={viewer.id} refetch={refetch} /> : null;
}

/** The answers carry the account's id, so the cache updates every place that shows it. */
function LiveAccount({ refetch }: { refetch: () => Promise<unknown> }) {
  // the server ends it when this session has been ended elsewhere: by a new password, or by an Admin
  const { error, restart } = useMeChangedSubscription({ ignoreResults: false, onComplete: () => void refetch().catch(() => undefined) });

  useEffect(() => {
    if (!error) return undefined;
    // the request renews the session, then a new socket is opened with it
    const timer = setTimeout(() => void refetch().then(restart, restart), tryAgainMs);
    return () => clearTimeout(timer);
  }, [error, refetch, restart]);

  return null;
}
