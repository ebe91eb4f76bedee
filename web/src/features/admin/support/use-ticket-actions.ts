import { useApolloClient } from '@apollo/client/react';
import type { TicketPriority, TicketStatus } from '../../../gql/schema';
import { errorMessage } from '../../../lib/errors';
import { notify } from '../../../lib/notify';
import { useSingleFlight } from '../../../lib/use-single-flight';
import {
  InboxTicketFactsDocument,
  useAssignTicketMutation,
  useMergeTicketsMutation,
  useSeparateTicketMutation,
  useSetTicketPriorityMutation,
  useSetTicketStatusMutation,
} from './support.generated';

interface Answer {
  errors: readonly { message: string }[];
}

/** What an Admin does with a ticket, beside answering. Each resolves to whether it was done, and reports a problem. */
export function useTicketActions(id: string, onListChange: () => void) {
  const client = useApolloClient();
  const once = useSingleFlight();
  const [setStatus] = useSetTicketStatusMutation();
  const [setPriority] = useSetTicketPriorityMutation();
  const [assign] = useAssignTicketMutation();
  const [merge] = useMergeTicketsMutation();
  const [separate] = useSeparateTicketMutation();

  const report = async (work: Promise<Answer | undefined>): Promise<boolean> => {
    const problem = await work.then((answer) => answer?.errors[0]?.message ?? null, errorMessage);
    if (problem !== null) notify.error(problem);
    // filters may include the ticket now, or no longer
    else onListChange();
    return problem === null;
  };
  const separateOne = (merged: string) =>
    once(merged, () =>
      report(
        separate({
          variables: { id: merged },
          refetchQueries: [InboxTicketFactsDocument],
        }).then(({ data }) => data?.separateTicket),
      ),
    );
  return {
    setStatus: (status: TicketStatus) =>
      report(setStatus({ variables: { id, status } }).then(({ data }) => data?.setTicketStatus)),
    setPriority: (priority: TicketPriority | null) =>
      report(setPriority({ variables: { id, priority } }).then(({ data }) => data?.setTicketPriority)),
    assign: (adminId: string | null) =>
      report(assign({ variables: { id, adminId } }).then(({ data }) => data?.assignTicket)),
    separate: separateOne,
    merge: async (into: string) => {
      const isDone = await report(
        merge({ variables: { id, into } }).then(({ data }) => {
          client.cache.evict({
            id: client.cache.identify({ __typename: 'Ticket', id: into }),
            fieldName: 'mergedTickets',
          });
          return data?.mergeTickets;
        }),
      );
      if (isDone) notify.undo('The tickets are merged.', () => void separateOne(id));
      return isDone;
    },
  };
}

export type TicketActions = ReturnType<typeof useTicketActions>;
