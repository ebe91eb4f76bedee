export type SelectedRange = readonly [start: number, end: number];

/** Returns the end of a selection that stays while the other one is dragged. */
export const fixedEnd = ([start, end]: SelectedRange, dragged: 'start' | 'end'): number =>
  dragged === 'start' ? end : start;

/**
 * Returns what is selected when one end stays and the other one is dragged to a position. Past the fixed end it selects
 * at the other side; at the fixed end nothing changes, as handles without a selection would be lost.
 */
export const selectedTo = (fixed: number, to: number, before: SelectedRange): SelectedRange =>
  to === fixed ? before : [Math.min(fixed, to), Math.max(fixed, to)];
