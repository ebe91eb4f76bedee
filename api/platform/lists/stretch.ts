import type { Place } from './cursor';

/** Which rows of a list. */
export interface Stretch {
  take: number;
  skip?: number;
  /** Only rows beyond this place, in the direction that is read. */
  beyond?: Place;
  /** Read from the list's end. */
  backwards?: boolean;
}

export interface PlacedRow<Row> {
  row: Row;
  place: Place;
}
