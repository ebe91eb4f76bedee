import type { DesignsChangedSubscription } from './live-designs.generated';

/** A design as it is now, the id of one that was deleted, or neither: then changes may have been missed. */
export type DesignUpdate = DesignsChangedSubscription['designsChanged'];

const listeners = new Set<(news: DesignUpdate) => void>();

/** Tells what the account's live line has said. */
export const publishDesignUpdate = (news: DesignUpdate): void => {
  for (const listener of listeners) listener(news);
};

/** Hears what becomes of the account's designs. Answers how to stop. */
export const onDesignUpdate = (listener: (news: DesignUpdate) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
