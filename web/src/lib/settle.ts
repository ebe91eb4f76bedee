/** Pause in typing before a filter is applied, in milliseconds. */
export const settleMs = 300;
