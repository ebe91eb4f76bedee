import { useCallback, useRef } from 'react';
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

/**
 * Returns a function that restores designs; reports when that is no longer possible, and resolves to whether they are
 * back.
 */
function useDesignRestoring(
  onRestored: DesignDeletionEvents['onRestored'],
): (ids: readonly string[]) => Promise<boolean> {
  const client = useApolloClient();
  const [restoreDesigns] = useRestoreDesignsMutation();
  return useCallback(
    async (ids) => {
      try {
        const { data } = await restoreDesigns({ variables: { ids: [...ids] } });
        const refusal = data?.restoreDesigns.errors[0];
        if (refusal) {
          notify.error(refusal.message);
          return false;
        }
        for (const design of data?.restoreDesigns.designs ?? []) {
          markExisting([design.id]);
          publishDesignUpdate({ design, deletedId: null });
        }
        onRestored?.(ids);
        if (connection.get() !== 'live') askForLists(client);
        return true;
      } catch (error) {
        notify.error(`The designs are not back yet. ${errorMessage(error)}`);
        return false;
      }
    },
    [client, restoreDesigns, onRestored],
  );
}

/** Callback of a page; it must be stable between renders. */
export interface DesignDeletionEvents {
  onRestored?: (ids: readonly string[]) => void;
}

/** Deletion of designs, with undo. */
export interface DesignDeletion {
  /**
   * Hides designs and deletes them, with an Undo button that takes the focus on demand. Resolves to the number of
   * deleted designs.
   */
  remove: (ids: readonly string[], wayBack?: { takesFocus: boolean }) => Promise<number>;
  /** Restores the last deletion, and closes its note. Returns false when there is none. */
  undoLast: () => boolean;
}

/** A deletion that can be undone. */
interface Deletion {
  ids: readonly string[];
  /** Id of the note with its Undo button. */
  note: string | number;
}

/** Deletes designs without a confirmation; they can be restored with Undo. */
export function useDesignDeletion({ onRestored }: DesignDeletionEvents = {}): DesignDeletion {
  const client = useApolloClient();
  const [deleteDesigns] = useDeleteDesignsMutation();
  const restore = useDesignRestoring(onRestored);
  const last = useRef<Deletion | null>(null);
  const undo = useCallback(
    async (deletion: Deletion) => {
      if (last.current === deletion) last.current = null;
      notify.dismiss(deletion.note);
      if (!(await restore(deletion.ids))) last.current ??= deletion;
    },
    [restore],
  );
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
        for (const deletedId of deleted) publishDesignUpdate({ design: null, deletedId });
        // while disconnected no live update refreshes the lists
        if (connection.get() !== 'live') askForLists(client);
        const deletion: Deletion = {
          ids: deleted,
          note: notify.undo(formatOutcome(deleted.length, unfinished), () => void undo(deletion), wayBack),
        };
        last.current = deletion;
        return deleted.length;
      } catch (error) {
        markExisting(ids);
        notify.error(errorMessage(error));
        return 0;
      }
    },
    [client, deleteDesigns, undo],
  );
  const undoLast = useCallback(() => {
    if (!last.current) return false;
    void undo(last.current);
    return true;
  }, [undo]);
  return { remove, undoLast };
}
