import { useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { viewerEntry } from '../session/forget-list';
import { useEnds, useResume } from '../session/use-resume';
import { useViewer } from '../session/use-viewer';
import { useTicketsChangedSubscription, useUnreadTicketsQuery } from './live-tickets.generated';

/** How many tickets hold answers that the account has not read; undefined while it is not known. */
export function useUnreadTickets(): number | undefined {
  const { viewer } = useViewer();
  return useUnreadTicketsQuery({ skip: !viewer }).data?.me?.unreadTickets;
}

/** Keeps every list of tickets, and the mark of unread ones, as the account has them, whoever writes and wherever. */
export function LiveTickets() {
  const client = useApolloClient();
  const { refetch } = useViewer();
  const [ends, onComplete] = useEnds();
  const unread = useUnreadTickets();
  const shown = useRef<number | undefined>(undefined);
  const begun = useRef(false);
  useEffect(() => {
    shown.current = unread;
  }, [unread]);
  const { error, restart } = useTicketsChangedSubscription({
    ignoreResults: false,
    onComplete,
    onData: ({ data }) => {
      const change = data.data?.ticketsChanged;
      if (!change) return;
      // between the page's answers and the first of these an answer of support may have come, and mostly has not
      const nothingMissed = !begun.current && !change.ticket && change.viewer.unreadTickets === shown.current;
      begun.current = true;
      if (nothingMissed) return;
      void client
        .refetchQueries({
          updateCache: (cache) =>
            cache.modify({
              id: viewerEntry(cache),
              // a change of status moves a ticket in or out of the lists of that status
              fields: { tickets: (_list, { INVALIDATE }) => INVALIDATE },
            }),
        })
        .catch(() => undefined);
    },
  });
  useResume({ error, restart, ends }, refetch);
  return null;
}
