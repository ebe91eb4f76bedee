import { useEffect } from 'react';
import { useFragment } from '@apollo/client/react';
import { useEnds, useResume } from '../../../entities/session/use-resume';
import { useViewer } from '../../../entities/session/use-viewer';
import type { TicketActivity } from '../../../gql/schema';
import {
  InboxPresenceFragmentDoc,
  useSetTicketActivityMutation,
  useTicketPresenceChangedSubscription,
} from './support.generated';
import type { InboxPresenceFragment } from './support.generated';

/** Half of the time after which the server forgets a presence. */
const repeatMs = 15_000;

/**
 * Notifies other Admins of what the reader does at a ticket while the page is visible, and returns what they do there.
 */
export function usePresence(id: string, isWriting: boolean): NonNullable<InboxPresenceFragment['presence']> {
  const { refetch: askWhoIsHere } = useViewer();
  const [set] = useSetTicketActivityMutation();
  const activity: TicketActivity = isWriting ? 'WRITING' : 'READING';
  useEffect(() => {
    const report = () => {
      if (document.visibilityState === 'visible') void set({ variables: { id, activity } }).catch(() => undefined);
    };
    report();
    const timer = setInterval(report, repeatMs);
    document.addEventListener('visibilitychange', report);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', report);
    };
  }, [id, activity, set]);
  useEffect(() => () => void set({ variables: { id, activity: 'AWAY' } }).catch(() => undefined), [id, set]);

  const [ends, onComplete] = useEnds();
  const live = useTicketPresenceChangedSubscription({ variables: { id }, ignoreResults: false, onComplete });
  useResume({ error: live.error, restart: live.restart, ends }, askWhoIsHere);
  // An expired presence causes no event: the answers to the calls above update the cached ticket as well.
  const { data, complete } = useFragment({ fragment: InboxPresenceFragmentDoc, from: { __typename: 'Ticket', id } });
  return (complete && data.presence) || [];
}
