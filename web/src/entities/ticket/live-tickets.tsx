import { useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { viewerEntry } from '../session/forget-viewer';
import { useEnds, useResume } from '../session/use-resume';
import { useViewer } from '../session/use-viewer';
import { useTicketsChangedSubscription, useUnreadTicketsQuery } from './live-tickets.generated';

/** Returns the number of tickets with unread answers; undefined while it is not known. */
export function useUnreadTickets(): number | undefined {
  const { viewer } = useViewer();
  return useUnreadTicketsQuery({ skip: !viewer }).data?.me?.unreadTickets;
}

/** Keeps all lists of tickets, and the number of unread ones, up to date with messages of all accounts and pages. */
export function LiveTickets() {
  const client = useApolloClient();
  const { refetch } = useViewer();
  const [ends, onComplete] = useEnds();
  const { data: counted, error: uncounted } = useUnreadTicketsQuery();
  const unread = counted?.me?.unreadTickets;
  const shown = useRef<number | undefined>(undefined);
  const begun = useRef(false);
  useEffect(() => {
    shown.current = unread;
  }, [unread]);
  const { error, restart } = useTicketsChangedSubscription({
    // the answer to the query must not arrive after a newer event, whose number it would replace
    skip: !counted && !uncounted,
    ignoreResults: false,
    onComplete,
    onData: ({ data }) => {
      const change = data.data?.ticketsChanged;
      if (!change) return;
      // an answer of support may have arrived between the page's queries and the first event, but usually has not
      const nothingMissed = !begun.current && !change.ticket && change.viewer.unreadTickets === shown.current;
      begun.current = true;
      if (nothingMissed) return;
      void client
        .refetchQueries({
          updateCache: (cache) =>
            cache.modify({
              id: viewerEntry(cache),
              // a change of status moves a ticket into or out of filtered lists
              fields: { tickets: (_list, { INVALIDATE }) => INVALIDATE },
            }),
        })
        .catch(() => undefined);
    },
  });
  useResume({ error, restart, ends }, refetch);
  return null;
}
