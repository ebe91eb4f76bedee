import type { DesignPartsFragment } from './live-designs.generated';

/** The current state of a design, the id of a deleted one, or neither: then changes may have been missed. */
export interface DesignUpdate {
  design: DesignPartsFragment | null;
  deletedId: string | null;
}

const listeners = new Set<(update: DesignUpdate) => void>();

/** Publishes an event of the account's live subscription. */
export const publishDesignUpdate = (update: DesignUpdate): void => {
  for (const listener of listeners) listener(update);
};

/** Subscribes to changes of the account's designs. Returns a function that unsubscribes. */
export const onDesignUpdate = (listener: (update: DesignUpdate) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
