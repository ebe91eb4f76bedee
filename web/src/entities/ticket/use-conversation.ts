import { useEffect, useRef } from 'react';
import { errorCode } from '../../lib/errors';
import { useEnds, useResume } from '../session/use-resume';
import { useViewer } from '../session/use-viewer';
import { useMarkTicketReadMutation, useTicketChangedSubscription, useTicketQuery } from './conversation.generated';

/** Provides a ticket with its messages, updated live for both sides. */
export function useConversation(id: string) {
  const { refetch: askWhoIsHere } = useViewer();
  const { data, loading, error, refetch } = useTicketQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [ends, onComplete] = useEnds();
  const live = useTicketChangedSubscription({ variables: { id }, ignoreResults: false, onComplete });
  const isGone = errorCode(error) === 'NOT_FOUND';
  // a missing ticket will stay missing: only an interrupted subscription is restarted
  useResume({ error: isGone ? undefined : live.error, restart: live.restart, ends: isGone ? 0 : ends }, askWhoIsHere);
  return {
    ticket: data?.ticket,
    loading: loading && !data,
    error,
    isGone,
    retry: () => void refetch().catch(() => undefined),
  };
}

/**
 * Marks shown messages as read while the page is visible and focused; a failed mark is repeated with the next message.
 */
export function useReadMark(id: string): (ticket: { unread: number; replies: number }) => void {
  const [mark] = useMarkTicketReadMutation();
  const reported = useRef('');
  useEffect(() => {
    reported.current = '';
  }, [id]);
  return ({ unread, replies }) => {
    const what = `${id} ${unread} ${replies}`;
    if (unread === 0 || reported.current === what || document.visibilityState !== 'visible') return;
    reported.current = what;
    void mark({ variables: { id, replies } })
      .then(() => {
        // an answer that was on its way says unread again: then it is marked once more
        if (reported.current === what) reported.current = '';
      })
      .catch(() => undefined);
  };
}
