/** So long after it was deleted a design can be had back, minutes. */
export const restorableMinutes = 10;

/** Designs that are deleted, restored or downloaded in one go. */
export const mostDesignsAtOnce = 100;
