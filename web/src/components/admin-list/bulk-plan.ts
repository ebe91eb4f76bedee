import { isAnswer } from '../../lib/errors';
import type { Chosen } from './selection';

/** The rows of an action, as the API's bulk mutations take them: ids, or everything that matches a filter. */
export type Target<Filter> = { ids: string[] } | { filter: Filter };

export const targetOf = <Filter>(chosen: Chosen, filter: Filter): Target<Filter> =>
  chosen.kind === 'rows' ? { ids: [...chosen.ids] } : { filter };

/** Returns the target as a filter, for queries about the selection. */
export const filterOf = <Filter extends object>(target: Target<Filter>): Filter | { ids: string[] } =>
  'ids' in target ? { ids: target.ids } : target.filter;

/** The result of one batch on the server. */
export interface BulkBatch {
  done: number;
  /** Rows that were counted as affected, but are not allowed to be. */
  refused: number;
  /** Rows left for further batches. */
  left: number;
}

/** An action on many rows, planned before its confirmation. */
export interface BulkPlan {
  /** Number of affected rows; with 0 there is nothing to confirm. */
  count: number;
  title: string;
  text: string;
  /** The confirm button, named after the action. */
  confirmText: string;
  /** Whether the action needs a reason for the record. */
  needsReason?: boolean;
  /** Runs one short batch; called again while rows are left. The reason is empty for an action that needs none. */
  runBatch: (reason: string) => Promise<BulkBatch>;
}

/** The outcome of a bulk action. */
export interface BulkOutcome {
  done: number;
  refused: number;
  /** FAILED: a batch was not sent, not answered or refused. STOPPED: by the user. */
  end: 'DONE' | 'STOPPED' | 'FAILED';
  /** Why a batch was refused, if the API said so. */
  problem?: string;
  /** A batch was sent and not answered: it may have been done. */
  isUnknown?: boolean;
}

/** A refusal that ends the action: its message is shown as it is. */
export class BulkRefused extends Error {
  override readonly name = 'BulkRefused';
}

/** Runs batch after batch until no rows are left, a batch changes nothing, or it is stopped. */
export async function carryOut(
  { runBatch }: Pick<BulkPlan, 'runBatch'>,
  {
    isStopped,
    onProgress,
    reason = '',
  }: { isStopped: () => boolean; onProgress: (done: number) => void; reason?: string },
): Promise<BulkOutcome> {
  let done = 0;
  let refused = 0;
  try {
    for (;;) {
      const part = await runBatch(reason);
      done += part.done;
      refused = part.refused;
      onProgress(done);
      if (part.left === 0 || part.done === 0) return { done, refused, end: 'DONE' };
      if (isStopped()) return { done, refused, end: 'STOPPED' };
    }
  } catch (error) {
    if (error instanceof BulkRefused) return { done, refused, end: 'FAILED', problem: error.message };
    return { done, refused, end: 'FAILED', isUnknown: !isAnswer(error) };
  }
}
