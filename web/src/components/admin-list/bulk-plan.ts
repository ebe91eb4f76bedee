import type { Chosen } from './selection';

/** The rows an action is for, as the API's bulk mutations are told: some, or all that a filter leaves. */
export type Target<Filter> = { ids: string[] } | { filter: Filter };

export const targetOf = <Filter>(chosen: Chosen, filter: Filter): Target<Filter> =>
  chosen.kind === 'rows' ? { ids: [...chosen.ids] } : { filter };

/** The same as a filter, for questions about what is chosen. */
export const filterOf = <Filter extends object>(target: Target<Filter>): Filter | { ids: string[] } =>
  'ids' in target ? { ids: target.ids } : target.filter;

/** What the server has done in one turn. */
export interface BulkTurn {
  done: number;
  /** Rows that it may not be done to, and that were counted as if it might. */
  kept: number;
  /** Rows that the next turn is for. */
  left: number;
}

/** An action on many rows, looked into before it is agreed to. */
export interface BulkPlan {
  /** How many rows it will be done to; none, and there is nothing to agree to. */
  count: number;
  title: string;
  text: string;
  /** The button that goes ahead, named after what it does. */
  confirmText: string;
  /** Does a part of it that is never long: called again while rows are left. */
  turn: () => Promise<BulkTurn>;
}

/** What has come of it. */
export interface BulkOutcome {
  done: number;
  kept: number;
  /** FAILED: a turn could not be asked for, or not be answered. STOPPED: by whoever began it. */
  end: 'DONE' | 'STOPPED' | 'FAILED';
}

/** Turn after turn, until nothing is left, a turn comes to nothing, or it is to stop. */
export async function carryOut(
  { turn }: Pick<BulkPlan, 'turn'>,
  { isStopped, onProgress }: { isStopped: () => boolean; onProgress: (done: number) => void },
): Promise<BulkOutcome> {
  let done = 0;
  let kept = 0;
  try {
    for (;;) {
      const part = await turn();
      done += part.done;
      kept = part.kept;
      onProgress(done);
      if (part.left === 0 || part.done === 0) return { done, kept, end: 'DONE' };
      if (isStopped()) return { done, kept, end: 'STOPPED' };
    }
  } catch {
    return { done, kept, end: 'FAILED' };
  }
}
