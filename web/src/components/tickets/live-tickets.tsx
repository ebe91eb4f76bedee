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
  const { error, restart } = useTicketsChangedSubscription({
    ignoreResults: false,
    onComplete,
    onData: ({ data }) => {
      if (!data.data) return;
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
