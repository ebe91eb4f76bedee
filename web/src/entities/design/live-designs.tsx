import { useApolloClient } from '@apollo/client/react';
import { useDesignsChangedSubscription } from './live-designs.generated';
import { useEnds, useResume } from '../session/use-resume';
import { useViewer } from '../session/use-viewer';
import { markDeleted, markExisting } from './deleted-designs';
import { publishDesignUpdate } from './design-updates';
import { askForListsOf } from './stale-lists';

/** Keeps all lists of designs, and every design on screen, up to date, whichever tab or worker changes them. */
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
      if (change.deletedId) markDeleted([change.deletedId]);
      if (change.design) markExisting([change.design.id]);
      askForListsOf(client, change.design);
      publishDesignUpdate(change);
    },
  });
  useResume({ error, restart, ends }, refetch);
  return null;
}
