import { useCallback, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { connection } from '../../lib/connection';
import { errorMessage, isAnswerLost } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { markDeleted, markExisting } from './deleted-designs';
import { publishDesignUpdate } from './design-updates';
import {
  ExistingDesignsDocument,
  useDeleteDesignsMutation,
  useRestoreDesignsMutation,
} from './design-deletion.generated';
import type { DesignPartsFragment } from './live-designs.generated';
import { askForLists } from './stale-lists';

export const formatDesigns = (count: number) => (count === 1 ? '1 design' : `${count} designs`);

/** Says how many designs were deleted, and how many were not because they are unfinished. */
const formatOutcome = (deleted: number, unfinished: number) =>
  unfinished === 0
    ? `${formatDesigns(deleted)} deleted`
    : `${formatDesigns(deleted)} deleted. ${unfinished === 1 ? 'One' : unfinished} in progress can be deleted once cancelled.`;

/** Asks which of these designs exist, after a lost answer. Resolves to null when that is not answered either. */
const existingOf = (client: ApolloClient, ids: readonly string[]): Promise<DesignPartsFragment[] | null> =>
  client
    .query({ query: ExistingDesignsDocument, variables: { ids: [...ids] }, fetchPolicy: 'network-only' })
    .then(({ data }) => data?.me?.designs.items ?? null)
    .catch(() => null);

/** How a restoration ended; `message` says why it failed, or that its outcome is not known. */
type Restoration = { state: 'done' } | { state: 'refused' | 'unknown'; message: string };

/** Returns a function that restores designs. After a lost answer it asks whether they are back. */
function useDesignRestoring(
  onRestored: DesignDeletionEvents['onRestored'],
): (ids: readonly string[]) => Promise<Restoration> {
  const client = useApolloClient();
  const [restoreDesigns] = useRestoreDesignsMutation();
  return useCallback(
    async (ids) => {
      const show = (designs: readonly DesignPartsFragment[]): Restoration => {
        for (const design of designs) {
          markExisting([design.id]);
          publishDesignUpdate({ design, deletedId: null });
        }
        onRestored?.(ids);
        if (connection.get() !== 'live') askForLists(client);
        return { state: 'done' };
      };
      try {
        const { data } = await restoreDesigns({ variables: { ids: [...ids] } });
        const refusal = data?.restoreDesigns.errors[0];
        return refusal ? { state: 'refused', message: refusal.message } : show(data?.restoreDesigns.designs ?? []);
      } catch (error) {
        if (!isAnswerLost(error))
          return { state: 'refused', message: `The designs are not back yet. ${errorMessage(error)}` };
        const existing = await existingOf(client, ids);
        if (existing && existing.length > 0) return show(existing);
        return {
          state: 'unknown',
          message: existing
            ? 'What you deleted is not back yet.'
            : 'No answer came, so it is not known whether what you deleted is back.',
        };
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

/** Shows a note with an Undo button. */
function offerUndo(
  text: string,
  ids: readonly string[],
  undo: (deletion: Deletion) => Promise<void>,
  wayBack?: { takesFocus: boolean },
): Deletion {
  const deletion: Deletion = { ids, note: notify.undo(text, () => void undo(deletion), wayBack) };
  return deletion;
}

/** Deletes designs without a confirmation; they can be restored with Undo. */
export function useDesignDeletion({ onRestored }: DesignDeletionEvents = {}): DesignDeletion {
  const client = useApolloClient();
  const [deleteDesigns] = useDeleteDesignsMutation();
  const restore = useDesignRestoring(onRestored);
  const last = useRef<Deletion | null>(null);
  const undo = useCallback(
    async function again(deletion: Deletion): Promise<void> {
      if (last.current === deletion) last.current = null;
      notify.dismiss(deletion.note);
      const result = await restore(deletion.ids);
      if (result.state === 'done') return;
      if (result.state === 'unknown') last.current = offerUndo(result.message, deletion.ids, again);
      else {
        notify.error(result.message);
        last.current ??= deletion;
      }
    },
    [restore],
  );
  const remove = useCallback(
    async (ids: readonly string[], wayBack?: { takesFocus: boolean }) => {
      const finish = (deleted: readonly string[], unfinished: number) => {
        for (const deletedId of deleted) publishDesignUpdate({ design: null, deletedId });
        // while disconnected no live update refreshes the lists
        if (connection.get() !== 'live') askForLists(client);
        last.current = offerUndo(formatOutcome(deleted.length, unfinished), deleted, undo, wayBack);
        return deleted.length;
      };
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
        return finish(deleted, refusals.filter(({ code }) => code === 'INVALID_STATE').length);
      } catch (error) {
        const existing = isAnswerLost(error) ? await existingOf(client, ids) : null;
        const deleted = existing ? ids.filter((id) => !existing.some((design) => design.id === id)) : [];
        markExisting(ids.filter((id) => !deleted.includes(id)));
        if (deleted.length > 0) return finish(deleted, 0);
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
