import type { ApolloCache, Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useDesignsChangedSubscription } from './live-designs.generated';
import type { DesignsChangedSubscription } from './live-designs.generated';
import { viewerEntry } from '../session/forget-list';
import { useEnds, useResume } from '../session/use-resume';
import { useViewer } from '../session/use-viewer';
import { noteDeleted } from './deleted-designs';

type Change = DesignsChangedSubscription['designsChanged'];

interface StoredList {
  items: readonly Reference[];
}

/** Lists that hold the design as it is now have it already, by its id; all others are asked for again. */
function staleLists(cache: ApolloCache, { design }: Change): void {
  cache.modify({
    id: viewerEntry(cache),
    fields: {
      designs: (list: StoredList | Reference, { INVALIDATE, readField }) => {
        const held =
          design !== null &&
          design.finishedAt === null &&
          'items' in list &&
          list.items.some((item) => readField('id', item) === design.id);
        return held ? list : INVALIDATE;
      },
    },
  });
}

/** Keeps every list of designs, and every design on screen, as the account has them, whichever tab or worker changes them. */
export function LiveDesigns() {
  const client = useApolloClient();
  const { refetch } = useViewer();
  const [ends, onComplete] = useEnds();
  const { error, restart } = useDesignsChangedSubscription({
    ignoreResults: false,
    onComplete,
    onData: ({ data }) => {
      const change = data.data?.designsChanged;
      if (!change) return;
      if (change.deletedId) noteDeleted(change.deletedId);
      void client.refetchQueries({ updateCache: (cache) => staleLists(cache, change) }).catch(() => undefined);
    },
  });
  useResume({ error, restart, ends }, refetch);
  return null;
}
