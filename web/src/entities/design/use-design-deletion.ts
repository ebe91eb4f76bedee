import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { connection } from '../../lib/connection';
import { errorMessage } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { markDeleted, markExisting } from './deleted-designs';
import { publishDesignUpdate } from './design-updates';
import { useDeleteDesignsMutation, useRestoreDesignsMutation } from './design-deletion.generated';
import { askForLists } from './stale-lists';

export const formatDesigns = (count: number) => (count === 1 ? '1 design' : `${count} designs`);

/** Says how many designs were deleted, and how many were not because they are unfinished. */
const formatOutcome = (deleted: number, unfinished: number) =>
  unfinished === 0
    ? `${formatDesigns(deleted)} deleted`
    : `${formatDesigns(deleted)} deleted. ${unfinished === 1 ? 'One' : unfinished} in the making can be deleted after being cancelled.`;

/** Returns a function that restores designs; reports when that is no longer possible. */
function useDesignRestoring(onRestored: DesignDeletionEvents['onRestored']): (ids: readonly string[]) => Promise<void> {
  const client = useApolloClient();
  const [restoreDesigns] = useRestoreDesignsMutation();
  return useCallback(
    async (ids) => {
      try {
        const { data } = await restoreDesigns({ variables: { ids: [...ids] } });
        const refusal = data?.restoreDesigns.errors[0];
        if (refusal) return void notify.error(refusal.message);
        for (const design of data?.restoreDesigns.designs ?? []) {
          markExisting([design.id]);
          publishDesignUpdate({ design, deletedId: null });
        }
        onRestored?.(ids);
        if (connection.get() !== 'live') askForLists(client);
      } catch (error) {
        notify.error(`The designs are not back yet. ${errorMessage(error)}`);
      }
    },
    [client, restoreDesigns, onRestored],
  );
}

/** Callbacks of a page; they must be stable between renders. */
export interface DesignDeletionEvents {
  onDeleted?: (ids: readonly string[]) => void;
  onRestored?: (ids: readonly string[]) => void;
}

/** Deletion of designs, with undo. */
export interface DesignDeletion {
  /**
   * Hides designs and deletes them, with an Undo button that takes the focus on demand. Resolves to the number of
   * deleted designs.
   */
  remove: (ids: readonly string[], wayBack?: { takesFocus: boolean }) => Promise<number>;
  /** Restores recently deleted designs. */
  restore: (ids: readonly string[]) => Promise<void>;
}

/** Deletes designs without a confirmation; they can be restored with Undo. */
export function useDesignDeletion({ onDeleted, onRestored }: DesignDeletionEvents = {}): DesignDeletion {
  const client = useApolloClient();
  const [deleteDesigns] = useDeleteDesignsMutation();
  const restore = useDesignRestoring(onRestored);
  const remove = useCallback(
    async (ids: readonly string[], wayBack?: { takesFocus: boolean }) => {
      markDeleted(ids);
      try {
        const { data } = await deleteDesigns({ variables: { ids: [...ids] } });
        // in the order of the list
        const { deletedIds = [], refusals = [], errors = [] } = data?.deleteDesigns ?? {};
        const deleted = ids.filter((id) => deletedIds.includes(id));
        markExisting(ids.filter((id) => !deleted.includes(id)));
        const refusal = errors[0] ?? (deleted.length === 0 ? refusals[0] : undefined);
        if (refusal) {
          notify.error(refusal.message);
          return 0;
        }
        const unfinished = refusals.filter(({ code }) => code === 'INVALID_STATE').length;
        onDeleted?.(deleted);
        for (const deletedId of deleted) publishDesignUpdate({ design: null, deletedId });
        // while disconnected no live update refreshes the lists
        if (connection.get() !== 'live') askForLists(client);
        notify.undo(formatOutcome(deleted.length, unfinished), () => void restore(deleted), wayBack);
        return deleted.length;
      } catch (error) {
        markExisting(ids);
        notify.error(errorMessage(error));
        return 0;
      }
    },
    [client, deleteDesigns, onDeleted, restore],
  );
  return { remove, restore };
}
