import { useEffect, useLayoutEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useMeChangedSubscription } from './session.generated';
import { clearDrafts } from '../../lib/clear-drafts';
import { sessionCount } from '../../lib/answers-of-session';
import { forgetAnswers, forgetViewer, invalidateSales } from './forget-viewer';
import { onSessionSignal, rememberSession } from './session-signals';
import { useEnds, useResume } from './use-resume';
import { useViewer } from './use-viewer';

/** Keeps the displayed account up to date: by live changes, and by the sign-ins and sign-outs of other tabs. */
export function SessionWatch() {
  const client = useApolloClient();
  const { viewer, loading, refetch } = useViewer();

  useEffect(() => {
    if (!loading) rememberSession(viewer !== null);
  }, [loading, viewer]);

  // Another account without a sign-out between: before its page is painted with what the earlier one has asked for.
  const last = useRef(viewer?.id);
  useLayoutEffect(() => {
    const isExchanged = viewer && last.current !== undefined && viewer.id !== last.current;
    last.current = viewer?.id;
    if (isExchanged) forgetAnswers(client);
  }, [client, viewer]);

  useEffect(
    () =>
      onSessionSignal((signal) => {
        sessionCount.next();
        if (signal === 'signed-in') void refetch().catch(() => undefined);
        else {
          clearDrafts(viewer?.id);
          forgetViewer(client);
        }
      }),
    [client, refetch, viewer?.id],
  );

  return viewer ? <LiveAccount key={viewer.id} refetch={refetch} /> : null;
}

/**
 * The events contain the account's id, so the cache updates every component that shows it. They do not say which order or
 * credit entry has changed, so the mounted lists of both are loaded again.
 */
function LiveAccount({ refetch }: { refetch: () => Promise<unknown> }) {
  const client = useApolloClient();
  const [ends, onComplete] = useEnds();
  const { error, restart } = useMeChangedSubscription({
    ignoreResults: false,
    // the server completes it when this session has been ended elsewhere: by a new password, or by an Admin
    onComplete,
    onData: () => void client.refetchQueries({ updateCache: invalidateSales }).catch(() => undefined),
  });
  useResume({ error, restart, ends }, refetch);
  return null;
}
