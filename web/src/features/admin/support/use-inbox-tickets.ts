import { useState } from 'react';
import { useEnds, useResume } from '../../../entities/session/use-resume';
import { useViewer } from '../../../entities/session/use-viewer';
import type { InboxListState } from './inbox-filters';
import { inboxVariables, isListed } from './inbox-filters';
import { useAllTicketsChangedSubscription, useInboxTicketsQuery } from './support.generated';

/**
 * The list of tickets, live: shown rows change in their places, and new tickets are counted until the Admin shows them.
 * The updates end with the role; who the reader is is then asked again.
 */
export function useInboxTickets(list: InboxListState) {
  const { refetch: askWhoIsHere } = useViewer();
  const variables = inboxVariables(list);
  const { data, previousData, loading, error, networkStatus, refetch } = useInboxTicketsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.tickets;
  const [newIds, setNewIds] = useState<readonly string[]>([]);
  const again = () => void refetch().catch(() => undefined);
  const [ends, onComplete] = useEnds();
  const live = useAllTicketsChangedSubscription({
    ignoreResults: false,
    onComplete,
    onData: ({ data: { data: change } }) => {
      const ticket = change?.allTicketsChanged.ticket;
      if (change && !ticket) return again();
      if (!ticket || !page || page.items.some(({ id }) => id === ticket.id)) return;
      const isNew = ticket.replyCount === 0 && ticket.createdAt > (page.items[0]?.createdAt ?? '');
      if (isNew && list.page === 1 && isListed(variables.filter, ticket))
        setNewIds((known) => (known.includes(ticket.id) ? known : [...known, ticket.id]));
    },
  });
  useResume({ error: live.error, restart: live.restart, ends }, askWhoIsHere);
  const unseen = newIds.filter((id) => !page?.items.some((ticket) => ticket.id === id));
  return {
    page,
    loading,
    error,
    networkStatus,
    /** Loads the shown page again, and fails silently: what stands there stays. */
    retry: again,
    newer: {
      count: unseen.length,
      onShow: () => {
        setNewIds([]);
        if (list.isAtStart) again();
        else list.toStart();
      },
    },
  };
}

export type InboxTickets = ReturnType<typeof useInboxTickets>;
